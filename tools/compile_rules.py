"""Compiles the rules of a checkout into `.venv/compiled/<stamp>`; says in one sentence what it did.

Meant to run beside a game that is being played: from a copy of the sources, at low priority, never
two at once, and no longer than the process that started it. What it makes appears complete or not
at all; what single steps have made is kept in `.venv/compiled/objects`, so that nothing has to be
compiled twice.
"""

import argparse
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from checkout import PACKAGE, stamp

ROOT = Path(__file__).parent.parent
MADE = ROOT / ".venv" / "compiled"
OBJECTS = MADE / "objects"
TOLD = MADE / "told.txt"  # the last sentence, for scripts/test
LOG = MADE / "log.txt"
COPIED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
COPIED += ("tools/checkout.py", "tools/included.py", "tools/package_page.py")
KEPT = 3  # folders of compiled rules; a process may still load modules from an older one
WEEK = 7 * 24 * 3600
LOOK = 0.5  # seconds between two looks whether the parent is still there


def main() -> int:
    """Compile, unless that is done; 0 when the rules are compiled, or plain for a good reason."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--beside", action="store_true", help="at low priority, ends with parent")
    wanted = wishes.parse_args()
    MADE.mkdir(exist_ok=True)
    if wanted.beside:
        os.nice(10)
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    with open(MADE / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the system takes it back, however this process ends
        for left in MADE.glob("new-*"):
            shutil.rmtree(left, ignore_errors=True)
        scratch = Path(tempfile.mkdtemp(prefix="new-", dir=MADE))
        try:
            return _compile(scratch, beside=wanted.beside)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)


def _compile(scratch: Path, *, beside: bool) -> int:
    """Compile a copy of the sources and put the result in its place."""
    began = time.monotonic()
    tree = _copy(scratch / "tree")
    folder = MADE / stamp(tree)
    compiler = _compiler()
    wanted = not os.environ.get("CLOCKSMITH_PURE")
    if wanted and _content(folder / "compiler.txt") == compiler:
        return _tell("compiled with mypyc before.", aloud=not beside)
    if wanted and beside:
        print("compile: compiling the rules beside the game; the next start uses them", flush=True)
    code = _start(tree, scratch / "lib").wait()
    said = [line for line in LOG.read_text().splitlines() if line.startswith("clocksmith: ")]
    sentence = said[-1].removeprefix("clocksmith: ") if said else f"setup.py ended with {code}."
    if code or not (scratch / "lib").is_dir():
        return _tell(sentence, code=0 if _for_a_reason(sentence) else 1)
    (scratch / "lib" / "compiler.txt").write_text(compiler)
    if folder.is_dir():
        folder.rename(scratch / "older")  # made by another compiler
    (scratch / "lib").rename(folder)
    _prune()
    return _tell(f"{sentence[:-1]}, in {time.monotonic() - began:.0f} s.")


def _start(tree: Path, into: Path) -> subprocess.Popen[bytes]:
    """Start compiling in a process group of its own, which is known before this can be ended."""
    global _running
    with _starting, open(LOG, "w") as log:
        built = subprocess.Popen(
            [sys.executable, "setup.py", "build_ext", f"--build-lib={into}"],
            cwd=tree,
            env={**os.environ, "CLOCKSMITH_OBJECTS": str(OBJECTS)},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        _running = built.pid
    if _interrupted:
        _stop(_interrupted)
    return built


def _copy(tree: Path) -> Path:
    """Copy what is compiled, and what it is checked against: nobody changes it meanwhile."""
    shutil.copytree(ROOT / PACKAGE, tree / PACKAGE, ignore=_no_python)
    for name in COPIED:
        (tree / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


def _no_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if "." in name and not name.endswith(".py")] + ["__pycache__"]


def _compiler() -> str:
    """Who compiles: the first line that the C compiler says of itself."""
    command = [*os.environ.get("CC", "cc").split(), "--version"]
    with suppress(OSError):
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        return f"{' '.join(command)}\n{said.partition(chr(10))[0]}\n"
    return "none\n"


def _for_a_reason(sentence: str) -> bool:
    """Whether the rules are plain because nobody wants or can have them compiled."""
    return "CLOCKSMITH_PURE" in sentence or "no working C compiler" in sentence


def _prune() -> None:
    """Remove folders that nobody starts with any more, and steps not used for a week."""
    folders = [path.parent for path in MADE.glob("*/compiler.txt")]
    for folder in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    for path in OBJECTS.glob("*"):
        if path.stat().st_mtime < time.time() - WEEK:
            path.unlink()


def _content(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def _tell(sentence: str, code: int = 0, *, aloud: bool = True) -> int:
    TOLD.write_text(sentence + "\n")
    if aloud:
        print(f"compile: {sentence}", flush=True)
    return code


_running = 0  # the process group that compiles
_starting = threading.Lock()  # held while it is started: whoever came then would not know it yet
_interrupted = 0  # the signal that came then


def _interrupt(number: int, frame: object) -> None:
    """Stop, or as soon as what is being started is known."""
    global _interrupted
    _interrupted = number
    if not _starting.locked():
        _stop(number)


def _stop(number: int) -> None:
    """End what was started, and then this process; the next run removes what is left."""
    if _running:
        with suppress(ProcessLookupError):
            os.killpg(_running, signal.SIGKILL)
    os._exit(128 + number)


def _end_with(parent: int) -> None:
    """Stop when the process that started this one is gone."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    with _starting:
        _stop(signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
