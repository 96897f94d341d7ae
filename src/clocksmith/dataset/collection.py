"""Games gathered for a data set: from records, results of the arena, and other data sets."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from clocksmith.arena.entrant import parse_entrant
from clocksmith.arena.job import GameResult, Setting
from clocksmith.arena.results import read_results
from clocksmith.core.box.writing import write_box
from clocksmith.core.game import Game
from clocksmith.dataset.parquet import Dataset, read_dataset
from clocksmith.dataset.row import GameRow, RowPlayer, row_of
from clocksmith.dataset.schema import BoxText
from clocksmith.table.record import Record, read_record

SUFFIXES: Final = (
    ".txt",
    ".record",
    ".jsonl",
    ".parquet",
)  # of files looked for in folders
PARQUET, RESULTS, RECORD = b"PAR1", b"{", b"clocksmith record"  # how such files begin
LONGEST: Final = 1_000_000  # bytes of a record


class Collection:
    """Games and their boxes, as they will be written."""

    def __init__(self) -> None:
        self.rows: list[GameRow] = []
        self.boxes: dict[str, BoxText] = {}

    def add_path(self, path: Path) -> None:
        """Add the games of a file or of all files of a folder; ValueError names what is wrong."""
        if not path.is_dir():
            self._add_file(path)
            return
        for file in sorted(path.rglob("*")):
            if file.suffix in SUFFIXES and file.is_file() and _begins_like_ours(file):
                self._add_file(file)

    def add_record(self, record: Record, players: tuple[RowPlayer, ...], origin: str) -> None:
        """Add a game; *players* by seat, none where that is not known."""
        self.rows.append(row_of(record, players, origin))
        self._add_box(record.game)

    def add_results(self, setting: Setting, results: Iterable[GameResult]) -> None:
        """Add games of the arena, which must have been kept whole."""
        game = setting.rules()
        for result in results:
            if not result.actions:
                raise ValueError("these results hold no actions: play with --whole to keep them")
            if not all(0 <= index < len(game.actions) for index in result.actions):
                raise ValueError(f"these results hold actions that {game.name} does not have")
            actions = [game.actions.actions[index] for index in result.actions]
            choices = game.options.parse(list(setting.options))
            record = Record(game, setting.seats, choices, actions)
            players = tuple([_player(text, setting) for text in result.job.bots])
            job = result.job
            self.add_record(record, players, f"arena {job.pairing} {job.seed} {job.order}")

    def add_dataset(self, dataset: Dataset) -> None:
        """Add all games of another data set."""
        self.rows += dataset.rows
        self.boxes |= {box.digest: box for box in dataset.boxes}

    def _add_file(self, path: Path) -> None:
        with path.open("rb") as file:
            beginning = file.read(LONGEST + 1)
        try:
            if beginning.startswith(PARQUET):
                self.add_dataset(read_dataset(path))
            elif beginning.startswith(RESULTS):
                self.add_results(*read_results(path))
            elif len(beginning) > LONGEST:
                raise ValueError("a record has at most 1 MB, so this is none of ours")
            else:
                self.add_record(read_record(beginning.decode("utf-8-sig")), (), path.name)
        except UnicodeDecodeError:
            raise ValueError(f"the file {path} is not UTF-8 text") from None
        except ValueError as error:
            raise ValueError(f"in {path}: {error}") from None

    def _add_box(self, game: Game[Any]) -> None:
        box = game.box()
        if box is not None and box.digest not in self.boxes:
            text = BoxText(game.name, box.name, box.digest, write_box(box))
            self.boxes[box.digest] = text


def _begins_like_ours(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(RECORD)).startswith((PARQUET, RESULTS, RECORD))


def _player(text: str, setting: Setting) -> RowPlayer:
    """Return who a bot was, as it was entered, and what it could spend on a turn."""
    entrant = parse_entrant(text)
    budget = entrant.budget or setting.budget()
    return RowPlayer(text.partition("#")[0], budget.seconds, budget.visits)
