"""``clocksmith dataset``: gather games in a file, tell what is in it, take records out again."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.phrases import SpokenError
from clocksmith.dataset.collection import Collection
from clocksmith.dataset.parquet import Dataset, read_dataset, write_dataset
from clocksmith.dataset.row import GameRow, RowPlayer, record_of
from clocksmith.dataset.schema import load_pyarrow
from clocksmith.table.record import write_record


@dataclass(frozen=True)
class Collect:
    """The options of ``clocksmith dataset collect``."""

    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")]
    sources: Annotated[
        list[Path], typer.Argument(help="Records, results of the arena, data sets, or folders.")
    ]


@dataclass(frozen=True)
class ShowDataset:
    """The options of ``clocksmith dataset show``."""

    file: Annotated[Path, typer.Argument(help="The Parquet file.")]


@dataclass(frozen=True)
class Records:
    """The options of ``clocksmith dataset records``."""

    file: Annotated[Path, typer.Argument(help="The Parquet file.")]
    folder: Annotated[Path, typer.Argument(help="The folder to write records to.")]


def collect(options: Collect) -> None:
    """Collect games from records, results of the arena and other data sets in one file."""
    check_writable(options.out)
    collection = Collection()
    with telling():
        load_pyarrow()
        for path in options.sources:
            _check_there(path)
            collection.add_path(path)
    write_collection(collection, options.out)


def write_collection(collection: Collection, out: Path) -> None:
    """Write what was gathered, and say how much it is."""
    if not collection.rows:
        raise InputError("no games were found, so nothing was written")
    with telling():
        write_dataset(out, collection.rows, collection.boxes.values())
    typer.echo(f"{len(collection.rows)} games are in {out}, {out.stat().st_size / 1e6:.1f} MB.")


def show_dataset(options: ShowDataset) -> None:
    """Show what is in a data set: games, rules, boxes, seats, players."""
    rows = _read(options.file).rows
    typer.echo(f"{len(rows)} games")
    kinds = Counter([(row.game, row.rules_version, row.box, row.seats) for row in rows])
    for (game, version, box, seats), count in sorted(kinds.items()):
        with_box = f", box {box}" if box else ""
        typer.echo(f"  {game}, rules {version}{with_box}, {seats} seats: {count}")
    players = Counter([_written(player) for row in rows for player in row.players])
    for player, count in sorted(players.items()):
        typer.echo(f"  {player}: {count} seats")


def records(options: Records) -> None:
    """Write every game of a data set as a record, after replaying it as a check."""
    dataset = _read(options.file)
    texts = dataset.box_texts()
    options.folder.mkdir(parents=True, exist_ok=True)
    width = len(str(len(dataset.rows)))
    for number, row in enumerate(dataset.rows, start=1):
        with telling(f"{options.file}, game {number}"):
            text = write_record(record_of(row, texts))
        write_text(options.folder / _file_name(row, number, width), text)
    typer.echo(f"{len(dataset.rows)} records are in {options.folder}.")


def _read(path: Path) -> Dataset:
    _check_there(path)
    with telling(str(path)):
        return read_dataset(path)


def _check_there(path: Path) -> None:
    if not path.exists():
        raise SpokenError("error-no-file", path=str(path))


def _file_name(row: GameRow, number: int, width: int) -> str:
    return f"{row.game}-{number:0{width}}.txt"


def _written(player: RowPlayer) -> str:
    """Return a player as a line shows it."""
    name = player.name or "somebody"
    if player.seconds is not None:
        return f"{name}, {player.seconds:g} s a turn"
    return name if player.visits is None else f"{name}, {player.visits} visits a turn"
