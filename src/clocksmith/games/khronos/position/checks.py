"""What a position must keep to be playable; each fault is an error in words."""

from typing import Any

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Step
from clocksmith.games.khronos.board import Building
from clocksmith.games.khronos.content import (
    CELL_NAMES,
    CIVIL,
    FAITH,
    FOOTPRINT,
    HAND,
    HOUSING,
    LARGE,
    MIGHT,
    REASON,
    SMALL,
    TILE_KIND,
    TILE_NAMES,
    TILE_RANK,
    TILE_VALUE,
    Age,
)
from clocksmith.games.khronos.land import Land
from clocksmith.games.khronos.position.steps import SHAPES
from clocksmith.games.khronos.rules import cards, construction, domains, playing, ripple, turn
from clocksmith.games.khronos.rules.income import Income
from clocksmith.games.khronos.state import Khronos


def check_building(building: Building, age: Age, land: Land) -> None:
    """1, 5.3, 6.3, 9 Raise ValueError unless a building may be where it is written."""
    name, cell = TILE_NAMES[building.tile], CELL_NAMES[building.cell]
    civil = building.kind == CIVIL
    rank = building.rank
    if building.cells & land.hamlets and not civil:
        raise ValueError(f"a hamlet is printed under the {name} on {cell}")
    if not construction.bears_river(building.tile) and not land.dry[rank] >> building.cell & 1:
        raise ValueError(f"the {name} on {cell} stands in the river")
    if age != REASON:
        if building.ruined or any(building.cubes):
            raise ValueError("ruins and cubes on buildings are only in Reason")
        if (building.owner == NOBODY) != civil:
            needed = "has no owner" if civil else "has an owner: of SEAT"
            raise ValueError(f"the {name} on {cell} {needed}")
        return
    if building.owner != NOBODY:
        raise ValueError("nothing in Reason has an owner")
    if rank == SMALL and not building.printed:
        raise ValueError("small buildings never reach Reason")
    if building.ruined and civil:
        raise ValueError("a civil building is never a ruin")
    room = HOUSING[rank] if civil else 1 if building.ruined and rank == LARGE else 0
    if sum(building.cubes) > room:
        raise ValueError(f"the {name} on {cell} has room for {room} cubes")


def check_pending(state: Khronos) -> None:
    """Raise ValueError unless the pending steps fit together and fit the position."""
    steps = state.stack[::-1]
    names = "".join([f"{type(step).__name__} " for step in steps])
    if SHAPES.fullmatch(names) is None:
        shown = ", ".join([type(step).__name__ for step in steps])
        raise ValueError(f"these steps are never pending together: {shown[:120]}")
    _check_clock(state, names)
    for step in steps:
        _check_step(state, step)
    _check_settling(state, steps)
    _check_payment(state, steps)


def _check_settling(state: Khronos, steps: list[Step[Any]]) -> None:
    """6, 7.1 Raise ValueError unless an age with a conflict is still to be settled."""
    pending = [step.age for step in steps if isinstance(step, (domains.Settle, domains.Settling))]
    ordered = pending in ([], [FAITH], [MIGHT, FAITH])
    _require(ordered, "Might is settled before Faith, and Faith after every action")
    for age in (MIGHT, FAITH):
        if age not in pending and not domains.is_settled(state.boards[age]):
            raise ValueError("two highest buildings of one kind share a domain (7.1)")
    first = steps[0] if steps else None
    if isinstance(first, (domains.ChooseDownsized, domains.ChooseSpot)):
        _require(first.age == pending[0], "a building shrinks in the age that is being settled")


def _check_payment(state: Khronos, steps: list[Step[Any]]) -> None:
    """4.3, 5.3 Raise ValueError unless pending cards are those that the pending action costs."""
    age, count, surcharge = REASON, 0, 0  # 9 what is charged by itself was played in Reason
    for step in steps:
        if isinstance(step, construction.Place):
            age = step.age
            old = state.boards[age].covering(FOOTPRINT[TILE_RANK[step.tile]][step.cell])
            surcharge = state.land.surcharge[TILE_RANK[step.tile]][step.cell]
            count = TILE_VALUE[step.tile] + surcharge - (0 if old is None else TILE_VALUE[old.tile])
        elif isinstance(step, (domains.Settle, domains.Settling)) and age == REASON:
            age, count = step.age, 1  # 8 a demolition
    for step in steps:
        if isinstance(step, playing.PaySurcharge):
            _require(step.count == surcharge, f"the surcharge is {surcharge} there")
        elif isinstance(step, (playing.ChargeCards, playing.SplitCards)):
            fits = step.age == age and (age == REASON or step.count == count)
            _require(fits, "the cards that are charged are those of the pending action")


def _check_clock(state: Khronos, names: str) -> None:
    """Raise ValueError unless round, start and turn fit the pending steps."""
    dealing = "BeginRound" in names
    if dealing != (state.round == 0):
        raise ValueError("round 0 is the deal, and nothing else is")
    drawn = not names.startswith("DrawStart") or not dealing
    if (state.start != NOBODY) != drawn:
        raise ValueError("a start player is there once drawn, and not before")
    between = dealing or names == "DrawStart NextTurn "
    if (state.turn == NOBODY) != between:
        raise ValueError("a turn is somebody's, from the first one on")
    if names == "DrawStart NextTurn " and not state.options.new_start:
        raise ValueError("a new start player is drawn only with the option new-start")
    for player in state.players:
        for one in player.adventurers:
            if one.bound >= 0 and not state.options.bound:
                raise ValueError("adventurers are bound only in the first edition")


def _check_step(state: Khronos, step: Step[Any]) -> None:
    """Raise ValueError unless one pending step fits the position."""
    of_turn = isinstance(
        step,
        (
            turn.TakeTurn,
            turn.EndTurn,
            Income,
            cards.KeepCards,
            playing.PaySurcharge,
            playing.ChargeCards,
            playing.SplitCards,
            construction.Place,
            ripple.HamletCube,
            ripple.ChooseKeeper,
            domains.Settle,
            domains.Settling,
            domains.ChooseDownsized,
        ),
    )
    if of_turn and step.fields()[0] != state.turn:
        raise ValueError(f"{type(step).__name__} is a step of the seat whose turn it is")
    if isinstance(step, cards.DrawCard):
        _check_draw(state, step.holder)
    elif isinstance(step, cards.KeepCards):
        _require(state.options.keep_unused, "cards are kept only in the English edition")
        _require(any(state.players[step.seat].hand), "there are no cards to keep")
    elif isinstance(step, turn.TakeTurn):
        _require(state.options.holdem or not step.may_swap, "cards are swapped only in Hold'em")
    elif isinstance(step, playing.PaySurcharge):
        held = sum(state.players[step.seat].hand)
        _require(held >= step.count, "the surcharge cannot be paid")
    elif isinstance(step, (playing.ChargeCards, playing.SplitCards)):
        ways = len(playing.splits(state.players[step.seat], step.age, step.count))
        least = 2 if isinstance(step, playing.SplitCards) else 1
        _require(ways >= least, "the cards cannot be charged like that")
    else:
        _check_place(state, step)


def _check_draw(state: Khronos, holder: Seat) -> None:
    _require(any(state.pile), "the pile is empty")
    _require(sum(state.players[holder].hand) < HAND, "a full hand draws no card")


def _check_place(state: Khronos, step: Step[Any]) -> None:
    """Raise ValueError unless a step that speaks of buildings finds them."""
    if isinstance(step, construction.Place):
        _check_placing(state, step)
    elif isinstance(step, (ripple.HamletCube, ripple.ChooseKeeper)):
        _require(state.land.hamlets >> step.cell & 1 == 1, "no hamlet is printed there")
        if isinstance(step, ripple.ChooseKeeper):
            home = state.boards[REASON].at(step.cell)
            _require(home is not None and home.kind == CIVIL, "no civil building is there")
            _require(len(set(step.leaders)) > 1, "a choice has two leaders at least")
            stocked = all(state.players[seat].cubes for seat in step.leaders)
            _require(stocked, "a leader has a cube to leave")
        else:
            _require(len(step.cubes) == 5 and any(step.cubes), "a lost building had cubes")
    elif isinstance(step, (domains.Settle, domains.Settling)):
        _require(step.age != REASON, "nothing is settled in Reason")
    elif isinstance(step, domains.ChooseDownsized):
        _require(len(set(step.tied)) > 1, "a choice has two buildings at least")
        for cell in step.tied:
            _check_owned(state, step.age, cell)
    elif isinstance(step, domains.ChooseSpot):
        old = _check_owned(state, step.age, step.cell)
        _require(old.owner == step.seat, "the owner chooses where a building shrinks")
        lower = TILE_KIND[step.tile] == old.kind and TILE_RANK[step.tile] < old.rank
        _require(lower, "a building shrinks to a lower rank of its kind")


def _check_placing(state: Khronos, step: construction.Place) -> None:
    rank, kind = TILE_RANK[step.tile], TILE_KIND[step.tile]
    cells = FOOTPRINT[rank][step.cell]
    _require(step.age != REASON and cells != 0, "a pending building lies on the grid of an age")
    under = state.boards[step.age].overlapping(cells)
    free = not under
    raised = len(under) == 1 and under[0].cells & ~cells == 0
    if raised:
        raised = under[0].kind == kind and under[0].rank < rank
        raised = raised and under[0].owner in (NOBODY, step.seat)
    _require(free or raised, "a pending building finds its cells free")
    cube = kind == CIVIL or raised or state.players[step.seat].cubes > 0
    _require(cube, "a pending building finds a cube")


def _check_owned(state: Khronos, age: Age, cell: int) -> Building:
    building = state.boards[age].anchored(cell) if age != REASON else None
    if building is None or building.owner == NOBODY:
        raise ValueError(f"no building with an owner begins on {CELL_NAMES[cell]}")
    return building


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)
