"""Chapter 11: when it ends, who has won."""

from clocksmith.core.outcome import Outcome, ranked
from clocksmith.games.khronos.model.state import Khronos


def scores(state: Khronos) -> list[int]:
    """11 Return the ecus of every seat: they are the points."""
    return [player.ecus for player in state.players]


def outcome(state: Khronos) -> Outcome | None:
    """11 Most ecus win; a tie is a shared win."""
    return None if state.stack else ranked(scores(state), "seven-rounds")
