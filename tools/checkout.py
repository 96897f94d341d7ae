"""Which rules a checkout runs: compiled ones made of these very sources, or else the sources.

`scripts/setup` copies this module into `.venv` as `clocksmith_checkout`, where every Python process
imports it at its start. Compiled modules lie in `.venv/compiled/<stamp>`, never beside the sources.
The stamp says of what they were made; a process that finds another one uses the sources alone, so
that old compiled rules never meet new sources. Needs nothing but Python.
"""

import os
import sys
import sysconfig
from contextlib import suppress
from hashlib import blake2b
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))  # names the version of Python and the machine
PACKAGE = Path("src", "clocksmith")


def declaration(root: Path) -> dict[str, Any]:
    """What `pyproject.toml` says of compiling, with the tools that do it."""
    import tomllib  # here, since most processes of .venv never ask

    told = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return {**told["tool"]["clocksmith"]["compile"], "tools": told["build-system"]["requires"]}


def compiled_groups(root: Path, declared: dict[str, Any]) -> dict[str, list[Path]]:
    """The modules that are compiled, by the name of what is compiled together."""
    package = root / PACKAGE
    plain = {path for pattern in declared["plain"] for path in package.glob(pattern)}
    groups: dict[str, list[Path]] = {}
    for group, places in declared["groups"].items():
        found = [path for place in places for path in _modules(package / place)]
        groups[group] = sorted(path for path in found if not plain & {path, *path.parents})
    return groups


def stamp(root: Path) -> str:
    """A name for exactly what is compiled: modules, tools, settings, this version of Python."""
    declared = declaration(root)
    told = blake2b(repr((declared, SUFFIX)).encode(), digest_size=16)
    for group, paths in compiled_groups(root, declared).items():
        for path in paths:
            text = path.read_bytes()
            told.update(f"\n{group} {path.relative_to(root).as_posix()} {len(text)}\n".encode())
            told.update(text)
    return told.hexdigest()


def _modules(place: Path) -> list[Path]:
    if not place.exists():
        raise FileNotFoundError(f"pyproject.toml wants {place} compiled, and it is not there")
    paths = place.rglob("*.py") if place.is_dir() else [place]
    return [path for path in paths if path.name != "__init__.py"]


class CompiledFinder:
    """Finds the compiled modules of this checkout, if there are any of its present sources."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._decided = False
        self._folder: Path | None = None

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Say where a compiled module lies; None for all others."""
        if not name.startswith(("clocksmith.", "clocksmith_")) or os.environ.get("CLOCKSMITH_PURE"):
            return None
        folder = self._chosen()
        if folder is None:
            return None
        file = folder / f"{name.replace('.', '/')}{SUFFIX}"
        if file.is_file():
            return spec_from_file_location(name, file)
        if not folder.is_dir():  # a plain module in its place would meet compiled ones
            raise ImportError("the compiled rules have been removed meanwhile: start again")
        return None

    def _chosen(self) -> Path | None:
        """The folder of compiled modules for this process, chosen once."""
        if not self._decided:
            package = sys.modules.get("clocksmith")
            if package is None:
                return None
            self._decided = True
            if _is_folder(package.__path__[0], self._root / PACKAGE):
                with suppress(OSError):  # where a module has just been moved
                    folder = self._root / ".venv" / "compiled" / stamp(self._root)
                    self._folder = folder if folder.is_dir() else None
        return self._folder


def _is_folder(path: str, folder: Path) -> bool:
    return os.path.realpath(path) == os.path.realpath(folder)


def install() -> None:
    """Let processes of this `.venv` find the compiled modules of the checkout it lies in."""
    sys.meta_path.insert(0, CompiledFinder(Path(sys.prefix).parent))


if __name__ == "clocksmith_checkout":
    install()
