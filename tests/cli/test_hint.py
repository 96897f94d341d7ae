"""A person at the prompt may ask what a bot would do."""

import pytest

from cli.terminal import run
from clocksmith.bots.bot import Budget
from clocksmith.cli.terminal.play import advice
from clocksmith.games import OURS


@pytest.fixture(autouse=True)
def think_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "TIME", Budget(visits=300))


@pytest.mark.parametrize("game", OURS)
def test_a_hint_tells_an_answer_and_its_chance(game: str) -> None:
    said = run("play", game, "--seed", "3", "--level", "uniform", keys="hint\nquit\n")
    assert said.code == 0
    assert "A bot would: " in said.out
    assert "% to win)" in said.out


def test_a_hint_changes_nothing() -> None:
    once = run("play", "khronos", "--seed", "3", "--level", "uniform", keys="end\nboard\nquit\n")
    twice = run(
        "play", "khronos", "--seed", "3", "--level", "uniform", keys="hint\nend\nboard\nquit\n"
    )
    assert once.out.splitlines()[-20:] == twice.out.splitlines()[-20:]


@pytest.mark.parametrize(("language", "word"), [("de", "Ein Bot rät"), ("fr", "Un bot jouerait")])
def test_a_hint_is_given_in_other_languages(language: str, word: str) -> None:
    said = run("play", "khronos", "--seed", "3", "--language", language, keys="hint\nquit\n")
    assert word in said.out
