"""A person plays Inventions in the terminal: real processes with a piped prompt."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.inventions.tables import played
from cli.terminal import run, talk
from clocksmith.games.inventions import GAME
from clocksmith.table.record import read_record

PLAY: list[str | Path] = ["play", "inventions", "--seed", "3", "--level", "uniform"]
# A goal put away, the first idea laid, a pillar, and the first answer to all that follows.
TURN = ["1", "1", "pillar present", *["1"] * 6]


def test_a_game_begins_with_boards_players_and_a_question() -> None:
    said = talk("quit", ask=PLAY)
    assert said.code == 0
    assert said.err == ""
    assert "an action such as “pillar present”" in said.out
    for word in ("1 Africa", "MILESTONES", "IDEAS", "THE ASSEMBLY", "INFLUENCE", "ERA TRACK"):
        assert word in said.out
    assert "Which goal will you discard?" in said.out
    assert "IP at most)" in said.out
    assert said.out.rstrip().endswith("Good-bye.")


def test_a_whole_turn_is_played_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = talk(*TURN, ask=[*PLAY, "--record", file])
    assert said.code == 0
    assert said.err == ""
    assert "Red placed the epoch pillar on “Present an Idea”." in said.out
    assert "Red began a turn" in said.out
    actions = [action.text for action in read_record(file.read_text(encoding="utf-8")).actions]
    assert "pillar present" in actions
    assert any(text.startswith("drop ") for text in actions)
    shown = run("show", file, "--seat", "0", columns=140)
    assert shown.code == 0
    assert "0 Red (you)" in shown.out
    assert "Round 1 of 13" in shown.out or "Round 2 of 13" in shown.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["You are Red.", "Which goal will you discard?", "Good-bye.", "THE ASSEMBLY"]),
        ("de", ["Du bist Rot.", "Welches Ziel wirfst du ab?", "Epochensäule", "DIE VERSAMMLUNG"]),
        ("fr", ["Vous êtes Rouge.", "Quel objectif défaussez-vous", "pilier d’époque", "JALONS"]),
    ],
)
def test_three_languages(language: str, words: list[str]) -> None:
    lines = [*TURN, "why invent asia", "what 1", "details", "legend", "help", "log", "board"]
    said = talk(*lines, ask=[*PLAY, "--seats", "2", "--language", language])
    assert said.code == 0
    assert said.err == ""
    for word in words:
        assert word in said.out, word


def test_why_and_what_explain_before_anything_is_done() -> None:
    lines = ["1", "1", "why pillar recall", "what pillar present", "why place culture-1 a1", "quit"]
    said = talk(*lines, ask=PLAY)
    assert "You have no citizen on a milestone. (4.3.X)" in said.out
    assert "Red places the epoch pillar on “Present an Idea”." in said.out
    assert "Then you are asked: Which idea will you present, and where?" in said.out


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_is_shown_as_text_and_as_a_picture(
    language: str, seats: int, tmp_path: Path
) -> None:
    position, picture = tmp_path / "a.position", tmp_path / "a.svg"
    position.write_text(GAME.write(played(seats, 150)), encoding="utf-8")
    said = run("show", position, "--language", language, "--seat", "1", columns=140)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") > 50
    said = run("show", position, "--language", language, "--svg", picture)
    assert (said.code, said.out, said.err) == (0, "", "")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_luck_can_play_every_seat() -> None:
    said = run("play", "inventions", "--watch", "--level", "uniform", "--seats", "3", "--seed", "5")
    assert said.code == 0
    assert "Round 13 began, in era 5: the Modern Age." in said.out
    assert "The Computer Age has come. The player with the most IP wins." in said.out


def test_there_is_no_map_to_play_on(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text("", encoding="utf-8")
    said = run("play", "inventions", "--map", file)
    assert said.code == 2
    assert "no map to choose" in said.err
