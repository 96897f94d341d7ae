"""1.1, 13 The land all three ages share: terrain, river and printed hamlets of one map."""

from typing import Final

from clocksmith.core.toml_rows import parse_rows
from clocksmith.games.khronos.model.content import (
    ANCHORS,
    CELL_NAMES,
    FOOTPRINT,
    GRID,
    Cell,
)

PLAIN: Final = "."
FOREST: Final = "f"
MOUNTAIN: Final = "m"
RIVER: Final = "~"
# What stands under a printed hamlet.
HAMLET_ON: Final = {"h": PLAIN, "F": FOREST, "M": MOUNTAIN}
HAMLETS_PRINTED: Final = 10
MOST_GROUND: Final = 2  # cards that forest, or mountain, may ask for
MOST_SURCHARGE: Final = 2 * MOST_GROUND

# What can be wrong with a map: one sentence for each.
MAP_FAULTS: Final = {
    "map-height": "a map has {height} rows, this one has {found}",
    "map-width": "row {number} of the map has {found} cells, not {width}",
    "map-terrain": "row {number} of the map has an unknown terrain {found}",
    "map-hamlets": "a map has {hamlets} printed hamlets, this one has {found}",
    "map-touching": "the printed hamlet {cell} touches another one",
}


class Land:
    """One map, with everything about it that never changes in a game.

    Masks speak of cells (*hamlets*) or, by rank, of anchors (*dry*,
    *affordable*).
    """

    def __init__(self, rows: list[str], on_forest: int, on_mountain: int, both: bool) -> None:
        self.rows = rows
        terrain = "".join(rows)
        self.hamlets = _mask(terrain, "".join(HAMLET_ON))
        river = _mask(terrain, RIVER)
        forest = _mask(terrain, "fF")
        mountain = _mask(terrain, "mM")
        # Anchors whose tile of the rank covers no river cell.
        self.dry = [
            sum([1 << c for c in range(GRID.size) if not FOOTPRINT[rank][c] & river])
            & ANCHORS[rank]
            for rank in range(4)
        ]
        self.surcharge: list[list[int]] = []  # 5.3 extra cards by rank and anchor
        for rank in range(4):
            cards = [0] * GRID.size
            for cell in range(GRID.size):
                wooded = on_forest if FOOTPRINT[rank][cell] & forest else 0
                steep = on_mountain if FOOTPRINT[rank][cell] & mountain else 0
                cards[cell] = wooded + steep if both else max(wooded, steep)
            self.surcharge.append(cards)
        # Anchors by rank and by how many extra cards can be spared, from none on.
        self.affordable: list[list[int]] = [
            [
                sum([1 << c for c in range(GRID.size) if self.surcharge[rank][c] <= spare])
                for spare in range(MOST_SURCHARGE + 1)
            ]
            for rank in range(4)
        ]


def _mask(terrain: str, letters: str) -> int:
    return sum([1 << cell for cell in range(GRID.size) if terrain[cell] in letters])


class MapError(ValueError):
    """Rows that are not a map: which of MAP_FAULTS, and what its sentence tells."""

    def __init__(self, key: str, details: dict[str, str | int]) -> None:
        super().__init__(MAP_FAULTS[key].format(**details))
        self.key = key
        self.details = details


def check_rows(rows: list[str]) -> None:
    """13 Raise MapError, in words, unless the drawn rows are a valid map."""
    if len(rows) != GRID.height:
        raise MapError("map-height", {"height": GRID.height, "found": len(rows)})
    signs = PLAIN + FOREST + MOUNTAIN + RIVER + "".join(HAMLET_ON)
    for number, row in enumerate(rows, start=1):
        if len(row) != GRID.width:
            width = GRID.width
            raise MapError("map-width", {"number": number, "found": len(row), "width": width})
        for letter in row:
            if letter not in signs:
                raise MapError("map-terrain", {"number": number, "found": repr(letter)})
    hamlets = _mask("".join(rows), "".join(HAMLET_ON))
    if hamlets.bit_count() != HAMLETS_PRINTED:
        found = hamlets.bit_count()
        raise MapError("map-hamlets", {"hamlets": HAMLETS_PRINTED, "found": found})
    for cell in range(GRID.size):
        alone = 1 << cell
        if hamlets & alone and GRID.near(alone) & hamlets != alone:
            raise MapError("map-touching", {"cell": CELL_NAMES[cell]})


def map_of_file(source: str, where: str) -> str:
    """13 Return the option value for a map file (TOML with one ``[[map]]``) that people wrote."""
    maps = parse_rows(source, where, "map")
    if len(maps) != 1:
        raise ValueError(f"{where}: a map file holds one [[map]], this one holds {len(maps)}")
    row = maps[0]
    row.text("name")
    rows = row.texts("rows")
    row.close()
    check_rows(rows)
    return "/".join(rows)


def hamlet_under(land: Land, cells: int) -> int:
    """1.3 Return the cell of the printed hamlet under *cells*, or -1. A tile covers at most one."""
    under = land.hamlets & cells
    return Cell(under.bit_length() - 1) if under else -1
