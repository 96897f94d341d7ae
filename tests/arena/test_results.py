"""The file that results are kept in."""

from dataclasses import replace
from pathlib import Path

import pytest

from arena.settings import setting
from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.results import ResultsFile, read_results


def result(number: int) -> GameResult:
    """The result of a game."""
    job = Job("a,b", f"1/{number}", 0, ("a", "b"))
    return GameResult(job, (1, 2), (number, 0), "rounds", 9)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the results of three games."""
    path = tmp_path / "results.jsonl"
    with ResultsFile.open(path, setting()) as file:
        for number in range(3):
            file.add(result(number))
    return path


def known(path: Path) -> list[GameResult]:
    """What a run that goes on with a file finds in it."""
    with ResultsFile.open(path, setting()) as file:
        return list(file.results.values())


def test_a_second_run_knows_what_the_first_has_written(path: Path) -> None:
    assert known(path) == [result(number) for number in range(3)]
    assert read_results(path) == (setting(), [result(number) for number in range(3)])


def test_results_are_there_as_soon_as_they_are_added(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile.open(path, setting()) as file:
        file.add(result(0))
        assert read_results(path)[1] == [result(0)]


@pytest.mark.parametrize("cut", range(1, 60))
def test_a_line_that_was_cut_off_is_left_out_and_written_over(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with ResultsFile.open(path, setting()) as file:
        assert list(file.results.values()) == [result(0), result(1)]
        file.add(result(5))
    assert known(path) == [result(0), result(1), result(5)]


def test_rubbish_at_the_end_is_left_out(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\x00\x00\x00\n{}\n\x00\xff")
    assert len(known(path)) == 3
    assert read_results(path)[1][-1] == result(2)


def test_damage_in_the_middle_is_told_by_its_line(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"?" + lines[2]
    path.write_bytes(b"".join(lines))
    with pytest.raises(ValueError, match="line 3 is damaged"):
        known(path)
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("content", [b"\n", b"hello\n", b"{}\n", b'{"format":"x"}\n', b"\x89PNG"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="not a file of results"):
        known(path)
    assert path.read_bytes() == content


def test_games_of_another_setting_are_not_mixed_with_these(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match="holds games with seats 2, not 3"):
        ResultsFile.open(path, replace(setting(), seats=3))
    assert path.read_bytes() == before


def test_a_result_that_came_twice_counts_once(path: Path) -> None:
    with ResultsFile.open(path, setting()) as file:
        file.add(replace(result(1), scores=(0, 99)))
    assert known(path) == [result(number) for number in range(3)]


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    assert known(path) == []
    assert read_results(path) == (setting(), [])
