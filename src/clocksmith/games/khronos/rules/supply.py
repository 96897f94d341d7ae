"""Chapter 1.2: the supply of building tiles."""

from clocksmith.games.khronos.model.content import TileId
from clocksmith.games.khronos.model.state import Khronos


def has_tile(state: Khronos, tile: TileId) -> bool:
    """1.2, 12 Return whether a tile is left; the first edition never runs out."""
    return state.supply[tile] > 0 or not state.options.limited_tiles
