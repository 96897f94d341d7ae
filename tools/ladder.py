"""Plays the matches of tools/ladder.toml and writes docs/reference/ladder.md and bots/ladder.json.

    python tools/ladder.py [--game GAME] [--again] [--processes N] [--only-write]

What a match came to is kept in tools/ladder.json, and it is not played again. Single games stand in
build/ladder until their match is over, so an interrupted run goes on.
"""

import argparse
import json
import os
import platform
import time
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clocksmith.arena.job import setting_of
from clocksmith.arena.rating import Rating
from clocksmith.arena.runner import Processes
from clocksmith.arena.strength import ratings_from
from clocksmith.arena.tally import Tally
from clocksmith.arena.tournament import Tournament, run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import LEVELS
from clocksmith.cli.commands.arena.table import budget_text, percent, range_text, rating_text
from clocksmith.cli.commands.bench.plain import is_compiled
from clocksmith.games import GAMES
from ladder_results import Measured, outcomes_of, read_measured, write_measured
from page import ROOT, TITLES, commit, paragraph, row, rule

MATCHES = ROOT / "tools" / "ladder.toml"
RESULTS = ROOT / "tools" / "ladder.json"
PAGE = ROOT / "docs" / "reference" / "ladder.md"
DATA = ROOT / "src" / "clocksmith" / "bots" / "ladder.json"  # what the server tells
GAMES_EACH, SEED = 200, 1  # unless a match says otherwise


@dataclass(frozen=True)
class Match:
    """One match of the ladder, and what it came to, once it has been played."""

    tournament: Tournament
    goal: float | None  # the rate that the first bot should reach
    measured: Measured | None = None

    @property
    def name(self) -> str:
        """What its results are kept under."""
        setting = self.tournament.setting
        spent = budget_text(setting).replace(" ", "").replace("aturn", "")
        bots = dict.fromkeys([bot.partition("#")[0] for bot in self.tournament.bots()])
        return f"{setting.game}-{setting.seats}-{'-'.join(bots)}-{spent}"

    @property
    def terms(self) -> dict[str, Any]:
        """How it was measured."""
        return self.measured.terms if self.measured else {}

    def tally(self) -> Tally:
        """Return wins and points by bot and by seat."""
        assert self.measured is not None
        return self.measured.tally(self.tournament.bots(), self.tournament.setting.seats)


def main() -> None:
    """Play what is missing and write the page."""
    options = arguments()
    measured = read_measured(options.results)
    for match in matches(options.matches, measured):
        if options.only_write or options.game not in (None, match.tournament.setting.game):
            continue
        if options.again and match.measured:
            del measured[match.name]
            write_measured(options.results, measured)
        if match.name not in measured:
            measured[match.name] = measure(match, options)
            write_measured(options.results, measured)
    every = matches(options.matches, measured)
    options.page.write_text("\n".join(lines(every)) + "\n", encoding="utf-8")
    options.data.write_text(json.dumps(data(every), indent=1) + "\n", encoding="utf-8")
    print(f"written: {options.page} and {options.data}")


def arguments() -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(description="Play the ladder and write its page.")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    parser.add_argument("--only-write", action="store_true", help="play nothing")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--matches", type=Path, default=MATCHES)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--data", type=Path, default=DATA)
    return parser.parse_args()


def matches(file: Path, measured: dict[str, Measured]) -> list[Match]:
    """Return the matches that a file lists, with what they came to."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["match"]
    listed = [match_of(row) for row in rows]
    return [Match(match.tournament, match.goal, measured.get(match.name)) for match in listed]


def match_of(row: dict[str, Any]) -> Match:
    """Return one match."""
    game = GAMES[row["game"]]
    spent = (row.get("seconds"), row.get("visits"))
    setting = setting_of(game, row["seats"], None if spent == (None, None) else Budget(*spent))
    games, seed = row.get("games", GAMES_EACH), row.get("seed", SEED)
    return Match(tournament(setting, row["bots"], games, seed), row.get("goal"))


def measure(match: Match, options: argparse.Namespace) -> Measured:
    """Play a match, or what is missing of it, and return what it came to."""
    file = options.folder / f"{match.name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    if options.again:
        file.unlink(missing_ok=True)
    goes_on = file.exists()
    print(match.name, flush=True)
    start = time.monotonic()
    report = run(match.tournament, Processes(options.processes), file, tell)
    if report.fallen:
        raise SystemExit(f"{len(report.fallen)} games failed: {report.fallen[0].why}")
    file.unlink()
    setting = match.tournament.setting
    terms: dict[str, Any] = {
        "rules_version": setting.rules_version,
        "box": setting.box,
        "commit": commit(),
        "rules": "compiled" if is_compiled() else "plain Python",
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
        "processes": options.processes,
    }
    if not goes_on:
        terms["minutes"] = round((time.monotonic() - start) / 60, 1)
    return Measured(terms, outcomes_of(report.results))


def tell(done: int) -> None:
    """Tell how far a match is, now and then."""
    if done % 20 == 0:
        print(f"  {done}", flush=True)


HEAD = """\
# The ladder

How strong the bots are, measured in the [arena](../concepts/arena.md) with balanced seat orders,
common seeds and 95 % intervals. `scripts/ladder` writes this page and plays matches that are
missing; `scripts/ladder --again` repeats all of them. `tools/ladder.json` holds the result of
every match.

## Levels

People choose a level: in the browser for each bot at a table, in the terminal with
`clocksmith play --level LEVEL`. A level is a bot with a time per turn. The tables of each game
include matches between levels, beside those between bots."""


def lines(every: list[Match]) -> list[str]:
    """Return the whole page."""
    page = [HEAD, "", *level_lines()]
    for game in dict.fromkeys([match.tournament.setting.game for match in every]):
        own = [match for match in every if match.tournament.setting.game == game]
        played = [match for match in own if match.measured]
        page += ["", f"## {TITLES[game]}", "", *match_lines(played), *missing_lines(own, played)]
        for seats in sorted({match.tournament.setting.seats for match in played}):
            page += rating_lines(played, seats)
        page += ["", *terms_lines(played)] if played else []
    return page


def level_lines() -> list[str]:
    """Return a row for every level: its bot, and how long that thinks."""
    levels = [
        row(level.name, level.bot, f"{level.budget.seconds:g} s a turn")
        for level in LEVELS.values()
    ]
    return [row("level", "bot", "thinks"), rule(3), *levels]


def match_lines(played: list[Match]) -> list[str]:
    """Return a row for every match: how its first bot did."""
    rows = [row("match", "budget", "games", "first wins", "95 %", "goal", "mean scores"), rule(7)]
    for match in played:
        counted = match.tally()
        first = next(iter(counted.bots))
        line = counted.bots[first]
        goal = "" if match.goal is None else f"{match.goal:.0%}"
        points = ", ".join(f"{name} {one.mean_score:.1f}" for name, one in counted.bots.items())
        spent = budget_text(match.tournament.setting)
        rate = percent(line.win_rate)
        about = [name_of(match), spent, str(counted.games), rate, range_text(line.interval)]
        rows.append(row(*about, goal, points))
    return [*rows, "", *seat_lines(played)] if played else []


def seat_lines(played: list[Match]) -> list[str]:
    """Return what each seat won, whoever sat there."""
    most = max(match.tournament.setting.seats for match in played)
    rows = [row("win rate by seat", *[f"seat {seat}" for seat in range(most)]), rule(most + 1)]
    for match in played:
        counted: Tally = match.tally()
        cells = [
            f"{percent(line.win_rate)} ({range_text(line.interval)})"
            for line in counted.seats.values()
        ]
        rows.append(row(name_of(match), *cells, *[""] * (most - len(cells))))
    return rows


def missing_lines(own: list[Match], played: list[Match]) -> list[str]:
    """Return which matches have not been played."""
    names = [f"{name_of(match)} ({budget_text(match.tournament.setting)})" for match in own]
    done = [f"{name_of(match)} ({budget_text(match.tournament.setting)})" for match in played]
    left = [name for name in names if name not in done]
    apart = [""] if played else []  # from the table before it
    return [*apart, *paragraph(f"Not measured yet: {', '.join(left)}.")] if left else []


def rating_lines(played: list[Match], seats: int) -> list[str]:
    """Return the ratings from all matches with so many seats, the best first."""
    lines: list[str] = []
    for whose, own in (("Ratings", of_bots(played)), ("Ratings of levels", of_levels(played))):
        ratings = ", ".join(f"{name} {rating_text(rating)}" for name, rating in rated(own, seats))
        if ratings:
            lines += ["", *paragraph(f"{whose} with {seats} seats: {ratings}.")]
    return lines


def of_levels(played: list[Match]) -> list[Match]:
    """Return the matches in which every bot had the budget of its level."""
    return [match for match in played if set(match.tournament.bots()) <= set(LEVELS)]


def of_bots(played: list[Match]) -> list[Match]:
    """Return the matches with one budget for all. Ratings compare only those who have met."""
    return [match for match in played if not set(match.tournament.bots()) <= set(LEVELS)]


def rated(played: list[Match], seats: int) -> list[tuple[str, Rating]]:
    """Return the bots that met with so many seats with their ratings, the best first."""
    own = [match for match in played if match.tournament.setting.seats == seats and is_open(match)]
    outcomes = [one for match in own if match.measured for one in match.measured.outcomes]
    bots = list(dict.fromkeys([bot for one in outcomes for bot in one.bots]))
    if len(bots) < 2:
        return []
    counts: Counter[tuple[tuple[str, ...], tuple[int, ...]]] = Counter()
    for one in outcomes:
        counts[one.bots, one.places] += one.games
    return sorted(ratings_from(counts, bots).items(), key=lambda each: -each[1].mean)


def is_open(match: Match) -> bool:
    """Return whether different bots meet."""
    return len({bot.partition("#")[0] for bot in match.tournament.bots()}) > 1


def terms_lines(played: list[Match]) -> list[str]:
    """Return how each match was measured."""
    rows = [row("measured", "seed", "commit", "rules", "machine", "processes", "minutes"), rule(7)]
    for match in played:
        keys = ("commit", "rules", "machine", "processes", "minutes")
        cells = [str(match.terms.get(key, "")) for key in keys]
        rows.append(row(name_of(match), str(match.tournament.seed), f"`{cells[0]}`", *cells[1:]))
    return rows


def data(every: list[Match]) -> dict[str, Any]:
    """Return what was measured, for the server to tell."""
    games: dict[str, Any] = {}
    for match in every:
        if match.measured:
            games.setdefault(match.tournament.setting.game, []).append(match)
    told = {}
    for game, played in games.items():
        told[game] = {
            "matches": [match_data(match) for match in played],
            "ratings": [
                *rating_data(of_levels(played), True),
                *rating_data(of_bots(played), False),
            ],
        }
    return {"games": told}


def match_data(match: Match) -> dict[str, Any]:
    """Return how the first bot of a match did."""
    counted = match.tally()
    first, *_ = counted.bots
    line = counted.bots[first]
    return {
        "first": first,
        "others": list(match.tournament.lineups[0][1:]),
        "seats": match.tournament.setting.seats,
        "budget": budget_text(match.tournament.setting),
        "games": counted.games,
        "win_rate": round(line.win_rate, 4),
        "ci95": [round(line.interval.low, 4), round(line.interval.high, 4)],
        "scores": {name: round(one.mean_score, 2) for name, one in counted.bots.items()},
        "goal": match.goal,
        "seed": match.tournament.seed,
        "commit": match.terms.get("commit", ""),
    }


def rating_data(played: list[Match], levels: bool) -> list[dict[str, Any]]:
    """Return the ratings of *levels* or of bots, for each number of seats."""
    counts = sorted({match.tournament.setting.seats for match in played})
    tables = [(seats, rated(played, seats)) for seats in counts]
    return [
        {
            "levels": levels,
            "seats": seats,
            "bots": [
                {
                    "name": name,
                    "mean": round(rating.mean, 2),
                    "low": round(rating.interval.low, 2),
                    "high": round(rating.interval.high, 2),
                }
                for name, rating in bots
            ],
        }
        for seats, bots in tables
        if bots
    ]


def name_of(match: Match) -> str:
    """Return a match as people call it."""
    lineup = match.tournament.lineups[0]
    if not is_open(match):
        return f"{lineup[0]} against itself, {len(lineup)} seats"
    first, others = lineup[0], lineup[1:]
    many = f"{len(others)} " if len(others) > 1 else ""
    return f"{first} against {many}{' and '.join(dict.fromkeys(others))}"


if __name__ == "__main__":
    main()
