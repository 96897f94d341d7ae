"""What a box of Inventions holds: its sheets and columns."""

from typing import Final

from clocksmith.core.box.columns import (
    Choice,
    Column,
    ListColumn,
    Name,
    Number,
    Phrase,
    Reference,
    Text,
)
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.core.box.shelf import Shelf
from clocksmith.games.inventions.box.phrases import (
    NOT_OF_ECONOMY,
    NOT_OF_MILESTONES,
    NOT_OF_SPACES,
    NOT_OF_SPECIALISTS,
    benefit_checker,
    benefit_patterns,
    check_goal,
    check_wealth,
    scoring_patterns,
)
from clocksmith.games.inventions.box.validation import validate
from clocksmith.games.inventions.model.content import (
    CHANGE_NAMES,
    DEED_NAMES,
    ERAS,
    NUMBERS,
    PACKAGE,
    REGION_COUNT,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES

MAP_WIDTH: Final = 1000  # of the sheet that the map is drawn on
MAP_HEIGHT: Final = 560


def _title() -> Column:
    return Text("title", most=60, default="")


def _benefit(key: str, barred: list[str]) -> Column:
    return Phrase(key, benefit_checker(barred), benefit_patterns(barred))


def _named(name: str, columns: list[Column], least: int, most: int) -> Sheet:
    """Return a sheet whose rows have names."""
    return Sheet(name, [Name(), _title(), *columns], least, most, key="name")


def _tiles(name: str, columns: list[Column]) -> Sheet:
    """Return a sheet of tiles of the progress map, one of each number."""
    return _named(name, [Number("number", 1, NUMBERS), *columns], NUMBERS, NUMBERS)


LAND: Final = [
    _named(
        "region",
        [
            ListColumn(Reference("ropes", "region"), 1, REGION_COUNT - 1),
            Number("spaces", 0, 5),
            Number("x", 0, MAP_WIDTH, printed=False),
            Number("y", 0, MAP_HEIGHT, printed=False),
        ],
        REGION_COUNT,
        REGION_COUNT,
    ),
    _named("deed", [Number("forum", 1, len(DEED_NAMES))], len(DEED_NAMES), len(DEED_NAMES)),
    _named("era", [Number("rounds", 0, 6)], ERAS, ERAS),
    Sheet(
        "band",
        [
            Number("from", 0, 30),
            Number("to", 0, 30),
            Number("tokens", 0, 9),
            Number("ip", 0, 50),
            Number("change", -9, 9),
        ],
        1,
        31,
    ),
    Sheet(
        "space",
        [Number("era", 3, ERAS), Number("place", 1, 6), _benefit("benefit", NOT_OF_SPACES)],
        4,
        24,
    ),
]
CARDS: Final = [
    _named(
        "milestone",
        [
            Text("code", most=3, printed=True),
            Number("era", 1, ERAS),
            Number("spaces", 1, 9),
            _benefit("benefit", NOT_OF_MILESTONES),
        ],
        9,
        48,
    ),
    _named(
        "idea",
        [
            Number("era", 1, ERAS),
            Choice("field", FIELD_NAMES),
            Reference("milestone", "milestone"),
            Number("extra", 0, 6),
            Choice("chain", DEED_NAMES),
        ],
        12,
        120,
    ),
    _named(
        "specialist",
        [Number("citizens", 1, 3), _benefit("benefit", NOT_OF_SPECIALISTS)],
        REGION_COUNT,
        REGION_COUNT,
    ),
    _named(
        "knowledge",
        [Choice("chain", DEED_NAMES), Number("ip", 0, 20)],
        REGION_COUNT,
        REGION_COUNT,
    ),
    _named(
        "influence",
        [Number("citizens", 1, 9), Number("ip", 0, 30), Choice("chain", DEED_NAMES)],
        1,
        12,
    ),
]
TILES: Final = [
    _tiles("economy", [_benefit("effect", NOT_OF_ECONOMY)]),
    _tiles(
        "culture",
        [
            Choice("deed", DEED_NAMES),
            Choice("changes", CHANGE_NAMES),
            Number("add", -9, 9),
            Number("least", 0, 9),
        ],
    ),
    _tiles("technology", [ListColumn(Choice("pair", DEED_NAMES), 2, 2)]),
    _tiles("wealth", [Phrase("scores", check_wealth, scoring_patterns(near=True))]),
    _named("start", [Number("number", 0, 0, default=0), _benefit("effect", NOT_OF_ECONOMY)], 1, 1),
]
GOALS: Final = [
    _named(
        "goal",
        [
            Text("code", most=5),
            ListColumn(Phrase("scores", check_goal, scoring_patterns(near=False)), 1, 4),
            Number("most", 0, 99),
        ],
        8,
        60,
    ),
    _named("number", [Number("value", 0, 60)], 20, 60),
]
FORM: Final = BoxForm("inventions", [*LAND, *CARDS, *TILES, *GOALS], validate)
SHELF: Final = Shelf(PACKAGE, FORM, ["house-1", "house-2"])
