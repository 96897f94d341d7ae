"""The columns of a data set: their names, types and meanings, and what a file says of itself."""

import json
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

FORMAT: Final = 2
OLD_FORMAT: Final = 1  # without the columns of SINCE, which follow from the others
SINCE: Final = ("choices", "rounds", "turns", "points")
KEY: Final = b"clocksmith.dataset"  # of the metadata of a file
LARGEST_TEXT: Final = 2_000_000  # signs of metadata: boxes are thousands
NEEDED: Final = "data sets need pyarrow, which comes with pip install 'clocksmith[dataset]'"

# Name, type, whether it may be missing, meaning: docs/reference/dataset.md says the same.
COLUMNS: Final = (
    ("game", "string", False, "the name of the game"),
    ("rules_version", "int32", False, "the number of its rules"),
    ("box", "string", False, "the name of the box that was played with"),
    ("box_digest", "string", False, "the hash of that box; its text is in the metadata"),
    ("seats", "int8", False, "how many played"),
    ("options", "list<string>", False, "the options that were not the usual ones, as key=value"),
    ("players", "list<player>", False, "who sat where: name, and seconds or visits for a turn"),
    ("places", "list<int8>", True, "the place of every seat, 1 for a win; none if not finished"),
    ("scores", "list<int32>", True, "the points of every seat at the end"),
    ("reason", "string", True, "why the game ended"),
    ("actors", "list<int8>", False, "who answered, action by action: a seat from 0, -1 for chance"),
    ("actions", "list<string>", False, "every answer in order, those of chance too"),
    ("choices", "list<int32>", False, "how many answers were legal, action by action"),
    (
        "rounds",
        "list<int16>",
        False,
        "the number of the round, action by action; 0 before the first",
    ),
    ("turns", "list<int16>", False, "the number of the turn, action by action; 0 before the first"),
    ("points", "list<points>", False, "the points of every seat after each action"),
    ("position", "string", True, "the position that a branch began from"),
    ("commitment", "string", True, "the hash of the seed, promised before the game"),
    ("seed", "string", True, "the seed that chance was worked out from"),
    ("origin", "string", False, "where the game is from: a file, or a game of the arena"),
)


@dataclass(frozen=True)
class BoxText:
    """A box that games of a file were played with, whole, as text."""

    game: str
    name: str
    digest: str
    text: str


def load_pyarrow() -> ModuleType:
    """Return pyarrow; ValueError, in words, where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise ValueError(NEEDED) from None
    loaded: ModuleType = pyarrow
    return loaded


def schema() -> Any:
    """Return the schema of a file; every field has its meaning in its metadata."""
    arrow = load_pyarrow()
    player = arrow.struct(
        [("name", arrow.string()), ("seconds", arrow.float64()), ("visits", arrow.int32())]
    )
    types = {
        "string": arrow.string(),
        "int8": arrow.int8(),
        "int32": arrow.int32(),
        "list<string>": arrow.list_(arrow.string()),
        "list<int8>": arrow.list_(arrow.int8()),
        "list<int16>": arrow.list_(arrow.int16()),
        "list<int32>": arrow.list_(arrow.int32()),
        "list<points>": arrow.list_(arrow.list_(arrow.int32())),
        "list<player>": arrow.list_(player),
    }
    return arrow.schema(
        [
            arrow.field(name, types[kind], nullable=missing, metadata={"meaning": meaning})
            for name, kind, missing, meaning in COLUMNS
        ]
    )


def write_metadata(rules: dict[str, list[int]], boxes: list[BoxText]) -> dict[bytes, bytes]:
    """Return what a file says of itself: its format, rules versions by game, boxes with texts."""
    header = {"format": FORMAT, "rules_versions": rules, "boxes": [vars(box) for box in boxes]}
    return {KEY: json.dumps(header, sort_keys=True).encode()}


def read_metadata(metadata: dict[bytes, bytes] | None) -> tuple[int, list[BoxText]]:
    """Return a file's format and the boxes it names; ValueError if it is not one of ours."""
    text = (metadata or {}).get(KEY)
    if text is None or len(text) > LARGEST_TEXT:
        raise ValueError("this is not a data set of Clocksmith")
    try:
        plain = json.loads(text)
        if plain["format"] not in (OLD_FORMAT, FORMAT):
            raise ValueError(
                f"data sets of formats {OLD_FORMAT} and {FORMAT} are read here, "
                f"not {plain['format']!r}"
            )
        boxes = [BoxText(**box) for box in plain["boxes"]]
    except (KeyError, TypeError, RecursionError, UnicodeDecodeError, json.JSONDecodeError):
        raise ValueError("what the data set says of itself is damaged") from None
    if not all(isinstance(value, str) for box in boxes for value in vars(box).values()):
        raise ValueError("what the data set says of itself is damaged")
    return int(plain["format"]), boxes
