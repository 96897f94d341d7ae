"""What is wrong with a box: where, and in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MOST_FAULTS: Final = 100  # nobody reads more; the rest is found once these are mended

# One sentence for each kind of fault. People read them in their language by the key, *box-KEY*.
SENTENCES: Final = {
    "too-long": "a box has at most {most} characters, this one has {found}",
    "too-many-lines": "a box has at most {most} lines, this one has {found}",
    "long-key": "a key has at most {most} parts with dots between them",
    "not-toml": "this is not TOML: {why}",
    "whole": "whole must be a list of sheets; there are {known}",
    "other-game": "this is a box of {found}, not of {game}",
    "no-format": "a box must begin with its format: format = {known}",
    "other-format": "this box has format {found}; this version reads format {known}",
    "unknown-base": "there is no box {found} to build on; there are {known}",
    "unknown-sheet": "there is no sheet {sheet}; there are {known}",
    "not-rows": "sheet {sheet} must be a list of rows, written [[{sheet}]]",
    "rows": "sheet {sheet} must have {least} to {most} rows, not {found}",
    "missing": "{column} is missing",
    "unknown-column": "{sheet} has no column {column}; there are {known}",
    "no-number": "{column} must be a whole number, not {found}",
    "no-name": "{column} must be a name, not {found}",
    "no-list": "{column} must be a list, not {found}",
    "no-text": "{column} must be a short text, not {found}",
    "no-statuses": "statuses must give columns of its sheet a status; there are {known}",
    "between": "{column} must be from {least} to {most}, not {found}",
    "choice": "{column} must be one of {known}, not {found}",
    "letters": "{column} must have 1 to {most} characters: no line breaks, no spaces at its ends",
    "slug": "{column} must be lower-case letters, digits and dashes, at most {most}",
    "length": "{column} must have {least} to {most} entries, not {found}",
    "twice": "{found} is there twice",
    "reference": "{column} must name a row of {other}: one of {known}, not {found}",
    "phrase": "{column}: {found} is not understood; there are {known}",
    "status": "a status must be one of {known}, not {found}",
}


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: what, and the sheet, row and column where it is.

    *line* is that of the text that was read, 0 where there was none. *details*
    are what the sentence tells, all of them texts or numbers.
    """

    key: str
    details: Mapping[str, str | int] = field(default_factory=dict)
    sheet: str = ""
    row: int = -1  # from 0 on; -1 for a whole sheet, or the whole box
    column: str = ""
    line: int = 0
    template: str = ""  # the sentence of a fault that only one game has

    def sentence(self) -> str:
        """Return what is wrong, in English, with its place."""
        where = f"line {self.line}: " if self.line else ""
        if self.row >= 0:
            where += f"{self.sheet} {self.row + 1}: "
        template = self.template or SENTENCES[self.key]
        return where + template.format(**self.details)


class BoxError(ValueError):
    """A box that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults[:MOST_FAULTS]
        sentences = [fault.sentence() for fault in self.faults[:3]]
        more = len(faults) - len(sentences)
        super().__init__("; ".join(sentences) + (f"; and {more} more" if more else ""))


def shortened(value: object) -> str:
    """Return a value of a stranger's box as a short text for a sentence, never an empty one."""
    text = value if isinstance(value, str) and value.strip() else _shown(value)
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[:41]])
    return plain[:40] + "..." if len(plain) > 40 else plain


def _shown(value: object) -> str:
    try:
        return repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits, lists in lists
        return "something too large"
