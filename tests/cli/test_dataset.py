"""The command ``clocksmith dataset``."""

import sys
from pathlib import Path

import pytest

from cli.terminal import KHRONOS, RECORD, assert_one_sentence, run
from clocksmith.dataset import schema
from clocksmith.table.record import read_record, write_record


def test_records_go_in_and_come_out_again(tmp_path: Path) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "out"
    said = run("dataset", "collect", file, RECORD, KHRONOS / "records" / "second-2-0000.txt")
    assert said.code == 0, said.err
    assert said.out.startswith("2 games are in ")
    told = run("dataset", "show", file)
    assert "2 games" in told.out
    assert "3 seats: 1" in told.out
    assert run("dataset", "records", file, folder).code == 0
    texts = [path.read_text("utf-8") for path in sorted(folder.iterdir())]
    assert texts[0] == write_record(read_record(RECORD.read_text("utf-8")))


def test_bots_play_games_for_a_data_set(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    asked = ("--bots", "uniform", "--games", "4", "--seats", "2", "--seats", "3", "--visits", "1")
    said = run("dataset", "play", "khronos", file, *asked, "--processes", "1")
    assert said.code == 0, said.err
    told = run("dataset", "show", file).out
    assert "2 seats: 2" in told
    assert "3 seats: 3" in told  # each bot sits once in every seat
    assert "uniform, 1 visits a turn: 13 seats" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("collect", "OUT", "nothing.txt"), "There is no file"),
        (("collect", "OUT", "."), "no games were found"),
        (("show", "strange"), "no Parquet file"),
        (("show", "missing"), "There is no file"),
        (("records", "strange", "out"), "no Parquet file"),
        (("play", "chess", "OUT", "--bots", "uniform"), "There is no game 'chess'"),
        (("play", "khronos", "OUT", "--bots", "nobody"), "there is no bot"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "strange").write_bytes(b"PAR1 is how it begins")
    said = run("dataset", *words)
    assert_one_sentence(said)
    assert told.lower() in said.err.lower()
    assert not (tmp_path / "OUT").exists()


def test_without_pyarrow_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = run("dataset", "show", RECORD)
    assert_one_sentence(said, "clocksmith[dataset]")
    assert schema.NEEDED in said.err
