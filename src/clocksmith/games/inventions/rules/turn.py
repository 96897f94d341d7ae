"""Chapters 1 and 4.2: the thirteen rounds and the steps of a turn."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Task
from clocksmith.games.inventions.model.actions import Use
from clocksmith.games.inventions.model.content import CHRONOS
from clocksmith.games.inventions.model.events import RoundBegan, TurnBegan
from clocksmith.games.inventions.model.state import NO_TURN, Inventions, Turn
from clocksmith.games.inventions.rules import economy
from clocksmith.games.inventions.rules.chronos import ChronosTurn
from clocksmith.games.inventions.rules.display import ReplaceIdeas
from clocksmith.games.inventions.rules.eras import EndEra
from clocksmith.games.inventions.rules.forums import PlacePillar, possible_deeds
from clocksmith.games.inventions.rules.progress import OfferPlacing, SwapAspirations


@final
class BeginRound(Task[Inventions]):
    """1.1, 1.3 A round begins, and everybody takes a turn in the turn order."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: Inventions, log: Log) -> None:
        state.round = self.round
        log.add(RoundBegan(self.round, state.parts.era_of_round[self.round]))
        then(state, NextTurn(0))


@final
class NextTurn(Task[Inventions]):
    """1.1, 1.3 One society after another; the last round of an era ends with the era change."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # in the turn order, from 0

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        if self.place < len(state.order):
            seat = state.order[self.place]
            turn: Task[Inventions] = ChronosTurn() if seat == CHRONOS else BeginTurn(seat)
            then(state, turn, NextTurn(self.place + 1))
        elif parts.is_last[state.round]:
            then(state, EndEra(parts.era_of_round[state.round]), NextRound())
        else:
            then(state, NextRound())


@final
class NextRound(Task[Inventions]):
    """1.1 The time figure moves on; after the last round there is none."""

    def run(self, state: Inventions, log: Log) -> None:
        if state.round + 1 < len(state.parts.is_last):
            then(state, BeginRound(state.round + 1))


@final
class BeginTurn(Task[Inventions]):
    """4.2.1 Chain tokens are made ready by the influence now; then the steps of the turn follow."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Inventions, log: Log) -> None:
        seat = self.seat
        tokens = state.parts.band[state.players[seat].influence].tokens
        state.turn = Turn(seat, tokens, 0, 0, 0, 0, False)
        log.add(TurnBegan(seat, tokens))
        then(
            state,
            PlacePillar(seat, possible_deeds(state, seat)),
            CloseActions(seat),
            SwapAspirations(seat),
            OfferPlacing(seat),
            EndTurn(),
        )


@final
class CloseActions(Task[Inventions]):
    """4.2.2, 4.3.E At the end of step 2 economy tiles may be used, then ideas are replaced."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Inventions, log: Log) -> None:
        then(state, OfferEconomy(self.seat), ReplaceIdeas(self.seat, state.turn.presented))


@final
class OfferEconomy(Task[Inventions]):
    """4.3.E A seat that can use an economy tile at the end of step 2 is asked."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Inventions, log: Log) -> None:
        if economy.uses(state, self.seat):
            then(state, MayUseEconomy(self.seat))


@final
class MayUseEconomy(Decision[Inventions]):
    """4.3.E A seat may use economy tiles at the end of step 2."""

    def candidates(self, state: Inventions) -> list[Action]:
        return [*economy.uses(state, self.seat), state.actions.done]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        return None if action is state.actions.done else NOT_OFFERED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if isinstance(action, Use):
            economy.use(state, self.seat, action, OfferEconomy(self.seat), log)


@final
class EndTurn(Task[Inventions]):
    """4.2.1 All chain tokens return."""

    def run(self, state: Inventions, log: Log) -> None:
        state.turn = NO_TURN
