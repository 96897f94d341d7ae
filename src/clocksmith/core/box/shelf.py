"""The boxes that come with a game, and the reading of others against them."""

from copyreg import pickle
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.form import BoxForm
from clocksmith.core.box.reading import box_of, read_box
from clocksmith.core.box.writing import write_box

REMEMBERED: Final = 64  # boxes that were read and are not shipped


class Shelf:
    """The shipped boxes of a game, the newest last; each is read when first asked for.

    They lie in ``boxes/NAME.toml`` of the game's package and are never changed: an
    adjustment is a new one.
    """

    def __init__(self, package: str, form: BoxForm, names: list[str]) -> None:
        self.form = form
        self.names = names
        self._package = package
        self._read: dict[str, Box] = {}
        # A server reads in several threads: of two that read the same, both get the same box.
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._read_text)

    def find(self, name: str) -> Box | None:
        """Return a shipped box by its name, or None."""
        if name not in self.names:
            return None
        if name not in self._read:
            file = files(self._package).joinpath("boxes", f"{name}.toml")
            self._read.setdefault(name, self._read_text(file.read_text(encoding="utf-8")))
        return self._read[name]

    def box(self, name: str) -> Box:
        """Return a shipped box by its name; ValueError, in words, when there is none."""
        box = self.find(name)
        if box is None:
            known = ", ".join(self.names)
            raise ValueError(
                f"there is no box {name[:40]!r} of {self.form.game}; there are {known}"
            )
        return box

    @cached_property
    def newest(self) -> Box:
        """The box that a table takes unless another is chosen."""
        return self.box(self.names[-1])

    def by_digest(self, digest: str) -> Box | None:
        """Return the shipped box with this hash, or None."""
        for name in reversed(self.names):
            if self.box(name).digest == digest:
                return self.box(name)
        return None

    def read(self, text: str) -> Box:
        """Return the box that a text describes; BoxError when it describes none."""
        return self._remembered(text)

    def _read_text(self, text: str) -> Box:
        return self._of_here(read_box(self.form, text, self.find, self.names))

    def box_of(self, plain: dict[str, Any]) -> Box:
        """Return the box in plain data; BoxError when there is none."""
        return self._of_here(box_of(self.form, plain, self.find, self.names))

    def _of_here(self, box: Box) -> Box:
        box.package = self._package
        return box


def _reduced(box: Box) -> tuple[Any, ...]:
    """Return how a box is found again elsewhere: by its name if it is shipped, else by its text."""
    if not box.package:
        raise TypeError(f"the box {box.name!r} comes from no shelf, so it cannot be pickled")
    shipped = _shelf_of(box.package).find(box.name) is box
    return _found, (box.package, box.name, "" if shipped else write_box(box))


def _found(package: str, name: str, text: str) -> Box:
    """Return a box that was pickled."""
    shelf = _shelf_of(package)
    return shelf.read(text) if text else shelf.box(name)


def _shelf_of(package: str) -> Shelf:
    shelf = import_module(f"{package}.game").GAME.shelf()
    assert isinstance(shelf, Shelf)
    return shelf


pickle(Box, _reduced)
