"""Whole runs: begun, interrupted, gone on with, and always the same in the end."""

from pathlib import Path

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.job import Job, Setting
from clocksmith.arena.match import play
from clocksmith.arena.runner import Games, Processes
from clocksmith.arena.tournament import Tournament, run, tournament


class Ourselves:
    """Plays in this process, backwards, and stops when it is tired."""

    def __init__(self, stamina: int = 1_000_000) -> None:
        self.stamina = stamina
        self.played: list[Job] = []

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs*, the last first."""
        for job in reversed(jobs):
            if len(self.played) == self.stamina:
                raise KeyboardInterrupt
            self.played.append(job)
            yield play(setting, job, nothing)


def silent(done: int) -> None:
    """Hear of progress and say nothing."""


@pytest.fixture
def asked() -> Tournament:
    """Three uniform bots, two at a table."""
    return tournament(setting(), ["uniform", "uniform#b", "uniform#c"], 4, seed=1)


def test_everybody_meets_everybody_seed_by_seed(asked: Tournament) -> None:
    jobs = asked.jobs
    assert len(jobs) == 12
    assert asked.bots() == ["uniform", "uniform#b", "uniform#c"]
    assert [job.seed for job in jobs] == sorted([job.seed for job in jobs])


def test_results_are_in_order_whoever_plays(asked: Tournament) -> None:
    report = run(asked, Ourselves(), None, silent)
    assert [result.job for result in report.results] == asked.jobs
    assert run(asked, Processes(2), None, silent).results == report.results


def test_a_run_that_was_interrupted_is_gone_on_with(asked: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(asked, Ourselves(stamina=5), file, silent)
    again = Ourselves()
    report = run(asked, again, file, silent)
    assert len(again.played) == 7
    assert report.results == run(asked, Ourselves(), None, silent).results


def test_a_run_that_is_done_plays_nothing(asked: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = run(asked, Ourselves(), file, silent)
    nobody = Ourselves(stamina=0)
    assert run(asked, nobody, file, silent).results == first.results


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few = tournament(setting(), ["uniform", "uniform#b"], 4, seed=1)
    many = tournament(setting(), ["uniform", "uniform#b"], 10, seed=1)
    run(few, Ourselves(), file, silent)
    more = Ourselves()
    assert run(many, more, file, silent).tally().games == 10
    assert len(more.played) == 6
    assert run(few, Ourselves(0), file, silent).tally().games == 4


def test_progress_is_told_game_by_game(asked: Tournament) -> None:
    told: list[int] = []
    run(asked, Ourselves(), None, told.append)
    assert told == list(range(13))


def test_bots_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        tournament(setting(), ["uniform", "nobody"], 4, seed=1)
    with pytest.raises(ValueError, match="name the bots"):
        tournament(setting(), [], 4, seed=1)
