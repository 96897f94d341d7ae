"""A recorded game is analysed at the command line, in sentences, as data and as a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import KHRONOS, ROOT, assert_one_sentence, run
from clocksmith.cli.commands.analyse.report import blocks, percent, signed

RECORD = KHRONOS / "records" / "second-2-0012.txt"
OTHERS = {
    "sands": ROOT / "tests" / "games" / "sands" / "records" / "usual-2-0000.txt",
    "inventions": ROOT / "tests" / "games" / "inventions" / "records" / "usual-2-0000.txt",
}


def test_a_game_is_told_in_sentences() -> None:
    said = run("analyse", RECORD, "--seconds", "3")
    assert said.code == 0
    assert said.err == ""
    for heading in ("Chance to win", "Luck and play", "Where it turned", "Better answers"):
        assert heading in said.out
    assert "decisions were analysed in depth" in said.out
    assert "Better: " in said.out
    assert "100 %" in said.out


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Bessere Antworten"), ("fr", "De meilleures réponses")]
)
def test_it_is_told_in_other_languages(language: str, word: str) -> None:
    said = run("analyse", RECORD, "--seconds", "0", "--language", language)
    assert word in said.out
    assert "account-" not in said.out
    assert "Better" not in said.out


@pytest.mark.parametrize("game", OTHERS)
def test_every_game_can_be_analysed(game: str, tmp_path: Path) -> None:
    begun = tmp_path / "begun.txt"
    lines = OTHERS[game].read_text(encoding="utf-8").splitlines()
    begun.write_text("\n".join(lines[:80]) + "\n", encoding="utf-8")
    said = run("analyse", begun, "--seconds", "0")
    assert said.code == 0
    assert "Better answers" in said.out


def test_the_picture_and_the_data_tell_the_same_course(tmp_path: Path) -> None:
    out = tmp_path / "course.svg"
    said = run("analyse", RECORD, "--seconds", "0", "--seat", "1", "--json", "--svg", out)
    told = json.loads(said.out)
    assert {move["seat"] for move in told["moves"]} == {1}
    assert told["decisions"] > len(told["moves"])
    for seat, fortune in enumerate(told["luck"]):
        way = told["curve"][-1]["chances"][seat] - told["curve"][0]["chances"][seat]
        assert sum(fortune.values()) == pytest.approx(way, abs=1e-4)
    drawn = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    lines = [one for one in drawn.iter() if one.get("stroke-linejoin") == "round"]
    assert len(lines) == 2
    assert all(line.get("d", "").count("L") == len(told["curve"]) - 1 for line in lines)


def test_bad_input_gets_one_sentence(tmp_path: Path) -> None:
    assert_one_sentence(run("analyse", tmp_path / "none.txt"), "none.txt")
    assert_one_sentence(run("analyse", RECORD, "--seat", "2"), "0 to 1")
    assert_one_sentence(run("analyse", RECORD, "--language", "xx"), "en, de, fr")
    assert_one_sentence(run("analyse", RECORD, "--svg", tmp_path), "folder")
    broken = tmp_path / "broken.txt"
    broken.write_text(RECORD.read_text(encoding="utf-8").replace("seats=2", "seats=9"))
    assert_one_sentence(run("analyse", broken), "broken.txt")


def test_a_record_that_breaks_off_is_analysed_as_far_as_it_goes(tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    half.write_text("\n".join(lines[:40]) + "\n", encoding="utf-8")
    assert run("analyse", half, "--seconds", "0").code == 0
    half.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    assert run("analyse", half, "--seconds", "0").code == 0


def test_numbers_are_short() -> None:
    assert percent(0.456) == "46 %"
    assert signed(-0.06) == "−6 %"
    assert signed(0.06) == "+6 %"
    assert blocks([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert blocks([0.0] * 50 + [1.0], 10) == "▁" * 9 + "█"
