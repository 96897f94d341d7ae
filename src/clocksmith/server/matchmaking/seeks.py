"""Seeks: what people in matchmaking want to play, and which seeks match.

A seek leaves open what its person does not mind. An offer leaves nothing open. People match
if there is an offer that all of them accept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, TimeControl
from clocksmith.table.clock import NONE as UNTIMED

LIVE: Final = "live"  # at one sitting
DAYS: Final = "days"  # by correspondence
NONE: Final = "none"  # without a clock
PACES: Final = (LIVE, DAYS, NONE)
SLOW: Final = 12 * 3600  # seconds per move from which a game is correspondence
CLOCKS: Final[Mapping[str, TimeControl]] = {
    LIVE: TimeControl(BANK, 1800, 30),
    DAYS: TimeControl(MOVE, 24 * 3600),
    NONE: NO_CLOCK,
}


@dataclass(frozen=True)
class Offer:
    """A table that could be opened."""

    game: str
    seats: int
    pace: str
    rated: bool


@dataclass(frozen=True)
class Seek:
    """What somebody wants to play; an empty string and 0 stand for anything."""

    user: str
    game: str = ""
    seats: int = 0
    pace: str = ""
    rated: bool = False
    made_at: float = 0.0

    def accepts(self, offer: Offer) -> bool:
        """Return whether the person would accept this table."""
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
    """Return all tables that matchmaking can open, those with few people first.

    Rated tables always have a clock.
    """
    return [
        Offer(game, seats, pace, rated)
        for pace in PACES
        for seats in sorted({count for counts in games.values() for count in counts})
        for game, counts in games.items()
        for rated in (False, True)
        if seats > 1 and seats in counts and not (rated and pace == NONE)
    ]


def go_together(one: Seek, other: Seek, offers: Iterable[Offer]) -> bool:
    """Return whether the seeks of two people match."""
    return any(one.accepts(offer) and other.accepts(offer) for offer in offers)


def completed(
    newcomer: Seek, waiting: Sequence[Seek], offers: Iterable[Offer]
) -> tuple[Offer, list[Seek]] | None:
    """Return the table that a newcomer completes, with all its people; None if there is none.

    Those who have waited longest go first; among equals the earlier offer wins.
    """
    queue = sorted(waiting, key=lambda seek: (seek.made_at, seek.user))
    best: tuple[list[float], Offer, list[Seek]] | None = None
    for offer in offers:
        if not newcomer.accepts(offer):
            continue
        others = [seek for seek in queue if seek.accepts(offer)][: offer.seats - 1]
        if len(others) < offer.seats - 1:
            continue
        waited = [seek.made_at for seek in others]
        if best is None or waited < best[0]:
            best = (waited, offer, [*others, newcomer])
    return None if best is None else best[1:]
