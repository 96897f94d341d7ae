"""A wheel brings everything that tables in the browser need, without Node.js or a compiler."""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from effort import ALL
from install.copies import ROOT, environment

MANYLINUX = 28  # glibc 2.28: Debian 10, Ubuntu 20.04, and whatever is younger
PATIENCE = 120  # seconds, on a busy machine
UNREACHABLE = re.compile(
    r"failed to fetch|error sending request|dns error|connection (refused|broken|timed out)"
    r"|temporary failure in name resolution|no matching distribution found for",
    re.IGNORECASE,
)


def python(*words: str | Path) -> None:
    """Run a program of the checkout; its own programs come first."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    ran = subprocess.run(
        [sys.executable, *words],
        env={**environment(), "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, as `make dist` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    python(ROOT / "tools" / "make_wheels.py", "--plain", "--into", folder)
    (made,) = folder.glob("*.whl")
    return made


def install(place: Path, wanted: str) -> None:
    """Install into an environment a wheel with what it brings along, at the versions we test."""
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    python = str(place / "bin" / "python")
    if uv is None and not (place / "bin" / "pip").exists():
        venv.create(place, with_pip=True)
    install = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    pins = ["--constraint", str(ROOT / "requirements" / "run.txt")]
    done = subprocess.run([*install, *pins, wanted], capture_output=True, text=True, check=False)
    if done.returncode and UNREACHABLE.search(done.stdout + done.stderr):
        pytest.skip(f"what the wheel needs cannot be fetched here: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what that brings along, and nothing else."""
    place = tmp_path_factory.mktemp("empty")
    venv.create(place)
    install(place, str(wheel))
    return place


@pytest.fixture(scope="module")
def installed_with_server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and its server."""
    place = tmp_path_factory.mktemp("server")
    venv.create(place)
    install(place, f"{wheel}[server]")
    return place


def ran(installed: Path, *words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program of an environment, with nothing of this one."""
    return subprocess.run(
        [installed / "bin" / words[0], *words[1:]],
        cwd=installed,
        env={"PATH": str(installed / "bin"), "HOME": str(installed), "LANG": "C.UTF-8"},
        input=keys,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture
def served(installed_with_server: Path, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address of a server that has nothing but its own environment, and what it said."""
    programs = installed_with_server / "bin"
    process = subprocess.Popen(
        [programs / "clocksmith", "serve", "--no-open", "--port", "0"],
        cwd=tmp_path,
        env={"PATH": str(programs), "HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield line.removeprefix("Clocksmith is at ").strip(), line
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_a_plain_wheel_is_for_any_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_wheel_brings_the_drawings_of_pictures(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        assert "clocksmith/pictures/client/picture.js" in files.namelist()


def test_an_installed_wheel_serves_tables_and_their_pages(served: tuple[str, str]) -> None:
    address, said = served
    assert address.startswith("http://127.0.0.1:"), said
    with urlopen(address, timeout=PATIENCE) as answer:
        page = answer.read().decode()
    assert "has not been built" not in page
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None, page
    with urlopen(address.rstrip("/") + script[1], timeout=PATIENCE) as answer:
        assert answer.status == 200
    with urlopen(f"{address}api/openapi.json", timeout=PATIENCE) as answer:
        assert b"/tables" in answer.read()


PROGRAM = """
import pickle, random, clocksmith
pos = clocksmith.start("khronos", seats=2, seed=7)
for _ in range(5):
    pos.play(random.choice(pos.legal))
assert pickle.loads(pickle.dumps(pos)) == pos == clocksmith.read(str(pos))
print(pos.hint("grandmaster", seed=1) in pos.legal)
"""


def test_the_wheel_alone_brings_rules_records_bots_and_the_terminal(installed: Path) -> None:
    packages = {place.name.lower() for place in installed.glob("lib/python*/site-packages/*")}
    assert not packages & {"numpy", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    assert ran(installed, "clocksmith", "perft", "khronos", "--depth", "2").returncode == 0
    program = ran(installed, "python", "-c", PROGRAM)
    assert program.stdout == "True\n", program.stderr
    said = ran(installed, "clocksmith", "play", "sands", "--level", "master", keys="quit\n")
    assert said.returncode == 0, said.stderr
    assert "pip install 'clocksmith[nets]'" in said.stdout
    fought = ("arena", "khronos", "--bots", "hasty,uniform", "--games", "2", "--visits", "5")
    assert "hasty" in ran(installed, "clocksmith", *fought).stdout


@pytest.mark.parametrize("command", [["serve"], ["backup", "--database", "a.db", "b.db"]])
def test_without_the_server_it_is_said_what_to_type(installed: Path, command: list[str]) -> None:
    said = ran(installed, "clocksmith", *command)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == (
        "This needs the server, which is not installed; type: pip install 'clocksmith[server]'.\n"
    )


if ALL:  # compiles for a minute, unless the checkout has been compiled

    @pytest.mark.compiler
    def test_a_compiled_wheel_is_repaired_for_every_usual_linux(tmp_path: Path) -> None:
        dist, repaired, place = (tmp_path / name for name in ("dist", "repaired", "empty"))
        python(ROOT / "tools" / "make_wheels.py", "--into", dist)
        python("-m", "auditwheel", "repair", "--wheel-dir", repaired, *dist.glob("*.whl"))
        (wheel,) = repaired.glob("*.whl")
        version = re.search(r"manylinux_2_(\d+)_", wheel.name)
        assert version is not None, wheel.name
        assert int(version[1]) <= MANYLINUX
        venv.create(place)
        install(place, str(wheel))
        assert ran(place, "clocksmith", "perft", "khronos", "--depth", "2").returncode == 0
        where = "import clocksmith.core.game as game; print(game.__file__)"
        assert ran(place, "python", "-c", where).stdout.endswith(".so\n")
