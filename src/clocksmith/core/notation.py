"""Texts of lines and words, and how a position begins."""

from collections.abc import Callable
from typing import TypeVar

from clocksmith.core.layout.kinds import Count
from clocksmith.core.options import Choices, OptionList

FORMAT = 1

T = TypeVar("T")


class Lines:
    """The lines of a text, without blanks and comments, read one after another.

    Every error names the line it speaks of.
    """

    def __init__(self, text: str) -> None:
        self._lines: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), start=1):
            bare = line.partition("#")[0].strip()
            if bare:
                self._lines.append((number, bare))
        self._next = 0

    def peek(self) -> str:
        """Return the first word of the next line, or nothing at the end."""
        if self._next >= len(self._lines):
            return ""
        return self._lines[self._next][1].split()[0]

    def take(self, first: str) -> list[str]:
        """Return the words of the next line after its first one, which must be *first*."""
        if self.peek() != first:
            found = repr(self._lines[self._next][1][:40]) if self.peek() else "the end"
            self._next += 1
            raise self.wrong(f"expected {first!r}, found {found}")
        self._next += 1
        return self._lines[self._next - 1][1].split()[1:]

    def rest(self, first: str) -> str:
        """Return what stands after *first* on the next line, with single blanks."""
        return " ".join(self.take(first))

    def number(self) -> int:
        """Return the number of the line taken last."""
        return self._lines[self._next - 1][0]

    def take_one(self, first: str) -> str:
        """Return the only word after *first* on the next line."""
        words = self.take(first)
        if len(words) != 1:
            raise self.wrong(f"expected one word, found {len(words)}")
        return words[0]

    def take_any(self) -> list[str]:
        """Return the words of the next line."""
        self._next += 1
        return self._lines[self._next - 1][1].split()

    def wrong(self, what: str) -> ValueError:
        """Return an error about the line taken last."""
        if not self._lines:
            return ValueError(f"the text is empty: {what}")
        number = self._lines[min(self._next, len(self._lines)) - 1][0]
        return ValueError(f"line {number}: {what}")


def read_text(text: str, read: Callable[[Lines], T]) -> T:
    """Return what *read* makes of a text; every ValueError names the line it speaks of."""
    lines = Lines(text)
    try:
        return read(lines)
    except ValueError as error:
        if str(error).startswith(("line ", "the text ")):
            raise
        raise lines.wrong(str(error)) from None


def take_header(lines: Lines, game: str, version: int) -> None:
    """Take the first lines of a position of *game*; ValueError when they are another's."""
    if lines.take("clocksmith") != ["position", str(FORMAT)]:
        raise ValueError(f"a position begins with 'clocksmith position {FORMAT}'")
    if lines.take("game") != [game, str(version)]:
        raise ValueError(f"expected a position of {game}, rules {version}")


def take_options(lines: Lines, options: OptionList, seats: range) -> tuple[int, Choices]:
    """Take the line of a position that says how many seats there are and what was chosen."""
    words = lines.take("options")
    if not words or not words[0].startswith("seats="):
        raise ValueError("the options begin with seats=")
    number = Count("the number of seats", seats[0], seats[-1])
    return number.read(words[0].removeprefix("seats=")), options.parse(words[1:])


def chosen_in(
    text: str, game: str, version: int, options: OptionList, seats: range
) -> tuple[int, Choices]:
    """Return the seats and the choices that a position names in its first lines."""

    def chosen(lines: Lines) -> tuple[int, Choices]:
        take_header(lines, game, version)
        return take_options(lines, options, seats)

    return read_text(text, chosen)
