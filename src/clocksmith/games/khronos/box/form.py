"""What a box of Khronos holds, and what must hold between its sheets."""

from collections.abc import Iterator
from typing import Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.columns import Choice, ListColumn, Name, Number, Text
from clocksmith.core.box.fault import Fault
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.core.box.shelf import Shelf
from clocksmith.games.khronos.model.actions import MOST_HAND, MOST_ROOM
from clocksmith.games.khronos.model.board import FEWEST_SEATS, MOST_SEATS
from clocksmith.games.khronos.model.content import (
    CIVIL,
    GRID,
    KINDS,
    PACKAGE,
    SMALL,
    TILE_KIND,
    TILE_NAMES,
    TILE_RANK,
    tile_of,
)
from clocksmith.games.khronos.model.land import MAP_FAULTS, MOST_GROUND, MapError, check_rows
from clocksmith.games.khronos.options import EDITIONS

MOST_MAPS: Final = 16
MOST_ROUNDS: Final = 12
MOST_CARDS: Final = 60  # of a kind
MOST_TILES: Final = 99  # of a kind
MOST_VALUE: Final = 9

# The single numbers, with their bounds. A journey for nothing could go on for ever.
NUMBERS: Final = {
    "start-ecus": (0, 99),
    "start-cubes": (1, 99),
    "hand": (1, MOST_HAND),
    "rounds": (1, MOST_ROUNDS),
    "exchange-price": (0, 9),
    "journey-price": (1, 9),
    "room": (1, MOST_ROOM),
    "bonus-might": (0, 9),
    "bonus-faith": (0, 9),
    "demolition-price": (0, 9),
    "hamlet-room": (1, 9),
    "town-room": (1, 9),
    "city-room": (1, 9),
}
HOUSES: Final = ["hamlet-room", "town-room", "city-room"]

# What can be wrong between the sheets: one sentence for each.
SENTENCES: Final = {
    **MAP_FAULTS,
    "tile-values": "a {tile} must be worth more than the smaller tiles of its kind",
    "tile-ruin": "a {tile} has no ruin side, so its worth as a ruin is 0",
    "tile-ruin-worth": "a ruin is worth at most as much as the whole {tile}",
    "deck-small": "the deck has {found} cards, but the hands and the open cards need {needed}",
    "income-rounds": "income comes in rounds from 1 to {rounds}, in order",
    "surcharge-players": "there must be one row for each number of players, from {least} to {most}",
    "rooms": "a larger civil building must have room for at least as many cubes",
}


def _fault(
    key: str, sheet: str, row: int, column: str, details: dict[str, str | int] | None = None
) -> Fault:
    return Fault(key, details or {}, sheet, row, column, template=SENTENCES[key])


def validate(box: Box) -> list[Fault]:
    """Return what is wrong with a box whose values are all right one by one."""
    wrong = [*_wrong_numbers(box)]
    if wrong:
        return wrong
    return [
        *_wrong_maps(box),
        *_wrong_tiles(box),
        *_wrong_decks(box),
        *_wrong_rounds(box),
        *_wrong_surcharges(box),
    ]


def _numbers(box: Box) -> dict[str, int]:
    return {row.text("name"): row.number("value") for row in box.rows["number"]}


def _wrong_numbers(box: Box) -> Iterator[Fault]:
    """Every number keeps its own bounds; houses do not shrink with their rank."""
    for place, row in enumerate(box.rows["number"]):
        least, most = NUMBERS[row.text("name")]
        value = row.number("value")
        if not least <= value <= most:
            fields: dict[str, str | int] = {"least": least, "most": most, "found": value}
            yield Fault("between", {**fields, "column": "value"}, "number", place, "value")
        name = row.text("name")
        before = HOUSES[HOUSES.index(name) - 1] if name in HOUSES[1:] else name
        if value < _numbers(box)[before]:
            yield _fault("rooms", "number", place, "value")


def _wrong_maps(box: Box) -> Iterator[Fault]:
    """13 Every map is one."""
    for place, row in enumerate(box.rows["map"]):
        try:
            check_rows(row.texts("rows"))
        except MapError as wrong:
            yield _fault(wrong.key, "map", place, "rows", wrong.details)


def _wrong_tiles(box: Box) -> Iterator[Fault]:
    """5.2, 1.2 An upgrade costs something; only large and medium strongholds become ruins."""
    values = {row.text("name"): row.number("value") for row in box.rows["tile"]}
    for place, row in enumerate(box.rows["tile"]):
        name = row.text("name")
        tile = TILE_NAMES.index(name)
        kind, rank = TILE_KIND[tile], TILE_RANK[tile]
        details: dict[str, str | int] = {"tile": name}
        smaller = [TILE_NAMES[tile_of(kind, lower)] for lower in range(SMALL, rank)]
        if any(values[other] >= values[name] for other in smaller):
            yield _fault("tile-values", "tile", place, "value", details)
        ruin = row.number("ruin")
        if ruin and (kind == CIVIL or rank == SMALL):
            yield _fault("tile-ruin", "tile", place, "ruin", details)
        elif ruin > values[name]:
            yield _fault("tile-ruin-worth", "tile", place, "ruin", details)


def _wrong_decks(box: Box) -> Iterator[Fault]:
    """1.5, 12 There are cards for all hands, and for those that lie open in Hold'em."""
    needed = MOST_SEATS * _numbers(box)["hand"] + len(KINDS)
    for place, row in enumerate(box.rows["deck"]):
        found = sum(row.numbers("cards"))
        if found < needed:
            yield _fault("deck-small", "deck", place, "cards", {"found": found, "needed": needed})


def _wrong_rounds(box: Box) -> Iterator[Fault]:
    """2.4 Income is paid in rounds that are played, in their order."""
    rounds, before = _numbers(box)["rounds"], 0
    for place, row in enumerate(box.rows["income"]):
        if not before < row.number("round") <= rounds:
            yield _fault("income-rounds", "income", place, "round", {"rounds": rounds})
        before = row.number("round")


def _wrong_surcharges(box: Box) -> Iterator[Fault]:
    """5.3 Every number of players has its surcharges, once."""
    details: dict[str, str | int] = {"least": FEWEST_SEATS, "most": MOST_SEATS}
    met: list[int] = []
    for place, row in enumerate(box.rows["surcharge"]):
        players = row.number("players")
        if players in met:
            yield _fault("surcharge-players", "surcharge", place, "players", details)
        met.append(players)


TABLES: Final = MOST_SEATS - FEWEST_SEATS + 1

FORM: Final = BoxForm(
    "khronos",
    [
        Sheet(
            "map",
            [Name(), ListColumn(Text("rows", most=GRID.width), GRID.height, GRID.height)],
            least=1,
            most=MOST_MAPS,
            key="name",
        ),
        Sheet(
            "tile",
            [
                Choice("name", TILE_NAMES, printed=False),
                Number("count", 0, MOST_TILES),
                Number("value", 1, MOST_VALUE),
                Number("ruin", 0, MOST_VALUE, default=0),
            ],
            least=len(TILE_NAMES),
            most=len(TILE_NAMES),
            key="name",
        ),
        Sheet(
            "deck",
            [
                Choice("edition", list(EDITIONS), printed=False),
                ListColumn(Number("cards", 1, MOST_CARDS), len(KINDS), len(KINDS)),
            ],
            least=len(EDITIONS),
            most=len(EDITIONS),
            key="edition",
        ),
        Sheet(
            "number",
            [Choice("name", list(NUMBERS), printed=False), Number("value", 0, 99)],
            least=len(NUMBERS),
            most=len(NUMBERS),
            key="name",
        ),
        Sheet("income", [Number("round", 1, MOST_ROUNDS)], least=1, most=MOST_ROUNDS),
        Sheet(
            "surcharge",
            [
                Number("players", FEWEST_SEATS, MOST_SEATS, printed=False),
                Number("forest", 0, MOST_GROUND),
                Number("mountain", 0, MOST_GROUND),
            ],
            least=TABLES,
            most=TABLES,
        ),
    ],
    validate,
)

SHELF: Final = Shelf(PACKAGE, FORM, ["house-1"])
