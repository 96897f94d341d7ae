"""Importing a package from its sources although compiled modules lie beside them."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path


def is_compiled() -> bool:
    """Whether this installation of clocksmith holds compiled rules."""
    spec = find_spec("clocksmith.core.game")
    return spec is not None and not str(spec.origin).endswith(".py")


def use_sources(package: Path) -> None:
    """From now on import everything inside the folder *package* from ``.py`` files only."""
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    inside = package.resolve()

    def hook(folder: str) -> object:
        if not Path(folder).resolve().is_relative_to(inside):
            raise ImportError(f"{folder} is not inside {package}")
        return finder(folder)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.clear()
