"""Chapter 4: generations of two to four rounds, from income to the next generation."""

from typing import final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Step, Task
from clocksmith.games.sands.model.actions import Grow, Keep, Roll
from clocksmith.games.sands.model.content import (
    CROPS,
    DYNASTIES,
    GOLD,
    PEASANT,
    RESOURCES,
    RegionId,
)
from clocksmith.games.sands.model.events import (
    BY_GROWTH,
    BY_SPOILAGE,
    DieRolled,
    GenerationBegan,
    GenerationEnded,
    MarkerMoved,
    RoundBegan,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.choosing import ChooseCards
from clocksmith.games.sands.rules.crowding import Crowding
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    from_start,
    regions_in,
    reserve_of,
    resource_of,
)
from clocksmith.games.sands.rules.end import score_end
from clocksmith.games.sands.rules.scoring import EndDynasty
from clocksmith.games.sands.rules.turn import begin_turn

# 4.1 Income


@final
class BeginGeneration(Task[Sands]):
    """4, 4.1 A generation begins with everybody's income."""

    def run(self, state: Sands, log: Log) -> None:
        state.clock.generation += 1
        state.clock.begun = state.clock.marker
        log.add(GenerationBegan(state.clock.generation, state.start))
        for seat in from_start(state):
            for region in regions_in(state.players[seat].regions):
                amount = income_of(state, state.players[seat], region)
                if amount:
                    verbs.take_income(state, seat, region, amount, log)
        begin_round(state, 1, log)


def income_of(state: Sands, player: Player, region: RegionId) -> int:
    """4.1 Return what a controlled region yields: own peasants, at most the capacity.

    Agriculture adds to it beyond the capacity where a peasant is.
    """
    peasants = player.citizens[PEASANT][region]
    if not peasants:
        return 0
    more = state.parts.income[resource_of(state, region)].total(player.advances)
    return min(peasants, capacity_of(state, region)) + more


# 4.2 Rounds


def begin_round(state: Sands, round: int, log: Log) -> None:
    """4.2 Let everybody choose cards; then turns follow from the start player on."""
    state.clock.round = round
    state.turn = NOBODY
    log.add(RoundBegan(round))
    choices: list[Step[Sands]] = [ChooseCards(seat) for seat in from_start(state)]
    then(state, *choices, NextTurn())


@final
class NextTurn(Task[Sands]):
    """4.2 B, C Seats take turns clockwise from the start player; then the round ends."""

    def run(self, state: Sands, log: Log) -> None:
        if state.turn == NOBODY:
            seat = state.start
        else:
            seat = Seat((state.turn + 1) % len(state.players))
            if seat == state.start:
                end_round(state, log)
                return
        then(state, self)
        begin_turn(state, seat, log)


def end_round(state: Sands, log: Log) -> None:
    """4.2 C The markers move; a die may be rolled; after the last round the generation ends."""
    parts = state.parts
    state.turn = NOBODY
    state.clock.marker += 1
    log.add(MarkerMoved(state.clock.marker))
    if state.clock.round in parts.rolls:
        then(state, RollDie())
    elif state.clock.round < parts.rounds:
        begin_round(state, state.clock.round + 1, log)
    else:
        end_generation(state, log)


@final
class RollDie(Chance[Sands]):
    """4.2 C A die decides whether the generation goes on."""

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.roll

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return None if isinstance(action, Roll) else NOT_OFFERED

    def weights(self, state: Sands) -> list[int]:
        return [1] * len(state.actions.roll)

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Roll)
        least = state.parts.rolls[state.clock.round]
        log.add(DieRolled(action.face, least))
        if action.face >= least:
            begin_round(state, state.clock.round + 1, log)
        else:
            end_generation(state, log)


def end_generation(state: Sands, log: Log) -> None:
    """4.3 to 4.6 Growth, overcrowding, the end of a dynasty, a new generation."""
    log.add(GenerationEnded(state.clock.generation, state.clock.round))
    then(state, Growth(), Crowding(), EndDynasty(), NewGeneration())


# 4.3 Growth


def has_grown(state: Sands) -> bool:
    """4.3 Return whether the marker reached or passed a peasant symbol in this generation."""
    begun, marker = state.clock.begun, state.clock.marker
    return bool([1 for space in state.parts.growth_spaces if begun < space <= marker])


@final
class Growth(Task[Sands]):
    """4.3 One peasant into every controlled region; with too few left the player chooses."""

    def run(self, state: Sands, log: Log) -> None:
        if not has_grown(state):
            return
        short: list[Step[Sands]] = []
        for seat in from_start(state):
            player = state.players[seat]
            regions = regions_in(player.regions)
            if reserve_of(player, PEASANT) >= len(regions):
                for region in regions:
                    verbs.place(state, seat, PEASANT, region, BY_GROWTH, log)
            elif reserve_of(player, PEASANT):
                short.append(GrowPeasant(seat, player.regions))
        then(state, *short)


@final
class GrowPeasant(Decision[Sands]):
    """4.3 A seat with too few peasants chooses a region that gets one."""

    __match_args__ = ("seat", "open_to")

    def __init__(self, seat: Seat, open_to: int) -> None:
        super().__init__(seat)
        self.open_to = open_to  # controlled regions without a new peasant, as bits

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        if self.open_to & ~player.regions:
            return "peasants grow in controlled regions"
        asked = [step for step in state.stack if isinstance(step, GrowPeasant)]
        if [step.seat for step in asked].count(self.seat) > 1:
            return "a seat is asked once"
        short = 1 <= reserve_of(player, PEASANT) <= self.open_to.bit_count()
        return "" if short else "a seat chooses only with too few peasants"

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.grow[region] for region in regions_in(self.open_to)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Grow):
            return NOT_OFFERED
        if self.open_to >> action.region & 1:
            return None
        return Refusal("4.3", "not-growing", (Detail("region", action.region),))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Grow)
        verbs.place(state, self.seat, PEASANT, action.region, BY_GROWTH, log)
        if reserve_of(state.players[self.seat], PEASANT):
            then(state, GrowPeasant(self.seat, self.open_to & ~(1 << action.region)))


# 4.6 A new generation


@final
class NewGeneration(Task[Sands]):
    """4.6 The start player changes, resources spoil, cards go back; or the game is over."""

    def run(self, state: Sands, log: Log) -> None:
        parts = state.parts
        if state.clock.dynasty > DYNASTIES:
            score_end(state, log)
            return
        verbs.set_start(state, Seat((state.start + 1) % len(state.players)), log)
        questions: list[Step[Sands]] = []
        for seat in from_start(state):
            player = state.players[seat]
            verbs.take_up_cards(state, seat)
            crops_kept = parts.keep.most(player.advances, 0)
            if sum(player.stock) > crops_kept:
                if crops_kept:
                    questions.append(KeepResources(seat, crops_kept))
                else:
                    _spoil(state, seat, log)
        then(state, *questions, BeginGeneration())


def _spoil(state: Sands, seat: Seat, log: Log) -> None:
    """4.6 All resources of a seat go back to nothing."""
    for resource in RESOURCES:
        amount = state.players[seat].stock[resource]
        verbs.forfeit(state, seat, resource, amount, BY_SPOILAGE, log)


@final
class KeepResources(Decision[Sands]):
    """4.6 With Granaries, a seat chooses the resources it keeps."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        if self.count != state.parts.keep.most(player.advances, 0):
            return "another number is kept"
        asked = [step for step in state.stack if isinstance(step, KeepResources)]
        if [step.seat for step in asked].count(self.seat) > 1:
            return "a seat is asked once"
        return "" if sum(player.stock) > self.count else "everything is kept without asking"

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.keeps

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return NOT_OFFERED
        if action.crops + action.gold != self.count:
            return Refusal("4.6", "keep-exactly", (Detail("count", self.count),))
        stock = state.players[self.seat].stock
        if action.crops > stock[CROPS] or action.gold > stock[GOLD]:
            return Refusal("4.6", "not-in-stock")
        return None

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Keep)
        verbs.keep(state, self.seat, action.crops, action.gold, log)
