"""Games are gathered from records, results of the arena, and other data sets."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.job import Job
from clocksmith.arena.match import play
from clocksmith.arena.results import FORMAT, ResultsFile
from clocksmith.dataset.collection import Collection
from clocksmith.dataset.parquet import write_dataset
from clocksmith.dataset.row import RowPlayer, record_of
from clocksmith.games import OURS
from clocksmith.table.record import write_record
from dataset.rows import GAMES, recorded

JOB = Job("uniform,uniform#2", "0/0", 0, ("uniform@0.5s", "uniform#2"))


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A file with one game of the arena."""
    path = tmp_path / "results.jsonl"
    with ResultsFile.open(path, setting(whole=True)) as file:
        file.add(play(setting(whole=True), JOB, nothing))
    return path


def test_a_folder_is_searched_for_what_is_ours(tmp_path: Path, results: Path) -> None:
    records = tmp_path / "below"
    records.mkdir()
    for name in OURS:
        (records / f"{name}.txt").write_text(write_record(recorded(name)), encoding="utf-8")
    (records / "readme.txt").write_text("nothing of interest", encoding="utf-8")
    found = Collection()
    found.add_path(tmp_path)
    assert [row.game for row in found.rows] == [*sorted(OURS), "khronos"]
    assert [row.origin for row in found.rows[:-1]] == [f"{name}.txt" for name in sorted(OURS)]
    write_dataset(tmp_path / "all.parquet", found.rows, found.boxes.values())
    again = Collection()
    again.add_path(tmp_path / "all.parquet")
    assert (again.rows, again.boxes) == (found.rows, found.boxes)


def test_a_game_of_the_arena_tells_who_played_with_what_budget(results: Path) -> None:
    found = Collection()
    found.add_path(results)
    [row] = found.rows
    assert row.players == (RowPlayer("uniform@0.5s", 0.5), RowPlayer("uniform", visits=1))
    assert row.origin == "arena uniform,uniform#2 0/0 0"
    assert row.places is not None
    texts = {box.digest: box.text for box in found.boxes.values()}
    assert len(record_of(row, texts).actions) == len(row.actions)


def test_a_bot_that_is_named_is_not_loaded(results: Path) -> None:
    lines = results.read_text("utf-8").replace("uniform#2", "no.such.module:Bot")
    results.write_text(lines, "utf-8")
    found = Collection()
    found.add_path(results)
    assert found.rows[0].players[1].name == "no.such.module:Bot"


def test_results_without_actions_are_refused_with_a_reason(tmp_path: Path) -> None:
    kept = replace(play(setting(whole=True), JOB, nothing), actions=())
    path = tmp_path / "results.jsonl"
    lines = [{"format": FORMAT, **asdict(setting())}, kept.plain()]
    path.write_text("".join([json.dumps(line) + "\n" for line in lines]), "utf-8")
    with pytest.raises(ValueError, match="--whole"):
        Collection().add_path(path)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"clocksmith record 1\ngame khronos 1\noptions seats=2\n\n0 fly\n", "line 5"),
        (b"clocksmith record 1\n\xff\xfe", "not UTF-8"),
        (b"{}\n", "is damaged|not a file of results"),
        (b"PAR1 and no more", "Parquet"),
        (b"x" * 1_000_001, "1 MB"),
    ],
)
def test_what_is_damaged_is_refused_with_the_name_of_the_file(
    tmp_path: Path, content: bytes, told: str
) -> None:
    path = tmp_path / "strange.txt"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=told) as caught:
        Collection().add_path(path)
    assert "strange.txt" in str(caught.value)


def test_our_own_records_are_a_data_set() -> None:
    found = Collection()
    found.add_path(GAMES / "khronos" / "records")
    assert len(found.rows) == len(list((GAMES / "khronos" / "records").glob("*.txt")))
