"""The image for containers and its services, as far as they can be looked at without building."""

import re
import tomllib
from dataclasses import fields
from typing import Any

import pytest
import typer
import yaml

from clocksmith.cli.main import app
from clocksmith.server.http.health import watching
from clocksmith.server.settings import PREFIX, Settings, read_settings
from install.copies import ROOT

SETTINGS = {PREFIX + field.name.upper() for field in fields(Settings)}
FILES = ("Dockerfile", "compose.yaml", "compose.many.yaml")
GIVEN = {"DATABASE_PASSWORD": "secret", "WORKER_TOKEN": "t" * 32}
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def filled_in(text: str) -> str:
    """Return a text with its variables replaced as Compose does it."""

    def value(found: re.Match[str]) -> str:
        name, how, word = found.groups()
        assert name in GIVEN or how == "-", f"{name} would be missing"
        return GIVEN.get(name, word or "")

    return VARIABLE.sub(value, text)


def compose(name: str) -> Any:
    """Return a file of Compose as it is read."""
    return yaml.safe_load(filled_in((ROOT / name).read_text("utf-8")))


@pytest.mark.parametrize("name", FILES)
def test_the_image_and_its_services_name_settings_that_there_are(name: str) -> None:
    named = set(re.findall(rf"{PREFIX}\w+", (ROOT / name).read_text("utf-8")))
    assert named
    assert named <= SETTINGS


def test_what_the_image_is_built_with_is_in_the_tree() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert "make dist" in image
    assert (ROOT / "scripts" / "dist").is_file()
    for pins in re.findall(r"--constraint /clocksmith/(\S+)", image):
        assert (ROOT / pins).is_file()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [extras] = re.findall(r"\.whl\)\[([\w,]+)\]", image)
    pinned = "".join(
        (ROOT / "requirements" / f"{name}.txt").read_text() for name in ("run", "host")
    )
    wanted = [*extras.split(","), "nets"]  # which the server brings
    packages = [line for extra in wanted for line in project["optional-dependencies"][extra]]
    for line in [*project["dependencies"], *packages]:
        package = re.match(r"[\w.-]+", line)
        assert package is not None
        is_ours = package[0] == "clocksmith"
        assert is_ours or f"\n{package[0]}==" in pinned, f"{line} is not pinned for the image"


@pytest.mark.parametrize("name", ["compose.yaml", "compose.many.yaml"])
def test_services_run_commands_that_there_are_with_settings_that_can_be_read(name: str) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for service in compose(name)["services"].values():
        if service["image"] == "clocksmith":
            program, command, *_ = service.get("command", ["clocksmith", "serve"])
            assert program == "clocksmith"
            assert command in commands
            read_settings(service["environment"])
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert 'CMD ["clocksmith", "serve", "--no-open"]' in image


def test_there_are_two_servers_and_two_workers_on_one_database_behind_a_proxy() -> None:
    many = compose("compose.many.yaml")
    services = many["services"]
    servers = [name for name in services if name.startswith("server-")]
    assert len(servers) == 2
    assert services["worker"]["deploy"]["replicas"] == 2
    databases = {name: services[name]["environment"][f"{PREFIX}DATABASE"] for name in servers}
    assert len(set(databases.values())) == 1
    assert {services[name]["environment"][f"{PREFIX}THINKING"] for name in servers} == {"workers"}
    proxy = many["configs"]["proxy"]["content"]
    assert all(f"{name}:8000" in proxy for name in servers)
    assert not re.search(r"lb_policy|ip_hash|cookie|header", proxy), "any server takes any request"
    ports = [name for name, service in services.items() if "ports" in service]
    assert ports == ["proxy"], "nothing else can be reached from outside"
    for service in services.values():
        for wanted in service.get("configs", []):
            assert wanted["source"] in many["configs"]
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in many["volumes"]


def test_whoever_looks_after_health_asks_at_addresses_that_there_are() -> None:
    paths = {route.path for route in watching(None)}  # type: ignore[arg-type, attr-defined]
    image = (ROOT / "Dockerfile").read_text("utf-8")
    many = (ROOT / "compose.many.yaml").read_text("utf-8")
    asked = re.findall(r"urlopen\('http://127\.0\.0\.1:8000([^']*)'", image + many)
    asked += re.findall(r"health_uri (\S+)", many)
    assert len(asked) == 3
    assert set(asked) <= paths
    services = compose("compose.many.yaml")["services"]
    assert services["worker"]["healthcheck"] == {"disable": True}, "the image's asks a server"
