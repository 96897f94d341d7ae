"""The only functions that change what is owned, drawn or placed. Each tells the log."""

from clocksmith.core.event import Log
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.model.board import MOST_SEATS, NO_CUBES, Building
from clocksmith.games.khronos.model.content import (
    ANYWHERE,
    CIVIL,
    KINDS,
    REASON,
    SMALL,
    Age,
    Cell,
    Kind,
    TileId,
    tile_of,
)
from clocksmith.games.khronos.model.events import (
    BY_PARADOX,
    BY_UPGRADE,
    Built,
    Charged,
    Copied,
    CubesMoved,
    CubesReturned,
    CubeStayed,
    Discarded,
    Downsized,
    Drew,
    Earned,
    KeptCards,
    Paid,
    Played,
    Populated,
    Reappeared,
    Removed,
    Reshuffled,
    RestorationBegun,
    Restored,
    StartDrawn,
    Swapped,
    TookIncome,
    Travelled,
    Upgraded,
    Why,
)
from clocksmith.games.khronos.model.land import hamlet_under
from clocksmith.games.khronos.model.state import Adventurer, Khronos


def set_start(state: Khronos, seat: Seat, log: Log) -> None:
    """Let *seat* begin the round."""
    state.start = seat
    log.add(StartDrawn(seat))


# Money


def pay(state: Khronos, seat: Seat, ecus: int, why: Why, log: Log) -> None:
    """Take *ecus* from *seat*."""
    state.players[seat].ecus -= ecus
    log.add(Paid(seat, ecus, why))


def earn(state: Khronos, seat: Seat, ecus: int, why: Why, log: Log) -> None:
    """Give *ecus* to *seat* at once."""
    state.players[seat].ecus += ecus
    log.add(Earned(seat, ecus, why))


def take_income(state: Khronos, seat: Seat, age: Age, cell: Cell, ecus: int, log: Log) -> None:
    """Give *seat* the income of the domain that begins at *cell*."""
    state.players[seat].ecus += ecus
    log.add(TookIncome(seat, age, cell, ecus))


# Cards


def draw(state: Khronos, seat: Seat, kind: Kind, log: Log) -> None:
    """Move a card of *kind* from the pile to the hand of *seat*."""
    state.pile[kind] -= 1
    state.players[seat].hand[kind] += 1
    log.add(Drew(seat, kind))


def reshuffle(state: Khronos, log: Log) -> None:
    """Make the discards the new pile."""
    state.pile = state.discards
    state.discards = [0] * len(KINDS)
    log.add(Reshuffled(sum(state.pile)))


def play_cards(state: Khronos, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """Lay *cards* of *seat* on the discards for an action."""
    _lay_off(state, seat, cards)
    log.add(Played(seat, cards))


def discard(state: Khronos, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """Lay *cards* of *seat* on the discards."""
    _lay_off(state, seat, cards)
    log.add(Discarded(seat, cards))


def _lay_off(state: Khronos, seat: Seat, cards: tuple[int, ...]) -> None:
    player = state.players[seat]
    for kind in KINDS:
        count = cards[kind]
        if count:
            player.hand[kind] -= count
            player.shown[kind] = max(0, player.shown[kind] - count)
            state.discards[kind] += count


def keep_cards(state: Khronos, seat: Seat, log: Log) -> None:
    """Tell that *seat* keeps the cards it still holds."""
    log.add(KeptCards(seat, sum(state.players[seat].hand)))


def swap(state: Khronos, seat: Seat, kind: Kind, cards: tuple[int, ...], log: Log) -> None:
    """Give *seat* face-up cards of *kind* for as many *cards* of its hand."""
    player = state.players[seat]
    count = sum(cards)
    for other in KINDS:
        player.hand[other] -= cards[other]
        player.shown[other] = max(0, player.shown[other] - cards[other])
        state.face_up[other] += cards[other]
    player.hand[kind] += count
    player.shown[kind] += count
    state.face_up[kind] -= count
    log.add(Swapped(seat, kind, count, cards))


# Adventurers


def travel(state: Khronos, seat: Seat, number: int, age: Age, log: Log) -> None:
    """Move one adventurer of *seat* to *age*."""
    adventurers = state.players[seat].adventurers
    old = adventurers[number]
    adventurers[number] = Adventurer(age, old.room, old.bound)
    log.add(Travelled(seat, number, old.age, age))


def charge(state: Khronos, seat: Seat, number: int, count: int, log: Log) -> None:
    """4.1, 4.2 Let one adventurer of *seat* carry *count* cards; the first edition binds it."""
    adventurers = state.players[seat].adventurers
    old = adventurers[number]
    bound = old.age if state.options.bound else ANYWHERE
    adventurers[number] = Adventurer(old.age, old.room - count, bound)
    log.add(Charged(seat, number, count))


def rest(state: Khronos, seat: Seat) -> None:
    """4.3 Free the adventurers of *seat* for its next turn."""
    adventurers = state.players[seat].adventurers
    for number in range(len(adventurers)):
        adventurers[number] = Adventurer(adventurers[number].age, state.parts.room, ANYWHERE)


# Buildings


def build(state: Khronos, seat: Seat, age: Age, new: Building, log: Log) -> None:
    """Put up a building, with a cube of its owner on it unless it is civil."""
    _lay(state, age, new)
    log.add(Built(seat, age, new.tile, new.cell))


def upgrade(state: Khronos, seat: Seat, age: Age, old: Building, new: Building, log: Log) -> None:
    """Replace *old* by a higher building around it; its cube stays."""
    _lift(state, age, old)
    _lay(state, age, new)
    log.add(Upgraded(seat, age, old.tile, old.cell, new.tile, new.cell))


def copy_building(state: Khronos, age: Age, building: Building, log: Log) -> None:
    """Lay a copy that a ripple brings."""
    _lay(state, age, building)
    log.add(Copied(age, building.tile, building.cell, building.owner))


def remove(state: Khronos, age: Age, building: Building, why: Why, log: Log) -> None:
    """Take a building off the board; its cubes go home, a printed hamlet comes to light."""
    _lift(state, age, building)
    if state.options.lost_tiles and why == BY_PARADOX and not building.printed:
        state.supply[building.tile] -= 1
    log.add(Removed(age, building.tile, building.cell, building.owner, why))
    if why == BY_UPGRADE and (building.kind == CIVIL or age != REASON):
        return  # its cubes are on the enlarged building at once
    if building.owner != NOBODY:
        log.add(CubesReturned(building.owner, age, building.cell, 1))
    _tell_cubes(age, building, log)


def uncover(state: Khronos, age: Age, cells: int, log: Log) -> None:
    """1.3 Let the printed hamlet under *cells* be there again, unless something covers it."""
    cell = hamlet_under(state.land, cells)
    if cell >= 0 and not state.boards[age].occupied >> cell & 1:
        state.boards[age] = state.boards[age].plus(printed_hamlet(Cell(cell)))
        log.add(Reappeared(age, Cell(cell)))


def downsize(state: Khronos, age: Age, old: Building, tile: TileId, cell: Cell, log: Log) -> None:
    """7.5, 7.6 Replace *old* by a lower building within its cells; in Reason by a ruin."""
    _lift(state, age, old)
    new = Building(tile, cell, old.owner, ruined=age == REASON)
    _lay(state, age, new)
    log.add(Downsized(age, old.tile, old.cell, tile, cell, old.owner))
    _tell_cubes(age, old, log)


def printed_hamlet(cell: Cell) -> Building:
    """1.3 Return a hamlet of the map."""
    return Building(tile_of(CIVIL, SMALL), cell, printed=True)


def _tell_cubes(age: Age, building: Building, log: Log) -> None:
    if building.cubes is NO_CUBES:
        return
    for seat in range(MOST_SEATS):
        if building.cubes[seat]:
            log.add(CubesReturned(Seat(seat), age, building.cell, building.cubes[seat]))


def _lay(state: Khronos, age: Age, building: Building) -> None:
    """Take tile and cubes from where they lie and put the building on the board."""
    state.boards[age] = state.boards[age].plus(building)
    state.supply[building.tile] -= 1
    _move_cubes(state, building, -1)


def _lift(state: Khronos, age: Age, building: Building) -> None:
    """Take a building off the board; its tile and its cubes go back."""
    state.boards[age] = state.boards[age].minus(building)
    if not building.printed:
        state.supply[building.tile] += 1
    _move_cubes(state, building, 1)


def _move_cubes(state: Khronos, building: Building, sign: int) -> None:
    if building.owner != NOBODY:
        state.players[building.owner].cubes += sign
    if building.cubes is not NO_CUBES:
        for seat in range(len(state.players)):
            state.players[seat].cubes += sign * building.cubes[seat]


# Cubes in Reason


def move_in(state: Khronos, old: Building, cell: Cell, log: Log) -> None:
    """6.7 Let the inhabitants of the building that was enlarged live in the new one."""
    board = state.boards[REASON]
    building = board.at(cell)
    assert building is not None, "the copy has just been laid"
    grown = building.with_cubes(old.cubes)
    state.boards[REASON] = board.swapped(building, grown)
    _move_cubes(state, grown, -1)
    log.add(CubesMoved(old.cell, cell, sum(old.cubes)))


def leave_cube(state: Khronos, seat: Seat, cell: Cell, log: Log) -> None:
    """6.7 Leave a cube of *seat* on the civil building at *cell*."""
    _add_cube(state, seat, cell)
    log.add(CubeStayed(seat, cell))


def populate(state: Khronos, seat: Seat, cell: Cell, log: Log) -> None:
    """9.1 Put a cube of *seat* on the civil building at *cell*."""
    building = _add_cube(state, seat, cell)
    log.add(Populated(seat, building.tile, cell))


def begin_restoration(state: Khronos, seat: Seat, cell: Cell, log: Log) -> None:
    """9.2 Leave a cube of *seat* on a large ruin."""
    building = _add_cube(state, seat, cell)
    log.add(RestorationBegun(seat, building.tile, cell))


def restore(state: Khronos, seat: Seat, ruin: Building, log: Log) -> None:
    """9.2 Turn a ruin to its whole side; cubes on it go home."""
    whole = Building(ruin.tile, ruin.cell)
    state.boards[REASON] = state.boards[REASON].swapped(ruin, whole)
    _move_cubes(state, ruin, 1)
    log.add(Restored(seat, ruin.tile, ruin.cell))
    _tell_cubes(REASON, ruin, log)


def _add_cube(state: Khronos, seat: Seat, cell: Cell) -> Building:
    board = state.boards[REASON]
    building = board.at(cell)
    assert building is not None, "a cube is put on a building"
    cubes = list(building.cubes)
    cubes[seat] += 1
    grown = building.with_cubes(tuple(cubes))
    state.boards[REASON] = board.swapped(building, grown)
    state.players[seat].cubes -= 1
    return grown
