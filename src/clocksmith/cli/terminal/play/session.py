"""A game in progress with one person at it: the others are played by bots."""

from typing import Any

from clocksmith.cli.terminal.play.opponents import Opponents
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.table.takeback import ReturnPoint, Takeback


class Session:
    """A game, the seat of the person, and what has happened as that seat may know it."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat, others: Opponents) -> None:
        self.game = game
        self.first = state.copy()
        self.state = state
        self.seat = seat
        self.actions: list[Action] = []
        self.events: list[list[Event]] = []  # by action, as the seat may know them
        self.others = others
        self._takeback: Takeback[Any] = Takeback()

    def decision(self) -> Decision[Any] | None:
        """Return the question that waits for the person, or None when the game is over."""
        decision = self.game.decision(self.state)
        assert decision is None or decision.seat == self.seat, "the others have been played"
        return decision

    def answer(self, action: Action) -> None:
        """Give a legal answer for the seat that is asked."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over"
        self._takeback.note(decision.seat, self.state, len(self.actions))
        log = Log()
        self.game.apply(self.state, action, log)
        self.actions.append(action)
        self.events.append([event.seen_by(self.seat) for event in log.events])

    def play_others(self) -> None:
        """Answer for chance and the other seats until the person is asked or it is over."""
        decision = self.game.decision(self.state)
        while decision is not None and decision.seat != self.seat:
            self.answer(self.others.answer(self.game, self.state))
            decision = self.game.decision(self.state)

    def undo(self) -> bool:
        """Take back the last answer of the person; False where there is no way back."""
        return self._return_to(self._takeback.undo(self.seat))

    def restart(self) -> bool:
        """Take back the whole turn as far as possible; False if nothing can be taken back."""
        return self._return_to(self._takeback.restart(self.seat))

    def _return_to(self, point: ReturnPoint[Any] | None) -> bool:
        if point is None:
            return False
        self.state = point.state
        del self.actions[point.answered :]
        del self.events[point.answered :]
        return True
