"""What the rules of Khronos speak of, whatever is printed: ages, kinds, tiles, the grid."""

from typing import Final, NewType

from clocksmith.kit.grid import Grid

PACKAGE: Final = "clocksmith.games.khronos"

Age = NewType("Age", int)
Kind = NewType("Kind", int)
TileId = NewType("TileId", int)
Cell = NewType("Cell", int)

MIGHT: Final = Age(0)
FAITH: Final = Age(1)
REASON: Final = Age(2)
AGES: Final = [MIGHT, FAITH, REASON]
AGE_NAMES: Final = ["might", "faith", "reason"]
ANYWHERE: Final = Age(-1)  # an adventurer that is bound to no age

MILITARY: Final = Kind(0)
RELIGIOUS: Final = Kind(1)
CIVIL: Final = Kind(2)
KINDS: Final = [MILITARY, RELIGIOUS, CIVIL]
KIND_NAMES: Final = ["military", "religious", "civil"]
KIND_LETTERS: Final = "mrc"

SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3

GRID: Final = Grid(16, 20)
CELL_NAMES: Final = GRID.names
CELLS: Final = [Cell(cell) for cell in range(GRID.size)]


TILE_NAMES: Final = [
    *["watchtower", "keep", "castle"],
    *["chapel", "monastery", "abbey"],
    *["hamlet", "town", "city"],
]
TILE_IDS: Final = [TileId(i) for i in range(len(TILE_NAMES))]
TILE_KIND: Final = [Kind(tile // 3) for tile in TILE_IDS]
TILE_RANK: Final[list[int]] = [tile % 3 + 1 for tile in TILE_IDS]

# The cells a tile of a rank covers, by rank and anchor; 0 where it sticks out of the grid.
FOOTPRINT: Final[list[list[int]]] = [
    [GRID.square(cell, rank) for cell in range(GRID.size)] for rank in range(4)
]
# The same cells and all cells beside them.
AROUND: Final[list[list[int]]] = [[GRID.near(cells) for cells in row] for row in FOOTPRINT]
# Anchors from which a tile of a rank stays on the grid.
ANCHORS: Final[list[int]] = [
    sum([1 << cell for cell in range(GRID.size) if FOOTPRINT[rank][cell]]) for rank in range(4)
]


def tile_of(kind: Kind, rank: int) -> TileId:
    """Return the tile of a kind and rank."""
    return TileId(kind * 3 + rank - 1)
