"""1 The things on the table: cells, kinds, ranks, buildings, cards, and how they are written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TypeVar

Cell = tuple[int, int]
Cards = dict[str, int]

COLUMNS, ROWS = 16, 20
MIGHT, FAITH, REASON = 0, 1, 2
AGES = ("might", "faith", "reason")
KINDS = ("military", "religious", "civil")
NAMES = {
    ("military", 1): "watchtower",
    ("military", 2): "keep",
    ("military", 3): "castle",
    ("religious", 1): "chapel",
    ("religious", 2): "monastery",
    ("religious", 3): "abbey",
    ("civil", 1): "hamlet",
    ("civil", 2): "town",
    ("civil", 3): "city",
}
VALUES = {
    ("military", 1): 1,
    ("military", 2): 2,
    ("military", 3): 4,
    ("religious", 1): 1,
    ("religious", 2): 2,
    ("religious", 3): 4,
    ("civil", 1): 1,
    ("civil", 2): 3,
    ("civil", 3): 5,
}
RUIN_VALUES = {2: 1, 3: 2}
TILES = {
    ("military", 1): 20,
    ("military", 2): 24,
    ("military", 3): 9,
    ("religious", 1): 20,
    ("religious", 2): 20,
    ("religious", 3): 9,
    ("civil", 1): 20,
    ("civil", 2): 24,
    ("civil", 3): 9,
}
PEOPLE = {1: 1, 2: 3, 3: 5}
VALLEY = [
    "mmmmmmffffmm~mmm",
    "mmmmmfff..ff~~mm",
    "mmmffff....f.~ff",
    "mmff.....h...~ff",
    "mff..........~.f",
    "ff..h.......~~.f",
    "ff.........~~..f",
    "f.......h.~~...f",
    "f.........~..h.f",
    "f..h.....~~....f",
    "f.......~~.....f",
    "ff.....~~...h..f",
    "ff.h..~~......ff",
    "fff...~..h....fm",
    "mff..~~......ffm",
    "mmf..~....h..fmm",
    "mmf.~~..h...ffmm",
    "mmff~......ffmmm",
    "mmff~~...fffmmmm",
    "mmmmm~ffffmmmmmm",
]


@dataclass(frozen=True)
class Ask:
    """A question to a seat (-1: to chance) with the texts of all its legal answers."""

    name: str
    seat: int
    answers: frozenset[str]


T = TypeVar("T")
Asking = Generator[Ask, str, T]


@dataclass(eq=False)
class Building:
    """1.2 A building in one age; `origin` and `strength` are the memory of 7.2."""

    kind: str
    rank: int
    cell: Cell
    owner: int = -1
    printed: bool = False
    ruined: bool = False
    cubes: Counter[int] = field(default_factory=Counter)
    origin: int = -1
    strength: Cards = field(default_factory=dict)

    @property
    def cells(self) -> frozenset[Cell]:
        """1.2 All cells it covers."""
        return footprint(self.cell, self.rank)

    @property
    def value(self) -> int:
        """1.2 Its worth as it stands, a ruin being worth less."""
        return RUIN_VALUES[self.rank] if self.ruined else VALUES[self.kind, self.rank]

    def alike(self, other: Building) -> bool:
        """6.4 Whether the other one has the same cells, kind and rank."""
        return (self.kind, self.rank, self.cell) == (other.kind, other.rank, other.cell)


@cache
def footprint(cell: Cell, rank: int) -> frozenset[Cell]:
    """1.2 The square of cells of a building of this rank whose top-left cell is given."""
    x, y = cell
    return frozenset((x + dx, y + dy) for dx in range(rank) for dy in range(rank))


@cache
def border(cell: Cell, rank: int) -> frozenset[Cell]:
    """1.6 The cells that share a side with such a square (corners left out)."""
    inside = footprint(cell, rank)
    around = {(x + dx, y + dy) for x, y in inside for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return frozenset(around - inside)


@cache
def on_grid(cell: Cell, rank: int) -> bool:
    """1.1 Whether the whole square lies on the grid."""
    x, y = cell
    return x >= 0 and y >= 0 and x + rank <= COLUMNS and y + rank <= ROWS


def reading(cell: Cell) -> tuple[int, int]:
    """7.4 The sort key of reading order: row by row, then from left to right."""
    return cell[1], cell[0]


def cell_text(cell: Cell) -> str:
    """13 A cell as its column letter and row number."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def place_text(age: int, cell: Cell) -> str:
    """13 An age and a cell as text."""
    return f"{AGES[age]} {cell_text(cell)}"


def parse_cell(text: str) -> Cell:
    """13 The cell meant by a column letter and a row number."""
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


def no_cards() -> Cards:
    """1.5 An empty pile of cards."""
    return dict.fromkeys(KINDS, 0)


def cards_text(cards: Cards) -> str:
    """1.5 Cards as counts with the first letters of their kinds; zero counts are left out."""
    return " ".join(f"{cards[kind]}{kind[0]}" for kind in KINDS if cards[kind])


def parse_cards(words: Iterable[str]) -> Cards:
    """1.5 The cards meant by words such as 2m."""
    cards = no_cards()
    for word in words:
        kind = next(kind for kind in KINDS if kind[0] == word[-1])
        cards[kind] += int(word[:-1])
    return cards


def choices_of(cards: Cards) -> list[Cards]:
    """1.5 Every choice of cards out of these, nothing and everything included."""
    counts = product(*(range(cards[kind] + 1) for kind in KINDS))
    return [dict(zip(KINDS, chosen, strict=True)) for chosen in counts]
