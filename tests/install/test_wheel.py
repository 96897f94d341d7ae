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

from install.copies import ROOT, environment

PATIENCE = 120  # seconds, on a busy machine
UNREACHABLE = re.compile(
    r"failed to fetch|error sending request|dns error|connection (refused|broken|timed out)"
    r"|temporary failure in name resolution|no matching distribution found for",
    re.IGNORECASE,
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, as `make dist` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    built = subprocess.run(
        [sys.executable, ROOT / "tools" / "make_wheels.py", "--plain", "--into", folder],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what that brings along, and nothing else."""
    place = tmp_path_factory.mktemp("empty")
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    venv.create(place, with_pip=uv is None)
    python = str(place / "bin" / "python")
    install = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    pins = ["--constraint", str(ROOT / "requirements" / "run.txt")]
    done = subprocess.run(
        [*install, *pins, str(wheel)], capture_output=True, text=True, check=False
    )
    if done.returncode and UNREACHABLE.search(done.stdout + done.stderr):
        pytest.skip(f"what the wheel needs cannot be fetched here: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stdout + done.stderr
    return place


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address of a server that has nothing but its own environment, and what it said."""
    process = subprocess.Popen(
        [installed / "bin" / "clocksmith", "serve", "--no-open", "--port", "0"],
        cwd=tmp_path,
        env={"PATH": str(installed / "bin"), "HOME": str(tmp_path)},
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


def test_an_installed_wheel_plays_without_a_server(installed: Path, tmp_path: Path) -> None:
    told = subprocess.run(
        [installed / "bin" / "clocksmith", "perft", "khronos", "--depth", "2"],
        cwd=tmp_path,
        env={"PATH": str(installed / "bin"), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
