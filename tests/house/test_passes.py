"""Every test of the rules is run by one of the passes of make test, and all of them by test-all."""

import pytest

import passes
from house.sources import ROOT

FILES = sorted(file for place in passes.RULES for file in place.rglob("test_*.py"))


def test_a_test_is_left_out_of_all_passes_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in filter(passes.is_dealt, FILES):
        test = f"{file.relative_to(ROOT)}::test_something"
        left = []
        for name in passes.PASSES:
            monkeypatch.setattr(passes, "PASS", name)
            left.append(passes.is_left_out(file, test))
        assert sorted(left) == [False, True]


def test_where_bots_think_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in filter(passes.is_dealt, FILES):
        for name in passes.PASSES:
            monkeypatch.setattr(passes, "PASS", name)
            left = passes.is_left_out(file, "test_something", thinks=True)
            assert left == (name != "compiled")


def test_nothing_is_left_out_where_no_pass_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "PASS", None)
    assert not any(passes.is_left_out(file, "test_something") for file in FILES)


def test_tests_that_have_other_names_in_each_pass_are_not_dealt_out() -> None:
    """Random games are chosen by the number that a pass plays, and named by what was chosen."""
    playing = [file for file in FILES if "@random_games" in file.read_text(encoding="utf-8")]
    assert playing
    assert not any(map(passes.is_dealt, playing))
