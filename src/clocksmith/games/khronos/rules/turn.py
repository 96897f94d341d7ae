"""Chapter 2: the order of a turn and of the seven rounds."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Step, Task
from clocksmith.games.khronos.model.actions import (
    ACTIONS,
    END,
    START,
    Build,
    Demolish,
    Exchange,
    Populate,
    Restore,
    Start,
    Swap,
    Travel,
    Upgrade,
)
from clocksmith.games.khronos.model.events import RoundBegan, TurnBegan
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import (
    cards,
    construction,
    demolition,
    reason,
    sites,
    travel,
    verbs,
)
from clocksmith.games.khronos.rules.income import Income


@final
class BeginRound(Task[Khronos]):
    """2, 12 A round begins; with *new start player each round* one is drawn anew."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: Khronos, log: Log) -> None:
        state.round = self.round
        state.turn = NOBODY
        log.add(RoundBegan(self.round))
        if self.round > 1 and state.options.new_start:
            then(state, DrawStart())


@final
class NextTurn(Task[Khronos]):
    """1.5, 2 Seats take turns clockwise; after the last of round 7 the game is over."""

    def run(self, state: Khronos, log: Log) -> None:
        if state.turn == NOBODY:
            seat = state.start
        else:
            seat = Seat((state.turn + 1) % len(state.players))
            if seat == state.start:
                if state.round < state.parts.rounds:
                    then(state, BeginRound(state.round + 1), self)
                return
        state.turn = seat
        log.add(TurnBegan(seat))
        then(state, TakeTurn(seat, True, state.options.holdem), EndTurn(seat), self)


@final
class EndTurn(Task[Khronos]):
    """2.3, 2.4 A turn ends: the rest of the hand goes, a new one is drawn, income may follow."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Khronos, log: Log) -> None:
        seat = self.seat
        verbs.rest(state, seat)
        steps: list[Step[Khronos]] = []
        hand = state.players[seat].hand
        if any(hand):
            if state.options.keep_unused:
                steps.append(cards.KeepCards(seat))
            else:
                verbs.discard(state, seat, tuple(hand), log)
        steps.append(cards.Refill(seat))
        if state.round in state.parts.income_rounds:
            steps.append(Income(seat))
        then(state, *steps)


@final
class TakeTurn(Decision[Khronos]):
    """2.2 A seat exchanges cards, acts, or ends its turn."""

    __match_args__ = ("seat", "may_exchange", "may_swap")

    def __init__(self, seat: Seat, may_exchange: bool, may_swap: bool) -> None:
        super().__init__(seat)
        self.may_exchange = may_exchange  # 2.1 not yet exchanged, nothing done yet
        self.may_swap = may_swap  # 12 Hold'em: the same for the face-up cards

    def problem(self, state: Khronos) -> str:
        swaps = self.may_swap and not state.options.holdem
        return "cards are swapped only in Hold'em" if swaps else ""

    def candidates(self, state: Khronos) -> list[Action]:
        return ACTIONS.actions

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        seat = self.seat
        if isinstance(action, Build):
            return construction.refuse_build(state, seat, action)
        if isinstance(action, Upgrade):
            return construction.refuse_upgrade(state, seat, action)
        if isinstance(action, Travel):
            return travel.refuse_travel(state, seat, action)
        if isinstance(action, Demolish):
            return demolition.refuse_demolish(state, seat, action)
        if isinstance(action, Populate):
            return reason.refuse_populate(state, seat, action)
        if isinstance(action, Restore):
            return reason.refuse_restore(state, seat, action)
        if isinstance(action, Exchange):
            return cards.refuse_exchange(state, seat, self.may_exchange, action)
        if isinstance(action, Swap):
            return cards.refuse_swap(state, seat, self.may_swap, action)
        return None if action is END else NOT_OFFERED

    def legal(self, state: Khronos) -> Legal:
        seat = self.seat
        legal = Families()
        if self.may_exchange:
            cards.offer_exchange(state, seat, legal)
        if self.may_swap:
            cards.offer_swap(state, seat, legal)
        travel.offer_travel(state, seat, legal)
        sites.offer_construction(state, seat, legal)
        demolition.offer_demolish(state, seat, legal)
        reason.offer_in_reason(state, seat, legal)
        legal.add(ONLY_END, 1)
        if self.may_exchange:
            cards.offer_large_exchange(state, seat, legal)
        return legal

    def at_once(self, state: Khronos, action: Action) -> bool:
        return action is END and len(self.legal(state)) == 1

    def can_act(self, state: Khronos) -> bool:
        """2.2 Return whether there is more left to do than travelling and exchanging."""
        legal = Families()
        sites.offer_construction(state, self.seat, legal)
        demolition.offer_demolish(state, self.seat, legal)
        reason.offer_in_reason(state, self.seat, legal)
        return len(legal) > 0

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        seat = self.seat
        if action is END:
            return
        if isinstance(action, Exchange):
            then(state, TakeTurn(seat, False, self.may_swap))
            cards.exchange(state, seat, action, log)
            return
        if isinstance(action, Swap):
            then(state, TakeTurn(seat, self.may_exchange, False))
            verbs.swap(state, seat, action.kind, action.cards.counts, log)
            return
        then(state, TakeTurn(seat, False, False))
        if isinstance(action, Build):
            construction.build(state, seat, action, log)
        elif isinstance(action, Upgrade):
            construction.upgrade(state, seat, action, log)
        elif isinstance(action, Travel):
            travel.travel(state, seat, action, log)
        elif isinstance(action, Demolish):
            demolition.demolish(state, seat, action, log)
        elif isinstance(action, Populate):
            reason.populate(state, seat, action, log)
        elif isinstance(action, Restore):
            reason.restore(state, seat, action, log)


ONLY_END: list[Action] = [END]


@final
class DrawStart(Chance[Khronos]):
    """1.5 The seat that begins is drawn."""

    def candidates(self, state: Khronos) -> list[Action]:
        return START[: len(state.players)]

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if isinstance(action, Start) and action.seat < len(state.players):
            return None
        return NOT_OFFERED

    def legal(self, state: Khronos) -> Legal:
        legal = Families()
        legal.add(START, (1 << len(state.players)) - 1)
        return legal

    def weights(self, state: Khronos) -> list[int]:
        return [1] * len(state.players)

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Start)
        verbs.set_start(state, action.seat, log)
