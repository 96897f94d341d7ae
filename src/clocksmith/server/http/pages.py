"""The browser client: its built files, and its one page for all page addresses."""

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from clocksmith.server.http.client_files import PAGE, BuiltFile, files_of
from clocksmith.server.http.negotiation import accepted_coding, has_same
from clocksmith.server.http.preloads import Preloads
from clocksmith.server.http.previews import preview_of

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
HASHED: Final = "assets/"  # names with a content hash
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HEAD_ENDS: Final = b"  </head>"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Clocksmith</title>
<h1>Clocksmith</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>In a checkout, <code>make play</code> builds it. It needs Node.js 20 or newer.</p>
</html>
"""


class Pages:
    """Serves the files of a folder; every path without a dot is the page.

    The client stays the one the server started with. Building another one in the same folder
    does not remove files that open pages still need.
    """

    def __init__(self, folder: Path | None, origin: str = "") -> None:
        """Serve a *folder*; *origin* is the public one of the server, or nothing."""
        self._origin = origin
        self._files = {} if folder is None else files_of(folder)
        self._preloads = Preloads(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request for a page or a file."""
        headers = Headers(scope=scope)
        response = self._response(scope["method"], scope["path"], headers)
        if scope["path"] == "/" and scope["query_string"]:
            response = self._previewed(response, scope, headers)
        await response(scope, receive, send)

    def _previewed(self, response: Response, scope: Scope, headers: Headers) -> Response:
        """Return the page of a position with what other programs show of it."""
        origin = self._origin or f"{scope['scheme']}://{headers.get('host', '')}"
        lines = preview_of(scope["query_string"], origin)
        if not lines or response.status_code != 200 or PAGE not in self._files:
            return response
        content = self._files[PAGE].content.replace(HEAD_ENDS, lines + HEAD_ENDS)
        return Response(content, 200, {"cache-control": ASK_AGAIN}, KINDS[".html"])

    def _response(self, method: str, path: str, headers: Headers) -> Response:
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("Pages are only read.", 405, {"allow": "GET, HEAD"})
        name = path.lstrip("/")
        if name not in self._files and "." not in name.rpartition("/")[2]:
            name = PAGE
            if name not in self._files:
                return Response(NOT_BUILT, media_type=KINDS[".html"])
        kind = KINDS.get(Path(name).suffix)
        if name not in self._files or kind is None:
            return PlainTextResponse("There is no such file.", 404)
        response = self._file(name, kind, headers)
        if name == PAGE:
            link = self._preloads.link(path, headers.get("accept-language", ""))
            if link:
                response.headers["link"] = link
        return response

    def _file(self, name: str, kind: str, headers: Headers) -> Response:
        encoding, file = self._best(name, headers.get("accept-encoding", ""))
        is_hashed = name.startswith(HASHED)
        response_headers = {
            "accept-ranges": "bytes" if is_hashed else "none",
            "cache-control": FOR_EVER if is_hashed else ASK_AGAIN,
            "etag": file.tag,
            "vary": "accept-encoding",
        }
        if encoding:
            response_headers["content-encoding"] = encoding
        if has_same(headers.get("if-none-match", ""), file.tag):
            return Response(None, 304, response_headers)
        # One part; several are answered with the whole, and so is what may have changed since.
        if "," not in headers.get("range", ",") and is_hashed and file.path.is_file():
            return FileResponse(file.path, headers=response_headers, media_type=kind)
        return Response(file.content, 200, response_headers, kind)

    def _best(self, name: str, accepted: str) -> tuple[str, BuiltFile]:
        """Return the smallest encoding of a file that the client accepts."""
        codings = [coding for coding, suffix in ENCODINGS.items() if name + suffix in self._files]
        coding = accepted_coding(accepted, codings)
        return coding, self._files[name + ENCODINGS.get(coding, "")]
