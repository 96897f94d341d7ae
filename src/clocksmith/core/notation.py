"""Positions as text: lines of words, and steps as ``Name field=value``."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from clocksmith.core.options import Choices, OptionList
from clocksmith.core.step import Step

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
            raise self.wrong(f"here comes {first!r}, not {found}")
        self._next += 1
        return self._lines[self._next - 1][1].split()[1:]

    def take_one(self, first: str) -> str:
        """Return the only word after *first* on the next line."""
        words = self.take(first)
        if len(words) != 1:
            raise self.wrong(f"here stands one word, not {len(words)}")
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
        raise ValueError(f"this reads positions of {game} {version}")


class Codec(ABC):
    """How the fields of one name are written and read."""

    @abstractmethod
    def write(self, value: Any) -> str:
        """Return *value* as one word."""

    @abstractmethod
    def read(self, word: str) -> Any:
        """Return the value of a word; ValueError, in words, when it has none."""


class Named(Codec):
    """A number that has a name in a list."""

    def __init__(self, what: str, names: list[str]) -> None:
        self._what = what
        self._names = names

    def write(self, value: Any) -> str:
        name: str = self._names[value]
        return name

    def read(self, word: str) -> Any:
        if word not in self._names:
            raise ValueError(f"{word[:40]!r} is not {self._what}")
        return self._names.index(word)


class Count(Codec):
    """A number between two bounds."""

    def __init__(self, what: str, least: int, most: int) -> None:
        self._what = what
        self._least = least
        self._most = most

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, word: str) -> Any:
        plain = word.isascii() and word.isdigit() and len(word) <= 9
        if not plain or not self._least <= int(word) <= self._most:
            bounds = f"{self._least} to {self._most}"
            raise ValueError(f"{self._what} is a number from {bounds}, not {word[:40]!r}")
        return int(word)


class YesNo(Codec):
    """Yes or no."""

    def write(self, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, word: str) -> Any:
        if word not in ("yes", "no"):
            raise ValueError(f"here stands yes or no, not {word[:40]!r}")
        return word == "yes"


class Several(Codec):
    """A tuple of things, joined by a sign; a hyphen stands for none."""

    def __init__(self, one: Codec, sign: str = ",") -> None:
        self._one = one
        self._sign = sign

    def write(self, value: Any) -> str:
        return self._sign.join([self._one.write(item) for item in value]) or "-"

    def read(self, word: str) -> Any:
        if word == "-":
            return ()
        return tuple([self._one.read(part) for part in word.split(self._sign)])


def write_step(step: Step[Any], codecs: dict[str, Codec]) -> str:
    """Return a step as ``Name field=value ...``."""
    fields = [f"{name}={codecs[name].write(getattr(step, name))}" for name in step.__match_args__]
    return " ".join([type(step).__name__, *fields])


def read_step(
    words: list[str], classes: dict[str, Callable[..., Step[Any]]], codecs: dict[str, Codec]
) -> Step[Any]:
    """Return the step that *words* write; ValueError, in words, when they write none."""
    if not words or words[0] not in classes:
        raise ValueError(f"{' '.join(words)[:40]!r} is not a step of this game")
    made = classes[words[0]]
    fields: tuple[str, ...] = made.__match_args__  # type: ignore[attr-defined]
    given: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name not in fields or name in given:
            raise ValueError(
                f"{words[0]} takes {', '.join(fields) or 'nothing'}, not {word[:40]!r}"
            )
        given[name] = value
    missing = [name for name in fields if name not in given]
    if missing:
        raise ValueError(f"{words[0]} lacks {', '.join(missing)}")
    return made(*[codecs[name].read(given[name]) for name in fields])


def take_options(lines: Lines, options: OptionList, seats: range) -> tuple[int, Choices]:
    """Take the line of a position that says how many seats there are and what was chosen."""
    words = lines.take("options")
    if not words or not words[0].startswith("seats="):
        raise ValueError("the options begin with seats=")
    number = Count("the number of seats", seats[0], seats[-1])
    return number.read(words[0].removeprefix("seats=")), options.parse(words[1:])


def take_steps(
    lines: Lines, classes: dict[str, Callable[..., Step[Any]]], codecs: dict[str, Codec]
) -> list[Step[Any]]:
    """Take the pending steps, which end a position, next first; return them as a stack."""
    steps: list[Step[Any]] = []
    while lines.peek() == "next":
        steps.append(read_step(lines.take("next"), classes, codecs))
    if lines.peek():
        lines.take("next")
    steps.reverse()
    return steps
