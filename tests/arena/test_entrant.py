"""How bots are named when they take part."""

import sys
from pathlib import Path

import pytest

from clocksmith.arena.entrant import read_entrant
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import LEVELS


def test_a_bot_is_known_by_its_name_and_has_no_budget_of_its_own() -> None:
    entrant = read_entrant("uniform")
    assert (entrant.name, entrant.budget) == ("uniform", None)
    assert entrant.make_bot(1).name == "uniform"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("uniform@2s", Budget(seconds=2.0)),
        ("uniform@0.5s", Budget(seconds=0.5)),
        ("uniform@500v", Budget(visits=500)),
        ("uniform@500v#b", Budget(visits=500)),
        ("uniform#2", None),
    ],
)
def test_a_budget_and_a_mark_may_follow_the_name(text: str, budget: Budget | None) -> None:
    entrant = read_entrant(text)
    assert (entrant.text, entrant.name, entrant.budget) == (text, "uniform", budget)


def test_a_level_brings_its_budget() -> None:
    assert read_entrant("master").budget == LEVELS["master"].budget
    assert read_entrant("master@3v").budget == Budget(visits=3)


def test_a_bot_may_lie_in_any_module() -> None:
    assert read_entrant("arena.rude:First").make_bot(0).name == "first"


def test_a_bot_may_lie_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "at_home.py").write_text("from arena.rude import First\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.chdir(tmp_path)
    assert read_entrant("at_home:First").make_bot(0).name == "first"
    assert sys.path[-1] == str(tmp_path), "a file there must not hide a module of Python's"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("nobody", "nobody"),
        ("uniform@", "NAME@2s"),
        ("uniform@0s", "more than nothing"),
        ("uniform@1.5v", "whole numbers"),
        ("no.such.module:Bot", "cannot be loaded"),
        ("builtins:object", "not made from a seed"),
        ("arena.rude:Nobody", "cannot be loaded"),
        (":Bot", "cannot be loaded"),
        ("", "NAME"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(text: str, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        read_entrant(text)
