"""Worker processes: those that fall or hang are replaced, and games are played again."""

from pathlib import Path

import pytest

from arena.rude import MARKS
from arena.settings import nothing, setting
from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.match import play
from clocksmith.arena.runner import FailedGame, Processes
from clocksmith.arena.schedule import jobs


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots note what they have done."""
    monkeypatch.setenv(MARKS, str(tmp_path))
    return tmp_path


def against(bot: str, games: int = 2) -> list[Job]:
    """Games of a bot against a uniform one."""
    return jobs((f"arena.rude:{bot}", "uniform"), games, seed=1)


def played(
    wanted: list[Job], processes: int, patience: float = 60.0
) -> list[GameResult | FailedGame]:
    """What comes of games, in the order of the jobs."""
    runner = Processes(processes, patience)
    return sorted(runner.play(setting(), wanted), key=lambda done: done.job.key())


@pytest.mark.parametrize("processes", [1, 2])
def test_workers_play_what_would_be_played_here(processes: int) -> None:
    wanted = jobs(("uniform", "uniform#2"), 12, seed=1)
    here = [play(setting(), job, nothing) for job in wanted]
    assert played(wanted, processes) == sorted(here, key=lambda result: result.job.key())


def test_a_worker_that_falls_is_replaced_and_its_game_played_again(marks: Path) -> None:
    done = played(against("Falls", 4), 2)
    assert (marks / "fall").exists()
    assert all(isinstance(each, GameResult) for each in done)
    assert done == [play(setting(), job, nothing) for job in against("Falls", 4)]


def test_a_worker_that_hangs_is_replaced_and_its_game_played_again(marks: Path) -> None:
    done = played(against("Hangs"), 1, patience=0.5)
    assert (marks / "hang").exists()
    assert done == [play(setting(), job, nothing) for job in against("Hangs")]


def test_a_bot_that_never_answers_is_named_as_the_reason() -> None:
    [done] = played(against("AlwaysHangs", 1)[:1], 1, patience=0.5)
    assert isinstance(done, FailedGame)
    assert done.why == "a bot gave no answer in 0.5 s (--patience)"


def test_a_game_that_ends_every_worker_is_given_up_and_the_others_are_played() -> None:
    wanted = [*against("AlwaysFalls"), *jobs(("uniform", "uniform#2"), 2, seed=1)]
    done = played(wanted, 1)
    assert [type(each) for each in done] == [FailedGame, FailedGame, GameResult, GameResult]
    assert isinstance(done[0], FailedGame)
    assert done[0].why == "its process ended with code 7: I cannot go on"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Talks", "answered 'good morning', which is no action"),
        ("Cheats", "^arena.rude:Cheats answered .*not legal"),
        ("Stumbles", r"LookupError in rude.py:\d+: no idea"),
    ],
)
def test_a_bot_that_breaks_the_rules_loses_its_game_only(bot: str, why: str) -> None:
    wanted = [*against(bot), *jobs(("uniform", "uniform#2"), 2, seed=1)]
    done = played(wanted, 1)
    assert [type(each) for each in done] == [FailedGame, FailedGame, GameResult, GameResult]
    assert isinstance(done[0], FailedGame)
    with pytest.raises(AssertionError, match=why):
        raise AssertionError(done[0].why)


def test_what_a_bot_prints_disturbs_nothing() -> None:
    assert [type(each) for each in played(against("Chatters"), 1)] == [GameResult, GameResult]


def test_whoever_stops_listening_stops_the_games() -> None:
    wanted = jobs(("uniform", "uniform#2"), 500, seed=1)
    playing = Processes(2).play(setting(), wanted)
    assert isinstance(next(playing), GameResult)
    playing.close()


def test_a_bot_gets_its_own_budget_or_that_of_the_match(marks: Path) -> None:
    played([Job("x", "1/0", 0, ("arena.rude:Spends@2s", "arena.rude:Spends"))], 1)
    assert sorted(path.name for path in marks.iterdir()) == ["0-2.0-None", "1-None-1"]
