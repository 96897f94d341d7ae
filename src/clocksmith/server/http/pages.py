"""The browser client: its built files, and its one page for all page addresses."""

from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from clocksmith.server.http.negotiation import accepted_coding, has_same
from clocksmith.server.http.preloads import Preloads
from clocksmith.server.http.previews import preview_of

STATIC: Final = "clocksmith.server"
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


def built_client() -> Path | None:
    """Return the folder of the built client, or None if it was not built."""
    folder = resources.files(STATIC).joinpath("static")
    return folder if isinstance(folder, Path) and folder.joinpath("index.html").is_file() else None


class Pages:
    """Serves the files of a folder; every path without a dot is the page."""

    def __init__(self, folder: Path | None, origin: str = "") -> None:
        """Serve a *folder*; *origin* is the public one of the server, or nothing."""
        self._origin = origin
        self._files: dict[str, Path] = {}
        self._read: dict[Path, tuple[bytes, str]] = {}  # cached content with its tag
        self._preloads = Preloads(folder)
        if folder is not None:
            for path in folder.rglob("*"):
                if path.is_file():
                    self._files[path.relative_to(folder).as_posix()] = path

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
        if not lines or response.status_code != 200 or "index.html" not in self._files:
            return response
        content = self._files["index.html"].read_bytes().replace(HEAD_ENDS, lines + HEAD_ENDS)
        return Response(content, 200, {"cache-control": ASK_AGAIN}, KINDS[".html"])

    def _response(self, method: str, path: str, headers: Headers) -> Response:
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("Pages are only read.", 405, {"allow": "GET, HEAD"})
        name = path.lstrip("/")
        if name not in self._files and "." not in name.rpartition("/")[2]:
            name = "index.html"
            if name not in self._files:
                return Response(NOT_BUILT, media_type=KINDS[".html"])
        kind = KINDS.get(Path(name).suffix)
        if name not in self._files or kind is None:
            return _missing()
        try:
            response = self._file(name, kind, headers)
        except FileNotFoundError:  # the client was rebuilt while the server was running
            return _missing()
        if name == "index.html":
            link = self._preloads.link(path, headers.get("accept-language", ""))
            if link:
                response.headers["link"] = link
        return response

    def _file(self, name: str, kind: str, headers: Headers) -> Response:
        encoding, path = self._best(name, headers.get("accept-encoding", ""))
        if path not in self._read:
            content = path.read_bytes()
            self._read[path] = (content, f'"{sha256(content).hexdigest()[:20]}"')
        content, tag = self._read[path]
        response_headers = {
            "accept-ranges": "bytes",
            "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
            "etag": tag,
            "vary": "accept-encoding",
        }
        if encoding:
            response_headers["content-encoding"] = encoding
        if has_same(headers.get("if-none-match", ""), tag):
            return Response(None, 304, response_headers)
        if "," not in headers.get("range", ","):  # one part; several are answered with the whole
            return FileResponse(path, headers=response_headers, media_type=kind)
        return Response(content, 200, response_headers, kind)

    def _best(self, name: str, accepted: str) -> tuple[str, Path]:
        """Return the smallest encoding of a file that the client accepts."""
        codings = [coding for coding, suffix in ENCODINGS.items() if name + suffix in self._files]
        coding = accepted_coding(accepted, codings)
        return coding, self._files[name + ENCODINGS.get(coding, "")]


def _missing() -> Response:
    return PlainTextResponse("There is no such file.", 404)
