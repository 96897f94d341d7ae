"""What the workers of a page call: tables in one, bots in another, analyses in a third.

Everything that passes between Python and the page is text, or a function that takes text.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

import msgspec

from clocksmith.local.addresses import Addresses
from clocksmith.local.backend import Think, local_backend
from clocksmith.local.context import LocalServices
from clocksmith.local.keeper import ConflictError, Keeper
from clocksmith.local.socket import Socket
from clocksmith.local.tables import LocalTables
from clocksmith.server.clock import Externals
from clocksmith.server.thinking import analysis_worker, bot_worker
from clocksmith.server.thinking.analysis import Analyses
from clocksmith.server.thinking.analyzers import Analyzer, StartAnalyzer

Send = Callable[[str | None], None]
Analyse = Callable[[str, Callable[[str], None]], Callable[[], None]]  # returns what stops it


class Page:
    """The worker with the tables: it answers what a server would answer."""

    def __init__(self, services: LocalServices) -> None:
        self.services = services
        self._addresses = Addresses(services)

    async def answer(self, method: str, address: str, body: str) -> str:
        """Return the status of an answer, a line break, and the answer."""
        answer = await self._addresses.answer(method, address, body)
        return f"{answer.status}\n{answer.body.decode()}"

    async def open(self, address: str, send: Send) -> Socket:
        """Return a socket to a table; *send* gets its messages, and None at the end."""
        socket = Socket(self.services, send)
        await socket.open(address)
        return socket

    async def bring(self, texts: Iterable[str]) -> int:
        """Keep tables that were kept elsewhere, and return how many are new; ValueError if none."""
        return len(await self.services.table_cache.bring(list(texts)))


def make_page(
    keeper: Keeper,
    think: Think,
    analyse: Analyse,
    externals: Externals | None = None,
) -> Page:
    """Return the object that answers a page.

    *keeper* keeps tables, *think* asks a bot, *analyse* starts the analysis of a game.
    """
    backend = local_backend(think, externals)
    tables = LocalTables(backend, keeper)
    return Page(LocalServices(backend, tables, Analyses(analyzers(analyse))))


def make_browser_page(
    all: Callable[[], Awaitable[Iterable[str]]],
    keep: Callable[[str, int, int, str], Awaitable[str]],
    remove: Callable[[str], Awaitable[None]],
    think: Think,
    analyse: Analyse,
) -> Page:
    """Return what answers a page in a browser, by functions of it."""
    return make_page(BrowserKeeper(all, keep, remove), think, analyse)


class BrowserKeeper:
    """Keeps tables by functions of the browser, which return why something was not kept."""

    def __init__(
        self,
        all: Callable[[], Awaitable[Iterable[str]]],
        keep: Callable[[str, int, int, str], Awaitable[str]],
        remove: Callable[[str], Awaitable[None]],
    ) -> None:
        self._all = all
        self._keep = keep
        self._remove = remove

    async def all(self) -> list[str]:
        """Return the texts of all tables."""
        return list(await self._all())

    async def keep(self, id: str, before: int, number: int, text: str) -> None:
        """Keep the text of a table for good; ConflictError or OSError if that is not done."""
        why = await self._keep(id, before, number, text)
        if why == "conflict":
            raise ConflictError
        if why:
            raise OSError(why)

    async def remove(self, id: str) -> None:
        """Forget a table."""
        await self._remove(id)


class AnalyzerBeside:
    """The analysis of a game in another worker."""

    def __init__(self, message: dict[str, Any], analyse: Analyse) -> None:
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        text = msgspec.json.encode(message).decode()
        self._stop = analyse(text, lambda line: self._lines.put_nowait(line.encode()))

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds."""
        try:
            return await asyncio.wait_for(self._lines.get(), seconds)
        except TimeoutError:
            return None

    def pids(self) -> list[int]:
        """Return the ids of processes: there are none."""
        return []

    async def close(self) -> None:
        """Stop."""
        self._stop()


def analyzers(analyse: Analyse) -> StartAnalyzer:
    """Return the function that starts the analysis of a game."""

    async def start(_: str, message: dict[str, Any]) -> Analyzer:
        return AnalyzerBeside(message, analyse)

    return start


def make_bots() -> Callable[[str], str]:
    """Return the function that thinks in the worker of the bots: question in, answer out."""
    answer = bot_worker.start()

    def think(question: str) -> str:
        return msgspec.json.encode(answer(msgspec.json.decode(question))).decode()

    return think


def pictures(message: str) -> Iterator[str]:
    """Analyse a game in the worker for that, and give better and better pictures of it."""
    for picture in analysis_worker.pictures(msgspec.json.decode(message)):
        yield msgspec.json.encode(picture).decode()
