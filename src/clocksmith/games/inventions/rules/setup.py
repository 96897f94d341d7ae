"""Chapter 6.14: what is on the table before the first round, and the Stone Age steps."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.options import Choices
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Task
from clocksmith.games.inventions.model.actions import Present
from clocksmith.games.inventions.model.board import BARE, Land, Shelves
from clocksmith.games.inventions.model.catalogue import Catalogue
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    DISPLAYS,
    FEWEST_SEATS,
    FIELDS,
    MOST_SEATS,
    NONE,
    PRESENTER,
    REGION_COUNT,
    SOCIETIES,
)
from clocksmith.games.inventions.model.events import BY_SPECIALIST_TILE
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import NO_TURN, Chronos, Inventions, Player
from clocksmith.games.inventions.options import OPTIONS, Options
from clocksmith.games.inventions.rules import player_verbs, region_verbs
from clocksmith.games.inventions.rules.benefits import grant
from clocksmith.games.inventions.rules.dealing import (
    DealGoals,
    DealIdea,
    DealIdeas,
    LayTiles,
    SetOrder,
)
from clocksmith.games.inventions.rules.display import Refill
from clocksmith.games.inventions.rules.ideas import refuse_laying
from clocksmith.games.inventions.rules.layout import LayOut
from clocksmith.games.inventions.rules.turn import BeginRound

FIRST_ERA_ONLY = Refusal("6.14.6", "idea-of-era-1")


def set_up(actions: Catalogue, seats: int, choices: Choices | None) -> Inventions:
    """6.13, 6.14 Return the table as it is before anything is drawn."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Inventions is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
    state = empty_table(actions, seats, Options(OPTIONS.choose({}) if choices is None else choices))
    then(
        state,
        LayTiles(),
        LayOut(0),
        LayOut(1),
        LayOut(2),
        SetOrder(),
        DealIdeas(),
        Refill(),
        DealGoals(),
        StoneAge(1),
        BeginRound(1),
    )
    return state


def empty_table(actions: Catalogue, seats: int, options: Options) -> Inventions:
    """6.13, 6.14 Return the table with everything still in its box."""
    parts = actions.parts
    return Inventions(
        stack=[],
        actions=actions,
        options=options,
        round=0,
        order=[],
        turn=NO_TURN,
        land=Land(
            people=[0] * (REGION_COUNT * SOCIETIES),
            displays=[BARE for _ in parts.region_ids],
            specialists=[NONE] * REGION_COUNT,
            knowledge=[NONE] * REGION_COUNT,
            wealth=[NONE] * REGION_COUNT,
            spent_knowledge=0,
            scholars=(1 << REGION_COUNT) - 1,
            laid=[() for _ in parts.region_ids],
        ),
        shelves=Shelves(
            private=[NONE] * DISPLAYS,
            common=[],
            discarded=[],
            eureka=[],
            stacks=(1 << len(parts.milestone_ids)) - 1,
            posts=[(0,) * SOCIETIES for _ in parts.milestone_ids],
            eras=[NONE] * SOCIETIES,
        ),
        ideas=[],
        top=NONE,
        deck=(1 << len(parts.card_ids)) - 1,
        goals=(1 << len(parts.goal_ids)) - 1,
        stock=[parts.copies[seats] for _ in parts.tile_ids],
        chronos=Chronos(parts.citizens, 0, 0) if seats == FEWEST_SEATS else None,
        players=[_player(parts) for _ in range(seats)],
    )


def _player(parts: Parts) -> Player:
    """6.13 Return what a player starts with."""
    home = parts.start_specialists * len(FIELDS) + parts.start_academics
    return Player(
        ip=0,
        influence=parts.start_influence,
        available=[parts.start_specialists for _ in FIELDS],
        exhausted=[0 for _ in FIELDS],
        academics=parts.start_academics,
        scholars=0,
        supply=parts.citizens - home,
        ideas=0,
        inventions=0,
        row=[],
        spaces=[NONE for _ in parts.place_ids],
        placed=0,
        flipped=0,
        marked=0,
        epoch=NONE,
        seasons=[],
        goals=0,
        dropped=0,
    )


def first_ideas(parts: Parts, cards: int) -> int:
    """6.14.6 Return the cards of era 1 among *cards*, as bits."""
    return cards & parts.era_mask[1]


@final
class StoneAge(Task[Inventions]):
    """6.14.6 In reverse turn order everybody lays a first idea."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # in the turn order, from its end; 1 is the last

    def problem(self, state: Inventions) -> str:
        if [1 for step in state.stack if isinstance(step, (LayTiles, SetOrder, DealIdeas))]:
            return ""
        waiting = state.order[: max(len(state.order) - self.place + 1, 0)]
        free = [1 for display in state.land.displays if display.card == NONE]
        if len(free) <= len(waiting):
            return "there are regions for all first ideas"
        for seat in waiting:
            ideas = state.deck if seat == CHRONOS else state.players[seat].ideas
            if not first_ideas(state.parts, ideas):
                return "everybody has an idea of era 1"
            if seat != CHRONOS and state.players[seat].supply <= len(FIELDS):
                return "everybody has citizens for a first idea"
        return ""

    def run(self, state: Inventions, log: Log) -> None:
        if self.place > len(state.order):
            return
        seat = state.order[-self.place]
        first = DealIdea(CHRONOS, 1) if seat == CHRONOS else LayFirstIdea(seat)
        then(state, first, StoneAge(self.place + 1))


@final
class LayFirstIdea(Decision[Inventions]):
    """6.14.6 A seat lays one of its ideas of era 1; all citizens for it come from the supply."""

    def candidates(self, state: Inventions) -> list[Action]:
        parts = state.parts
        ideas = state.players[self.seat].ideas
        held = [card for card in parts.card_ids if ideas >> card & 1]
        return [state.actions.present[card][region] for card in held for region in parts.region_ids]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Present):
            return NOT_OFFERED
        refusal = refuse_laying(state, self.seat, action)
        if refusal is None and state.parts.card_era[action.card] != 1:
            return FIRST_ERA_ONLY
        return refusal

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        parts = state.parts
        assert isinstance(action, Present)
        seat, region = Seat(self.seat), action.region
        region_verbs.present(state, seat, action.card, region, log)
        player_verbs.settle(state, seat, region, log)
        tile = parts.specialists[state.land.specialists[region]]
        region_verbs.stand_citizens(state, seat, PRESENTER, region, tile.citizens, log)
        grant(state, seat, tile.benefit, parts.card_field[action.card], BY_SPECIALIST_TILE)
