"""Boxes: those that are shipped, those that people keep, and what can be told of them."""

import asyncio
import json
import re
import tomllib
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.box.writing import write_box
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.games.printed import content_of
from clocksmith.server.backend import Backend
from clocksmith.server.box_bodies import BoxBoard, BoxBody, BoxDetails, BoxInfo
from clocksmith.server.errors import (
    BAD_REQUEST,
    IN_USE,
    INVALID,
    NOT_FOUND,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.store import boxes
from clocksmith.server.store.rows import KeptBox, Member

DIGEST: Final = re.compile(r"[0-9a-f]{32}")
REMEMBERED: Final = 32  # boxes that were told in full
MISSING: Final = "there is no such box"


class Boxes:
    """Where boxes are found, judged and kept."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._told: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # by game and text

    # ---- finding ----

    async def listed(self, game: str, user: str | None) -> list[BoxInfo]:
        """Return the boxes to choose from: the shipped ones, and those of a user."""
        shelf = shelf_of(game)
        shipped = await asyncio.to_thread(lambda: [shelf.box(name) for name in shelf.names])
        own: list[KeptBox] = []
        if user is not None:
            own = await self._backend.store.read(boxes.boxes_of, game, user)
        return [*[_info(box) for box in shipped], *[_kept_info(row) for row in own]]

    async def box(self, game: str, id: str, user: str | None) -> Box:
        """Return a box by the name or the hash that *id* is; RequestError when there is none."""
        shelf = shelf_of(game)
        found = await asyncio.to_thread(_shipped, shelf, id)
        if found is not None:
            return found
        text = await self._text(game, id, user) if DIGEST.fullmatch(id) else None
        if text is None:
            raise RequestError(NOT_FOUND, MISSING)
        try:
            return await asyncio.to_thread(shelf.read, text)
        except BoxError as error:  # kept by a Clocksmith that asked for less
            raise RequestError(INVALID, str(error), faults=error.faults) from None

    async def game(self, name: str, id: str, user: str | None) -> Game[Any]:
        """Return a game with a box; with the newest when *id* names none."""
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
        """Return all that can be told of a box, as JSON."""
        box = await self.box(game, id, user)
        key = (game, f"{box.name} {box.title} {box.digest} {box.counts()}")
        if key not in self._told:
            self._told[key] = await asyncio.to_thread(_details, GAMES[game], box)
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return self._told[key]

    async def _text(self, game: str, digest: str, user: str | None) -> str | None:
        row = await self._backend.store.read(boxes.kept_box, game, digest, user)
        if row is not None:
            return row.text
        setup = await self._backend.store.read(boxes.setup_with, digest)
        return None if setup is None else str(json.loads(setup)["box"])

    # ---- keeping ----

    async def keep(self, game: str, member: Member, body: BoxBody) -> BoxInfo:
        """Keep a box for a user; RequestError, with all that is wrong, when it is none."""
        try:
            box = await asyncio.to_thread(read_body_box, game, body)
            await asyncio.to_thread(_try_out, GAMES[game], box)
        except BoxError as error:
            raise RequestError(INVALID, str(error), faults=error.faults) from None
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None
        shipped = await asyncio.to_thread(shelf_of(game).by_digest, box.digest)
        if shipped is not None:
            return _info(shipped)
        row = _row(box, member, body, self._backend.externals.now())
        mine = self._backend.settings.boxes
        most = mine, mine * self._backend.settings.guests_address
        if not await self._backend.store.write(boxes.keep_box, row, most):
            together = f"or the guests of your address keep {most[1]} together"
            raise RequestError(TOO_MANY, f"you keep {mine} boxes, {together}: take one away first")
        return _kept_info(row)

    async def remove(self, game: str, user: str | None, id: str) -> None:
        """Take away a box of a user that no table was opened with."""
        if await asyncio.to_thread(_shipped, shelf_of(game), id) is not None:
            raise RequestError(NOT_YOURS, "a shipped box stays for ever")
        row = None
        if DIGEST.fullmatch(id):
            row = await self._backend.store.read(boxes.kept_box, game, id, user)
        if row is None:
            raise RequestError(NOT_FOUND, MISSING)
        if row.owner != user:
            raise RequestError(NOT_YOURS, "somebody else keeps this box")
        if await self._backend.store.read(boxes.setup_with, id) is not None:
            raise RequestError(IN_USE, "a table was opened with this box, so it stays")
        await self._backend.store.write(boxes.remove_box, id, user)


def shelf_of(game: str) -> Shelf:
    """Return the shelf of a game; RequestError when there is none."""
    shelf = GAMES[game].shelf() if game in GAMES else None
    if shelf is None:
        there = "this game has no boxes" if game in GAMES else "there is no such game"
        raise RequestError(NOT_FOUND, there)
    return shelf


def read_body_box(game: str, body: BoxBody) -> Box:
    """Return the box that somebody sent; BoxError with all that is wrong."""
    shelf = shelf_of(game)
    if isinstance(body.text, str) == isinstance(body.plain, dict):
        raise RequestError(BAD_REQUEST, "send a text or plain data, and not both")
    return shelf.read(body.text) if isinstance(body.text, str) else shelf.box_of(_given(body.plain))


def raw_plain(body: BoxBody) -> dict[str, Any] | None:
    """Return what could be read of a box with faults, ready for JSON; None where nothing could."""
    if isinstance(body.text, UnsetType):
        return _given(body.plain)
    try:
        plain = tomllib.loads(body.text)
        msgspec.json.encode(plain)
    except (ValueError, RecursionError, TypeError, OverflowError):
        return None
    return plain


def board_of(game: Game[Any], box: Box) -> BoxBoard:
    """Return what a board must know and what differs with a box."""
    return BoxBoard(**content_of(game.played_with(game.rules_version, box)))


def _given(plain: dict[str, Any] | UnsetType) -> dict[str, Any]:
    return {} if plain is UNSET else plain


def _shipped(shelf: Shelf, id: str) -> Box | None:
    return shelf.find(id) or shelf.by_digest(id)


def _try_out(game: Game[Any], box: Box) -> None:
    """Begin a game with a box, with every number of players; ValueError when one cannot."""
    played = game.played_with(game.rules_version, box)
    for seats in played.seats:
        played.start(seats)


def _row(box: Box, owner: Member, body: BoxBody, at: float) -> KeptBox:
    entered, printed = box.counts()
    text = body.text if isinstance(body.text, str) else write_box(box)
    heading = (box.digest, owner.user, box.game, box.name, box.title)
    return KeptBox(*heading, entered, printed, text, at, owner.household)


def _info(box: Box) -> BoxInfo:
    """Return a shipped box as it is listed."""
    return BoxInfo(box.name, box.name, box.title, box.digest, True, *box.counts())


def _kept_info(row: KeptBox) -> BoxInfo:
    """Return a box that somebody keeps as it is listed."""
    heading = (row.digest, row.name, row.title, row.digest, False, row.entered, row.printed)
    return BoxInfo(*heading, row.kept_at)


def _details(game: Game[Any], box: Box) -> bytes:
    shelf = shelf_of(game.name)
    shipped = shelf.find(box.name) is box
    entered, printed = box.counts()
    details = BoxDetails(
        id=box.name if shipped else box.digest,
        name=box.name,
        title=box.title,
        digest=box.digest,
        shipped=shipped,
        entered=entered,
        printed=printed,
        plain=plain_of(box),
        board=board_of(game, box),
    )
    return msgspec.json.encode(details)
