"""The process that checks boxes: takes untrusted text, returns faults or figures."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import msgspec

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.reading import plain_box
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.box.writing import write_box, write_plain
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.games.printed import content_of
from clocksmith.server.boxes.messages import BoxBoard, BoxBody, BoxCheck
from clocksmith.server.http.error_body import faults_told

Answer = dict[str, Any]


def start() -> Callable[[Answer], Answer]:
    """Return the function that checks boxes."""
    return answer


def answer(question: Answer) -> Answer:
    """Return the check of a box as JSON, or the figures to save and its faults."""
    game, body = GAMES[question["game"]], msgspec.convert(question["body"], BoxBody)
    if question["keep"]:
        return kept(game, body)
    return {"check": msgspec.json.encode(checked(game, body)).decode()}


def checked(game: Game[Any], body: BoxBody) -> BoxCheck:
    """Return the faults of a box, or its hash and how complete it is."""
    try:
        box = read_body_box(game, body)
    except BoxError as error:
        check = BoxCheck(faults_told(error.faults))
        if body.whole:
            check.plain = raw_plain(body)
            check.text = unfinished_text(body)
        return check
    check = BoxCheck([], box.digest, *box.counts())
    if body.whole:
        check.plain, check.text = plain_of(box), write_box(box)
    if body.board:
        check.board = board_of(game, box)
    return check


def kept(game: Game[Any], body: BoxBody) -> Answer:
    """Return the figures that the database stores of a playable box, or its faults."""
    try:
        box = read_body_box(game, body)
        _try_out(game, box)
    except BoxError as error:
        return {"error": str(error), "faults": [asdict(fault) for fault in error.faults]}
    except ValueError as error:
        return {"error": str(error), "faults": None}
    entered, printed = box.counts()
    text = body.text if isinstance(body.text, str) else write_box(box)
    return {
        "digest": box.digest,
        "name": box.name,
        "title": box.title,
        "entered": entered,
        "printed": printed,
        "text": text,
    }


def read_body_box(game: Game[Any], body: BoxBody) -> Box:
    """Return the box of a request; BoxError with all its faults."""
    shelf = game.shelf()
    assert isinstance(shelf, Shelf), "a game without boxes is refused before"
    if isinstance(body.text, str):
        return shelf.read(body.text)
    return shelf.box_of(body.plain if isinstance(body.plain, dict) else {})


def raw_plain(body: BoxBody) -> dict[str, Any] | None:
    """Return what could be parsed of a box with faults, ready for JSON; None if nothing."""
    if isinstance(body.plain, dict):
        return body.plain
    try:
        plain = plain_box(body.text if isinstance(body.text, str) else "")
        msgspec.json.encode(plain)
    except (ValueError, RecursionError, TypeError, OverflowError):
        return None
    return plain


def unfinished_text(body: BoxBody) -> str | None:
    """Return the file of a box with faults that is being entered; None if there is none."""
    try:
        return write_plain(body.plain) if isinstance(body.plain, dict) else None
    except (ValueError, RecursionError, TypeError):
        return None


def board_of(game: Game[Any], box: Box) -> BoxBoard:
    """Return what a board needs to know of a box."""
    return BoxBoard(**content_of(game.played_with(game.rules_version, box)))


def _try_out(game: Game[Any], box: Box) -> None:
    """Start a game with a box for every number of players; ValueError if one cannot start."""
    variant = game.played_with(game.rules_version, box)
    for seats in variant.seats:
        variant.start(seats)
