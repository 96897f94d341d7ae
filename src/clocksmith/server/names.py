"""Texts from users: kept as written, but short and without control characters.

Nothing is escaped here. Texts leave as JSON, and clients must render them as text.
"""

import unicodedata
from typing import Final

from clocksmith.server.confusables import INVISIBLE, is_of_one_alphabet, is_seen
from clocksmith.server.errors import INVALID, RequestError

NAME_LENGTH: Final = 24
LOGIN_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
PASSWORD_LENGTH: Final = range(8, 201)
STRIPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction, unassigned
JOINERS: Final = ("\u200c", "\u200d")  # needed in some scripts and in many emoji: they stay


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
        raise RequestError(INVALID, f"a name has 1 to {NAME_LENGTH} characters that are seen")
    if not is_of_one_alphabet(name):
        raise RequestError(INVALID, "a name is written in one alphabet")
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
        raise RequestError(INVALID, "a login is written in one alphabet")
    return login


def password_of(text: str) -> str:
    """Return a password as typed; RequestError if it is too short or too long."""
    if len(text) not in PASSWORD_LENGTH:
        first, last = PASSWORD_LENGTH[0], PASSWORD_LENGTH[-1]
        raise RequestError(INVALID, f"a password has {first} to {last} characters")
    return text


def line_of(text: str) -> str:
    """Return a line of chat; RequestError if it is empty or too long."""
    line = clean(text)
    if not line or len(line) > CHAT_LENGTH:
        raise RequestError(INVALID, f"a message has 1 to {CHAT_LENGTH} characters")
    return line
