"""How tests reach a position: read it or play to it, and look at what is offered."""

from typing import Any, Final

from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal, S

P0: Final = Seat(0)
P1: Final = Seat(1)
P2: Final = Seat(2)
P3: Final = Seat(3)
P4: Final = Seat(4)


def play(game: Game[S], state: S, *lines: str) -> list[Event]:
    """Play actions by their texts, each of them legal; return all that happened."""
    log = Log()
    for line in lines:
        action = game.actions.parse(line)
        refusal = game.refusal(state, action)
        assert refusal is None, f"{line} is refused by {refusal}"
        game.apply(state, action, log)
    return log.events


def texts(game: Game[S], state: S, first: str = "") -> list[str]:
    """Return the texts of the legal actions, or of those that begin with *first*."""
    return [text for text in game.legal(state).texts() if text.startswith(first)]


def refused(game: Game[S], state: S, line: str) -> Refusal:
    """Return why an action is refused, which it must be."""
    refusal = game.refusal(state, game.actions.parse(line))
    assert refusal is not None, f"{line} is legal"
    assert line not in texts(game, state), f"{line} is offered and refused"
    return refusal


def asked(game: Game[S], state: S) -> tuple[str, int]:
    """Return the name of the question that waits, and the seat it is put to."""
    decision: Any = game.decision(state)
    assert decision is not None, "the game is over"
    return type(decision).__name__, decision.seat
