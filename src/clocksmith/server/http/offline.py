"""Play offline: the static site's tables, handed out by a server. They run in the browser alone."""

from pathlib import Path
from typing import Final

from starlette.responses import RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from clocksmith.server.http.pages import KINDS, Pages

AT: Final = "/offline"
PLAY: Final = "play"  # its folder in a static site
CHECKOUT: Final = Path(__file__).parents[4]
NOT_THERE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Clocksmith</title>
<h1>Play offline</h1>
<p>This server has no copy of the static site, which plays without it.</p>
<p>Its host can run <code>make site</code>, and name the folder in <code>CLOCKSMITH_SITE</code>.</p>
</html>
"""


def offline_folder(site: str) -> Path | None:
    """Return the folder with the tables of a static *site*; without a name that of the checkout."""
    folder = (Path(site) if site else CHECKOUT / "site") / PLAY
    return folder if folder.joinpath("index.html").is_file() else None


class Offline:
    """Hands out the files of the static site below one address."""

    def __init__(self, folder: Path | None) -> None:
        self._pages = None if folder is None else Pages(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with a file, or say that there is none."""
        response: Response
        if self._pages is None:
            response = Response(NOT_THERE, 404, media_type=KINDS[".html"])
        elif scope["path"] == AT:
            response = RedirectResponse(f"{AT}/")
        else:
            inside = {**scope, "path": scope["path"].removeprefix(AT), "query_string": b""}
            await self._pages(inside, receive, send)
            return
        await response(scope, receive, send)


def is_offline(path: str) -> bool:
    """Return whether an address is one of these."""
    return path == AT or path.startswith(f"{AT}/")
