"""Chapter 4.2, steps 3 and 4: aspiration becomes progress, progress is placed."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    Discard,
    Place,
    Take,
    Use,
)
from clocksmith.games.inventions.model.content import (
    ANY,
    NONE,
    WEALTH,
)
from clocksmith.games.inventions.model.effects import JOKER
from clocksmith.games.inventions.model.events import FOR_PLACING
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import economy, player_verbs
from clocksmith.games.inventions.rules.payment import ExhaustCitizen, payers

WRONG_FIELD: Final = Refusal("4.2.3", "wrong-field-of-tile")
OWNED: Final = Refusal("4.2.3", "tile-owned")
NONE_LEFT: Final = Refusal("4.2.3", "no-tile-left")
NOT_IN_ROW: Final = Refusal("4.2.4", "tile-not-in-row")
CELL_TAKEN: Final = Refusal("4.2.4", "space-taken")
LIMIT: Final = Refusal("4.2.4", "no-more-tiles-now")
NOTHING_PLACED: Final = Refusal("4.2.4", "one-tile-at-least")
NOTHING_TO_PLACE: Final = Refusal("4.2.4", "nothing-can-be-placed")


# Step 3


def progress_for(state: Inventions, seat: Seat, aspiration: int) -> int:
    """4.2.3 Return the tiles an aspiration tile may become, as bits."""
    parts = state.parts
    mask = parts.progress_mask if aspiration == JOKER else parts.kind_mask[aspiration]
    mask &= ~society.owned(parts, state.players[seat])
    tiles = 0
    for tile in parts.tile_ids:
        if mask >> tile & 1 and state.stock[tile]:
            tiles |= 1 << tile
    return tiles


@final
class SwapAspirations(Task[Inventions]):
    """4.2.3, R5 Aspiration tiles become progress from left to right, or go back; then the rest."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        seat = self.seat
        row = state.players[seat].row
        for place in range(len(row)):
            if row[place] >= parts.aspiration:
                if progress_for(state, seat, row[place] - parts.aspiration):
                    then(state, ChooseTile(seat, place), self)
                else:
                    player_verbs.return_aspiration(state, seat, place, log)
                    then(state, self)
                return
        if len(row) > parts.row:
            then(state, ChooseDiscard(seat), self)


def aspiring(parts: Parts, row: list[int]) -> str:
    """4.2 Return that an aspiration tile is left in a row, or nothing where none is."""
    left = [1 for piece in row if piece >= parts.aspiration]
    return "no aspiration tile may be left" if left else ""


@final
class ChooseTile(Decision[Inventions]):
    """4.2.3 A seat chooses the progress tile that replaces an aspiration tile."""

    __match_args__ = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place  # in the row, from the left

    def problem(self, state: Inventions) -> str:
        row = state.players[self.seat].row
        wish = self.place < len(row) and row[self.place] >= state.parts.aspiration
        return "" if wish else "an aspiration tile is swapped"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.take

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        parts = state.parts
        if not isinstance(action, Take):
            return NOT_OFFERED
        player = state.players[self.seat]
        aspiration = player.row[self.place] - parts.aspiration
        if aspiration not in (JOKER, parts.tile_kind[action.tile]):
            return WRONG_FIELD
        if society.owned(parts, player) >> action.tile & 1:
            return OWNED
        return None if state.stock[action.tile] else NONE_LEFT

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Take)
        player_verbs.take_tile(state, self.seat, self.place, action.tile, log)


@final
class ChooseDiscard(Decision[Inventions]):
    """4.2.3 A seat with more than four tiles in its row gives one up."""

    def problem(self, state: Inventions) -> str:
        parts = state.parts
        row = state.players[self.seat].row
        if len(row) <= parts.row:
            return f"tiles are discarded beyond {parts.row}"
        return aspiring(parts, row)

    def candidates(self, state: Inventions) -> list[Action]:
        return [state.actions.discard[tile] for tile in sorted(state.players[self.seat].row)]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return NOT_OFFERED
        return None if action.tile in state.players[self.seat].row else NOT_IN_ROW

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Discard)
        player_verbs.discard_tile(state, self.seat, action.tile, log)


# Step 4


def base_cost(parts: Parts, tile: int) -> int:
    """4.2.4 Return how many citizens a tile costs by its kind."""
    return parts.kind_cost[parts.tile_kind[tile]]


def neighbours_of(parts: Parts, player: Player, cell: int) -> int:
    """4.2.4 Return how many tiles lie next to a space."""
    spaces = player.spaces
    return len([1 for near in parts.neighbours[cell] if spaces[near] != NONE])


def discount(parts: Parts, player: Player, tile: int) -> int:
    """4.2.4 Return how many owned inventions are of the tile's field; none help with Wealth."""
    kind = parts.tile_kind[tile]
    return 0 if kind == WEALTH else (player.inventions & parts.field_mask[kind]).bit_count()


def cost_of(parts: Parts, player: Player, tile: int, cell: int) -> int:
    """4.2.4 Return how many citizens are exhausted for a tile on a space."""
    return max(
        0,
        base_cost(parts, tile) + neighbours_of(parts, player, cell) - discount(parts, player, tile),
    )


def field_paid(parts: Parts, tile: int) -> int:
    """4.2.4 Return the field that pays for a tile: its own, or any for Wealth."""
    kind = parts.tile_kind[tile]
    return ANY if kind == WEALTH else kind


def placings(state: Inventions, player: Player) -> list[Action]:
    """4.2.4 Return the ways to place a tile of the row on a free space, in index order."""
    place = state.actions.place
    free = [cell for cell in state.parts.place_ids if player.spaces[cell] == NONE]
    return [place[tile][cell] for tile in sorted(player.row) for cell in free]


def refuse_place(parts: Parts, player: Player, action: Place) -> Refusal | None:
    """4.2.4 A tile of the row, a free space, and citizens to pay."""
    if action.tile not in player.row:
        return NOT_IN_ROW
    if player.spaces[action.cell] != NONE:
        return CELL_TAKEN
    field = field_paid(parts, action.tile)
    cost, held = cost_of(parts, player, action.tile, action.cell), payers(player, field)
    if held >= cost:
        return None
    details = (Detail("field", field), Detail("count", cost), Detail("held", held))
    return Refusal("4.2.4", "too-few-citizens", details)


def can_place(state: Inventions, player: Player) -> bool:
    """4.2.4 Return whether any tile of the row can be placed now."""
    for action in placings(state, player):
        if isinstance(action, Place) and refuse_place(state.parts, player, action) is None:
            return True
    return False


@final
class OfferPlacing(Task[Inventions]):
    """4.2.4 A seat with tiles in its row may place some."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Inventions, log: Log) -> None:
        if state.players[self.seat].row:
            then(state, MayPlace(self.seat))


@final
class MayPlace(Decision[Inventions]):
    """4.2.4 A seat pays influence to place tiles, or skips."""

    def problem(self, state: Inventions) -> str:
        parts = state.parts
        row = state.players[self.seat].row
        return (
            aspiring(parts, row)
            if 0 < len(row) <= parts.row
            else f"a row has 1 to {parts.row} tiles"
        )

    def candidates(self, state: Inventions) -> list[Action]:
        return [state.actions.pay, state.actions.skip, *economy.uses(state, self.seat)]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        if action is state.actions.skip:
            return None
        if action is not state.actions.pay:
            return NOT_OFFERED
        player = state.players[self.seat]
        cost = state.parts.row_cost[len(player.row)]
        if player.influence < cost:
            details = (Detail("count", cost), Detail("held", player.influence))
            return Refusal("4.2.4", "too-little-influence-to-place", details)
        return None if can_place(state, player) else NOTHING_TO_PLACE

    def at_once(self, state: Inventions, action: Action) -> bool:
        return action is state.actions.pay

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Use):
            economy.use(state, seat, action, self, log)
        elif action is state.actions.pay:
            cost = state.parts.row_cost[len(state.players[seat].row)]
            player_verbs.lose_influence(state, seat, cost, FOR_PLACING, log)
            then(state, PlaceTile(seat, society.era_of(state, seat) - 1, False))


@final
class PlaceTile(Decision[Inventions]):
    """4.2.4 A seat places a tile, one at least, then more up to its limit."""

    __match_args__ = ("seat", "left", "may_stop")

    def __init__(self, seat: Seat, left: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.may_stop = may_stop  # one was placed

    def problem(self, state: Inventions) -> str:
        player = state.players[self.seat]
        if not self.may_stop and not (self.left and can_place(state, player)):
            return "who has paid can place a tile"
        return aspiring(state.parts, player.row)

    def candidates(self, state: Inventions) -> list[Action]:
        placed = placings(state, state.players[self.seat]) if self.left else []
        return [*placed, *economy.uses(state, self.seat), state.actions.done]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        if action is state.actions.done:
            return None if self.may_stop else NOTHING_PLACED
        if not isinstance(action, Place):
            return NOT_OFFERED
        return refuse_place(state.parts, state.players[self.seat], action) if self.left else LIMIT

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Use):
            economy.use(state, seat, action, self, log)
        elif isinstance(action, Place):
            cost = cost_of(state.parts, state.players[seat], action.tile, action.cell)
            steps: list[Step[Inventions]] = []
            if cost:
                steps.append(ExhaustCitizen(seat, field_paid(state.parts, action.tile), cost))
            lay = LayTile(seat, action.tile, action.cell)
            then(state, *steps, lay, PlaceMore(seat, self.left - 1))


@final
class LayTile(Task[Inventions]):
    """4.2.4 A paid tile comes to the progress map and works at once."""

    __match_args__ = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell

    def problem(self, state: Inventions) -> str:
        player = state.players[self.seat]
        there = self.tile in player.row and player.spaces[self.cell] == NONE
        return "" if there else "a tile of the row finds its space free"

    def run(self, state: Inventions, log: Log) -> None:
        player_verbs.place_tile(state, self.seat, self.tile, self.cell, log)


@final
class PlaceMore(Task[Inventions]):
    """4.2.4, 4.3.E After a placement there may be another, or the use of an economy tile."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: Inventions, log: Log) -> None:
        player = state.players[self.seat]
        more = self.left > 0 and len(player.row) > 0 and NONE in player.spaces
        if more or economy.uses(state, self.seat):
            then(state, PlaceTile(self.seat, self.left, True))
