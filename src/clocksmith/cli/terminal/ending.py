"""Results as lines of text."""

from typing import Any

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.points import Points
from clocksmith.core.game import Game


def ending(game: Game[Any], state: Any, locale: Locale, points: Points) -> list[str]:
    """Return how a game ended: the reason, the places, and the sources of points."""
    outcome = game.outcome(state)
    if outcome is None:
        return []
    lines = [locale.words.say(f"end-{outcome.reason}")]
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    for seat in order:
        name = locale.words.seat(seat)
        score = outcome.scores[seat]
        lines.append(f"{outcome.places[seat]}. {name}: {score}")
    return [*lines, "", *points.lines(state, locale)]
