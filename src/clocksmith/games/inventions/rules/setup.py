"""Chapter 6.14: what is on the table before the first round, and the Stone Age steps."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.options import Choices
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Task
from clocksmith.games.inventions import laying, verbs
from clocksmith.games.inventions.actions import PRESENT, Present
from clocksmith.games.inventions.board import BARE, Land, Shelves
from clocksmith.games.inventions.content import (
    CARD_ERA,
    CARD_FIELD,
    CARD_IDS,
    CHRONOS,
    CITIZENS,
    COPIES,
    DISPLAYS,
    ERA_MASK,
    FEWEST_SEATS,
    FIELDS,
    GOAL_IDS,
    MILESTONE_IDS,
    MOST_SEATS,
    NONE,
    PLACE_IDS,
    PRESENTER,
    REGION_COUNT,
    REGION_IDS,
    SOCIETIES,
    SPECIALISTS,
    START_ACADEMICS,
    START_INFLUENCE,
    START_SPECIALISTS,
    TILE_IDS,
)
from clocksmith.games.inventions.events import BY_SPECIALIST_TILE
from clocksmith.games.inventions.options import OPTIONS, Options
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
from clocksmith.games.inventions.state import NO_TURN, Chronos, Inventions, Player

FIRST_ERA_ONLY = Refusal("6.14.6", "idea-of-era-1")


def set_up(seats: int, choices: Choices | None) -> Inventions:
    """6.13, 6.14 Return the table as it is before anything is drawn."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Inventions is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
    state = empty_table(seats, Options(OPTIONS.choose({}) if choices is None else choices))
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


def empty_table(seats: int, options: Options) -> Inventions:
    """6.13, 6.14 Return the table with everything still in its box."""
    return Inventions(
        stack=[],
        options=options,
        round=0,
        order=[],
        turn=NO_TURN,
        land=Land(
            people=[0] * (REGION_COUNT * SOCIETIES),
            displays=[BARE for _ in REGION_IDS],
            specialists=[NONE] * REGION_COUNT,
            knowledge=[NONE] * REGION_COUNT,
            wealth=[NONE] * REGION_COUNT,
            spent_knowledge=0,
            scholars=(1 << REGION_COUNT) - 1,
            laid=[() for _ in REGION_IDS],
        ),
        shelves=Shelves(
            private=[NONE] * DISPLAYS,
            common=[],
            discarded=[],
            eureka=[],
            stacks=(1 << len(MILESTONE_IDS)) - 1,
            posts=[(0,) * SOCIETIES for _ in MILESTONE_IDS],
            eras=[NONE] * SOCIETIES,
        ),
        ideas=[],
        top=NONE,
        deck=(1 << len(CARD_IDS)) - 1,
        goals=(1 << len(GOAL_IDS)) - 1,
        stock=[COPIES[seats] for _ in TILE_IDS],
        chronos=Chronos(CITIZENS, 0, 0) if seats == FEWEST_SEATS else None,
        players=[_player() for _ in range(seats)],
    )


def _player() -> Player:
    """6.13 Return what a player starts with."""
    home = START_SPECIALISTS * len(FIELDS) + START_ACADEMICS
    return Player(
        ip=0,
        influence=START_INFLUENCE,
        available=[START_SPECIALISTS for _ in FIELDS],
        exhausted=[0 for _ in FIELDS],
        academics=START_ACADEMICS,
        scholars=0,
        supply=CITIZENS - home,
        ideas=0,
        inventions=0,
        row=[],
        spaces=[NONE for _ in PLACE_IDS],
        placed=0,
        flipped=0,
        marked=0,
        epoch=NONE,
        seasons=[],
        goals=0,
        dropped=0,
    )


def first_ideas(cards: int) -> int:
    """6.14.6 Return the cards of era 1 among *cards*, as bits."""
    return cards & ERA_MASK[1]


@final
class StoneAge(Task[Inventions]):
    """6.14.6 In reverse turn order everybody lays a first idea."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # in the turn order, from its end; 1 is the last

    def missed(self, state: Inventions) -> str:
        if [1 for step in state.stack if isinstance(step, (LayTiles, SetOrder, DealIdeas))]:
            return ""
        waiting = state.order[: max(len(state.order) - self.place + 1, 0)]
        free = [1 for display in state.land.displays if display.card == NONE]
        if len(free) <= len(waiting):
            return "there are regions for all first ideas"
        for seat in waiting:
            ideas = state.deck if seat == CHRONOS else state.players[seat].ideas
            if not first_ideas(ideas):
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
        ideas = state.players[self.seat].ideas
        held = [card for card in CARD_IDS if ideas >> card & 1]
        return [PRESENT[card][region] for card in held for region in REGION_IDS]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Present):
            return NOT_OFFERED
        refusal = refuse_laying(state, self.seat, action)
        if refusal is None and CARD_ERA[action.card] != 1:
            return FIRST_ERA_ONLY
        return refusal

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Present)
        seat, region = Seat(self.seat), action.region
        laying.present(state, seat, action.card, region, log)
        verbs.settle(state, seat, region, log)
        tile = SPECIALISTS[state.land.specialists[region]]
        laying.stand_citizens(state, seat, PRESENTER, region, tile.citizens, log)
        grant(state, seat, tile.benefit, CARD_FIELD[action.card], BY_SPECIALIST_TILE)
