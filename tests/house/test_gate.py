"""What make test runs: every test, the same ones every time, and it says what it left out."""

import pytest

import effort
import marks
import needs


def test_every_place_that_is_marked_is_there() -> None:
    for place in (marks.BROWSER, *marks.COMPILED, *marks.BOTH):
        assert (marks.TESTS / place).exists(), place


@pytest.mark.parametrize(("cases", "ways"), [(5, 2), (2, 5), (3, 3), (1, 4)])
def test_every_case_and_every_way_is_seen(
    cases: int, ways: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "ALL", False)
    pairs = effort.covering(range(cases), range(ways))
    assert len(pairs) == max(cases, ways)
    assert {case for case, _ in pairs} == set(range(cases))
    assert {way for _, way in pairs} == set(range(ways))
    monkeypatch.setattr(effort, "ALL", True)
    assert len(effort.covering(range(cases), range(ways))) == cases * ways


def test_a_part_is_spread_over_all_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "ALL", False)
    assert effort.part(range(12), 4) == [0, 3, 6, 9]
    assert effort.part("ab", 9) == ["a", "b"]
    monkeypatch.setattr(effort, "ALL", True)
    assert effort.part(range(12), 4) == list(range(12))


def test_what_was_left_out_is_one_line_with_counts_and_reasons() -> None:
    no_browser = "Skipped: there is no browser (run scripts/browser)"
    line = needs.left_out([no_browser, "Skipped: root may write everywhere", no_browser])
    assert line == (
        "left out: 3 (2 since there is no browser (run scripts/browser); "
        "1 since root may write everywhere)"
    )
    assert needs.left_out([]) == ""
