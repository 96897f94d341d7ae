"""Events, refusals and results as lines of text."""

from typing import Any

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.points import Points
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.step import Refusal
from clocksmith.core.words import Words


def sentences(events: list[Event], words: Words) -> list[str]:
    """Return events in sentences; one that repeats is told once, with a count."""
    lines: list[tuple[str, int]] = []
    for event in events:
        sentence = words.tell(event)
        if lines and lines[-1][0] == sentence:
            lines[-1] = (sentence, lines[-1][1] + 1)
        else:
            lines.append((sentence, 1))
    return [sentence if count == 1 else f"{sentence} (×{count})" for sentence, count in lines]


def refused(refusal: Refusal, words: Words) -> str:
    """Return why something is not legal, with the number of the rule."""
    number = f" ({refusal.rule})" if refusal.rule != "0" else ""
    return words.refuse(refusal) + number


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
