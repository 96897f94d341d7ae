"""Lookalike names: invisible characters, mixed alphabets, and characters that pass for others."""

import unicodedata
from typing import Final

# Characters that render blank although Unicode classifies them as letters or symbols.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Alphabets with letters that look alike: a name may use letters of only one of them.
LOOKALIKE: Final = frozenset(
    ["LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU", "DESERET", "OSAGE"]
)
# Letters, in lower case, that look like a Latin letter.
PASSES_FOR: Final = str.maketrans(
    dict(zip("авсԁеԍһіјқӏмнорԛгѕтуѵԝхԑкзьпӡ", "abcdeghijklmhopqrstuvwxekzbnz", strict=True))
    | dict(zip("αβγδεηικνορτυχωϲϳ", "abyoenikvoptuxwcj", strict=True))
    | dict(zip("աոսցօզհյ", "wnugoqhj", strict=True))
    | {"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "ı": "l", "ß": "b"}
)


def is_of_one_alphabet(text: str) -> bool:
    """Return whether the letters come from at most one of the lookalike alphabets."""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in text if sign.isalpha()}
    return len(scripts & LOOKALIKE) <= 1


def is_seen(text: str) -> bool:
    """Return whether a text shows anything: a letter, a number or a sign."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def skeleton(name: str) -> str:
    """Return a key that is the same for all names that look alike.

    The key ignores case, accents, spaces and punctuation, and maps letters of other alphabets
    to the Latin letters they look like.
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join([sign for sign in plain if sign.isalnum()]).translate(PASSES_FOR)
    letters = letters.translate(PASSES_FOR)  # a Cyrillic i maps to i, which maps to l
    return letters.replace("rn", "m").replace("vv", "w") or plain
