"""Every test is run by a pass of make test, today or tomorrow, and all of them by test-all."""

import pytest

import passes
from house.sources import ROOT

FILES = sorted(file for place in passes.RULES for file in place.rglob("test_*.py"))
ALL_FILES = sorted(passes.TESTS.rglob("test_*.py"))
SLOW_FILES = list(filter(passes.is_slow, ALL_FILES))


def test_a_test_is_left_out_of_all_passes_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in filter(passes.is_dealt, FILES):
        test = f"{file.relative_to(ROOT)}::test_something"
        left = []
        for name in passes.DEALT:
            monkeypatch.setattr(passes, "PASS", name)
            left.append(passes.is_left_out(file, test))
        assert sorted(left) == [False, True]


def test_where_bots_think_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in filter(passes.is_dealt, FILES):
        for name in passes.DEALT:
            monkeypatch.setattr(passes, "PASS", name)
            left = passes.is_left_out(file, "test_something", thinks=True)
            assert left == (name != "compiled")


def test_nothing_is_left_out_where_no_pass_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "PASS", None)
    assert not any(passes.is_left_out(file, "test_something") for file in ALL_FILES)


@pytest.mark.parametrize("first", ["2026320", "2026365"])
def test_what_is_slow_has_one_of_two_days_that_follow_each_other(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passes, "PASS", "pages")
    halves = []
    for day in (int(first), int(first) + 1):
        monkeypatch.setattr(passes, "SEED", str(day))
        halves.append([passes.is_left_out(file, f"{file}::test[{day}]") for file in SLOW_FILES])
    assert all(today != tomorrow for today, tomorrow in zip(*halves, strict=True))
    assert 0.3 < sum(halves[0]) / len(SLOW_FILES) < 0.7


def test_what_is_not_slow_and_the_short_form_of_make_faults_have_every_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others = [file for file in ALL_FILES if file not in SLOW_FILES and not passes.is_dealt(file)]
    assert passes.DAILY in others
    for name in passes.PASSES:
        monkeypatch.setattr(passes, "PASS", name)
        assert not any(passes.is_left_out(file, f"{file}::test_something") for file in others)


def test_everything_that_is_slow_is_there() -> None:
    assert all(place.exists() for place in [*passes.SLOW, passes.DAILY])


def test_tests_that_have_other_names_in_each_pass_are_not_dealt_out() -> None:
    """Random games are chosen by the number that a pass plays, and named by what was chosen."""
    playing = [file for file in FILES if "@random_games" in file.read_text(encoding="utf-8")]
    assert playing
    assert not any(map(passes.is_dealt, playing))
