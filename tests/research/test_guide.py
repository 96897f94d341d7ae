"""The guide can be followed as it is written, and its agent learns."""

import re

import pytest

from clocksmith.research.learning import LearningGame
from house.sources import ROOT

PAGE = (ROOT / "docs" / "guides" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
MOST_LINES = 30
ROW = re.compile(r"^\| ([\w ]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)
NAMES = {"Khronos": "khronos", "The Sands of Time": "sands", "Inventions": "inventions"}


def program(word: str) -> str:
    """The only program on the page that has a word in it."""
    found: list[str] = [text for text in PROGRAMS if word in text]
    assert len(found) == 1
    return found[0]


def test_an_agent_of_thirty_lines_learns_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    text = program("ActionTable")
    assert len([line for line in text.splitlines() if line.strip()]) <= MOST_LINES
    exec(text, {})
    told = re.findall(r"(\d+)%", capsys.readouterr().out)
    first, last = [int(share) for share in told]
    assert first < 75
    assert last > 85


def test_all_seats_play_and_are_paid(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("pettingzoo"), {})
    lines = capsys.readouterr().out.splitlines()
    assert sorted(line.split()[0] for line in lines) == ["seat_0", "seat_1", "seat_2"]
    assert sum(float(line.split()[1]) for line in lines) == pytest.approx(1)


def test_an_environment_is_made_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("gymnasium.make("), {})
    assert float(capsys.readouterr().out) in (0, 0.5, 1)


def test_chance_is_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("pyspiel"), {})
    assert capsys.readouterr().out.startswith("[")


def test_many_games_are_stepped(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("Fleet("), {"__name__": "__main__"})
    assert capsys.readouterr().out.startswith("(8, ")


def test_the_sizes_are_true() -> None:
    rows = ROW.findall(PAGE)
    assert [NAMES[row[0]] for row in rows] == list(NAMES.values())
    for title, features, actions in rows:
        of = LearningGame(NAMES[title], 2)
        assert of.features == int(features.replace(",", "")), title
        assert of.actions == int(actions.replace(",", "")), title
