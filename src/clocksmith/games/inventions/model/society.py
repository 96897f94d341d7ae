"""Questions about a society that many rules ask: what it owns, what it has room for."""

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    NONE,
    SOCIETIES,
    Deed,
)
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player


def seats_of(state: Inventions) -> list[Seat]:
    """Return all seats, Chronos left out."""
    return [Seat(seat) for seat in range(len(state.players))]


def societies_of(state: Inventions) -> list[Seat]:
    """Return all societies, Chronos included."""
    seats = seats_of(state)
    return seats if state.chronos is None else [*seats, CHRONOS]


def era_now(state: Inventions) -> int:
    """1.1 Return the era in which the time figure stands."""
    return state.parts.era_of_round[state.round]


def era_of(state: Inventions, seat: Seat) -> int:
    """4.1 Return the era of the private milestone of a society; 0 before it has one."""
    milestone = state.shelves.private[seat]
    return 0 if milestone == NONE else state.parts.milestone_era[milestone]


def academy_room(state: Inventions, seat: Seat) -> int:
    """4.1, R4 Return how many academics the academy of *seat* still takes."""
    return era_of(state, seat) - state.players[seat].academics


def supply_of(state: Inventions, seat: Seat) -> int:
    """Return how many citizens of a society are not in play."""
    if seat == CHRONOS:
        return 0 if state.chronos is None else state.chronos.supply
    return state.players[seat].supply


def at_hand(player: Player) -> int:
    """4.1 Return how many citizens may be moved or exhausted: available ones and academics."""
    available = player.available
    return available[0] + available[1] + available[2] + player.academics


def aspirations_left(state: Inventions, seat: Seat) -> int:
    """4.2 Return how many aspiration tiles *seat* has left."""
    parts = state.parts
    used = len([1 for piece in state.players[seat].row if piece >= parts.aspiration])
    return parts.aspirations - used


def owned(parts: Parts, player: Player) -> int:
    """4.2 Return the tiles that a player owns in their row and on their map, as bits."""
    tiles = player.placed
    for piece in player.row:
        if piece < parts.aspiration:
            tiles |= 1 << piece
    return tiles


def people_in(state: Inventions, seat: Seat, region: int) -> int:
    """Return how many citizens of a society are on the map in a region."""
    return state.land.people[region * SOCIETIES + seat]


def is_on_map(state: Inventions, seat: Seat) -> bool:
    """Return whether a society has a citizen on the map."""
    return any(state.land.people[seat::SOCIETIES])


def leads_in(state: Inventions, seat: Seat, region: int) -> bool:
    """4.3 Return whether a society has more map citizens in a region than any other."""
    base = region * SOCIETIES
    own = state.land.people[base + seat]
    if not own:
        return False
    for other in range(SOCIETIES):
        if other != seat and state.land.people[base + other] >= own:
            return False
    return True


def tiles_at_home(state: Inventions, seat: Seat) -> int:
    """4.3 Return the influence tiles of a society that are not on the board, as bits."""
    tiles = state.parts.all_influence
    for region in state.land.laid:
        for one in region:
            if one.seat == seat:
                tiles &= ~(1 << one.tile)
    return tiles


def face_up_tiles(state: Inventions, seat: Seat) -> int:
    """4.3 Return the face-up influence tiles of a society on the board, as bits."""
    tiles = 0
    for region in state.land.laid:
        for one in region:
            if one.seat == seat and one.face_up:
                tiles |= 1 << one.tile
    return tiles


def takes_part(state: Inventions, seat: Seat, region: int) -> bool:
    """4.3 Return whether a society is presenter, inventor or innovator in a region."""
    display = state.land.displays[region]
    return seat != NOBODY and seat in (display.presenter, display.inventor, display.innovator)


def change(parts: Parts, player: Player, deed: Deed, name: int) -> int:
    """6.10 Return what the culture tiles of a player add to something of an action."""
    total = 0
    for tile in parts.changes[deed][name]:
        if player.placed >> tile & 1:
            total += parts.tiles[tile].add
    return total


def changed(parts: Parts, player: Player, deed: Deed, name: int, printed: int) -> int:
    """6.10 Return a printed number of an action, changed by culture tiles within their bounds."""
    number = printed
    for tile in parts.changes[deed][name]:
        if player.placed >> tile & 1:
            number = max(number + parts.tiles[tile].add, min(number, parts.tiles[tile].least))
    return number


def milestones_out(state: Inventions) -> list[int]:
    """4.3 Return the milestones of private displays and common knowledge, where diplomats go."""
    return [m for m in state.shelves.private if m != NONE] + state.shelves.common
