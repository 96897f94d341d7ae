"""The boxes that come with the games, and the details of any box."""

from typing import Any

import msgspec

from clocksmith.core.box.box import Box
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.server.boxes.messages import BoxDetails, BoxInfo
from clocksmith.server.boxes.worker import board_of
from clocksmith.server.errors import NOT_FOUND, RequestError


def shelf_of(game: str) -> Shelf:
    """Return the shelf of a game; RequestError if there is none."""
    shelf = GAMES[game].shelf() if game in GAMES else None
    if shelf is None:
        message = "this game has no boxes" if game in GAMES else "there is no such game"
        raise RequestError(NOT_FOUND, message)
    return shelf


def shipped_box(shelf: Shelf, id: str) -> Box | None:
    """Return a shipped box by its name or hash; None if there is none."""
    return shelf.find(id) or shelf.by_digest(id)


def box_info(box: Box) -> BoxInfo:
    """Return the list entry of a shipped box."""
    return BoxInfo(box.name, box.name, box.title, box.digest, True, *box.counts())


def box_details(game: Game[Any], box: Box) -> bytes:
    """Return all details of a box, as JSON."""
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
