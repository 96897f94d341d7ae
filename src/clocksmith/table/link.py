"""Positions and records in links: a version letter, then the compressed text in base64url.

Version A is raw DEFLATE, which browsers and Python both bring. The browser client reads and writes
the same codes (``web/src/share/code.ts``).
"""

import base64
import binascii
import re
import zlib
from typing import Final

from clocksmith.games.rules import game_of_position
from clocksmith.table.record import Record, read_record, record_from, replay

VERSION: Final = "A"
LONGEST_CODE: Final = 100_000  # characters; a position has about 1,000, a whole game 4,000
LONGEST_TEXT: Final = 500_000  # bytes
VERSIONS: Final = re.compile(r"[A-Z]")
BEFORE: Final = re.compile(r"[#=]")  # behind the address, or in it: `?position=A...`
LETTERS: Final = re.compile(r"[A-Za-z0-9_-]*")
DAMAGED: Final = "this link is damaged: copy all of it again"


def code_of(text: str) -> str:
    """Return the code of a position or a record; ValueError if it is too long for a link."""
    data = text.encode()
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(data) + packer.flush()
    code = VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(code) > LONGEST_CODE or len(data) > LONGEST_TEXT:
        raise ValueError("this is too long for a link: send it as a file")
    return code


def text_of(link: str) -> str:
    """Return the text that a link, or its code alone, holds; ValueError, in words, if it is none.

    The text is not read: it may be that of a position, of a record, or nonsense.
    """
    code = BEFORE.split(link.strip())[-1]
    if len(code) > LONGEST_CODE:
        raise ValueError(f"a link has at most {LONGEST_CODE} characters behind the #")
    if VERSIONS.match(code) is None:
        raise ValueError("this link holds no position: its code begins with a capital letter")
    if code[0] != VERSION:
        raise ValueError("this link comes from a newer version of Clocksmith")
    if LETTERS.fullmatch(code) is None:
        raise ValueError(DAMAGED)
    return _unpacked(code[1:])


def _unpacked(letters: str) -> str:
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        data = unpacker.decompress(packed, LONGEST_TEXT + 1)
        if len(data) > LONGEST_TEXT:
            raise ValueError(f"a link holds at most {LONGEST_TEXT} bytes of text")
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError(DAMAGED)
        return data.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise ValueError(DAMAGED) from None


def record_of(text: str) -> Record:
    """Return the record of a text; that of a position has no actions yet.

    ValueError, in words, if it is neither.
    """
    if text.lstrip().startswith("clocksmith record"):
        return read_record(text)
    game = game_of_position(text)
    return record_from(game, game.read(text))


def last_position(record: Record) -> str:
    """Return the position in which a record ends, as text."""
    state = record.start()
    for played in replay(record):
        state = played.state
    return record.game.write(state)
