"""Which tables may be rated, and how people stand who played at some."""

from collections.abc import Iterable
from typing import Any

from clocksmith.core.game import Game
from clocksmith.games.rules import box_text
from clocksmith.server.bodies import TableBody
from clocksmith.server.errors import INVALID, NEEDS_ACCOUNT, RequestError
from clocksmith.server.people_bodies import PersonRating
from clocksmith.server.store.rows import RatedRow, UserRow
from clocksmith.table.clock import NONE


def check_rated(body: TableBody, game: Game[Any], opener: UserRow | None) -> None:
    """Raise RequestError, with the reason, when a table cannot be rated.

    Everybody is somebody, once; a clock answers for whoever goes; and what is played is the
    game that others are rated by.
    """
    if opener is None or opener.login is None:
        raise RequestError(NEEDS_ACCOUNT, "only somebody with an account may open a rated table")
    kinds = [seat.kind for seat in body.seats]
    if len(kinds) < 2 or kinds.count("me") > 1 or not {"me", "invite"} >= set(kinds):
        raise RequestError(INVALID, "at a rated table sit people with accounts: you, and invited")
    if body.clock.kind == NONE:
        raise RequestError(INVALID, "a rated table needs a clock: it answers for whoever is away")
    box = game.box()
    if box is not None and box_text(game) != box.name:
        raise RequestError(INVALID, "a rated table is played with a box that comes with the game")


def ratings_of(results: Iterable[RatedRow]) -> list[PersonRating]:
    """Return how strong somebody is by game, from what he became by each of his games."""
    told: dict[str, PersonRating] = {}
    for row in results:
        played = told[row.game].played if row.game in told else 0
        told[row.game] = PersonRating(row.game, row.mean, row.deviation, played + 1)
    return [told[game] for game in sorted(told)]
