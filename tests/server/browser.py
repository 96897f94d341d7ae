"""A browser as the server sees it, talking to the application without a network."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from eventually import PATIENCE

HOST = "clocksmith.test"


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.headers = {name.decode(): value.decode() for name, value in headers}
        self.body = body

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        assert self.status >= 400, self.body
        assert set(self.json) <= {"code", "message", "rule", "refusal", "faults"}, self.json
        assert self.json["message"]
        return str(self.json["code"])


class Browser:
    """Sends requests and keeps its cookie."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.cookie = ""

    async def get(self, path: str, **headers: str) -> Answer:
        """Ask for something."""
        return await self.send("GET", f"/api{path}", b"", headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        """Send a JSON body."""
        return await self._json("POST", path, body, headers)

    async def put(self, path: str, body: Any, **headers: str) -> Answer:
        """Send a JSON body to be put in a place."""
        return await self._json("PUT", path, body, headers)

    async def delete(self, path: str) -> Answer:
        """Ask for something to be taken away."""
        return await self.send("DELETE", f"/api{path}", b"", {})

    async def upload(self, path: str, text: str) -> Answer:
        """Send plain text."""
        return await self.send("POST", f"/api{path}", text.encode(), {"content-type": "text/plain"})

    async def send(
        self, method: str, path: str, body: bytes, headers: dict[str, str], parts: int = 1
    ) -> Answer:
        """Send a request, its body in so many parts, and return the answer.

        One that says it is longer than it is breaks off.
        """
        told = {"content-length": str(len(body)), **headers} if parts == 1 else headers
        scope = self._scope("http", path, told) | {"method": method}
        size = max(1, -(-len(body) // parts))
        chunks = [body[at : at + size] for at in range(0, len(body), size)] or [b""]
        breaks_off = told.get("content-length", "").isdigit() and int(told["content-length"]) > len(
            body
        )
        sent: list[Any] = []

        async def receive() -> Any:
            if not chunks:
                return {"type": "http.disconnect"}
            chunk = chunks.pop(0)
            return {"type": "http.request", "body": chunk, "more_body": bool(chunks) or breaks_off}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        answer = Answer(
            sent[0]["status"], sent[0]["headers"], b"".join(part.get("body", b"") for part in sent)
        )
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    @asynccontextmanager
    async def socket(self, path: str, **headers: str) -> AsyncIterator["Socket"]:
        """Open the socket of a table."""
        socket = Socket()
        scope = self._scope("websocket", f"/api{path}", headers) | {"subprotocols": []}
        serving = asyncio.create_task(self._app(scope, socket.to_app, socket.from_app))
        try:
            yield socket
        finally:
            socket.into.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await serving

    async def _json(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        if body is None:
            return await self.send(method, f"/api{path}", b"", headers)
        kind = {"content-type": "application/json", **headers}
        return await self.send(method, f"/api{path}", json.dumps(body).encode(), kind)

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        parts = urlsplit(path)
        told = {"host": HOST, **({"cookie": self.cookie} if self.cookie else {}), **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in told.items()],
            "client": ("192.0.2.1", 50_000),
            "server": (HOST, 80),
            "scheme": "http",
            "root_path": "",
            "state": {},
        }


class Socket:
    """The other end of a socket."""

    def __init__(self) -> None:
        self.into: asyncio.Queue[Any] = asyncio.Queue()
        self._into_app = [{"type": "websocket.connect"}]
        self._out: asyncio.Queue[Any] = asyncio.Queue()

    async def to_app(self) -> Any:
        """Hand the application what the client sends."""
        return self._into_app.pop() if self._into_app else await self.into.get()

    async def from_app(self, message: Any) -> None:
        """Take what the application sends."""
        self._out.put_nowait(message)

    async def raw(self) -> Any:
        """Return the next thing the application sends."""
        return await asyncio.wait_for(self._out.get(), PATIENCE)

    async def hear(self, kind: str = "") -> Any:
        """Return the next message, of a kind if one is wanted; others are passed over."""
        while True:
            message = await self.raw()
            if message["type"] == "websocket.accept":
                continue
            assert message["type"] == "websocket.send", message
            told = json.loads(message["text"])
            if kind in ("", told["type"]):
                return told

    async def closed(self) -> int:
        """Return the code with which the application closes."""
        while True:
            message = await self.raw()
            if message["type"] == "websocket.close":
                return int(message["code"])

    def say(self, text: str) -> None:
        """Send a text to the application."""
        self.into.put_nowait({"type": "websocket.receive", "text": text})
