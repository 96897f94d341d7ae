"""The boxes that come with a game, and the reading of others against them."""

import threading
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.form import BoxForm
from clocksmith.core.box.reading import box_of, read_box

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
        self._others: dict[str, Box] = {}  # by their texts, the oldest first
        self._reading = threading.Lock()  # a server reads in several threads

    def find(self, name: str) -> Box | None:
        """Return a shipped box by its name, or None."""
        if name not in self.names:
            return None
        if name not in self._read:
            file = files(self._package).joinpath("boxes", f"{name}.toml")
            text = file.read_text(encoding="utf-8")
            self._read[name] = read_box(self.form, text, self.find, self.names)
        return self._read[name]

    def box(self, name: str) -> Box:
        """Return a shipped box by its name; ValueError, in words, when there is none."""
        found = self.find(name)
        if found is None:
            known = ", ".join(self.names)
            raise ValueError(
                f"there is no box {name[:40]!r} of {self.form.game}; there are {known}"
            )
        return found

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
        with self._reading:
            known = self._others.get(text)
        if known is not None:
            return known
        box = read_box(self.form, text, self.find, self.names)
        with self._reading:
            while len(self._others) >= REMEMBERED:
                del self._others[next(iter(self._others))]
            return self._others.setdefault(text, box)

    def box_of(self, plain: dict[str, Any]) -> Box:
        """Return the box in plain data; BoxError when there is none."""
        return box_of(self.form, plain, self.find, self.names)
