"""A server inside the test: a real database in a temporary folder, no network."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from clocksmith.core.seat import Seat
from clocksmith.server.app import make_app
from clocksmith.server.clock import Externals
from clocksmith.server.database.engine import open_database
from clocksmith.server.services import Services
from clocksmith.server.settings import Rate, Settings
from clocksmith.server.tables.live_table import LiveTable
from server.browser import Browser

FREELY = Rate(0, 0.0)
NUMBERS = itertools.count()  # no two servers of a test run give the same id


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class House:
    """A server, its clock, and browsers that come to it."""

    def __init__(self, app: Any, clock: Clock) -> None:
        self.app = app
        self.clock = clock
        self.services: Services = app.state.services

    def browser(self) -> Browser:
        """Return a browser without a cookie."""
        return Browser(self.app)

    async def guest(self, name: str = "") -> Browser:
        """Return the browser of a guest who has been here before."""
        browser = self.browser()
        await browser.get("/me")
        if name:
            await browser.put("/me", {"name": name})
        return browser

    async def live(self, id: str) -> LiveTable:
        """Return a table as the server has it in memory."""
        return await self.services.table_cache.table(id)

    async def noted(self) -> None:
        """Write at once what lists say of tables, which the server does a little later."""
        self.services.table_cache.listings.flush()
        await self.services.store.write(lambda connection: None)

    async def play(self, browser: Browser, id: str, count: int = 1) -> None:
        """Let the owner of all seats give the first legal answers."""
        for _ in range(count):
            body = await self.move(id)
            answer = await browser.post(f"/tables/{id}/actions", body)
            assert answer.status == 200, answer.json

    async def move(self, id: str) -> dict[str, Any]:
        """Return a command that the table would carry out now."""
        table = (await self.live(id)).table
        seat = table.waiting()[0]
        question = table.question(Seat(seat))
        assert question is not None
        action = question.legal.nth(0).text
        key = f"key-{id[:8]}-{table.number}"
        return {"seat": int(seat), "number": question.number, "action": action, "key": key}


def settings(folder: Path, **given: Any) -> Settings:
    """Return settings without limits, for a database in *folder*."""
    usual: dict[str, Any] = {
        "database": str(folder / "tables.db"),
        "bot_workers": 1,
        "rate_user": FREELY,
        "rate_address": FREELY,
        "rate_chat": FREELY,
        "rate_hint": FREELY,
        "rate_suggest": FREELY,
        "rate_open": FREELY,
        "rate_sit": FREELY,
        "tables_open": 1000,
        "seats_waiting": 1000,
        "seats_taken": 1000,
        "seats_address": 1000,
        "rate_seek": FREELY,
        "seeks_address": 1000,
        "rate_export": FREELY,
        "rate_proposal": FREELY,
        "rate_box_check": FREELY,
        "rate_box": FREELY,
        "rate_sign_in": FREELY,
        "rate_login": FREELY,
        "rate_mail": FREELY,
        "rate_confirm": FREELY,
        "rate_confirm_address": FREELY,
        "rate_push": FREELY,
        "notification_seconds": 600.0,
    }
    return Settings(**{**usual, **given})


@cache
def new_database() -> bytes:
    """Return a file that the migrations have made, once for all: they have tests of their own."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        open_database(str(file)).dispose()
        return file.read_bytes()


@asynccontextmanager
async def opened(
    folder: Path, externals: Externals | None = None, **given: Any
) -> AsyncIterator[House]:
    """Open a server with its life cycle around it; in a new folder its database is a new one."""
    clock = Clock()
    usual = Externals(now=clock, new_id=lambda: f"id-{next(NUMBERS)}")
    file = folder / "tables.db"
    if "database" not in given and not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(new_database())
    app = make_app(settings(folder, **given), externals or usual)
    async with app.router.lifespan_context(app):
        yield House(app, clock)


HOT_SEAT = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]}
INVITING = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "invite"}]}
