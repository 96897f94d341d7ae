"""Boxes on the command line: checked, shown, compared, written and played with."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from cli.terminal import run
from clocksmith.core.box.fault import SENTENCES
from clocksmith.core.game import Game
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.table.record import read_record

MINE = """format = 1
game = "lantern"
name = "mine"
base = "house-1"

[[lamp]]
name = "oil"
worth = 9
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    with lantern(tmp_path, monkeypatch) as found:
        yield found


@pytest.fixture
def mine(game: Game[Any], tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    return file


def test_a_right_box_is_told_with_its_hash_and_how_much_is_entered(mine: Path) -> None:
    said = run("box", "check", mine)
    assert said.code == 0
    assert "mine is a valid box of lantern. 3 of 6 printed values are entered" in said.out


def test_faults_are_told_with_line_and_place_in_three_languages(mine: Path) -> None:
    mine.write_text(MINE.replace("worth = 9", 'worth = 12\nbeside = ["sun"]'), encoding="utf-8")
    said = run("box", "check", mine)
    assert said.code == 2
    assert "One fault in" in said.err
    assert "  line 8: lamp 1: worth must be from 1 to 9, not 12" in said.err
    german = run("box", "check", mine, "--language", "de").err
    assert "  Zeile 8: lamp 1: worth muss zwischen 1 und 9 liegen, nicht bei 12" in german
    french = run("box", "check", mine, "--language", "fr").err
    assert "  ligne 8\u202f: lamp 1\u202f: worth doit être compris entre 1 et 9, pas 12" in french
    told = json.loads(run("box", "check", mine, "--json").out)
    assert told["digest"] is None
    assert [(fault["key"], fault["line"]) for fault in told["faults"]] == [("between", 8)]


def test_what_only_a_game_finds_wrong_is_told_in_its_words(mine: Path) -> None:
    same = "".join([f'\n[[lamp]]\nname = "{name}"\nworth = 4\n' for name in ("a", "b")])
    heading = 'format = 1\ngame = "lantern"\nname = "even"\n'
    mine.write_text(heading + same, encoding="utf-8")
    assert "lamp 1: some lamp must be worth more than another" in run("box", "check", mine).err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"game = 3", b"x = [", b"a = [" * 9999])
def test_a_file_that_is_no_box_is_told_in_one_sentence(mine: Path, content: bytes) -> None:
    mine.write_bytes(content)
    for asked in ("check", "show"):
        said = run("box", asked, mine)
        assert said.code == 2
        assert said.err.count("\n") == 1


def test_a_shipped_box_is_shown_with_its_stand_ins_marked(game: Game[Any]) -> None:
    said = run("box", "show", "lantern/house-1")
    assert said.code == 0
    assert "gas" in said.out
    assert "2?" in said.out
    assert "3?" not in said.out, "this value was entered"
    newest = json.loads(run("box", "show", "lantern", "--json").out)
    assert newest["name"] == "house-2"


def test_boxes_are_compared_value_by_value(mine: Path) -> None:
    said = run("box", "compare", "lantern/house-1", mine)
    assert said.out.split()[:5] == ["sheet", "row", "column", "house-1", "mine"]
    assert ["lamp", "oil", "worth", "1", "9"] in [line.split() for line in said.out.splitlines()]
    assert "One difference." in said.out
    same = run("box", "compare", mine, mine, "--language", "fr")
    assert same.out == "Aucune différence.\n"
    listed = json.loads(run("box", "compare", "lantern/house-1", mine, "--json").out)
    assert listed[0]["after"] == 9


def test_what_is_written_is_read_again(mine: Path, tmp_path: Path) -> None:
    text = run("box", "write", mine).out
    copy = tmp_path / "copy.toml"
    copy.write_text(text, encoding="utf-8")
    assert "No differences." in run("box", "compare", copy, mine).out


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("de", "Es gibt kein Werteset 'house-9' von lantern; es gibt house-1"),
        ("fr", "Il n’y a pas de boîte 'house-9' de lantern ; il y a house-1"),
    ],
)
def test_what_is_wrong_is_told_in_the_readers_language(
    game: Game[Any], mine: Path, language: str, why: str
) -> None:
    assert why in run("box", "show", "lantern/house-9", "--language", language).err
    mine.write_text("game = 1", encoding="utf-8")
    english = run("box", "check", mine).err
    assert "names none of the games" in english
    assert run("box", "check", mine, "--language", language).err not in ("", english)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["box", "show", "lantern/house-9"], "there is no box 'house-9'"),
        (["box", "show", "nowhere.toml"], "There is no file nowhere.toml"),
        (["perft", "lantern", "--box", "nowhere.toml"], "neither a box nor a file 'nowhere.toml'"),
        (["perft", "khronos", "--box", "nowhere.toml"], "."),
    ],
)
def test_a_box_that_is_not_there_is_told(game: Game[Any], words: list[str], why: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert why.lower() in said.err.lower()


def test_a_game_is_played_counted_and_recorded_with_a_box(mine: Path, tmp_path: Path) -> None:
    assert run("perft", "lantern", "--depth", "1").out == "4\n"
    assert run("perft", "lantern", "--depth", "1", "--box", "house-1").out == "3\n"
    assert run("perft", "lantern", "--depth", "1", "--box", "lantern/house-1").out == "3\n"
    assert run("perft", "lantern", "--depth", "1", "--box", mine).out == "3\n"
    record = tmp_path / "record.txt"
    said = run(
        "play", "lantern", "--watch", "--box", mine, "--level", "uniform", "--record", record
    )
    assert said.code == 0, said.err
    text = record.read_text(encoding="utf-8")
    assert "> worth = 9" in text
    box = read_record(text).game.box()
    assert box is not None
    assert box.name == "mine"


def test_a_position_of_a_strangers_box_is_shown_with_that_box(
    game: Game[Any], mine: Path, tmp_path: Path
) -> None:
    shelf = game.shelf()
    assert shelf is not None
    other = game.played_with(2, shelf.read(MINE))
    position = tmp_path / "position.txt"
    position.write_text(other.write(other.start(2)), encoding="utf-8")
    alone = run("show", position)
    assert alone.code == 2
    assert "played with the box mine" in alone.err
    assert run("show", position, "--box", mine).code == 0
    assert (
        run("perft", "lantern", "--position", position, "--box", mine, "--depth", "1").out == "3\n"
    )


def test_a_damaged_box_is_no_box_to_play_with(mine: Path) -> None:
    mine.write_text(MINE.replace("worth = 9", "worth = 12\nsize = 1"), encoding="utf-8")
    said = run("perft", "lantern", "--box", mine)
    assert said.code == 2
    assert "line 8: lamp 1: worth must be from 1 to 9, not 12; and one more." in said.err


def test_every_fault_has_its_sentence_in_every_language(game: Game[Any]) -> None:
    names = ("most", "found", "why", "known", "game", "sheet", "least", "column", "other")
    details = {name: f"<{name}>" for name in names}
    for key, english in SENTENCES.items():
        assert Words(game, "en").say(f"box-{key}", **details) == english.format(**details)
        for language in LANGUAGES:
            told = Words(game, language).say(f"box-{key}", **details)
            assert sorted(told.split("<")[1:]) or "{" not in english, (language, key)
            for name in names:
                assert (f"<{name}>" in told) == (f"{{{name}}}" in english), (language, key)
