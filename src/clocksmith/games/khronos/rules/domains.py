"""Chapter 7: junctions, divisions, hierarchy, downsizing."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.actions import DOWNSIZE, SHRINK, Downsize, Shrink
from clocksmith.games.khronos.model.board import Board, Building, Domain
from clocksmith.games.khronos.model.content import (
    CELL_NAMES,
    FAITH,
    FOOTPRINT,
    MEDIUM,
    MILITARY,
    REASON,
    RELIGIOUS,
    SMALL,
    Age,
    Cell,
    Kind,
    TileId,
    tile_of,
)
from clocksmith.games.khronos.model.events import AS_SHADOW, BY_DOWNSIZING, Clashed, Outweighed
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.supply import has_tile

NOT_AMONG_THEM: Final = Refusal("7.2", "not-among-the-tied")
NOT_WITHIN: Final = Refusal("7.5", "not-within-the-old")

# 7.1 The kind whose conflicts an age settles first, and the other.
ORDER: Final[list[list[Kind]]] = [[MILITARY, RELIGIOUS], [RELIGIOUS, MILITARY]]


@final
class Side(Value):
    """7.2 The part of a present domain that comes from one original domain.

    Its strengths are fixed when settling begins. A building comes from it if
    it stands on its *cells*: smaller ones lie within those they replaced.
    """

    __match_args__ = ("cells", "military", "religious")

    def __init__(self, cells: int, military: int, religious: int) -> None:
        self.cells = cells
        self.military = military
        self.religious = religious

    def strength(self, kind: Kind) -> int:
        """Return the strength in a conflict of *kind*."""
        return self.military if kind == MILITARY else self.religious


def origins_of(board: Board) -> tuple[int, ...]:
    """7.2 Return the original domains: the cells of each, in a fixed order."""
    return tuple(sorted([domain.cells for domain in board.domains]))


def is_settled(board: Board) -> bool:
    """7.1 Return whether no domain has two buildings of its highest rank of a kind."""
    for domain in board.domains:
        if domain.top_count[MILITARY] > 1 or domain.top_count[RELIGIOUS] > 1:
            return False
    return True


@final
class Settle(Task[Khronos]):
    """7.1, 7.2 The settling of an age begins: sides and their strengths are fixed.

    *origins* are the original domains where a civil building was laid, and
    empty elsewhere: then every conflict is one of 7.3.
    """

    __match_args__ = ("seat", "age", "origins")

    def __init__(self, seat: Seat, age: Age, origins: tuple[int, ...]) -> None:
        self.seat = seat  # who acts
        self.age = age
        self.origins = origins

    def problem(self, state: Khronos) -> str:
        return "nothing is settled in Reason" if self.age == REASON else ""

    def run(self, state: Khronos, log: Log) -> None:
        board = state.boards[self.age]
        if not is_settled(board):
            then(state, Settling(self.seat, self.age, sides_of(board, self.origins, state.parts)))


def sides_of(board: Board, origins: tuple[int, ...], parts: Parts) -> tuple[Side, ...]:
    """7.2 Return the sides of all present domains with their strengths."""
    return tuple(
        [
            _side(domain, origin, parts)
            for domain in board.domains
            for origin in origins
            if domain.cells & origin
        ]
    )


def _side(domain: Domain, origin: int, parts: Parts) -> Side:
    there = [b for b in domain.buildings if b.cells & origin]
    military = sum([b.value(parts) for b in there if b.kind == MILITARY])
    religious = sum([b.value(parts) for b in there if b.kind == RELIGIOUS])
    return Side(domain.cells & origin, military, religious)


@final
class Settling(Task[Khronos]):
    """7.4 One conflict after another is settled until the age has none left."""

    __match_args__ = ("seat", "age", "sides")

    def __init__(self, seat: Seat, age: Age, sides: tuple[Side, ...]) -> None:
        self.seat = seat
        self.age = age
        self.sides = sides

    def problem(self, state: Khronos) -> str:
        return "nothing is settled in Reason" if self.age == REASON else ""

    def run(self, state: Khronos, log: Log) -> None:
        board = state.boards[self.age]
        for kind in ORDER[self.age]:
            conflicts = [domain for domain in board.domains if domain.top_count[kind] > 1]
            if conflicts:
                then(state, self._next(conflicts, kind, log), self)
                return

    def _next(self, conflicts: list[Domain], kind: Kind, log: Log) -> Step[Khronos]:
        """7.4 Return the step for the next downsizing: weaker sides, junctions, others."""
        weaker: list[Building] = []
        junctions: list[list[Building]] = []
        others: list[list[Building]] = []
        for domain in conflicts:
            tied = domain.tied(kind)
            strengths = [self._strength(building, kind) for building in tied]
            sides = [self._side(building) for building in tied]
            if all(side is sides[0] for side in sides):
                others.append(tied)
            elif min(strengths) == max(strengths):
                junctions.append(tied)
            else:
                strongest = max(strengths)
                weaker.extend([b for b in tied if self._strength(b, kind) < strongest])
        if weaker:
            return self._weakest(min(weaker, key=_reading_order), conflicts, kind, log)
        return self._chosen(min(junctions or others, key=_first_in_reading_order), log)

    def _weakest(
        self, building: Building, conflicts: list[Domain], kind: Kind, log: Log
    ) -> Step[Khronos]:
        """7.2 Return the step in which a tied building of a weaker side is downsized."""
        (domain,) = [d for d in conflicts if d.cells & building.cells]
        strongest = max([self._strength(rival, kind) for rival in domain.tied(kind)])
        strength = self._strength(building, kind)
        tile, cell, owner = building.tile, building.cell, building.owner
        log.add(Outweighed(self.age, tile, cell, owner, strength, strongest))
        return DownsizeOne(self.age, cell)

    def _strength(self, building: Building, kind: Kind) -> int:
        side = self._side(building)
        return 0 if side is None else side.strength(kind)

    def _side(self, building: Building) -> Side | None:
        for side in self.sides:
            if side.cells & building.cells:
                return side
        return None

    def _chosen(self, tied: list[Building], log: Log) -> Step[Khronos]:
        """7.2, 7.3 Return the step in which the acting seat downsizes one of its own, else any."""
        log.add(Clashed(self.seat, self.age, tied[0].tile, len(tied)))
        own = [building for building in tied if building.owner == self.seat]
        if len(own) == 1:
            return DownsizeOne(self.age, own[0].cell)
        cells = tuple([building.cell for building in own or tied])
        return ChooseDownsized(self.seat, self.age, cells)


def _reading_order(building: Building) -> int:
    return building.cell


def _first_in_reading_order(tied: list[Building]) -> int:
    return tied[0].cell


def no_owner(state: Khronos, age: Age, cell: Cell) -> str:
    """7 Return that no building with an owner begins on a cell, or nothing where one does."""
    building = state.boards[age].anchored(cell)
    owned = building is not None and building.owner != NOBODY
    return "" if owned else f"no building with an owner begins on {CELL_NAMES[cell]}"


def not_being_settled(state: Khronos, age: Age) -> str:
    """7.4 Return that another age is being settled, or nothing where it is *age*."""
    pending = [step.age for step in state.stack if isinstance(step, Settling)]
    return "" if pending == [age] else "a building shrinks in the age that is being settled"


@final
class ChooseDownsized(Decision[Khronos]):
    """7.2, 7.3 The acting seat chooses which of the tied buildings is downsized."""

    __match_args__ = ("seat", "age", "tied")

    def __init__(self, seat: Seat, age: Age, tied: tuple[Cell, ...]) -> None:
        super().__init__(seat)
        self.age = age
        self.tied = tied  # upper left cells of those that may be chosen

    def problem(self, state: Khronos) -> str:
        if len(set(self.tied)) < 2:
            return "a choice has two buildings at least"
        for cell in self.tied:
            unowned = no_owner(state, self.age, cell)
            if unowned:
                return unowned
        return not_being_settled(state, self.age)

    def candidates(self, state: Khronos) -> list[Action]:
        return [DOWNSIZE[self.age][cell] for cell in self.tied]

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Downsize):
            return NOT_OFFERED
        chosen = action.age == self.age and action.cell in self.tied
        return None if chosen else NOT_AMONG_THEM

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Downsize)
        then(state, DownsizeOne(self.age, action.cell))


@final
class DownsizeOne(Task[Khronos]):
    """7.5 A building is to be replaced by the next lower rank there is a tile for, or destroyed."""

    __match_args__ = ("age", "cell")

    def __init__(self, age: Age, cell: Cell) -> None:
        self.age = age
        self.cell = cell

    def problem(self, state: Khronos) -> str:
        return no_owner(state, self.age, self.cell)

    def run(self, state: Khronos, log: Log) -> None:
        building = state.boards[self.age].anchored(self.cell)
        assert building is not None, "a building that is downsized is there"
        rank = building.rank - 1
        while rank and not has_tile(state, tile_of(building.kind, rank)):
            rank -= 1
        if rank:
            tile = tile_of(building.kind, rank)
            then(state, ChooseSpot(building.owner, self.age, self.cell, tile))
        else:
            verbs.remove(state, self.age, building, BY_DOWNSIZING, log)
            cast_shadows(state, self.age, building, None, log)


@final
class ChooseSpot(Decision[Khronos]):
    """7.5 The owner of a downsized building chooses where the smaller one stands."""

    __match_args__ = ("seat", "age", "cell", "tile")

    def __init__(self, seat: Seat, age: Age, cell: Cell, tile: TileId) -> None:
        super().__init__(seat)
        self.age = age
        self.cell = cell  # of the building that shrinks
        self.tile = tile  # what it becomes

    def problem(self, state: Khronos) -> str:
        unowned = no_owner(state, self.age, self.cell)
        if unowned:
            return unowned
        old, new = self._old(state), Building(self.tile, self.cell)
        if old.owner != self.seat:
            return "the owner chooses where a building shrinks"
        if new.kind != old.kind or new.rank >= old.rank:
            return "a building shrinks to a lower rank of its kind"
        return not_being_settled(state, self.age)

    def candidates(self, state: Khronos) -> list[Action]:
        return SHRINK[self.age]

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Shrink):
            return NOT_OFFERED
        within = action.age == self.age and self._spots(state) >> action.cell & 1
        return None if within else NOT_WITHIN

    def legal(self, state: Khronos) -> Legal:
        legal = Families()
        legal.add(SHRINK[self.age], self._spots(state))
        return legal

    def _spots(self, state: Khronos) -> int:
        """Return the anchors from which the new tile lies within the old one."""
        old = self._old(state)
        room = FOOTPRINT[old.rank - Building(self.tile, self.cell).rank + 1]
        return room[old.cell]

    def _old(self, state: Khronos) -> Building:
        old = state.boards[self.age].anchored(self.cell)
        assert old is not None, "a building that is downsized is there"
        return old

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Shrink)
        old = self._old(state)
        verbs.downsize(state, self.age, old, self.tile, action.cell, log)
        cast_shadows(state, self.age, old, Building(self.tile, action.cell), log)


def cast_shadows(state: Khronos, age: Age, old: Building, new: Building | None, log: Log) -> None:
    """7.6, 7.7 Let the copies in later ages follow a downsized building; small ones have none."""
    if old.rank == SMALL:
        return
    medium = new is not None and new.rank == MEDIUM
    for later in (FAITH, REASON):
        if later <= age:
            continue
        copy = state.boards[later].anchored(old.cell)
        if copy is None or copy.tile != old.tile or (later == FAITH and copy.owner != old.owner):
            return
        if medium and new is not None and has_tile(state, new.tile):
            verbs.downsize(state, later, copy, new.tile, new.cell, log)
        else:
            medium = False
            verbs.remove(state, later, copy, AS_SHADOW, log)
