"""1.1, 13 The land all three ages share: terrain, river and printed hamlets of one map."""

from typing import Final

from clocksmith.core.tables import parse_rows
from clocksmith.games.khronos.content import (
    ANCHORS,
    CELL_NAMES,
    FOOTPRINT,
    GRID,
    MAPS,
    SURCHARGES,
    Cell,
)

PLAIN: Final = "."
FOREST: Final = "f"
MOUNTAIN: Final = "m"
RIVER: Final = "~"
# What stands under a printed hamlet.
HAMLET_ON: Final = {"h": PLAIN, "F": FOREST, "M": MOUNTAIN}
HAMLETS_PRINTED: Final = 10
MOST_SURCHARGE: Final = 2


class Land:
    """One map, with everything about it that never changes in a game.

    Masks speak of cells (*hamlets*) or, by rank, of anchors (*dry*,
    *affordable*).
    """

    def __init__(self, rows: list[str], players: int) -> None:
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
        on_forest, on_mountain = SURCHARGES[players]
        # 5.3 Extra cards by rank and anchor: only the higher of two is charged.
        self.surcharge: list[list[int]] = [
            [
                max(
                    on_forest if FOOTPRINT[rank][c] & forest else 0,
                    on_mountain if FOOTPRINT[rank][c] & mountain else 0,
                )
                for c in range(GRID.size)
            ]
            for rank in range(4)
        ]
        # Anchors by rank and by how many extra cards can be spared: 0, 1, 2.
        self.affordable: list[list[int]] = [
            [
                sum([1 << c for c in range(GRID.size) if self.surcharge[rank][c] <= spare])
                for spare in range(MOST_SURCHARGE + 1)
            ]
            for rank in range(4)
        ]


def _mask(terrain: str, letters: str) -> int:
    return sum([1 << cell for cell in range(GRID.size) if terrain[cell] in letters])


def check_rows(rows: list[str]) -> None:
    """13 Raise ValueError, in words, unless the drawn rows are a valid map."""
    if len(rows) != GRID.height:
        raise ValueError(f"a map has {GRID.height} rows, this one has {len(rows)}")
    known = PLAIN + FOREST + MOUNTAIN + RIVER + "".join(HAMLET_ON)
    for number, row in enumerate(rows, start=1):
        if len(row) != GRID.width:
            raise ValueError(f"row {number} of the map has {len(row)} cells, not {GRID.width}")
        for letter in row:
            if letter not in known:
                raise ValueError(f"row {number} of the map has an unknown terrain {letter!r}")
    hamlets = _mask("".join(rows), "".join(HAMLET_ON))
    if hamlets.bit_count() != HAMLETS_PRINTED:
        count = hamlets.bit_count()
        raise ValueError(f"a map has {HAMLETS_PRINTED} printed hamlets, this one has {count}")
    for cell in range(GRID.size):
        alone = 1 << cell
        if hamlets & alone and GRID.near(alone) & hamlets != alone:
            raise ValueError(f"the printed hamlet {CELL_NAMES[cell]} touches another one")


def read_map(value: str) -> list[str]:
    """13 Return the rows of a map given by name, or drawn as rows joined by slashes."""
    if value in MAPS:
        return MAPS[value]
    if "/" not in value:
        known = ", ".join(MAPS)
        raise ValueError(f"there is no map {value[:40]!r}; there is {known}, or rows joined by /")
    rows = value.split("/")
    check_rows(rows)
    return rows


def map_of_file(source: str, where: str) -> str:
    """13 Return the option value for a map file (TOML with one ``[[map]]``) that people wrote."""
    found = parse_rows(source, where, "map")
    if len(found) != 1:
        raise ValueError(f"{where}: a map file holds one [[map]], this one holds {len(found)}")
    row = found[0]
    row.text("name")
    rows = row.texts("rows")
    row.close()
    check_rows(rows)
    return "/".join(rows)


_LANDS: Final[dict[tuple[str, int], Land]] = {}


def land_of(value: str, players: int) -> Land:
    """Return the land of a map option for a number of players, made once."""
    land = _LANDS.get((value, players))
    if land is None:
        land = Land(read_map(value), players)
        _LANDS[value, players] = land
    return land


def hamlet_under(land: Land, cells: int) -> int:
    """1.3 Return the cell of the printed hamlet under *cells*, or -1. A tile covers at most one."""
    under = land.hamlets & cells
    return Cell(under.bit_length() - 1) if under else -1
