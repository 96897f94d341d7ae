"""Builds the folder `play` of the static site: the client, Python for browsers, and the rules.

Everything in it is a file, and every address in it is relative, so that any host of files serves
it, in any folder.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"  # lists packages that could be loaded: none is
WHEELS: Final = ROOT / ".venv" / "site"
# All of these parts of Clocksmith, and of the server what they import.
PARTS: Final = (
    *("core", "kit", "games", "workers", "table", "bots", "board", "arena", "coach", "lessons"),
    *("puzzles", "local"),
)
LEFT_OUT: Final = (".safetensors", ".so", ".pyi", ".c")  # nets need numpy, which there is not
LIBRARIES: Final = (
    *("attr", "attrs", "babel", "fluent", "openskill", "pytz"),
    "typing_extensions.py",
)
ZONES: Final = "pytz/zoneinfo"  # of times that no text here tells
LOCALES: Final = ("root.dat", "en.dat", "de.dat", "fr.dat")
IMPORTED: Final = """
import json, sys
import clocksmith.local.page
print(json.dumps([name for name in sys.modules if name.startswith("clocksmith.server")]))
"""
WORKER: Final = "worker.js"
VERSION: Final = "__CLOCKSMITH_VERSION__"
TOTAL: Final = '<meta name="bytes" content="{}" />'


def main() -> int:
    """Build the folder."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--into", type=Path, default=ROOT / "site" / "play", help="a folder")
    wanted = wishes.parse_args()
    make_play(wanted.into.resolve())
    return 0


def make_play(folder: Path) -> None:
    """Write everything into a folder; what was there before goes."""
    build_client(folder)
    runtime, python = folder / "pyodide", folder / "python"
    runtime.mkdir()
    python.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, runtime)
    lock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    (runtime / LOCK).write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    [wheel] = WHEELS.glob("msgspec-*.whl")
    shutil.copy(wheel, python / "msgspec.whl")
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "sources.zip"
        write_sources(sources)
        compile_sources(sources, python / "clocksmith.zip")
    note_size(folder)
    name_app(folder / "clocksmith.webmanifest")
    list_files(folder)


def build_client(folder: Path) -> None:
    """Build the browser client for the site."""
    told = {**os.environ, "CLOCKSMITH_SITE": str(folder)}
    command = ["exec", "--", "vite", "build", "--config", "build/site.ts", "--logLevel", "warn"]
    subprocess.run([ROOT / "scripts" / "npm", *command], env=told, check=True)


def write_sources(path: Path) -> None:
    """Write the sources that a page needs into a ZIP file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as sources:
        for file in [*own_files(), *library_files()]:
            sources.write(file, _inside(file).as_posix())


def own_files() -> Iterator[Path]:
    """Give the files of Clocksmith that a page needs."""
    package = SOURCES / "clocksmith"
    yield package / "__init__.py"
    for part in PARTS:
        yield from _files(package / part)
    environment = {**os.environ, "CLOCKSMITH_PURE": "1"}
    imported = subprocess.run(
        [sys.executable, "-c", IMPORTED], env=environment, check=True, capture_output=True
    )
    for name in sorted(json.loads(imported.stdout)):
        module = SOURCES.joinpath(*name.split("."))
        yield module / "__init__.py" if module.is_dir() else module.with_suffix(".py")


def library_files() -> Iterator[Path]:
    """Give the files of the libraries that are written in Python alone."""
    for name in LIBRARIES:
        place = _packages() / name
        for file in [place] if place.is_file() else _files(place):
            is_left_out = file.parent.name == "locale-data" and file.name not in LOCALES
            if not is_left_out and not file.is_relative_to(_packages() / ZONES):
                yield file


def compile_sources(sources: Path, code: Path) -> None:
    """Compile sources to the byte code of the Python that pages run."""
    command = ["exec", "--", "node", "build/bytecode.mjs", str(sources), str(code)]
    subprocess.run([ROOT / "scripts" / "npm", *command], check=True)


def note_size(folder: Path) -> None:
    """Write into the page how many bytes its workers load, so that it can say how far they are."""
    needed = [folder / "pyodide" / name for name in RUNTIME if not name.endswith(".mjs")]
    total = sum(path.stat().st_size for path in [*needed, *(folder / "python").iterdir()])
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    head = re.sub(r"(?=\n *<title>)", f"\n    {TOTAL.format(total)}", text, count=1)
    page.write_text(head, encoding="utf-8")


def name_app(manifest: Path) -> None:
    """Let the site be installed as an app of its own, wherever it lies."""
    app = json.loads(manifest.read_text(encoding="utf-8"))
    del app["id"]
    manifest.write_text(json.dumps(app, indent=4), encoding="utf-8")


def list_files(folder: Path) -> None:
    """Write the list of all files that a browser keeps, and name the version in its worker."""
    files = {
        file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest()[:16]
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != WORKER
    }
    text = json.dumps(files)
    (folder / "files.json").write_text(text, encoding="utf-8")
    worker = folder / WORKER
    version = sha256(text.encode()).hexdigest()[:16]
    script = worker.read_text(encoding="utf-8")
    assert VERSION in script, "the worker says which version it keeps"
    worker.write_text(script.replace(VERSION, version), encoding="utf-8")


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in LEFT_OUT:
            yield file


def _packages() -> Path:
    return Path(sysconfig.get_path("purelib"))


def _inside(file: Path) -> Path:
    return file.relative_to(SOURCES if file.is_relative_to(SOURCES) else _packages())


if __name__ == "__main__":
    sys.exit(main())
