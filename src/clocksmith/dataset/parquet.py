"""Data sets as Parquet files: written whole, read strictly."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from clocksmith.dataset.row import GameRow, RowPlayer, completed
from clocksmith.dataset.schema import (
    COLUMNS,
    OLD_FORMAT,
    SINCE,
    BoxText,
    load_pyarrow,
    read_metadata,
    schema,
    write_metadata,
)
from clocksmith.table.record import LONGEST

MOST_GAMES: Final = 1_000_000  # in one file
MOST_BYTES: Final = 4_000_000_000  # of what a file holds, unpacked
TUPLES: Final = ("options", "places", "scores", "actors", "actions", "choices", "rounds", "turns")


@dataclass(frozen=True)
class Dataset:
    """The games of a file, and the boxes that they were played with."""

    rows: list[GameRow]
    boxes: list[BoxText]

    def box_texts(self) -> dict[str, str]:
        """Return the text of every box by its hash."""
        return {box.digest: box.text for box in self.boxes}


def write_dataset(path: Path, rows: Iterable[GameRow], boxes: Iterable[BoxText]) -> None:
    """Write games with the *boxes* that they were played with: the whole file, or nothing."""
    arrow = load_pyarrow()
    all_rows = list(rows)
    versions: dict[str, list[int]] = {}
    for name, version in sorted({(row.game, row.rules_version) for row in all_rows}):
        versions.setdefault(name, []).append(version)
    known = sorted({box.digest: box for box in boxes}.values(), key=lambda box: box.digest)
    described = schema().with_metadata(write_metadata(versions, known))
    table = arrow.Table.from_pylist([asdict(row) for row in all_rows], schema=described)
    new = path.with_name(f".{path.name}.new")
    try:
        arrow.parquet.write_table(table, new, compression="zstd", compression_level=19)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def read_dataset(path: Path) -> Dataset:
    """Return what a file holds; ValueError, in words, when it is no data set or damaged."""
    arrow = load_pyarrow()
    try:
        with arrow.parquet.ParquetFile(path) as file:
            number, boxes = read_metadata(file.schema_arrow.metadata)
            is_old = number == OLD_FORMAT
            _check(file, is_old)
            plain = file.read().to_pylist()
    except (arrow.ArrowException, UnicodeDecodeError, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise ValueError("the file is no Parquet file, or it is damaged") from None
    if is_old:
        plain = [{**values, **{name: [] for name in SINCE}} for values in plain]
    rows = [_row(number, values, is_old) for number, values in enumerate(plain, start=1)]
    dataset = Dataset(rows, boxes)
    if is_old:
        texts = dataset.box_texts()
        return Dataset([completed(row, texts) for row in rows], boxes)
    return dataset


def _check(file: Any, is_old: bool) -> None:
    """ValueError unless a file has our columns and a bearable size."""
    present = {field.name: field.type for field in file.schema_arrow}
    later = SINCE if is_old else ()
    expected = {field.name: field.type for field in schema() if field.name not in later}
    for name in expected:
        if present.get(name) != expected[name]:
            raise ValueError(f"the column {name} is missing, or of another type")
    if len(present) != len(expected):
        raise ValueError(f"a data set has the columns {', '.join(expected)}, and no others")
    size = sum(
        file.metadata.row_group(group).total_byte_size for group in range(file.num_row_groups)
    )
    if file.metadata.num_rows > MOST_GAMES or size > MOST_BYTES:
        raise ValueError(f"a data set has at most {MOST_GAMES} games and {MOST_BYTES} bytes")


def _row(number: int, values: dict[str, Any], is_old: bool) -> GameRow:
    """Return a game from the plain values of its row."""
    for name, _, missing, _ in COLUMNS:
        lists = values[name] if isinstance(values[name], list) else []
        if (values[name] is None and not missing) or None in lists:
            raise ValueError(f"game {number}: there is nothing where {name} should be")
    row = {name: tuple(values[name]) for name in TUPLES if values[name] is not None}
    players = tuple([RowPlayer(**player) for player in values["players"]])
    if any(point is None or None in point for point in values["points"]):
        raise ValueError(f"game {number}: there is nothing where points should be")
    points = tuple([tuple(after) for after in values["points"]])
    game_row = GameRow(**{**values, **row, "players": players, "points": points})
    totals = (game_row.choices, game_row.rounds, game_row.turns, points) if not is_old else ()
    lengths = {len(column) for column in (game_row.actors, game_row.actions, *totals)}
    if len(players) != game_row.seats or len(lengths) > 1:
        raise ValueError(f"game {number}: each seat has a player, each action an actor")
    if len(game_row.actions) > LONGEST:
        raise ValueError(f"game {number}: a game has at most {LONGEST} actions")
    return game_row
