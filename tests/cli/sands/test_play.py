"""A person plays The Sands of Time in the terminal: real processes with a piped prompt."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import SANDS_RECORD, assert_one_sentence, run, talk
from clocksmith.table.record import read_record

SANDS: list[str | Path] = ["play", "sands", "--seed", "1", "--level", "uniform"]
SETUP = ("claim italia", "1", "1", "1", "1", "raise civil", "1", "1")
TURN = ("choose build migrate", "use build", "b q ita", "use migrate", "3", "sic", "done", "end")


def test_setup_and_a_whole_turn_by_numbers_words_and_places(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = talk(*SETUP, *TURN, ask=[*SANDS, "--record", file])
    assert said.code == 0
    assert said.err == ""
    assert "You are Red. Type a number, or an action such as “build quarry italia”" in said.out
    assert "Which region will be your province?" in said.out
    assert "Choose Build and …  (13 ways)" in said.out
    assert "Red built a quarry in Italia." in said.out
    assert "Move a peasant from Italia to …  (5 places)" in said.out
    assert "Red moved a peasant from Italia to Sicilia." in said.out
    texts = [action.text for action in read_record(file.read_text(encoding="utf-8")).actions]
    assert "build quarry italia" in texts
    assert "move peasant italia sicilia" in texts


def test_why_what_and_details_tell_the_rules_without_playing() -> None:
    lines = ("why build temple italia", "what build quarry italia", "details", "legend", "quit")
    said = talk(*SETUP, *TURN[:2], *lines, ask=SANDS)
    assert said.err == ""
    assert "This costs 7 gold, and you have less. (5.5)" in said.out
    assert "Costs 4 gold: 3 for unrest, 1 for the level (quarry)." in said.out
    assert "= Red: Gold 5 → 1" in said.out
    assert "Still needed for your chronicles" in said.out
    assert "Structures left: quarry 5" in said.out


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        ("en", "Which two cards will you play this round?", "Red reached Agriculture."),
        ("de", "Welche zwei Karten spielst du in dieser Runde?", "Rot erreichte den Fortschritt"),
        ("fr", "Quelles sont vos deux cartes pour cette manche", "Rouge a atteint le progrès"),
    ],
)
def test_it_is_played_in_every_language(language: str, question: str, told: str) -> None:
    said = talk(*SETUP, "quit", ask=[*SANDS, "--language", language])
    assert said.code == 0
    assert said.err == ""
    assert question in said.out
    assert told in said.out


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "REGIONS"), ("de", "REGIONEN"), ("fr", "RÉGIONS")],
)
def test_a_place_in_a_record_is_shown_as_text_and_as_a_picture(
    language: str, line: str, tmp_path: Path
) -> None:
    said = run("show", SANDS_RECORD, "--at", "300", "--language", language)
    assert said.code == 0
    assert line in said.out
    file = tmp_path / "sands.svg"
    said = run("show", SANDS_RECORD, "--at", "300", "--svg", file, "--language", language)
    assert (said.code, said.out, said.err) == (0, "", "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_record_is_told_again() -> None:
    said = run("replay", SANDS_RECORD)
    assert said.code == 0
    assert "The third dynasty has ended. The player with the most points wins." in said.out


def test_there_is_no_map_to_choose(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text("", encoding="utf-8")
    assert_one_sentence(run("play", "sands", "--map", file), "The Sands of Time has one map")
