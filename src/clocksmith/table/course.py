"""The course of a game: position, actions, results; chance is answered, held answers are used."""

from collections.abc import Iterator
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Log, Silence
from clocksmith.core.game import State
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.table.committed import Source
from clocksmith.table.entry import JOINED, LATE
from clocksmith.table.result import DEAL, Result
from clocksmith.table.sealed import Held, SealedGroup, group_of
from clocksmith.table.setup import Setup
from clocksmith.table.takeback import Takeback


class Course:
    """Where a game stands and how it got there. Trusts its caller: nothing is checked here.

    A position it has handed out is never changed: every answer is applied on a copy.
    """

    def __init__(self, setup: Setup, source: Source, opened_at: float) -> None:
        self.game = setup.game
        self.state: State = setup.start()
        self.actions: list[Action] = []
        self.results: list[Result] = []
        self.group: SealedGroup | None = None
        self.draws = 0  # answers of chance
        self.ended = False  # whether nothing more is asked, as after a record that breaks off
        self._setup = setup
        self._source = source
        self._takeback: Takeback[Any] = Takeback()
        self._go_on(Result(0, DEAL, CHANCE, None, opened_at), None)

    def decision(self) -> Decision[Any] | None:
        """Return the question the rules wait with, or None when the game is over."""
        return self.game.decision(self.state)

    def answer(self, result: Result, action: Action) -> None:
        """Give the legal answer of the seat of *result*: apply it, or hold it until its time."""
        decision = self.decision()
        assert decision is not None, "the game is over"
        late = result.kind == LATE
        if decision.seat != result.seat:
            assert self.group is not None, "only a group holds answers"
            self.group.held[result.seat].append(Held(action, late))
            return
        joined = result.kind in JOINED
        self._takeback.note(result.seat, self.state, len(self.results), joined)
        if late:
            self._takeback.close()
        self._go_on(result, action)

    def held(self, seat: Seat) -> list[str]:
        """Return the texts of the answers of *seat* that are held."""
        held = self.group.held.get(seat, []) if self.group is not None else []
        return [one.action.text for one in held]

    def undoable(self, seat: Seat) -> int:
        """Return how many of its answers *seat* may take back, one after the other."""
        return self._own_held(seat) + self._takeback.depth(seat, self._floor(seat))

    def run(self, seat: Seat) -> tuple[State, list[Action]] | None:
        """Return where a restart of *seat* would lead, and its answers since; None if nowhere.

        Answers that are held are no part of it: they have done nothing yet.
        """
        point = self._takeback.earliest(seat, self._floor(seat))
        if point is None or self._own_held(seat):
            return None
        return point.state, self.actions[self.results[point.answered - 1].actions :]

    def take_back(self, seat: Seat, whole: bool) -> int:
        """Take back the last answer of *seat*, or its run; return how many answers that were.

        Answers that are held go first: a restart with some of them takes back only those.
        """
        held = self._own_held(seat)
        if held:
            assert self.group is not None, "only a group holds answers"
            count = held if whole else 1
            del self.group.held[seat][-count:]
            return count
        turn_back = self._takeback.restart if whole else self._takeback.undo
        point = turn_back(seat, self._floor(seat))
        assert point is not None, "there is no way back"
        count = len(self.results) - point.answered
        self.state = point.state
        del self.results[point.answered :]
        del self.actions[self.results[-1].actions :]
        if self.group is None or point.answered < self.group.opened:
            self.group = group_of(self.decision(), self.state, point.answered)
        return count

    def states(self) -> Iterator[State]:
        """Give the position at the start, before the deal, and after every result.

        It is one position, played on: look at it before asking for the next.
        """
        state = self._setup.start()
        yield state
        played = 0
        for result in self.results:
            for action in self.actions[played : result.actions]:
                self.game.apply(state, action, Silence())
            played = result.actions
            yield state

    def _go_on(self, result: Result, answer: Action | None) -> None:
        """Apply an answer, and everything that follows without a question."""
        state, log = self.state.copy(), Log()
        played: list[Action] = []
        action = answer
        while True:
            if action is not None:
                self.game.apply(state, action, log)
                played.append(action)
            decision = self.game.decision(state)
            if self.group is None or not self.group.has(decision):
                self.group = group_of(decision, state, len(self.results) + 1)
            action = self._answer_to(decision, state)
            if action is None:
                break
        result.events = log.events + self.game.aftermath(self.state, state)
        self.state = state
        self.actions += played
        result.actions = len(self.actions)
        self.results.append(result)

    def _answer_to(self, decision: Decision[Any] | None, state: State) -> Action | None:
        """Return the answer of chance, or a sealed one; None if a seat must be asked."""
        if isinstance(decision, Chance):
            drawn = self._source.draw(self.draws, decision.weights(state))
            if drawn is None:
                self.ended = True
                return None
            self.draws += 1
            self._takeback.close()
            return decision.legal(state).nth(drawn)
        if decision is None or self.group is None or not self.group.held[decision.seat]:
            return None
        self._takeback.close()
        action = self.group.held[decision.seat].pop(0).action
        assert decision.refusal(state, action) is None, "a sealed answer stays legal"
        return action

    def _own_held(self, seat: Seat) -> int:
        """Return how many held answers *seat* may take back: those since one was given for it."""
        held = self.group.held.get(seat, []) if self.group is not None else []
        count = 0
        while count < len(held) and not held[-1 - count].late:
            count += 1
        return count

    def _floor(self, seat: Seat) -> int:
        """Return the result *seat* cannot go back beyond: others have sealed answers since then."""
        return self.group.opened if self.group is not None and self.group.others_hold(seat) else 0
