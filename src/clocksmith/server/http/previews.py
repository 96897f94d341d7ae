"""Previews: what other programs show of a link to a position, told in the head of its page."""

from html import escape
from typing import Final
from urllib.parse import parse_qs, quote

from clocksmith.core.words import ENGLISH, Words
from clocksmith.games import GAMES
from clocksmith.games.rules import name_in_position
from clocksmith.table.link import text_of

POSITION: Final = "position"  # in the query: programs that show previews send no fragment
PICTURE: Final = "/api/board/picture?format=png&position="


def preview_of(query: bytes, origin: str) -> bytes:
    """Return lines for the head of a page; nothing where its address holds no position."""
    code = parse_qs(query.decode("latin-1")).get(POSITION, [""])[0]
    try:
        game = GAMES[name_in_position(text_of(code))]
    except ValueError:
        return b""
    lines = {
        "og:type": "website",
        "og:site_name": "Clocksmith",
        "og:title": Words(game, ENGLISH).say("title"),
        "og:description": "Opens on the board. Try any action, or play from here.",
        "og:image": f"{origin}{PICTURE}{quote(code)}",
        "twitter:card": "summary_large_image",
    }
    written = [
        f'<meta property="{name}" content="{escape(said)}" />' for name, said in lines.items()
    ]
    return "".join(f"    {line}\n" for line in written).encode()
