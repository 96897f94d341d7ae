"""Chapter 3: what is on the table before the first generation."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.options import Choices
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Refusal, Step, Task
from clocksmith.games.sands.model.actions import (
    Draw,
    LayTile,
    SandsActions,
    Start,
)
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    FEWEST_SEATS,
    MOST_SEATS,
    NO_ADVANCE,
    NO_BONUS,
    NO_CATEGORY,
    NO_CHRONICLE,
    NO_TILE,
    NOWHERE,
    PIECES,
    RESOURCES,
    ROW_CATEGORY,
    ROW_IDS,
    SPACE_IDS,
    AdvanceId,
    RegionId,
    RowId,
    pile_of,
)
from clocksmith.games.sands.model.events import IN_SETUP
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.model.state import Clock, Deck, Player, Sands
from clocksmith.games.sands.options import OPTIONS, Options
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.advance import refuse_draw
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.empire import citizens_of, from_start, regions_in, size_of
from clocksmith.games.sands.rules.generations import BeginGeneration
from clocksmith.games.sands.rules.heritage import ChooseHeritage
from clocksmith.games.sands.rules.provinces import (
    ChooseCapital,
    ClaimProvince,
    FirstAdvance,
    FirstCaravan,
    FirstPeasant,
    SettleProvinces,
)

FIRST_DYNASTY: Final = 1


def set_up(actions: SandsActions, seats: int, choices: Choices | None) -> Sands:
    """3.1 to 3.5 Return the table before tiles are laid and a start player is drawn."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(
            f"The Sands of Time is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}"
        )
    state = blank(actions, seats, Options(OPTIONS.choose({}) if choices is None else choices))
    then(state, SetUp())
    return state


def blank(actions: SandsActions, seats: int, options: Options) -> Sands:
    """2, 3.2 Return an empty table, with nothing pending."""
    parts = actions.parts
    return Sands(
        stack=[],
        actions=actions,
        options=options,
        in_play=parts.in_play[seats],
        tiles=[NO_TILE] * len(parts.regions),
        bag=[tile.counts[seats] for tile in parts.tiles],
        deck=Deck(
            [(parts.first_of_row[row],) for row in ROW_IDS],
            parts.piles[:],
            [NO_ADVANCE] * len(parts.piles),
            [0] * len(parts.piles),
            (),
        ),
        sites=[0] * len(parts.structure_ids),
        supply=[parts.supply_of(structure, seats) for structure in parts.structure_ids],
        clock=Clock(0, FIRST_DYNASTY, parts.track_start, parts.track_start, 0),
        start=NOBODY,
        turn=NOBODY,
        bonus=NO_BONUS,
        supported=NO_CATEGORY,
        repeated=False,
        opened=False,
        die=NO_DIE,
        players=[new_player(parts) for _ in range(seats)],
    )


def new_player(parts: Parts) -> Player:
    """2.4, 3.2 Return what a player starts with."""
    return Player(
        stock=[0] * len(RESOURCES),
        unrest=parts.start_unrest,
        heritage=[0] * len(CATEGORIES),
        points=0,
        last=0,
        regions=0,
        colonies=0,
        capital=NOWHERE,
        citizens=[[0] * len(parts.regions) for _ in PIECES],
        caravans=0,
        reached=[0] * len(ROW_IDS),
        advances=0,
        used=0,
        sealed=(),
        emphasis=NO_CATEGORY,
        markers=0,
        bonuses=0,
        chronicles=[NO_CHRONICLE] * len(SPACE_IDS),
        parts=parts,
    )


@final
class SetUp(Task[Sands]):
    """3 What is still missing on the table is asked for, one thing after another."""

    def run(self, state: Sands, log: Log) -> None:
        step = next_step(state)
        if step is None:
            then(state, BeginGeneration())
            return
        steps: list[Step[Sands]] = [step]
        if isinstance(step, FirstCaravan):
            steps.append(ChooseHeritage(step.seat, IN_SETUP))
        then(state, *steps, self)


def next_step(state: Sands) -> Step[Sands] | None:
    """3.1, 3.3 to 3.5 Return the next thing of the setup, or None when it is complete."""
    for region in regions_in(state.in_play):
        if state.tiles[region] == NO_TILE:
            return DrawTile(region)
    if state.start == NOBODY:
        return DrawStart()
    claimer = next_claimer(state)
    if claimer != NOBODY:
        return ClaimProvince(claimer)
    seats = from_start(state)
    if not citizens_of(state.players[0]):
        return SettleProvinces()
    for seat in seats:
        if state.players[seat].capital == NOWHERE:
            return ChooseCapital(seat)
    for seat in seats:
        if not state.players[seat].caravans:
            return FirstCaravan(seat)
    return _late_step(state, seats)


def _late_step(state: Sands, seats: list[Seat]) -> Step[Sands] | None:
    """3.4, 3.5 Return what comes after the caravans: peasants, level-2 advances, first markers."""
    parts = state.parts
    for seat in seats:
        if citizens_of(state.players[seat]) == parts.provinces * (
            parts.start_peasants + parts.start_soldiers
        ):
            return FirstPeasant(seat)
    for row in ROW_IDS:
        if len(state.deck.rows[row]) == 1:
            return DrawLevel(row)
    for seat in seats:
        if not state.players[seat].advances:
            return FirstAdvance(seat)
    return None


def next_claimer(state: Sands) -> Seat:
    """3.3 Return who claims the next province: in order, in reverse, in order; or NOBODY."""
    seats = from_start(state)
    claimed = sum([size_of(player) for player in state.players])
    round, place = claimed // len(seats), claimed % len(seats)
    if round == state.parts.provinces:
        return NOBODY
    return seats[place] if round % 2 == 0 else seats[len(seats) - 1 - place]


# Chance


@final
class DrawTile(Chance[Sands]):
    """3.1 A resource tile comes up for a region; each tile left is as likely as another."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__()
        self.region = region

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        parts = state.parts
        return [actions.tile[tile] for tile in parts.tile_ids if state.bag[tile]]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return None if isinstance(action, LayTile) and state.bag[action.tile] else NOT_OFFERED

    def weights(self, state: Sands) -> list[int]:
        return [count for count in state.bag if count]

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, LayTile)
        verbs.lay_tile(state, self.region, action.tile, log)


@final
class DrawStart(Chance[Sands]):
    """3.3 The start player is drawn."""

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.start[: len(state.players)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if isinstance(action, Start) and action.seat < len(state.players):
            return None
        return NOT_OFFERED

    def weights(self, state: Sands) -> list[int]:
        return [1] * len(state.players)

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Start)
        verbs.set_start(state, action.seat, log)


@final
class DrawLevel(Chance[Sands]):
    """3.5 A level-2 advance comes up for a row."""

    __match_args__ = ("row",)

    def __init__(self, row: RowId) -> None:
        super().__init__()
        self.row = row

    def candidates(self, state: Sands) -> list[Action]:
        actions = state.actions
        pile = state.deck.piles[pile_of(ROW_CATEGORY[self.row], 2)]
        return [actions.draw_of[AdvanceId(advance)] for advance in places(pile)]

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return refuse_draw(state, self.row, action)

    def weights(self, state: Sands) -> list[int]:
        return [1] * len(self.candidates(state))

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Draw)
        verbs.lay_advance(state, self.row, action.advance, log)
