"""Texts of lines and words, and how a position begins."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from clocksmith.core.layout.kinds import Count
from clocksmith.core.options import Choices, OptionList

FORMAT = 1

T = TypeVar("T")


class Lines:
    """The lines of a text, without blanks and comments, read one after another.

    Every error names its line.
    """

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._seen = 0  # lines that have been looked at
        self._taken = 0  # the number of the line taken last
        self._words: list[str] = []  # of the next line; none at the end
        self._look()

    def _look(self) -> None:
        """Look for the next line that says something."""
        self._words = []
        while not self._words and self._seen < len(self._lines):
            line = self._lines[self._seen]
            self._seen += 1
            self._words = (line.partition("#")[0] if "#" in line else line).split()

    def peek(self) -> str:
        """Return the first word of the next line, or nothing at the end."""
        return self._words[0] if self._words else ""

    def take(self, first: str) -> list[str]:
        """Return the words of the next line after its first one, which must be *first*."""
        if self.peek() != first:
            found = repr(" ".join(self._words)[:40]) if self._words else "the end"
            self._taken = self._seen if self._words else self._taken
            raise self.wrong(f"expected {first!r}, found {found}")
        return self.take_any()[1:]

    def rest(self, first: str) -> str:
        """Return what stands after *first* on the next line, with single blanks."""
        return " ".join(self.take(first))

    def number(self) -> int:
        """Return the number of the line taken last."""
        return self._taken

    def take_one(self, first: str) -> str:
        """Return the only word after *first* on the next line."""
        words = self.take(first)
        if len(words) != 1:
            raise self.wrong(f"expected one word, found {len(words)}")
        return words[0]

    def take_any(self) -> list[str]:
        """Return the words of the next line."""
        words = self._words
        self._taken = self._seen
        self._look()
        return words

    def wrong(self, what: str) -> ValueError:
        """Return an error about the line taken last."""
        if not self._taken:
            return ValueError(f"the text is empty: {what}")
        return ValueError(f"line {self._taken}: {what}")


def read_text(text: str, read: Callable[[Lines], T]) -> T:
    """Return what *read* makes of a text; every ValueError names its line."""
    lines = Lines(text)
    try:
        return read(lines)
    except ValueError as error:
        if str(error).startswith(("line ", "the text ")):
            raise
        raise lines.wrong(str(error)) from None


class Header(NamedTuple):
    """What the first lines of a position or a record name: the rules, and the box if they do."""

    rules_version: int
    box: str  # its name, nothing where none is named
    digest: str


def take_header(lines: Lines, game: str) -> Header:
    """Take the first lines of a position of *game*; ValueError when they are another's."""
    if lines.take("clocksmith") != ["position", str(FORMAT)]:
        raise ValueError(f"a position begins with 'clocksmith position {FORMAT}'")
    words = lines.take("game")
    if len(words) != 2 or words[0] != game or not words[1].isdecimal():
        raise ValueError(f"expected a position of {game}, with the number of its rules")
    return Header(int(words[1][:9]), *take_box(lines))


def take_box(lines: Lines) -> tuple[str, str]:
    """Take the line that names a box, if there is one: its name and its hash."""
    if lines.peek() != "box":
        return "", ""
    words = lines.take("box")
    if len(words) != 2:
        raise ValueError("a box is written by its name and its hash")
    return words[0], words[1]


def take_options(lines: Lines, options: OptionList, seats: range) -> tuple[int, Choices]:
    """Take the line of a position that says how many seats there are and what was chosen."""
    words = lines.take("options")
    if not words or not words[0].startswith("seats="):
        raise ValueError("the options begin with seats=")
    number = Count("the number of seats", seats[0], seats[-1])
    return number.read(words[0].removeprefix("seats=")), options.parse(words[1:])


def header_in(text: str, game: str) -> Header:
    """Return the rules and the box that a position names in its first lines."""
    return read_text(text, lambda lines: take_header(lines, game))
