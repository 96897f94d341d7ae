"""A page without a browser: what it keeps is a dictionary, and its bots think in this process."""

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any, Final

from clocksmith.local.keeper import NOTHING, ConflictError
from clocksmith.local.page import make_bots, make_page, pictures
from clocksmith.server.clock import Externals

NUMBERS: Final = itertools.count()


class Shelf:
    """Keeps tables as a browser does."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.broken = False

    async def all(self) -> list[str]:
        """Return what is kept."""
        return list(self.texts.values())

    async def keep(self, id: str, before: int, number: int, text: str) -> None:
        """Keep a table; OSError if the shelf is broken or somebody else was quicker."""
        if self.broken:
            raise OSError("no space is left")
        if self.numbers.get(id, NOTHING) != before:
            raise ConflictError
        self.texts[id], self.numbers[id] = text, number

    async def remove(self, id: str) -> None:
        """Forget a table."""
        self.texts.pop(id, None)


class Visit:
    """A page that is open; a later one may be opened on the same shelf."""

    def __init__(self, shelf: Shelf | None = None, externals: Externals | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.questions: list[dict[str, Any]] = []  # that bots were asked
        self.stops = 0  # questions that get no answer, since somebody stops the thought
        self.hangs = False  # bots think for ever
        usual = Externals(new_id=lambda: f"table-{next(NUMBERS)}")
        self.page = make_page(self.shelf, self._think, _analyse, externals or usual)
        self._bots: Callable[[str], str] | None = None

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """Return the status and the answer to a request."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, _, answer = (await self.page.answer(method, address, text)).partition("\n")
        return int(status), json.loads(answer) if answer.startswith(("{", "[")) else answer

    async def given(self, method: str, address: str, body: Any = None) -> Any:
        """Return the answer to a request that succeeds."""
        status, answer = await self.ask(method, address, body)
        assert status == 200, answer
        return answer

    async def open(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """Open a table, and return its id."""
        body = {"game": game, "seats": list(seats), **more}
        return str((await self.given("POST", "/tables", body))["id"])

    async def state(self, id: str) -> str:
        """Return whether a table is played or over."""
        return str((await self.given("GET", f"/tables/{id}"))["state"])

    async def _think(self, question: str) -> str | None:
        self.questions.append(json.loads(question))
        if self.hangs:
            await asyncio.Event().wait()
        if self.stops:
            self.stops -= 1
            return None
        self._bots = self._bots or make_bots()
        return await asyncio.to_thread(self._bots, question)


def _analyse(message: str, hear: Callable[[str], None]) -> Callable[[], None]:
    """Analyse a game for a moment."""
    hear(next(pictures(message)))
    return lambda: None


def bot(level: str) -> dict[str, str]:
    """Return the wish for a bot on a seat."""
    return {"kind": "bot", "level": level}


ME: Final = {"kind": "me"}
ADA: Final = {"kind": "guest", "name": "Ada"}
