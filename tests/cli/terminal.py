"""How tests use the command line: inside this process, or as a person at a real prompt."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from clocksmith.cli.main import app
from effort import ALL

ROOT = Path(__file__).parents[2]
KHRONOS = ROOT / "tests" / "games" / "khronos"
RECORD = KHRONOS / "records" / "second-3-0001.txt"
POSITION = ROOT / "docs" / "pictures" / "khronos.position"
SPOT = KHRONOS / "perft" / "spot.position"
SANDS_RECORD = ROOT / "tests" / "games" / "sands" / "records" / "usual-3-0001.txt"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(*arguments: str | Path, columns: int = 120, keys: str = "") -> Said:
    """Run a command inside this process."""
    env = {"COLUMNS": str(columns), "LANG": "en_GB.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
    result = CliRunner(env=env).invoke(app, [str(word) for word in arguments], input=keys)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def talk(*lines: str, ask: list[str | Path], env: dict[str, str] | None = None) -> Said:
    """Type lines at a prompt; the input ends after the last.

    It is the prompt of a real process where the environment matters, and everywhere with test-all.
    """
    if env is None and not ALL:
        return run(*ask, keys="".join([f"{line}\n" for line in lines]))
    plain = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT / "src"),
        "COLUMNS": "120",
        "LANG": "en_GB.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "clocksmith", *[str(word) for word in ask]],
        input="".join([f"{line}\n" for line in lines]),
        env={**plain, **(env or {})},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Said(ran.returncode, ran.stdout, ran.stderr)


def assert_one_sentence(said: Said, *words: str) -> None:
    """Bad input is answered with one sentence, nothing else, and exit code 2."""
    assert said.code == 2, said.out + said.err
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert said.err.rstrip().endswith((".", "?", "!")), said.err
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err, said.err


def listen_to_interrupts() -> None:
    """Undo what a shell does to commands in its background: they do not hear interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
