"""Texts from users: kept as written, but short, without control characters and lookalikes.

Nothing is escaped here. Texts leave as JSON, and clients must render them as text.
"""

import unicodedata
from typing import Final

from clocksmith.server.errors import INVALID, RequestError

NAME_LENGTH: Final = 24
LOGIN_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
PASSWORD_LENGTH: Final = range(8, 201)
STRIPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction, unassigned
JOINERS: Final = ("\u200c", "\u200d")  # needed in some scripts and in many emoji: they stay
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


def clean(text: str) -> str:
    """Return *text* on one line, without control characters, with single spaces."""
    spaced = [" " if sign in "\t\n\r" else sign for sign in unicodedata.normalize("NFC", text)]
    visible = [
        sign
        for sign in spaced
        if sign in JOINERS or (unicodedata.category(sign) not in STRIPPED and sign not in INVISIBLE)
    ]
    return " ".join("".join(visible).split())


def name_of(text: str) -> str:
    """Return a display name; RequestError if it is empty or too long."""
    name = clean(text)
    if not is_seen(name) or len(name) > NAME_LENGTH:
        raise RequestError(INVALID, f"a name must have 1 to {NAME_LENGTH} visible characters")
    if not is_of_one_alphabet(name):
        raise RequestError(INVALID, "a name must use one alphabet only")
    return name


def login_of(text: str) -> str:
    """Return a login in lower case; RequestError if it is invalid."""
    login = unicodedata.normalize("NFKC", text).strip().casefold()
    allowed = all(sign.isalnum() or sign in "-_." for sign in login)
    if not 1 <= len(login) <= LOGIN_LENGTH or not allowed:
        raise RequestError(
            INVALID, f"a login has 1 to {LOGIN_LENGTH} characters: letters, digits, - _ and ."
        )
    if not is_of_one_alphabet(login):
        raise RequestError(INVALID, "a login must use one alphabet only")
    return login


def password_of(text: str) -> str:
    """Return a password as typed; RequestError if it is too short or too long."""
    if len(text) not in PASSWORD_LENGTH:
        first, last = PASSWORD_LENGTH[0], PASSWORD_LENGTH[-1]
        raise RequestError(INVALID, f"a password must have {first} to {last} characters")
    return text


def line_of(text: str) -> str:
    """Return a line of chat; RequestError if it is empty or too long."""
    line = clean(text)
    if not line or len(line) > CHAT_LENGTH:
        raise RequestError(INVALID, f"a message must have 1 to {CHAT_LENGTH} characters")
    return line


# ---- names that look alike ----


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
