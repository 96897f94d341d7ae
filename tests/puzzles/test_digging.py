"""Mining with processes: the same puzzles however many there are, and after an interruption."""

from pathlib import Path

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles import digging
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.digging import Quota, dig
from clocksmith.puzzles.mining import Mined
from clocksmith.puzzles.progress import Mine, ProgressFile, mine_in
from puzzles.quarry import numbered_puzzle

SMALL = Effort(visits=300, deals=2)


def mine(seed: int = 1) -> Mine:
    return mine_in(GAMES["khronos"], seed, SMALL)


@pytest.fixture(autouse=True)
def _quick_miners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digging, "WORKER", "puzzles.miners:start")


def dug(path: Path, puzzles: int, processes: int, games: int = 50) -> ProgressFile:
    progress = ProgressFile(path, mine())
    dig(mine(), Quota(puzzles, games), processes, progress, lambda mined: None)
    return progress


@pytest.mark.parametrize("processes", [1, 3])
def test_the_first_games_count_however_many_processes_there_are(
    tmp_path: Path, processes: int
) -> None:
    progress = dug(tmp_path / "out.progress", 5, processes)
    ids = [puzzle.id for puzzle in progress.puzzles()[:5]]
    assert ids == [numbered_puzzle(number).id for number in (0, 1, 4, 5, 6)]


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    path = tmp_path / "out.progress"
    first = dug(path, 2, 1)
    assert list(first.mined) == [0]
    path.write_text(path.read_text() + '{"number":1,"mom', encoding="utf-8")  # cut off
    told: list[Mined] = []
    progress = ProgressFile(path, mine())
    assert list(progress.mined) == [0]
    dig(mine(), Quota(4, 50), 1, progress, told.append)
    assert [mined.number for mined in told] == [1, 2]
    assert [mined.candidates for mined in ProgressFile(path, mine()).games()] == [3, 3, 3]


def test_a_puzzle_that_two_games_hold_counts_once(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "out.progress", mine())
    for number, held in enumerate([(0, 1), (1, 2)]):
        puzzles = tuple([numbered_puzzle(one) for one in held])
        progress.add(Mined(number, 16, 3, puzzles))
    ids = [puzzle.id for puzzle in progress.puzzles()]
    assert ids == [numbered_puzzle(number).id for number in (0, 1, 2)]


def test_no_more_games_are_looked_at_than_wanted(tmp_path: Path) -> None:
    assert len(dug(tmp_path / "out.progress", 100, 2, games=3).games()) == 3


def test_a_file_of_another_mine_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "out.progress"
    dug(path, 2, 1)
    before = path.read_text()
    with pytest.raises(ValueError, match="was begun with another seed: name another file"):
        ProgressFile(path, mine(seed=2))
    path.write_text("[]\n")
    with pytest.raises(ValueError, match="line 1: it is damaged"):
        ProgressFile(path, mine())
    path.write_text(before.replace('"moments":16', '"moments":"x"'))
    with pytest.raises(ValueError, match="line 2: a game has a number"):
        ProgressFile(path, mine())


def test_a_game_that_cannot_be_looked_at_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digging, "WORKER", "puzzles.miners:die")
    with pytest.raises(RuntimeError, match=r"game 0 could not be looked at: .*nothing to see"):
        dug(tmp_path / "out.progress", 2, 1)
