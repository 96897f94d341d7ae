"""One kept-alive HTTP connection, as little as measuring needs."""

import asyncio
from typing import Any, Final

import msgspec

from clocksmith.cli.commands.bench.process import BenchError

PATIENCE: Final = 30.0  # seconds for one answer


class Answer:
    """What came back: the status, the headers in lower case, the body."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def data(self) -> Any:
        """Return the body read as JSON."""
        return msgspec.json.decode(self.body)


class Connection:
    """Asks one thing after another of a server on this machine, as one person."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def origin(self) -> str:
        """The address pages of this server come from."""
        return f"http://127.0.0.1:{self.port}"

    async def get(self, path: str) -> Answer:
        """Ask for something."""
        return await self._ask("GET", path, b"")

    async def post(self, path: str, body: object) -> Answer:
        """Send a command."""
        return await self._ask("POST", path, msgspec.json.encode(body))

    async def command(self, path: str, body: object) -> Any:
        """Send a command that must succeed; return what it answers."""
        answer = await self.post(path, body)
        if answer.status >= 300:
            text = answer.body[:200].decode("utf-8", "replace")
            raise BenchError(f"The server answered {answer.status} to {path}: {text}")
        return answer.data()

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def exchange(self, request: bytes) -> Answer:
        """Send the bytes of a request and return the response."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writer.write(request)
        async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 may miss being cancelled
            return await self._answer()

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        lines = [
            f"{method} /api/{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: {self.origin}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        return await self.exchange("\r\n".join([*lines, "", ""]).encode() + body)

    async def _answer(self) -> Answer:
        reader = self._reader
        assert reader is not None, "it was opened to ask"
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in head[1:]:
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return Answer(int(head[0].split()[1]), headers, body)
