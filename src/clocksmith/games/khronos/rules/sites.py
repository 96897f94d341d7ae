"""Chapter 5: where a seat may build and upgrade, all anchors at once.

The same answer as the refusals of construction.py, from bit sets alone.
"""

from clocksmith.core.legal import Families
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.actions import BUILD, UPGRADE
from clocksmith.games.khronos.model.board import MOST_SEATS
from clocksmith.games.khronos.model.content import (
    CIVIL,
    FAITH,
    GRID,
    KINDS,
    LARGE,
    MEDIUM,
    MIGHT,
    SMALL,
    TILE_IDS,
    TILE_KIND,
    TILE_RANK,
    Age,
    TileId,
    tile_of,
)
from clocksmith.games.khronos.model.land import MOST_SURCHARGE
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.construction import bears_river
from clocksmith.games.khronos.rules.playing import room_in
from clocksmith.games.khronos.rules.supply import has_tile


def offer_construction(state: Khronos, seat: Seat, legal: Families) -> None:
    """5.1, 5.2 Add all buildings and upgrades that would not be refused."""
    player = state.players[seat]
    hand = player.hand
    held = hand[0] + hand[1] + hand[2]
    if not held:
        return
    might = min(held, room_in(player, MIGHT))
    faith = min(held, room_in(player, FAITH))
    if might:
        _offer_buildings(state, seat, MIGHT, might, legal)
    if faith:
        _offer_buildings(state, seat, FAITH, faith, legal)
    if might:
        _offer_upgrades(state, seat, MIGHT, might, legal)
    if faith:
        _offer_upgrades(state, seat, FAITH, faith, legal)


def _offer_buildings(state: Khronos, seat: Seat, age: Age, most: int, legal: Families) -> None:
    """5.1 Add the buildings of one age that cost at most *most* cards."""
    player = state.players[seat]
    land = state.land
    openings = state.boards[age].openings()
    families = BUILD[age]
    values = state.parts.tile_value
    for tile in TILE_IDS:
        kind = TILE_KIND[tile]
        rank = TILE_RANK[tile]
        value = values[tile]
        spare = most - value
        if spare < 0 or player.hand[kind] < value or not has_tile(state, tile):
            continue
        sites = openings.free[rank] & land.affordable[rank][min(spare, MOST_SURCHARGE)]
        if not bears_river(tile):
            sites &= land.dry[rank]
        if kind != CIVIL:
            if player.cubes == 0:
                continue
            sites &= ~(openings.joining[rank] | openings.tying[kind * 4 + rank])
        legal.add(families[tile], sites)


def _offer_upgrades(state: Khronos, seat: Seat, age: Age, most: int, legal: Families) -> None:
    """5.2 Add the upgrades of one age that cost at most *most* cards."""
    player = state.players[seat]
    board = state.boards[age]
    for kind in KINDS:
        cards = min(most, player.hand[kind])
        if not cards:
            continue
        within = -1
        if kind != CIVIL:
            within = board.owned[kind * MOST_SEATS + seat]
            if not within:
                continue
        raised = board.openings().raised(kind)
        small, medium, large = tile_of(kind, SMALL), tile_of(kind, MEDIUM), tile_of(kind, LARGE)
        sites = _affordable(state, medium, small, raised[0], most, player.hand[kind])
        _add_upgrades(state, age, medium, sites, within, legal)
        sites = _affordable(state, large, small, raised[1], most, player.hand[kind])
        sites |= _affordable(state, large, medium, raised[2], most, player.hand[kind])
        _add_upgrades(state, age, large, sites, within, legal)


def _affordable(
    state: Khronos, tile: TileId, old: TileId, sites: int, most: int, coloured: int
) -> int:
    """5.2, 5.3 Return those of *sites* where the difference and the surcharge can be paid."""
    values = state.parts.tile_value
    cost = values[tile] - values[old]
    if not sites or cost > coloured or cost > most:
        return 0
    return sites & state.land.affordable[TILE_RANK[tile]][min(most - cost, MOST_SURCHARGE)]


def _add_upgrades(
    state: Khronos, age: Age, tile: TileId, sites: int, within: int, legal: Families
) -> None:
    """5.2 to 5.5 Add the upgrades to *tile* whose old building lies on the cells *within*."""
    if not sites or not has_tile(state, tile):
        return
    kind = TILE_KIND[tile]
    if kind != CIVIL:
        rank = TILE_RANK[tile]
        openings = state.boards[age].openings()
        sites &= state.land.dry[rank] & anchors_over(within, rank)
        sites &= ~(openings.joining[rank] | openings.tying[kind * 4 + rank])
    legal.add(UPGRADE[age][tile], sites)


def anchors_over(cells: int, rank: int) -> int:
    """Return the anchors from which a tile of *rank* covers one of *cells*."""
    width = GRID.width
    reach = cells
    for _ in range(rank - 1):
        reach |= reach >> 1
        reach |= reach >> width
    return reach
