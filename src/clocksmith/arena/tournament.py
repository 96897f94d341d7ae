"""A whole run: what to play, the results that exist already, and the report."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from clocksmith.arena.entrant import read_entrant
from clocksmith.arena.job import GameResult, Job, Key, Setting
from clocksmith.arena.results import ResultsFile
from clocksmith.arena.runner import FailedGame, Runner
from clocksmith.arena.schedule import Lineup, jobs, lineups
from clocksmith.arena.tally import Tally, tally

Tell = Callable[[int], None]  # called with the number of games that are done


@dataclass(frozen=True)
class Tournament:
    """What to play: a setting, the pairings, how often, from which seed."""

    setting: Setting
    lineups: list[Lineup]
    games: int  # at least so many of every line-up
    seed: int

    @cached_property
    def jobs(self) -> list[Job]:
        """All games, seed by seed, so that any part of them is balanced too."""
        drawn = [jobs(lineup, self.games, self.seed) for lineup in self.lineups]
        every = [job for each in drawn for job in each]
        return sorted(every, key=lambda job: int(job.seed.partition("/")[2]))

    def bots(self) -> list[str]:
        """Return everybody who takes part, as entered."""
        return list(dict.fromkeys([bot for lineup in self.lineups for bot in lineup]))


def tournament(setting: Setting, bots: list[str], games: int, seed: int) -> Tournament:
    """Return the tournament of these bots; ValueError, in words, when one does not exist."""
    if not bots:
        raise ValueError("name the bots, such as greedy,uniform")
    for bot in bots:
        read_entrant(bot)
    return Tournament(setting, lineups(bots, setting.seats), games, seed)


@dataclass
class TournamentReport:
    """The results of a tournament."""

    tournament: Tournament
    results: list[GameResult] = field(default_factory=list)
    fallen: list[FailedGame] = field(default_factory=list)
    stopped: bool = False  # whether somebody did not want to wait for all of it

    def tally(self) -> Tally:
        """Count it."""
        return tally(self.results, self.tournament.bots(), self.tournament.setting.seats)


def run(
    tournament: Tournament, runner: Runner, file: Path | None, tell: Tell, patient: bool = True
) -> TournamentReport:
    """Play what is not known yet, keep every result at once, and return them all in order.

    The report is the same on any runner, however often it is interrupted; unless it is
    *patient*, it tells what there is when somebody interrupts it.
    ValueError when *file* holds something else.
    """
    if file is None:
        report = _play(tournament, runner, {}, lambda result: None, tell, patient)
    else:
        with ResultsFile.open(file, tournament.setting) as kept:
            report = _play(tournament, runner, kept.results, kept.add, tell, patient)
    places = {job.key(): place for place, job in enumerate(tournament.jobs)}
    report.results.sort(key=lambda result: places[result.job.key()])
    report.fallen.sort(key=lambda fallen: places[fallen.job.key()])
    return report


def _play(
    tournament: Tournament,
    runner: Runner,
    results: dict[Key, GameResult],
    keep: Callable[[GameResult], None],
    tell: Tell,
    patient: bool,
) -> TournamentReport:
    jobs = tournament.jobs
    report = TournamentReport(
        tournament, [results[job.key()] for job in jobs if job.key() in results]
    )
    tell(len(report.results))
    left = [job for job in jobs if job.key() not in results]
    try:
        if left:
            _play_rest(report, runner, left, keep, tell)
    except KeyboardInterrupt:
        if patient:
            raise
        report.stopped = True
    return report


def _play_rest(
    report: TournamentReport,
    runner: Runner,
    left: list[Job],
    keep: Callable[[GameResult], None],
    tell: Tell,
) -> None:
    """Play what is left, and enter each game into the report when it is done."""
    with closing(runner.play(report.tournament.setting, left)) as playing:
        for done in playing:
            if isinstance(done, GameResult):
                keep(done)
                report.results.append(done)
            else:
                report.fallen.append(done)
            tell(len(report.results) + len(report.fallen))
