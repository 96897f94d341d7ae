"""A rulebook by its paragraphs."""

import re
from typing import Final

HEADING: Final = re.compile(r"^#{2,}\s+(\d+(?:\.\d+)*)\s+(.*)$", re.MULTILINE)


def contents_of(rulebook: str) -> str:
    """Return the numbered headings of a rulebook, a line each."""
    return "\n".join([f"{number} {title}" for number, title in HEADING.findall(rulebook)])


def paragraph_of(rulebook: str, number: str) -> str | None:
    """Return a numbered paragraph with all below it; None if there is none of this number."""
    matches = list(HEADING.finditer(rulebook))
    for at, match in enumerate(matches):
        if match[1] == number:
            below = [other for other in matches[at + 1 :] if not is_below(other[1], number)]
            return rulebook[match.start() : below[0].start() if below else None].strip()
    return None


def is_below(number: str, above: str) -> bool:
    """Return whether a paragraph belongs to another one: 4.2 belongs to 4."""
    return number.startswith(f"{above}.")
