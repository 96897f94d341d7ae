"""Preloads: which files of the browser client a page needs, told with the page itself."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from clocksmith.server.http.negotiation import accepted_language

LISTED: Final = "preloads.json"  # written when the client was built
ENTRY: Final = re.compile(r"/assets/(index-[\w-]+)\.js")
PARAMETER: Final = re.compile(r":\w+")
KINDS: Final = {
    ".css": "</{}>; rel=preload; as=style; crossorigin",
    ".js": "</{}>; rel=modulepreload",
    ".woff2": '</{}>; rel=preload; as=font; type="font/woff2"; crossorigin',
}


class PagePreload(msgspec.Struct, frozen=True):
    """A pattern of addresses, the files its page needs, its word lists by language, the fonts."""

    pattern: str
    files: list[str]
    words: dict[str, list[str]]
    fonts: list[str]


class Preloads:
    """Says which files a page needs; none if the client was built without a list."""

    def __init__(self, folder: Path | None) -> None:
        path = None if folder is None else folder / LISTED
        text = path.read_bytes() if path is not None and path.is_file() else b"[]"
        pages = msgspec.json.decode(text, type=list[PagePreload])
        self._pages = [(_expression(page.pattern), page) for page in pages]

    def link(self, path: str, languages: str) -> str:
        """Return the ``Link`` header of a page by ``Accept-Language``; empty for no page."""
        page = next((page for pattern, page in self._pages if pattern.fullmatch(path)), None)
        if page is None:
            return ""
        words = page.words.get(accepted_language(languages, page.words), [])
        return ", ".join([_link(name) for name in [*page.files, *words, *page.fonts]])


@cache
def client_version(folder: Path | None) -> str:
    """Return the version of a built client: the name of its entry script, empty if none."""
    if folder is None:
        return ""
    found = ENTRY.search(folder.joinpath("index.html").read_text(encoding="utf-8"))
    return "" if found is None else found[1]


def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(PARAMETER.sub("[^/]+", pattern) + "/?")


def _link(name: str) -> str:
    return KINDS[Path(name).suffix].format(name)
