"""Chapter 6.14, steps 1 to 5: tiles, turn order, ideas and goals are drawn."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    DrawGoal,
    DrawIdea,
    DrawKnowledge,
    DrawOrder,
    DrawSpecialist,
    DrawWealth,
    Drop,
)
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    NONE,
    REGION_COUNT,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs
from clocksmith.games.inventions.rules.chronos import open_chronos

NOT_DEALT: Final = Refusal("6.14.5", "goal-not-yours")

LAYER_NAMES: Final = ["specialist", "knowledge", "wealth"]
SPECIALIST_LAYER: Final = 0
KNOWLEDGE_LAYER: Final = 1
WEALTH_LAYER: Final = 2


@final
class LayTiles(Task[Inventions]):
    """6.14.1 Every region gets a specialist tile, a knowledge tile and a wealth letter."""

    def run(self, state: Inventions, log: Log) -> None:
        for layer, tiles in enumerate(
            (state.land.specialists, state.land.knowledge, state.land.wealth)
        ):
            for region in state.parts.region_ids:
                if tiles[region] == NONE:
                    then(state, DrawRegionTile(layer, region), self)
                    return


@final
class DrawRegionTile(Chance[Inventions]):
    """6.14.1 The tile that a region gets is drawn."""

    __match_args__ = ("layer", "region")

    def __init__(self, layer: int, region: int) -> None:
        super().__init__()
        self.layer = layer
        self.region = region

    def problem(self, state: Inventions) -> str:
        layers = [*state.land.specialists, *state.land.knowledge, *state.land.wealth]
        here = self.layer * REGION_COUNT + self.region
        first = layers.index(NONE) if NONE in layers else NONE
        return "" if first == here else "tiles are laid region by region, kind by kind"

    def candidates(self, state: Inventions) -> list[Action]:
        parts = state.parts
        actions = state.actions
        if self.layer == SPECIALIST_LAYER:
            return [
                actions.draw_specialist[i]
                for i in parts.specialist_ids
                if i not in state.land.specialists
            ]
        if self.layer == KNOWLEDGE_LAYER:
            return [
                actions.draw_knowledge[i]
                for i in parts.knowledge_ids
                if i not in state.land.knowledge
            ]
        return [
            actions.draw_wealth[i]
            for i, t in enumerate(parts.wealth_tiles)
            if t not in state.land.wealth
        ]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def weights(self, state: Inventions) -> list[int]:
        return [1] * len(self.candidates(state))

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if isinstance(action, DrawSpecialist):
            pile_verbs.lay_specialist(state, self.region, action.specialist, log)
        elif isinstance(action, DrawKnowledge):
            pile_verbs.lay_knowledge(state, self.region, action.knowledge, log)
        elif isinstance(action, DrawWealth):
            pile_verbs.lay_wealth(state, self.region, action.tile, log)


@final
class SetOrder(Task[Inventions]):
    """1.3 The start player is drawn, the others follow clockwise; with Chronos all are drawn."""

    def run(self, state: Inventions, log: Log) -> None:
        everybody = society.societies_of(state)
        if len(state.order) == len(everybody):
            return
        if state.chronos is None and state.order:
            last = state.order[-1]
            pile_verbs.draw_order(state, Seat((last + 1) % len(everybody)), log)
            then(state, self)
        else:
            then(state, DrawNextInOrder(), self)


@final
class DrawNextInOrder(Chance[Inventions]):
    """1.3 The society with the next place in the turn order is drawn."""

    def candidates(self, state: Inventions) -> list[Action]:
        left = [seat for seat in society.societies_of(state) if seat not in state.order]
        return [state.actions.draw_order[seat] for seat in left]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def weights(self, state: Inventions) -> list[int]:
        return [1] * len(self.candidates(state))

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, DrawOrder)
        pile_verbs.draw_order(state, action.seat, log)


@final
class DealIdeas(Task[Inventions]):
    """6.14.4 Everybody is dealt ideas of eras 1 and 2; left-over ones of era 1 leave the game.

    With two players they wait until Chronos has its own.
    """

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        for era in (1, 2):
            for seat in society.seats_of(state):
                held = (state.players[seat].ideas & parts.era_mask[era]).bit_count()
                if held < parts.dealt_of_era[era]:
                    then(state, DealIdea(seat, era), self)
                    return
        if state.chronos is None:
            pile_verbs.leave_first_era(state, log)


@final
class DealIdea(Chance[Inventions]):
    """6.14.4 An idea of an era is dealt."""

    __match_args__ = ("holder", "era")

    def __init__(self, holder: Seat, era: int) -> None:
        super().__init__()
        self.holder = holder
        self.era = era

    def problem(self, state: Inventions) -> str:
        parts = state.parts
        if self.holder == CHRONOS:
            return "" if self.era == 1 else "Chronos gets an idea of era 1"
        held = state.players[self.holder].ideas & parts.era_mask[self.era]
        most = parts.dealt_of_era[self.era] if self.era <= 2 else 0
        return "" if held.bit_count() < most else "nobody is dealt so many ideas"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.draw_idea

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        left = state.deck & state.parts.era_mask[self.era]
        return None if isinstance(action, DrawIdea) and left >> action.card & 1 else NOT_OFFERED

    def legal(self, state: Inventions) -> Legal:
        legal = Families()
        legal.add(state.actions.draw_idea, state.deck & state.parts.era_mask[self.era])
        return legal

    def weights(self, state: Inventions) -> list[int]:
        return [1] * (state.deck & state.parts.era_mask[self.era]).bit_count()

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, DrawIdea)
        pile_verbs.deal_idea(state, self.holder, action.card, log)
        if self.holder == CHRONOS:
            open_chronos(state, action.card, log)


@final
class DealGoals(Task[Inventions]):
    """6.14.5 Everybody is dealt four goals; then all choose, sealed, which three to keep."""

    def run(self, state: Inventions, log: Log) -> None:
        for seat in society.seats_of(state):
            if state.players[seat].goals.bit_count() < state.parts.goals_dealt:
                then(state, DealGoal(seat), self)
                return
        then(state, *[KeepGoals(seat) for seat in society.seats_of(state)])


@final
class DealGoal(Chance[Inventions]):
    """6.14.5 A goal is dealt."""

    __match_args__ = ("holder",)

    def __init__(self, holder: Seat) -> None:
        super().__init__()
        self.holder = holder

    def problem(self, state: Inventions) -> str:
        held = state.players[self.holder].goals.bit_count()
        return "" if held < state.parts.goals_dealt else "nobody is dealt so many goals"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.draw_goal

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        drawn = isinstance(action, DrawGoal) and state.goals >> action.goal & 1
        return None if drawn else NOT_OFFERED

    def legal(self, state: Inventions) -> Legal:
        legal = Families()
        legal.add(state.actions.draw_goal, state.goals)
        return legal

    def weights(self, state: Inventions) -> list[int]:
        return [1] * state.goals.bit_count()

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, DrawGoal)
        pile_verbs.deal_goal(state, self.holder, action.goal, log)


@final
class KeepGoals(Decision[Inventions]):
    """6.14.5 A seat puts away, sealed, a goal that it does not keep."""

    def problem(self, state: Inventions) -> str:
        held = state.players[self.seat].goals.bit_count()
        return (
            "" if held > state.parts.goals_kept else "a goal is put away while there are too many"
        )

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.drop

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Drop):
            return NOT_OFFERED
        return None if state.players[self.seat].goals >> action.goal & 1 else NOT_DEALT

    def legal(self, state: Inventions) -> Legal:
        legal = Families()
        legal.add(state.actions.drop, state.players[self.seat].goals)
        return legal

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Drop)
        pile_verbs.drop_goal(state, self.seat, action.goal, log)
        if state.players[self.seat].goals.bit_count() > state.parts.goals_kept:
            then(state, KeepGoals(self.seat))

    def group(self, state: Inventions) -> tuple[Seat, ...]:
        waiting = [step.seat for step in state.stack if isinstance(step, KeepGoals)]
        return tuple(sorted(set(waiting)))
