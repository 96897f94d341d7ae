"""Chapter 6: copies into later ages, refusals, paradox."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.actions import STAY, Stay
from clocksmith.games.khronos.model.board import Board, Building
from clocksmith.games.khronos.model.content import (
    CIVIL,
    FAITH,
    GRID,
    REASON,
    SMALL,
    Age,
    Cell,
)
from clocksmith.games.khronos.model.events import (
    BREAKS_DOMINION,
    BREAKS_HIERARCHY,
    BY_PARADOX,
    BY_UPGRADE,
    NO_CUBE,
    NO_TILE,
    CopyMissed,
    CopyRefused,
    CopyStood,
    Why,
)
from clocksmith.games.khronos.model.land import Land, hamlet_under
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.reason import has_room
from clocksmith.games.khronos.rules.supply import has_tile

NOT_TIED: Final = Refusal("6.7", "not-tied")


@final
class Wave(Value):
    """6.1 A medium or large building on its way into later ages."""

    __match_args__ = ("seat", "new", "old")

    def __init__(self, seat: Seat, new: Building, old: Building | None) -> None:
        self.seat = seat  # who acts
        self.new = new  # as it was placed
        self.old = old  # the building that was upgraded


def send(state: Khronos, age: Age, wave: Wave, followers: list[Step[Khronos]], log: Log) -> bool:
    """6.1 to 6.6 Carry a building forward, nearest age first, until a copy cannot be laid.

    Hamlet cubes to settle (6.7) are added to *followers*. Returns whether a
    copy was laid in Faith.
    """
    laid_in_faith = False
    renewed = False  # 6.4 another owner's copy was replaced: Reason gets a fresh ruin
    old = wave.old
    for later in (FAITH, REASON):
        if later <= age:
            continue
        copy = _copy_for(later, wave.new)
        standing = state.boards[later].anchored(copy.cell)
        if standing is not None and standing.same_as(copy) and not renewed:
            log.add(CopyStood(later, copy.tile, copy.cell))
            continue
        if not _may_lay(state, later, copy, log):
            break
        renewed = standing is not None and standing.tile == copy.tile
        older = _older_copy(state.boards[later], old)
        if older is not None and later == FAITH and older.owner != copy.owner:
            old = older = None  # a rival's; so is its ruin in Reason
        cubes = _lay_copy(state, later, copy, older, log)
        if state.options.hamlet_cubes:
            followers.extend([HamletCube(wave.seat, cell, held) for cell, held in cubes])
        laid_in_faith = laid_in_faith or later == FAITH
    return laid_in_faith


def _copy_for(age: Age, new: Building) -> Building:
    """6.2, 6.3 Return the copy: with its owner in Faith, as a ruin in Reason unless civil."""
    if age == FAITH:
        return Building(new.tile, new.cell, new.owner)
    return Building(new.tile, new.cell, ruined=new.kind != CIVIL)


def _may_lay(state: Khronos, age: Age, copy: Building, log: Log) -> bool:
    """6.5, 6.6 Return whether a copy is laid; tell why not."""
    if age == FAITH and copy.kind != CIVIL:
        why = refused_in_faith(state.boards[FAITH], state.land, copy)
        if why is not None:
            log.add(CopyRefused(age, copy.tile, copy.cell, why))
            return False
    covered = state.boards[age].overlapping(copy.cells)
    freed = 0 if state.options.lost_tiles else len([b for b in covered if b.tile == copy.tile])
    if not freed and not has_tile(state, copy.tile):
        log.add(CopyMissed(age, copy.tile, copy.cell, NO_TILE))
        return False
    if copy.owner != NOBODY and state.players[copy.owner].cubes == 0:
        freed = len([b for b in covered if b.owner == copy.owner])
        if not freed:
            log.add(CopyMissed(age, copy.tile, copy.cell, NO_CUBE))
            return False
    return True


def refused_in_faith(board: Board, land: Land, copy: Building) -> Why | None:
    """6.5 Return what a military or religious copy would break in Faith, or None.

    Dominion asks which domains, as they were, the copy would touch once
    everything under it is gone; Hierarchy asks who is really there then.
    """
    covered = board.overlapping(copy.cells)
    cleared = board
    for building in covered:
        cleared = cleared.minus(building)
        cell = hamlet_under(land, building.cells & ~copy.cells)
        if cell >= 0:
            cleared = cleared.plus(verbs.printed_hamlet(Cell(cell)))
    touched = cleared.touching(copy.cells)
    contact = cleared.occupied & GRID.near(copy.cells)
    former = [domain for domain in board.domains if domain.cells & contact]
    if len(former) > 1:
        return BREAKS_DOMINION
    highest = max([domain.top_rank[copy.kind] for domain in touched], default=0)
    return BREAKS_HIERARCHY if highest == copy.rank else None


def _older_copy(board: Board, old: Building | None) -> Building | None:
    """6.6, 6.7 Return the building with the cells, kind and rank of the one upgraded."""
    if old is None:
        return None
    building = board.anchored(old.cell)
    return building if building is not None and building.tile == old.tile else None


def _lay_copy(
    state: Khronos, age: Age, copy: Building, older: Building | None, log: Log
) -> list[tuple[Cell, tuple[int, ...]]]:
    """6.4, 6.7, 6.8 Lay a copy; what it covers goes, inhabitants of the old building move in.

    Returns the printed hamlets under other lost towns and cities, in reading
    order, with the cubes that stood there.
    """
    covered = state.boards[age].overlapping(copy.cells)
    for building in covered:
        # Small buildings have no copies: an equal one here was put up by itself.
        own = building is older and (building.rank > SMALL or building.printed)
        verbs.remove(state, age, building, BY_UPGRADE if own else BY_PARADOX, log)
    verbs.copy_building(state, age, copy, log)
    if older is not None and older.kind == CIVIL and any(older.cubes):
        verbs.move_in(state, older, copy.cell, log)
    cubes: list[tuple[Cell, tuple[int, ...]]] = []
    for building in covered:
        verbs.uncover(state, age, building.cells, log)
        hamlet = hamlet_under(state.land, building.cells)
        if building is not older and building.rank > SMALL and hamlet >= 0 and any(building.cubes):
            cubes.append((Cell(hamlet), building.cubes))
    return sorted(cubes)


@final
class HamletCube(Task[Khronos]):
    """6.7 The strongest inhabitant of a lost town or city leaves a cube where the hamlet is."""

    __match_args__ = ("seat", "cell", "cubes")

    def __init__(self, seat: Seat, cell: Cell, cubes: tuple[int, ...]) -> None:
        self.seat = seat  # who acts
        self.cell = cell
        self.cubes = cubes  # that stood on the lost building, by seat

    def problem(self, state: Khronos) -> str:
        if not state.land.hamlets >> self.cell & 1:
            return "no hamlet is printed there"
        return "" if any(self.cubes[: len(state.players)]) else "a lost building had cubes"

    def run(self, state: Khronos, log: Log) -> None:
        home = state.boards[REASON].at(self.cell)
        if home is None or home.kind != CIVIL or not has_room(home, state.parts):
            return
        most = max(self.cubes)
        leaders = [Seat(s) for s in range(len(state.players)) if self.cubes[s] == most]
        if len(leaders) > 1 and not state.options.actor_may_stay:
            leaders = [seat for seat in leaders if seat != self.seat]
        if len(leaders) == 1:
            verbs.leave_cube(state, leaders[0], self.cell, log)
        else:
            then(state, ChooseKeeper(self.seat, self.cell, tuple(leaders)))


@final
class ChooseKeeper(Decision[Khronos]):
    """6.7 The acting seat chooses which of the tied keeps a cube on the hamlet."""

    __match_args__ = ("seat", "cell", "leaders")

    def __init__(self, seat: Seat, cell: Cell, leaders: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.cell = cell
        self.leaders = leaders

    def problem(self, state: Khronos) -> str:
        if not state.land.hamlets >> self.cell & 1:
            return "no hamlet is printed there"
        home = state.boards[REASON].at(self.cell)
        if home is None or home.kind != CIVIL:
            return "no civil building is there"
        if len(set(self.leaders)) < 2:
            return "a choice has two leaders at least"
        stocked = all(state.players[seat].cubes for seat in self.leaders)
        return "" if stocked else "a leader has a cube to leave"

    def candidates(self, state: Khronos) -> list[Action]:
        return STAY

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Stay):
            return NOT_OFFERED
        return None if action.seat in self.leaders else NOT_TIED

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Stay)
        verbs.leave_cube(state, action.seat, self.cell, log)
