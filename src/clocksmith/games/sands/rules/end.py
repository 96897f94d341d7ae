"""Chapter 10: the last points, and who has won."""

from typing import Final

from clocksmith.core.event import Log
from clocksmith.core.outcome import Outcome
from clocksmith.core.seat import Seat
from clocksmith.games.sands.model.events import FOR_CALM, FOR_REGIONS, FOR_SYMBOLS
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.empire import fountains_of, lyres_of, size_of

REASON: Final = "third-dynasty"


def symbols(state: Sands) -> list[int]:
    """10 Return the fountains and lyres of every seat."""
    return [fountains_of(state, player) + lyres_of(state, player) for player in state.players]


def score_end(state: Sands, log: Log) -> None:
    """10 Three points each for most regions, least unrest, most symbols; all who tie score."""
    parts = state.parts
    sizes = [size_of(player) for player in state.players]
    calms = [-player.unrest for player in state.players]
    leads = ((sizes, FOR_REGIONS), (calms, FOR_CALM), (symbols(state), FOR_SYMBOLS))
    for counts, why in leads:
        for seat, count in enumerate(counts):
            if count == max(counts):
                verbs.score(state, Seat(seat), parts.end_bonus, why, log)


def scores(state: Sands) -> list[int]:
    """10 Return the points of every seat."""
    return [player.points for player in state.players]


def outcome(state: Sands) -> Outcome | None:
    """10 Most points win; in a tie, most from chronicle cards of the third dynasty; then shared."""
    if state.stack:
        return None
    ranks = [(player.points, player.last) for player in state.players]
    places = [1 + len([1 for other in ranks if other > rank]) for rank in ranks]
    return Outcome(tuple(places), tuple(scores(state)), REASON)
