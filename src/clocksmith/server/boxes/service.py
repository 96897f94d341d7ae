"""Boxes: the shipped ones, those that people save, and their details."""

import asyncio
import json
import re
from collections import OrderedDict
from typing import Any, Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.server.backend import Backend
from clocksmith.server.boxes import queries as boxes
from clocksmith.server.boxes.checker import BoxChecker
from clocksmith.server.boxes.messages import BoxBody, BoxInfo
from clocksmith.server.boxes.queries import KeptBox
from clocksmith.server.boxes.shipped import box_details, box_info, shelf_of, shipped_box
from clocksmith.server.errors import (
    IN_USE,
    INVALID,
    NOT_FOUND,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.thinking.fair_queue import Claim

DIGEST: Final = re.compile(r"[0-9a-f]{32}")
REMEMBERED: Final = 32  # boxes with cached details
MISSING: Final = "there is no such box"


class Boxes:
    """Finds, checks and saves boxes."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.checker = BoxChecker()
        self._details: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # by game and text

    # ---- finding ----

    async def listed(self, game: str, user: str | None) -> list[BoxInfo]:
        """Return the boxes to choose from: the shipped ones, and those of a user."""
        if game in GAMES and GAMES[game].shelf() is None:
            return []
        shelf = shelf_of(game)
        shipped = await asyncio.to_thread(lambda: [shelf.box(name) for name in shelf.names])
        own: list[KeptBox] = []
        if user is not None:
            own = await self._backend.store.read(boxes.boxes_of, game, user)
        return [*[box_info(box) for box in shipped], *[_kept_info(row) for row in own]]

    async def box(self, game: str, id: str, user: str | None) -> Box:
        """Return a box by its name or hash, the *id*; RequestError if there is none."""
        shelf = shelf_of(game)
        shipped = await asyncio.to_thread(shipped_box, shelf, id)
        if shipped is not None:
            return shipped
        text = await self._text(game, id, user) if DIGEST.fullmatch(id) else None
        if text is None:
            raise RequestError(NOT_FOUND, MISSING)
        try:
            return await asyncio.to_thread(shelf.read, text)
        except BoxError as error:  # saved by a Clocksmith with fewer checks
            raise RequestError(INVALID, str(error), faults=error.faults) from None

    async def game(self, name: str, id: str, user: str | None) -> Game[Any]:
        """Return a game with a box; with the newest one if *id* is empty."""
        if name not in GAMES:
            raise RequestError(
                INVALID, f"there is no game {name[:40]!r}; there are {', '.join(GAMES)}"
            )
        game = GAMES[name]
        if not id:
            return game
        try:
            box = await self.box(name, id, user)
            return await asyncio.to_thread(game.played_with, game.rules_version, box)
        except RequestError as error:
            raise RequestError(INVALID, error.message, faults=error.faults) from None
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None

    async def details(self, game: str, id: str, user: str | None) -> bytes:
        """Return all details of a box, as JSON."""
        box = await self.box(game, id, user)
        key = (game, f"{box.name} {box.title} {box.digest} {box.counts()}")
        if key not in self._details:
            self._details[key] = await asyncio.to_thread(box_details, GAMES[game], box)
            while len(self._details) > REMEMBERED:
                self._details.popitem(last=False)
        return self._details[key]

    async def _text(self, game: str, digest: str, user: str | None) -> str | None:
        row = await self._backend.store.read(boxes.kept_box, game, digest, user)
        if row is not None:
            return row.text
        setup = await self._backend.store.read(boxes.setup_with, digest)
        return None if setup is None else str(json.loads(setup)["box"])

    # ---- saving ----

    async def keep(self, game: str, member: Member, body: BoxBody, claim: Claim) -> BoxInfo:
        """Save a box for a user; RequestError, with all its faults, if it is invalid."""
        figures = await self.checker.figures(game, body, claim)
        shipped = await asyncio.to_thread(shelf_of(game).by_digest, figures["digest"])
        if shipped is not None:
            return box_info(shipped)
        row = KeptBox(
            owner=member.user,
            household=member.household,
            game=game,
            kept_at=self._backend.externals.now(),
            **figures,
        )
        limit = self._backend.settings.boxes
        most = limit, limit * self._backend.settings.guests_address
        if not await self._backend.store.write(boxes.keep_box, row, most):
            together = f"or the guests of your address keep {most[1]} together"
            raise RequestError(TOO_MANY, f"you have {limit} boxes, {together}: delete one first")
        return _kept_info(row)

    async def remove(self, game: str, user: str | None, id: str) -> None:
        """Delete a box of a user, if no table was opened with it."""
        if await asyncio.to_thread(shipped_box, shelf_of(game), id) is not None:
            raise RequestError(NOT_YOURS, "a shipped box cannot be deleted")
        row = None
        if DIGEST.fullmatch(id):
            row = await self._backend.store.read(boxes.kept_box, game, id, user)
        if row is None:
            raise RequestError(NOT_FOUND, MISSING)
        if row.owner != user:
            raise RequestError(NOT_YOURS, "this box belongs to somebody else")
        if await self._backend.store.read(boxes.setup_with, id) is not None:
            raise RequestError(IN_USE, "a table was opened with this box, so it cannot be deleted")
        await self._backend.store.write(boxes.remove_box, id, user)


def _kept_info(row: KeptBox) -> BoxInfo:
    """Return the list entry of a saved box."""
    heading = (row.digest, row.name, row.title, row.digest, False, row.entered, row.printed)
    return BoxInfo(*heading, row.kept_at)
