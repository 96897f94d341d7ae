"""Builds what dist/ holds from a copy of the checkout, so that nothing is left behind in it.

`dist/*.tar.gz` is the source distribution, and the wheels are built from it: so everything they
need is in it. `dist/*.whl` is one wheel: with compiled rules, for this version of Python and
machines like this one; with `--plain`, for any. `dist/plain/*.whl` is a plain one in any case.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = "src/clocksmith/server/static"
OBJECTS = ROOT / ".venv" / "compiled" / "objects"  # what compiling a checkout has made already
TOOLS = ("tools/checkout.py", "tools/included.py", "tools/package_page.py")  # of setup.py
COPIED = ("src", *TOOLS, "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{0}(sys.argv[1])"
SOURCES, WHEEL = "sdist", "wheel"


def main() -> int:
    """Build both, or say what stood in the way."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--plain", action="store_true", help="compile nothing")
    wishes.add_argument("--into", type=Path, default=ROOT / "dist", help="a folder; dist usually")
    wanted = wishes.parse_args()
    if not (ROOT / CLIENT / "index.html").is_file():
        sys.exit("dist: the browser client has not been built; scripts/setup client builds it")
    wanted.into.mkdir(parents=True, exist_ok=True)
    patterns = ("*.tar.gz", "*.whl", "plain/*.whl")
    for older in [file for pattern in patterns for file in wanted.into.glob(pattern)]:
        older.unlink()
    with tempfile.TemporaryDirectory() as scratch:
        for name in COPIED:
            _copy(ROOT / name, Path(scratch, "checkout", name))
        sources = _build(SOURCES, Path(scratch, "checkout"), wanted.into, {})
        with tarfile.open(sources) as archive:
            archive.extractall(scratch, filter="data")
        return _wheels(Path(scratch, sources.name.removesuffix(".tar.gz")), wanted)


def _wheels(tree: Path, wanted: argparse.Namespace) -> int:
    """Build the wheels from an unpacked source distribution."""
    plain = _build(WHEEL, tree, wanted.into / "plain", {"CLOCKSMITH_PURE": "1"})
    if wanted.plain:
        shutil.copy(plain, wanted.into)
        return 0
    shutil.rmtree(tree / "build", ignore_errors=True)
    compiled = _build(WHEEL, tree, wanted.into, {"CLOCKSMITH_OBJECTS": str(OBJECTS)})
    if compiled.name.endswith("-any.whl"):
        print("dist: the rules could not be compiled, so both wheels are plain", file=sys.stderr)
        return 1
    return 0


def _build(kind: str, tree: Path, folder: Path, settings: dict[str, str]) -> Path:
    """Build one file into a folder, and tell how long it took."""
    began = time.monotonic()
    environment = {name: text for name, text in os.environ.items() if name != "CLOCKSMITH_PURE"}
    built = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind), str(folder.resolve())],
        cwd=tree,
        env={**environment, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if built.returncode:
        sys.exit(f"{built.stdout[-3000:]}\ndist: the {kind} could not be built")
    (made,) = folder.glob("*.tar.gz" if kind == SOURCES else "*.whl")
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
