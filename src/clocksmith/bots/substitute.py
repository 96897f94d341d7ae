"""Answers for seats that do not think, and what a position is worth by the forecast alone."""

import random
from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge, utility_of
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.core.weights import place_among

SILENCE: Final = Silence()
OTHERS: Final = 6  # answers of another seat that are compared
REST: Final = 16  # questions that may still be asked when a game is as good as over


class Substitute:
    """Answers for other seats and for chance in one game, within the time of a thought."""

    def __init__(
        self, game: Game[Any], knowledge: Knowledge[Any], luck: random.Random, timer: Timer
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._luck = luck
        self._timer = timer

    def turn(self, state: State) -> int:
        """Return the number of the turn."""
        return self._knowledge.turn(state)

    def value(self, state: State, seat: Seat) -> float:
        """Return what *state* is worth to *seat*, by the forecast alone."""
        knowledge = self._knowledge
        return utility_of(knowledge.forecast(state), knowledge.spread(state), seat)

    def settled_values(self, states: list[State], seat: Seat) -> list[float]:
        """Return what positions in which a turn has ended are worth to *seat*, all at once."""
        if not states:
            return []
        return [prospect.utility_of(seat) for prospect in self._knowledge.prospects(states)]

    def answer_others(self, state: State, seat: Seat, turn: int) -> Decision[Any] | None:
        """Answer for other seats while the turn lasts; return what is asked then.

        None when the turn is over; else a question to *seat*, or to chance.
        """
        while True:
            decision = self._game.decision(state)
            if decision is None or not self._knowledge.goes_on(state, seat, turn):
                return None
            if decision.seat == seat or isinstance(decision, Chance):
                return decision
            self._game.apply(state, self.likely(state, decision), SILENCE)

    def likely(self, state: State, decision: Decision[Any]) -> Action:
        """Return the answer that looks best for the seat that is asked."""
        candidates = self._knowledge.candidates(state, decision.legal(state), OTHERS)
        best = candidates[0][0]
        if len(candidates) > 1:
            highest = -1.0
            for action, _ in candidates:
                twin = state.copy()
                self._game.apply(twin, action, SILENCE)
                self._timer.visits += 1
                value = self.value(twin, decision.seat)
                if value > highest:
                    highest = value
                    best = action
                if self.is_late():
                    break
        return best

    def is_late(self) -> bool:
        """Return whether there is no time left to think anything through."""
        return self._timer.is_late()

    def ends(self, state: State) -> bool:
        """Return whether the game is over, once chance and some small questions are answered."""
        return self._game.decision(self.ended(state)) is None

    def ended(self, state: State) -> State:
        """Return how a game ends in which hardly anything is asked any more; else as it stands."""
        twin = state.copy()
        for _ in range(REST):
            self.roll(twin)
            decision = self._game.decision(twin)
            if decision is None:
                return twin
            self._game.apply(twin, self.likely(twin, decision), SILENCE)
        return state

    def roll(self, state: State) -> None:
        """Let chance decide until a seat is asked."""
        decision = self._game.decision(state)
        while isinstance(decision, Chance):
            weights = decision.weights(state)
            place = place_among(weights, self._luck.randrange(sum(weights)))
            self._game.apply(state, decision.legal(state).nth(place), SILENCE)
            decision = self._game.decision(state)
