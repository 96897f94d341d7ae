"""Everything a seat of Khronos can answer: one class for each kind of action."""

from typing import Final, final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.board import MOST_SEATS
from clocksmith.games.khronos.model.content import (
    AGE_NAMES,
    AGES,
    CELL_NAMES,
    CELLS,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    REASON,
    SMALL,
    TILE_IDS,
    TILE_NAMES,
    TILE_RANK,
    Age,
    Cell,
    Kind,
    TileId,
)
from clocksmith.games.khronos.model.land import MOST_SURCHARGE
from clocksmith.kit.bag import Cards, every_hand

ADVENTURERS: Final = "ab"
USUAL_HAND: Final = 4  # cards of a hand in the first box
MOST_HAND: Final = 6  # cards a hand may have, in any box
MOST_ROOM: Final = 3  # cards an adventurer may carry in a turn, in any box


def cards_text(counts: tuple[int, ...]) -> str:
    """Return cards as they are written: ``1m 2c``, or ``nothing``."""
    words = [f"{n}{letter}" for n, letter in zip(counts, KIND_LETTERS, strict=True) if n]
    return " ".join(words) if words else "nothing"


@final
class Start(Action):
    """``start 2``: the seat drawn to begin."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"start {seat}")
        self.seat = seat


@final
class Draw(Action):
    """``draw civil``: the card that came up."""

    __match_args__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"draw {KIND_NAMES[kind]}")
        self.kind = kind


@final
class Exchange(Action):
    """``exchange 1m 2c``: pay, discard these cards and draw as many."""

    __match_args__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(f"exchange {cards_text(cards.counts)}")
        self.cards = cards


@final
class Swap(Action):
    """``swap 2m for 1r 1c``: take face-up cards of one kind, lay as many others down."""

    __match_args__ = ("kind", "count", "cards")

    def __init__(self, kind: Kind, cards: Cards) -> None:
        taken = f"{cards.total}{KIND_LETTERS[kind]}"
        super().__init__(f"swap {taken} for {cards_text(cards.counts)}")
        self.kind = kind
        self.count = cards.total
        self.cards = cards


@final
class Travel(Action):
    """``travel b faith``: send an adventurer to an age."""

    __match_args__ = ("adventurer", "age")

    def __init__(self, adventurer: int, age: Age) -> None:
        super().__init__(f"travel {ADVENTURERS[adventurer]} {AGE_NAMES[age]}")
        self.adventurer = adventurer
        self.age = age


@final
class Build(Action):
    """``build keep might f7``: put up a building, named by its upper left cell."""

    __match_args__ = ("age", "tile", "cell")

    def __init__(self, age: Age, tile: TileId, cell: Cell) -> None:
        super().__init__(f"build {TILE_NAMES[tile]} {AGE_NAMES[age]} {CELL_NAMES[cell]}")
        self.age = age
        self.tile = tile
        self.cell = cell


@final
class Upgrade(Action):
    """``upgrade castle might f7``: the new building and its upper left cell."""

    __match_args__ = ("age", "tile", "cell")

    def __init__(self, age: Age, tile: TileId, cell: Cell) -> None:
        super().__init__(f"upgrade {TILE_NAMES[tile]} {AGE_NAMES[age]} {CELL_NAMES[cell]}")
        self.age = age
        self.tile = tile
        self.cell = cell


@final
class Demolish(Action):
    """``demolish might f7``: take a small tile off the board."""

    __match_args__ = ("age", "cell")

    def __init__(self, age: Age, cell: Cell) -> None:
        super().__init__(f"demolish {AGE_NAMES[age]} {CELL_NAMES[cell]}")
        self.age = age
        self.cell = cell


@final
class Populate(Action):
    """``populate f7``: put a cube on a civil building in Reason."""

    __match_args__ = ("cell",)

    def __init__(self, cell: Cell) -> None:
        super().__init__(f"populate {CELL_NAMES[cell]}")
        self.cell = cell


@final
class Restore(Action):
    """``restore f7 2``: work on a ruin in Reason with one or two cards."""

    __match_args__ = ("cell", "count")

    def __init__(self, cell: Cell, count: int) -> None:
        super().__init__(f"restore {CELL_NAMES[cell]} {count}")
        self.cell = cell
        self.count = count


@final
class Pay(Action):
    """``pay 1m 1c``: the cards that pay a surcharge."""

    __match_args__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(f"pay {cards_text(cards.counts)}")
        self.cards = cards


@final
class Charge(Action):
    """``charge 2 0``: how many cards each of two adventurers carries."""

    __match_args__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"charge {first} {second}")
        self.first = first
        self.second = second


@final
class Stay(Action):
    """``stay 2``: the seat whose cube stays on a hamlet."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"stay {seat}")
        self.seat = seat


@final
class Downsize(Action):
    """``downsize might f7``: the one of several tied buildings that shrinks."""

    __match_args__ = ("age", "cell")

    def __init__(self, age: Age, cell: Cell) -> None:
        super().__init__(f"downsize {AGE_NAMES[age]} {CELL_NAMES[cell]}")
        self.age = age
        self.cell = cell


@final
class Shrink(Action):
    """``shrink might f7``: where the smaller building stands, by its upper left cell."""

    __match_args__ = ("age", "cell")

    def __init__(self, age: Age, cell: Cell) -> None:
        super().__init__(f"shrink {AGE_NAMES[age]} {CELL_NAMES[cell]}")
        self.age = age
        self.cell = cell


@final
class Keep(Action):
    """``keep 1m``: the cards kept for the next turn."""

    __match_args__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(f"keep {cards_text(cards.counts)}")
        self.cards = cards


def _hands(smallest: int, largest: int) -> list[Cards]:
    return [hand for size in range(smallest, largest + 1) for hand in every_hand(len(KINDS), size)]


# Families: lists of actions in index order. Those over cells have one member for each cell.
START: Final[list[Action]] = [Start(Seat(seat)) for seat in range(MOST_SEATS)]
DRAW: Final[list[Action]] = [Draw(kind) for kind in KINDS]
EXCHANGE: Final[list[Action]] = [Exchange(cards) for cards in _hands(1, USUAL_HAND)]
MORE_EXCHANGE: Final[list[Action]] = [
    Exchange(cards) for cards in _hands(USUAL_HAND + 1, MOST_HAND)
]
SWAP: Final[list[Action]] = [
    Swap(kind, cards)
    for kind in KINDS
    for cards in _hands(1, len(KINDS))
    if cards.counts[kind] == 0
]
TRAVEL: Final[list[Action]] = [Travel(n, age) for n in range(len(ADVENTURERS)) for age in AGES]
BUILD: Final[list[list[list[Action]]]] = [
    [[Build(age, tile, cell) for cell in CELLS] for tile in TILE_IDS] for age in AGES
]
# By age and tile; small tiles have an empty family.
UPGRADE: Final[list[list[list[Action]]]] = [
    [
        [Upgrade(age, tile, cell) for cell in CELLS] if TILE_RANK[tile] > SMALL else []
        for tile in TILE_IDS
    ]
    for age in AGES
]
DEMOLISH: Final[list[list[Action]]] = [[Demolish(age, cell) for cell in CELLS] for age in AGES]
POPULATE: Final[list[Action]] = [Populate(cell) for cell in CELLS]
# By number of cards; nothing is restored with none.
RESTORE: Final[list[list[Action]]] = [
    [Restore(cell, count) for cell in CELLS] if count else [] for count in range(3)
]
PAY: Final[list[Action]] = [Pay(cards) for cards in _hands(1, MOST_SURCHARGE)]
CHARGE: Final[list[Action]] = [
    *[Charge(2, 0), Charge(1, 1), Charge(0, 2), Charge(1, 0), Charge(0, 1)],
    *[
        Charge(first, second)
        for first in range(MOST_ROOM, -1, -1)
        for second in range(MOST_ROOM + 1)
        if first + second > 2
    ],
]
# Payments by the number of their cards.
PAY_OF: Final[list[list[Action]]] = [
    [pay for pay in PAY if isinstance(pay, Pay) and pay.cards.total == count]
    for count in range(MOST_SURCHARGE + 1)
]
STAY: Final[list[Action]] = [Stay(Seat(seat)) for seat in range(MOST_SEATS)]
DOWNSIZE: Final[list[list[Action]]] = [
    [Downsize(age, cell) for cell in CELLS] for age in AGES if age != REASON
]
SHRINK: Final[list[list[Action]]] = [
    [Shrink(age, cell) for cell in CELLS] for age in AGES if age != REASON
]
KEEP: Final[list[Action]] = [Keep(cards) for cards in _hands(0, USUAL_HAND)]
MORE_KEEP: Final[list[Action]] = [Keep(cards) for cards in _hands(USUAL_HAND + 1, MOST_HAND)]
END: Final = Action("end")

# The numbers of actions never change, so that seeded games go on as they did. What larger hands and
# surcharges need besides follows at the end: of payments and charges so many came first.
PAYMENTS, CHARGES = 9, 5

ACTIONS: Final = ActionSpace(
    [
        *START,
        *DRAW,
        *EXCHANGE,
        *SWAP,
        *TRAVEL,
        *[action for age in BUILD for family in age for action in family],
        *[action for age in UPGRADE for family in age for action in family],
        *[action for family in DEMOLISH for action in family],
        *POPULATE,
        *[action for family in RESTORE for action in family],
        *PAY[:PAYMENTS],
        *CHARGE[:CHARGES],
        *STAY,
        *[action for family in DOWNSIZE for action in family],
        *[action for family in SHRINK for action in family],
        *KEEP,
        END,
        *MORE_EXCHANGE,
        *PAY[PAYMENTS:],
        *CHARGE[CHARGES:],
        *MORE_KEEP,
    ]
)
