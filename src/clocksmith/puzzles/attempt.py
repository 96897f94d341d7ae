"""A turn tried on the engine: the answers of one seat, until it is over or chance decides.

Other seats that are asked in between give the answer that looks best for them, the same one every
time. Nothing is rolled or drawn: whatever luck may bring, a turn is judged by what was decided
before it.
"""

from typing import Any, Final

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import Planner
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.puzzles.puzzle import Answers
from clocksmith.table.errors import NOT_ASKED, REFUSED, CommandError

MOST_CLOSINGS: Final = 20  # answers that end what is open in a turn, one after the other


class Attempt:
    """One way through a turn, so far."""

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self._game = game
        self._knowledge = knowledge_of(game)
        self._planner: Planner = Ahead(game).planner(luck_of("attempt"))
        self._turn = self._knowledge.turn(state)
        self._log = Log()
        self.seat = seat
        self.state: State = state.copy()
        self.given: list[tuple[Seat, Action]] = []  # by everybody, in the order of the game
        self.decision: Decision[Any] | None = None  # what the seat has to answer next
        self._go_on()

    @property
    def is_over(self) -> bool:
        """Whether the seat has no more decisions before chance or another seat has one."""
        return self.decision is None

    @property
    def answers(self) -> Answers:
        """What the seat has answered so far."""
        return tuple([action for seat, action in self.given if seat == self.seat])

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self._log.events

    def answer(self, action: Action) -> None:
        """Give the next answer; CommandError when nothing is asked or it is not legal."""
        if self.decision is None:
            raise CommandError(NOT_ASKED, "the turn is over")
        refusal = self.decision.refusal(self.state, action)
        if refusal is not None:
            raise CommandError(REFUSED, f"{action.text!r} is not legal", refusal)
        self._play(self.seat, action)
        self._go_on()

    def copy(self) -> "Attempt":
        """Return a turn that goes on from here, without the answers given before."""
        return Attempt(self._game, self.state, self.seat)

    def close(self) -> bool:
        """End the turn with as little as possible done; False where something must be answered.

        Then the turn stays as it is.
        """
        given: list[Action] = []
        twin = self.copy()
        while not twin.is_over:
            closing = self._knowledge.closing(twin.state)
            if closing is None or len(given) == MOST_CLOSINGS:
                return False
            given.append(closing)
            twin.answer(closing)
        for action in given:
            self.answer(action)
        return True

    def _go_on(self) -> None:
        """Answer for others while the turn lasts."""
        while True:
            self.decision = None
            decision = self._game.decision(self.state)
            if decision is None or isinstance(decision, Chance):
                return
            if not self._knowledge.goes_on(self.state, self.seat, self._turn):
                return
            if decision.seat == self.seat:
                self.decision = decision
                return
            self._play(decision.seat, self._planner.likely(self.state, decision))

    def _play(self, seat: Seat, action: Action) -> None:
        self._game.apply(self.state, action, self._log)
        self.given.append((seat, action))


def attempt_of(game: Game[Any], state: State, seat: Seat, answers: Answers) -> Attempt:
    """Return a turn after some answers; CommandError when one of them is none."""
    attempt = Attempt(game, state, seat)
    for action in answers:
        attempt.answer(action)
    return attempt


def is_turn(game: Game[Any], state: State, seat: Seat, answers: Answers) -> bool:
    """Return whether *answers* can be given one after the other, and the turn is over then."""
    try:
        return attempt_of(game, state, seat, answers).is_over
    except CommandError:
        return False
