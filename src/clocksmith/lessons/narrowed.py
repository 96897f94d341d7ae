"""The legal answers that a stage offers."""

from fnmatch import fnmatchcase

from clocksmith.core.bits import places
from clocksmith.core.legal import Families, Legal, Listed


def narrowed(legal: Legal, patterns: tuple[str, ...]) -> Legal:
    """Return the legal actions whose text is like one of *patterns*; all of them without any."""
    if not patterns:
        return legal
    if not isinstance(legal, Families):
        return Listed([one for one in legal.listed() if _fits(one.text, patterns)])
    families = Families()
    for family, bits in legal.families():
        fitting = [place for place in places(bits) if _fits(family[place].text, patterns)]
        families.add(family, sum([1 << place for place in fitting]))
    return families


def _fits(text: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
