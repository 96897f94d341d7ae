"""Whether a net makes a bot stronger: paired games against search, at equal seconds a turn."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clocksmith.arena.interval import wilson
from clocksmith.arena.job import setting_of
from clocksmith.arena.runner import Processes
from clocksmith.arena.tournament import run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.games import GAMES
from train.entrants import CANDIDATE

TOOLS = str(Path(__file__).parent.parent)
MINE, THEIRS = "train.entrants:candidate", "search"


@dataclass(frozen=True)
class Gate:
    """One match: with these weights in one seat, and search in all others."""

    game: str
    weights: Path
    seats: int
    games: int
    seconds: float  # a turn
    seed: int


def meet(gate: Gate, cores: int) -> dict[str, Any]:
    """Return the results of the weights."""
    os.environ[CANDIDATE] = str(gate.weights)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each core plays its own games
    os.environ["PYTHONPATH"] = os.pathsep.join([TOOLS, os.environ.get("PYTHONPATH", "")])
    setting = setting_of(GAMES[gate.game], gate.seats, Budget(seconds=gate.seconds))
    asked = tournament(setting, [MINE, THEIRS], gate.games, gate.seed)
    report = run(asked, Processes(cores), None, lambda done: None)
    won = sum(
        share
        for result in report.results
        for bot, share in zip(result.job.bots, result.shares(), strict=True)
        if bot == MINE
    )
    tries = len(report.results)
    sure = wilson(won, tries)
    return {
        "seats": gate.seats,
        "seconds": gate.seconds,
        "games": tries,
        "failed": len(report.fallen),
        "share": round(won / max(1, tries), 3),
        "low": round(sure.low, 3),
        "high": round(sure.high, 3),
    }
