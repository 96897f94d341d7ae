"""What the boxes of The Sands of Time hold: sheets and columns, each value within bounds."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.box.columns import (
    Choice,
    Column,
    ListColumn,
    Name,
    Number,
    Phrase,
    Reference,
)
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.games.sands.box.validation import NUMBERS, validate
from clocksmith.games.sands.model.content import (
    BORDER_KINDS,
    CATEGORY_NAMES,
    CHRONICLES_EACH,
    COUNTED_NAMES,
    DYNASTIES,
    FEWEST_SEATS,
    LEVELS,
    MOST_SEATS,
    RESOURCE_NAMES,
    ROWS_OF_CATEGORY,
    RULE_NAMES,
    SPACE_NAMES,
    TERRAIN_NAMES,
)
from clocksmith.games.sands.model.effects import (
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    Grammar,
    patterns_of,
    split_effect,
)
from clocksmith.games.sands.model.parts import THINGS

if TYPE_CHECKING:
    from clocksmith.core.box.box import Box

WIDE: Final = 1000  # the drawing of the map is so wide and high
MOST_REGIONS: Final = 40
MOST_BORDERS: Final = 120
MOST_ADVANCES: Final = 60
MOST_EFFECTS: Final = 6  # of one kind on one card or tile
LAST_SPACE: Final = 90  # of the dynasty track
NO_LOCK: Final = ""


def _players(key: str = "players") -> Number:
    """2.1 The fewest players with which something is used."""
    return Number(key, FEWEST_SEATS, MOST_SEATS)


def _place(key: str, least: int = 0, default: int | None = None) -> Number:
    """A place on the drawing, which is no part that an owner reads off."""
    return Number(key, least, WIDE, default, printed=False)


def _flag(key: str, printed: bool = True) -> Number:
    return Number(key, 0, 1, 0, printed)


def _category() -> Choice:
    return Choice("category", CATEGORY_NAMES)


def _lock() -> Choice:
    """6 The category that opens what is locked."""
    return Choice("lock", [NO_LOCK, *CATEGORY_NAMES], NO_LOCK)


def _symbols() -> list[Column]:
    return [Number("fountains", 0, 9, 0), Number("lyres", 0, 9, 0)]


def _effects(key: str, grammar: Grammar) -> ListColumn:
    """Effects in the words of effects.py, which may name structures of the box."""

    def named_in(text: str) -> Iterable[str]:
        kind, thing, _ = split_effect(text, grammar, THINGS)
        about = grammar[kind][0]
        return [thing] if about and about not in THINGS else []

    phrase = Phrase(key, named_in, patterns_of(grammar, THINGS), "structure")
    return ListColumn(phrase, most=MOST_EFFECTS, default=[])


REGION: Final = Sheet(
    "region",
    [
        Name(),
        Choice("terrain", TERRAIN_NAMES),
        _players(),
        ListColumn(Reference("ring", "corner"), default=[], printed=False),
        _place("x", default=WIDE // 2),
        _place("y", default=WIDE // 2),
        _place("wide", 20, 100),
        _flag("sea", printed=False),
    ],
    least=MOST_SEATS,
    most=MOST_REGIONS,
    key="name",
)
BORDER: Final = Sheet(
    "border",
    [
        ListColumn(Reference("regions", "region"), 2, 2),
        Choice("kind", BORDER_KINDS, "border"),
        _flag("good"),
        # A way over the sea: from, to, and how far it is bent.
        ListColumn(Number("lane", -WIDE, WIDE), 0, 5, [], printed=False),
    ],
    least=1,
    most=MOST_BORDERS,
)
TILE: Final = Sheet(
    "tile",
    [Choice("resource", RESOURCE_NAMES), Number("capacity", 1, 9), _players()],
    least=MOST_SEATS,
    most=2 * MOST_REGIONS,
)
STRUCTURE: Final = Sheet(
    "structure",
    [
        Name(),
        _category(),
        Number("level", 0, 9),
        *_symbols(),
        _effects("on_build", ON_BUILDING),
        _effects("effects", OF_STRUCTURES),
        _lock(),
        _effects("locked", OF_STRUCTURES),
    ],
    least=1,
    most=24,
    key="name",
)
ADVANCE: Final = Sheet(
    "advance",
    [
        Name(),
        _category(),
        Number("level", 1, LEVELS),
        Number("row", 0, ROWS_OF_CATEGORY, 0),
        *_symbols(),
        _effects("effects", OF_ADVANCES),
    ],
    least=1,
    most=MOST_ADVANCES,
    key="name",
)
CARD: Final = Sheet(
    "card",
    [
        Name(),
        Choice("rule", RULE_NAMES),
        ListColumn(Choice("symbols", CATEGORY_NAMES), most=len(CATEGORY_NAMES), default=[]),
        _lock(),
        _flag("whole"),
    ],
    least=len(RULE_NAMES),  # enough for two in each of four rounds (4.2)
    most=16,
    key="name",
)
SPACE: Final = Sheet(
    "space",
    [Name(), _category(), Choice("counts", COUNTED_NAMES)],
    least=len(SPACE_NAMES),
    most=len(SPACE_NAMES),
    key="name",
)
CHRONICLE: Final = Sheet(
    "chronicle",
    [
        Number("number", 1, 20),
        Number("points", 1, 99),
        ListColumn(Number("needs", 0, 99), len(SPACE_NAMES), len(SPACE_NAMES)),
    ],
    least=CHRONICLES_EACH,
    most=CHRONICLES_EACH,
)


def _spaces(name: str, least: int, most: int) -> Sheet:
    """4.2 Colours of the dynasty track, from their first space to their last."""
    ends: list[Column] = [Number("first", 1, LAST_SPACE), Number("last", 1, LAST_SPACE)]
    return Sheet(name, ends, least, most)


SEATS: Final = MOST_SEATS - FEWEST_SEATS + 1
TRACKS: Final = [
    _spaces("dynasty", DYNASTIES, DYNASTIES),
    _spaces("overflow", 1, 1),
    Sheet("growth", [Number("space", 1, LAST_SPACE)], 0, 30),
    Sheet("roll", [Number("round", 1, 4), Number("least", 1, 20)], 0, 3),
]
SINGLE: Final = [
    Sheet("supply", [_players(), Number("structures", 1, 12)], SEATS, SEATS),
    Sheet("number", [Name(), Number("value", 0, 99)], len(NUMBERS), len(NUMBERS), "name"),
]
DRAWN: Final = [
    Sheet("corner", [Name(), _place("x"), _place("y")], 0, 400, "name"),
    # Sea on both sides of a line between two corners.
    Sheet("strait", [ListColumn(Reference("corners", "corner"), 2, 2, printed=False)], 0, 40),
    # An island in the sea: its corners, each as x and y.
    Sheet("island", [ListColumn(_place("points"), 6, 64, printed=False)], 0, 40),
]

FORM: Final = BoxForm(
    "sands",
    [
        *[REGION, BORDER, TILE, STRUCTURE, ADVANCE, CARD, SPACE, CHRONICLE],
        *[*TRACKS, *SINGLE, *DRAWN],
    ],
    validate,
)

DRAWN_OF_REGION: Final = ("ring", "x", "y", "wide", "sea")


def drawing_of(box: "Box") -> dict[str, Any]:
    """Return how the map of a box is drawn, for a board: rings of corners, lanes, islands."""
    lanes = [row.numbers("lane") for row in box.rows["border"]]
    regions = [row.values for row in box.rows["region"]]
    return {
        "corners": [row.values for row in box.rows["corner"]],
        "regions": [{key: values[key] for key in DRAWN_OF_REGION} for values in regions],
        "lanes": [{"border": place, "way": lane} for place, lane in enumerate(lanes) if lane],
        "straits": [row.texts("corners") for row in box.rows["strait"]],
        "islands": [row.numbers("points") for row in box.rows["island"]],
    }
