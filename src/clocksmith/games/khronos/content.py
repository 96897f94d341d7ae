"""The printed parts of Khronos, typed, read once from data/."""

from typing import Final, NewType

from clocksmith.core.tables import Row, read_rows
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


class Tile:
    """1.2 One of the nine kinds of building tiles."""

    def __init__(self, name: str, kind: Kind, rank: int, count: int, value: int, ruin: int) -> None:
        self.name = name
        self.kind = kind
        self.rank = rank
        self.count = count
        self.value = value  # cost in cards, and worth for income
        self.ruin = ruin  # worth as a ruin


def _tile(row: Row) -> Tile:
    tile = Tile(
        row.text("name"),
        Kind(KIND_NAMES.index(row.text("kind"))),
        row.number("rank"),
        row.number("count"),
        row.number("value"),
        row.number("ruin"),
    )
    row.close()
    return tile


def _decks() -> dict[str, list[int]]:
    decks: dict[str, list[int]] = {}
    for row in read_rows(PACKAGE, "decks.toml", "deck"):
        decks[row.text("edition")] = row.numbers("cards")
        row.close()
    return decks


def _numbers() -> dict[str, int]:
    numbers: dict[str, int] = {}
    for row in read_rows(PACKAGE, "numbers.toml", "number"):
        numbers[row.text("name")] = row.number("value")
        row.close()
    return numbers


def _income_rounds() -> list[int]:
    rounds: list[int] = []
    for row in read_rows(PACKAGE, "rounds.toml", "income"):
        rounds.append(row.number("round"))
        row.close()
    return rounds


def _surcharges() -> dict[int, tuple[int, int]]:
    surcharges: dict[int, tuple[int, int]] = {}
    for row in read_rows(PACKAGE, "surcharges.toml", "surcharge"):
        surcharges[row.number("players")] = (row.number("forest"), row.number("mountain"))
        row.close()
    return surcharges


def _maps() -> dict[str, list[str]]:
    maps: dict[str, list[str]] = {}
    for row in read_rows(PACKAGE, "maps.toml", "map"):
        maps[row.text("name")] = row.texts("rows")
        row.close()
    return maps


TILES: Final = [_tile(row) for row in read_rows(PACKAGE, "tiles.toml", "tile")]
TILE_IDS: Final = [TileId(i) for i in range(len(TILES))]
TILE_NAMES: Final = [tile.name for tile in TILES]
TILE_KIND: Final = [tile.kind for tile in TILES]
TILE_RANK: Final = [tile.rank for tile in TILES]
TILE_VALUE: Final = [tile.value for tile in TILES]
TILE_RUIN: Final = [tile.ruin for tile in TILES]

DECKS: Final = _decks()
MAPS: Final = _maps()
SURCHARGES: Final = _surcharges()  # cards for forest and mountain, by number of players
INCOME_ROUNDS: Final = _income_rounds()

_NUMBERS: Final = _numbers()
START_ECUS: Final[int] = _NUMBERS["start-ecus"]
START_CUBES: Final[int] = _NUMBERS["start-cubes"]
HAND: Final[int] = _NUMBERS["hand"]
ROUNDS: Final[int] = _NUMBERS["rounds"]
EXCHANGE_PRICE: Final[int] = _NUMBERS["exchange-price"]
JOURNEY_PRICE: Final[int] = _NUMBERS["journey-price"]
ROOM: Final[int] = _NUMBERS["room"]  # cards an adventurer carries in a turn
BONUS: Final = [_NUMBERS["bonus-might"], _NUMBERS["bonus-faith"], 0]  # by age
DEMOLITION_PRICE: Final[int] = _NUMBERS["demolition-price"]
# Cubes that fit on a civil building, by rank.
HOUSING: Final = [0, _NUMBERS["hamlet-room"], _NUMBERS["town-room"], _NUMBERS["city-room"]]

# The cells a tile of a rank covers, by rank and anchor; 0 where it sticks out of the grid.
FOOTPRINT: Final[list[list[int]]] = [
    [GRID.square(cell, rank) for cell in range(GRID.size)] for rank in range(4)
]
# Anchors from which a tile of a rank stays on the grid.
ANCHORS: Final[list[int]] = [
    sum([1 << cell for cell in range(GRID.size) if FOOTPRINT[rank][cell]]) for rank in range(4)
]


def tile_of(kind: Kind, rank: int) -> TileId:
    """Return the tile of a kind and rank."""
    return TileId(kind * 3 + rank - 1)
