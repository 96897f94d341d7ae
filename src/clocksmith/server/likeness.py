"""Names that look alike: what is invisible, what mixes alphabets, and what passes for another."""

import unicodedata
from typing import Final

# Letters and signs that show nothing, although they are counted as letters or symbols.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Alphabets with letters that look like those of another one: a name has letters of one of them.
LOOKALIKE: Final = frozenset(
    ["LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU", "DESERET", "OSAGE"]
)
# Letters, in lower case, that pass for one of the Latin alphabet.
PASSES_FOR: Final = str.maketrans(
    dict(zip("авсԁеԍһіјқӏмнорԛгѕтуѵԝхԑкзьпӡ", "abcdeghijklmhopqrstuvwxekzbnz", strict=True))
    | dict(zip("αβγδεηικνορτυχωϲϳ", "abyoenikvoptuxwcj", strict=True))
    | dict(zip("աոսցօզհյ", "wnugoqhj", strict=True))
    | {"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "ı": "l", "ß": "b"}
)


def is_of_one_alphabet(text: str) -> bool:
    """Return whether no letters are mixed that belong to alphabets which look alike."""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in text if sign.isalpha()}
    return len(scripts & LOOKALIKE) <= 1


def is_seen(text: str) -> bool:
    """Return whether a text shows anything: a letter, a number or a sign."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def likeness(name: str) -> str:
    """Return what a name looks like: the same for two names that people take for each other.

    Capitals, accents, spaces and punctuation do not tell names apart, nor does another alphabet
    whose letters pass for Latin ones.
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join([sign for sign in plain if sign.isalnum()]).translate(PASSES_FOR)
    letters = letters.translate(PASSES_FOR)  # a Cyrillic i passes for an i, and that for an l
    return letters.replace("rn", "m").replace("vv", "w") or plain
