"""Preloads: which files of the browser client a page needs, told with the page itself."""

import re
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from clocksmith.server.http.client_files import files_of
from clocksmith.server.http.negotiation import accepted_language

LISTED: Final = "preloads.json"  # written when the client was built
PARAMETER: Final = re.compile(r":(\w+)")
READ: Final = "</api/{}>; rel=preload; as=fetch; crossorigin"
KINDS: Final = {
    ".css": "</{}>; rel=preload; as=style; crossorigin",
    ".js": "</{}>; rel=modulepreload",
    ".woff2": '</{}>; rel=preload; as=font; type="font/woff2"; crossorigin',
}


class GamePreload(msgspec.Struct, frozen=True):
    """The files that draw a game, and its word lists by language."""

    files: list[str]
    words: dict[str, list[str]]


class PagePreload(msgspec.Struct, frozen=True):
    """A pattern of addresses, the files its page needs, its word lists by language, the fonts.

    *reads* is the path of the API that the page asks first, with parts of the address; *games* has
    what the page needs besides of the game that its address names.
    """

    pattern: str
    files: list[str]
    words: dict[str, list[str]]
    fonts: list[str]
    games: dict[str, GamePreload] = {}
    reads: str = ""


class Preloads:
    """Says which files a page needs; none if the client was built without a list."""

    def __init__(self, folder: Path | None) -> None:
        file = None if folder is None else files_of(folder).get(LISTED)
        text = b"[]" if file is None else file.content
        pages = msgspec.json.decode(text, type=list[PagePreload])
        self._pages = [(_expression(page.pattern), page) for page in pages]

    def link(self, path: str, languages: str) -> str:
        """Return the ``Link`` header of a page by ``Accept-Language``; empty for no page."""
        for pattern, page in self._pages:
            address = pattern.fullmatch(path)
            if address is not None:
                parts = address.groupdict()
                links = [_link(name) for name in _names(page, parts.get("game", ""), languages)]
                return ", ".join([*_reading(page, parts), *links])
        return ""


def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(PARAMETER.sub(r"(?P<\1>[^/]+)", pattern) + "/?")


def _reading(page: PagePreload, parts: dict[str, str]) -> list[str]:
    """Return the link to what a page asks first: the answer is on its way while files load."""
    if not page.reads:
        return []
    return [READ.format(PARAMETER.sub(lambda part: quote(parts[part[1]], safe=""), page.reads))]


def _names(page: PagePreload, about: str, languages: str) -> list[str]:
    """Return what a page *about* a game needs, in the order in which it is needed."""
    game = page.games.get(about)
    language = accepted_language(languages, page.words)
    names = [*page.files, *page.words.get(language, [])]
    if game is not None:
        names += [*game.files, *game.words.get(language, [])]
    return [*names, *page.fonts]


def _link(name: str) -> str:
    return KINDS[Path(name).suffix].format(name)
