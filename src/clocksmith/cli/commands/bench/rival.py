"""Other people's engines, each installed into an environment of its own beside this one."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from clocksmith.cli.commands.bench.process import BenchError, Contender
from clocksmith.workers.worker import Program

VERSIONS: Final = {"catanatron": "3.2.1"}
ABILITIES: Final = ("play_four", "copy_states")
PATIENCE: Final = 600  # seconds for an installation


def check_known(name: str) -> None:
    """Refuse the name of an engine that cannot be compared with."""
    if name not in VERSIONS:
        known = ", ".join(VERSIONS)
        raise BenchError(f"There is no engine {name!r} to measure against; there is {known}.")


def rival_contender(name: str) -> Contender:
    """Start a worker with the engine *name*, installing it first if it is not there."""
    script = Path(__file__).with_name(f"{name}_worker.py")
    program = Program(f"{script}:start", python=str(_install(name)), path=())
    return Contender(name, program, ABILITIES)


def _install(name: str) -> Path:
    """Install the engine if necessary, and return the Python that has it."""
    folder = cache_folder() / f"{name}-{VERSIONS[name]}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not _works(python, name):
        _run([sys.executable, "-m", "venv", "--clear", str(folder)], "an environment for it failed")
        wanted = f"{name}=={VERSIONS[name]}"
        pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", wanted]
        _run(pip, f"{wanted} could not be installed with pip")
    return python


def cache_folder() -> Path:
    """Where engines are kept between runs."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    caches = Path(named) if Path(named).is_absolute() else Path.home() / ".cache"
    return caches / "clocksmith"


def _works(python: Path, name: str) -> bool:
    """Whether this Python exists and has the engine in the right version."""
    probe = f"import {name}, importlib.metadata as m; assert m.version({name!r}) == "
    probe += repr(VERSIONS[name])
    if not python.exists():
        return False
    return subprocess.run([str(python), "-c", probe], capture_output=True).returncode == 0


def _run(command: list[str], failure: str) -> None:
    """Run a step of the installation; say *failure* and the tool's last line when it fails."""
    try:
        ran = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(f"Cannot measure against another engine: {failure} ({error}).") from error
    if ran.returncode:
        said = (ran.stderr.strip() or ran.stdout.strip() or "no reason given").splitlines()
        raise BenchError(f"Cannot measure against another engine: {failure} ({said[-1].strip()}).")
