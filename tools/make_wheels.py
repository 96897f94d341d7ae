"""Builds the wheels of dist/ from a copy of the checkout, so that nothing is left behind in it.

`dist/*.whl` is one wheel: with compiled rules, for this version of Python and machines like this
one; with `--plain`, for any. `dist/plain/*.whl` is a plain one in any case.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = "src/clocksmith/server/static"
OBJECTS = ROOT / ".venv" / "compiled" / "objects"  # what compiling a checkout has made already
TOOLS = ("tools/checkout.py", "tools/included.py")  # of setup.py
COPIED = ("src", *TOOLS, "pyproject.toml", "setup.py", "README.md", "LICENSE")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def main() -> int:
    """Build both, or say what stood in the way."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--plain", action="store_true", help="compile nothing")
    wishes.add_argument("--into", type=Path, default=ROOT / "dist", help="a folder; dist usually")
    wanted = wishes.parse_args()
    if not (ROOT / CLIENT / "index.html").is_file():
        sys.exit("dist: the browser client has not been built; scripts/setup client builds it")
    for older in [*wanted.into.glob("*.whl"), *wanted.into.glob("plain/*.whl")]:
        older.unlink()
    plain = _build(wanted.into / "plain", {"CLOCKSMITH_PURE": "1"})
    if wanted.plain:
        shutil.copy(plain, wanted.into)
        return 0
    compiled = _build(wanted.into, {"CLOCKSMITH_OBJECTS": str(OBJECTS)})
    if compiled.name.endswith("-any.whl"):
        print("dist: the rules could not be compiled, so both wheels are plain", file=sys.stderr)
        return 1
    return 0


def _build(folder: Path, settings: dict[str, str]) -> Path:
    """Build one wheel into a folder, and tell how long it took."""
    began = time.monotonic()
    environment = {name: text for name, text in os.environ.items() if name != "CLOCKSMITH_PURE"}
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch)
        for name in COPIED:
            _copy(ROOT / name, tree / name)
        built = subprocess.run(
            [sys.executable, "-c", BUILD, str(folder)],
            cwd=tree,
            env={**environment, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if built.returncode:
        sys.exit(f"{built.stdout[-3000:]}\ndist: the wheel could not be built")
    (made,) = folder.glob("*.whl")
    print(f"dist: {os.path.relpath(made, ROOT)}, {time.monotonic() - began:.0f} s", flush=True)
    return made


def _copy(place: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if place.is_dir():
        hidden = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
        shutil.copytree(place, target, ignore=hidden)
    else:
        shutil.copy(place, target)


if __name__ == "__main__":
    sys.exit(main())
