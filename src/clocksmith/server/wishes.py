"""Wishes: what people want to play who look for a table, and which of them go together.

A wish leaves open what does not matter to its person. An offer leaves nothing open. People go
together at a table when there is an offer that all of them accept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, TimeControl
from clocksmith.table.clock import NONE as UNTIMED

LIVE: Final = "live"  # at one sitting
DAYS: Final = "days"  # by mail
NONE: Final = "none"  # without a clock
PACES: Final = (LIVE, DAYS, NONE)
SLOW: Final = 12 * 3600  # seconds for a move from which a game is one by mail
CLOCKS: Final[Mapping[str, TimeControl]] = {
    LIVE: TimeControl(BANK, 1800, 30),
    DAYS: TimeControl(MOVE, 24 * 3600),
    NONE: NO_CLOCK,
}


@dataclass(frozen=True)
class Offer:
    """A table as it would be played."""

    game: str
    seats: int
    pace: str
    rated: bool


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play; nothing, and 0, stand for anything."""

    user: str
    game: str = ""
    seats: int = 0
    pace: str = ""
    rated: bool = False
    made_at: float = 0.0

    def accepts(self, offer: Offer) -> bool:
        """Return whether the person would sit down there."""
        return (
            self.game in ("", offer.game)
            and self.seats in (0, offer.seats)
            and self.pace in ("", offer.pace)
            and self.rated == offer.rated
        )


def pace_of(clock: Mapping[str, Any]) -> str:
    """Return the pace of a table by its clock."""
    if clock["kind"] == UNTIMED:
        return NONE
    return DAYS if clock["seconds"] >= SLOW else LIVE


def offers_of(games: Mapping[str, Iterable[int]]) -> list[Offer]:
    """Return every table that people may be brought together at, few people first.

    A rated one has a clock.
    """
    return [
        Offer(game, seats, pace, rated)
        for pace in PACES
        for seats in sorted({count for counts in games.values() for count in counts})
        for game, counts in games.items()
        for rated in (False, True)
        if seats > 1 and seats in counts and not (rated and pace == NONE)
    ]


def go_together(one: Wish, other: Wish, offers: Iterable[Offer]) -> bool:
    """Return whether two people could sit at one table."""
    return any(one.accepts(offer) and other.accepts(offer) for offer in offers)


def completed(
    newcomer: Wish, waiting: Sequence[Wish], offers: Iterable[Offer]
) -> tuple[Offer, list[Wish]] | None:
    """Return the table that a newcomer completes, and all who sit there; None if there is none.

    Whoever has waited for longest goes first; where that is the same, the earlier offer is made.
    """
    queue = sorted(waiting, key=lambda wish: (wish.made_at, wish.user))
    best: tuple[list[float], Offer, list[Wish]] | None = None
    for offer in offers:
        if not newcomer.accepts(offer):
            continue
        others = [wish for wish in queue if wish.accepts(offer)][: offer.seats - 1]
        if len(others) < offer.seats - 1:
            continue
        waited = [wish.made_at for wish in others]
        if best is None or waited < best[0]:
            best = (waited, offer, [*others, newcomer])
    return None if best is None else best[1:]
