"""Plays the matches of tools/ladder.toml and writes docs/reference/ladder.md and bots/ladder.json.

    python tools/ladder.py [--game GAME] [--again] [--processes N] [--only-write]

Results lie beside the page, so what is there is not played again, and an interrupted run goes on.
"""

import argparse
import json
import os
import platform
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clocksmith.arena.job import setting_of
from clocksmith.arena.rating import Rating
from clocksmith.arena.results import read_results
from clocksmith.arena.runner import Processes
from clocksmith.arena.strength import ratings
from clocksmith.arena.tally import Tally
from clocksmith.arena.tournament import Tournament, TournamentReport, run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import LEVELS
from clocksmith.cli.arena.table import budget_text, percent, range_text, rating_text
from clocksmith.cli.bench.plain import is_compiled
from clocksmith.games import GAMES
from page import ROOT, TITLES, commit, row, rule

MATCHES = ROOT / "tools" / "ladder.toml"
DATA = ROOT / "src" / "clocksmith" / "bots" / "ladder.json"  # what the server tells
GAMES_EACH, SEED = 200, 1  # unless a match says otherwise


@dataclass(frozen=True)
class Match:
    """One match of the ladder, and the files it is kept in."""

    asked: Tournament
    wanted: float | None  # the rate that the first bot should reach
    folder: Path

    @property
    def file(self) -> Path:
        """Where its results are."""
        setting = self.asked.setting
        spent = budget_text(setting).replace(" ", "").replace("aturn", "")
        bots = "-".join(dict.fromkeys([bot.partition("#")[0] for bot in self.asked.bots()]))
        return self.folder / f"{setting.game}-{setting.seats}-{bots}-{spent}.jsonl"

    @property
    def terms(self) -> Path:
        """Where it is told how they were measured."""
        return self.file.with_suffix(".json")

    def report(self) -> TournamentReport:
        """Return what is known, which may be nothing or only a part."""
        report = TournamentReport(self.asked)
        if self.file.exists():
            known = {result.job.key(): result for result in read_results(self.file)[1]}
            report.results = [known[job.key()] for job in self.asked.jobs if job.key() in known]
        return report


def main() -> None:
    """Play what is missing and write the page."""
    asked = arguments()
    found = matches(asked.matches, asked.folder)
    for match in found:
        if not asked.only_write and asked.game in (None, match.asked.setting.game):
            measure(match, asked)
    page = asked.folder.parent / "ladder.md"
    page.write_text("\n".join(lines(found)) + "\n", encoding="utf-8")
    asked.data.write_text(json.dumps(data(found), indent=1) + "\n", encoding="utf-8")
    print(f"written: {page} and {asked.data}")


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description="Play the ladder and write its page.")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    parser.add_argument("--only-write", action="store_true", help="play nothing")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--matches", type=Path, default=MATCHES)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "reference" / "ladder")
    parser.add_argument("--data", type=Path, default=DATA)
    return parser.parse_args()


def matches(file: Path, folder: Path) -> list[Match]:
    """Return the matches that a file lists."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["match"]
    return [match_of(row, folder) for row in rows]


def match_of(row: dict[str, Any], folder: Path) -> Match:
    """Return one match."""
    game = GAMES[row["game"]]
    spent = (row.get("seconds"), row.get("visits"))
    setting = setting_of(game, row["seats"], None if spent == (None, None) else Budget(*spent))
    games, seed = row.get("games", GAMES_EACH), row.get("seed", SEED)
    return Match(tournament(setting, row["bots"], games, seed), row.get("wanted"), folder)


def measure(match: Match, asked: argparse.Namespace) -> None:
    """Play what is missing of a match, and write down how."""
    if asked.again:
        match.file.unlink(missing_ok=True)
        match.terms.unlink(missing_ok=True)
    if len(match.report().results) == len(match.asked.jobs):
        return
    print(match.file.stem, flush=True)
    match.folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    report = run(match.asked, Processes(asked.processes), match.file, told)
    if report.fallen:
        raise SystemExit(f"{len(report.fallen)} games failed: {report.fallen[0].why}")
    before = json.loads(match.terms.read_text()) if match.terms.exists() else {}
    terms = {
        "commit": commit(),
        "rules": "compiled" if is_compiled() else "plain Python",
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
        "processes": asked.processes,
        "minutes": round(before.get("minutes", 0) + (time.monotonic() - begun) / 60, 1),
    }
    match.terms.write_text(json.dumps(terms, indent=1) + "\n", encoding="utf-8")


def told(done: int) -> None:
    """Tell how far a match is, now and then."""
    if done % 20 == 0:
        print(f"  {done}", flush=True)


HEAD = """\
# The ladder

How strong the bots are, measured in the [arena](../concepts/arena.md): seat orders balanced, common
seeds, 95 % intervals. Written by `scripts/ladder`, which plays what is missing; `scripts/ladder
--again` measures everything anew. The results of every game lie [beside this page](ladder).

## Levels

People choose a level: in the browser for each bot at a table, in the terminal by
`clocksmith play --level LEVEL`. A level is a bot and the time it has for a turn. How the levels do
against each other stands with each game, beside the matches of the bots."""


def lines(found: list[Match]) -> list[str]:
    """Return the whole page."""
    page = [HEAD, "", *level_lines()]
    for game in dict.fromkeys([match.asked.setting.game for match in found]):
        own = [match for match in found if match.asked.setting.game == game]
        played = [match for match in own if match.report().results]
        page += ["", f"## {TITLES[game]}", "", *match_lines(played), *missing_lines(own, played)]
        for seats in sorted({match.asked.setting.seats for match in played}):
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
    rows = [row("match", "budget", "games", "first wins", "95 %", "wanted", "mean scores"), rule(7)]
    for match in played:
        counted = match.report().tally()
        first = next(iter(counted.bots))
        line = counted.bots[first]
        wanted = "" if match.wanted is None else f"{match.wanted:.0%}"
        points = ", ".join(f"{name} {one.mean_score:.1f}" for name, one in counted.bots.items())
        spent = budget_text(match.asked.setting)
        rate = percent(line.win_rate)
        about = [name_of(match), spent, str(counted.games), rate, range_text(line.interval)]
        rows.append(row(*about, wanted, points))
    return [*rows, "", *seat_lines(played)] if played else []


def seat_lines(played: list[Match]) -> list[str]:
    """Return what each seat won, whoever sat there."""
    most = max(match.asked.setting.seats for match in played)
    rows = [row("win rate by seat", *[f"seat {seat}" for seat in range(most)]), rule(most + 1)]
    for match in played:
        counted: Tally = match.report().tally()
        cells = [
            f"{percent(line.win_rate)} ({range_text(line.interval)})"
            for line in counted.seats.values()
        ]
        rows.append(row(name_of(match), *cells, *[""] * (most - len(cells))))
    return rows


def missing_lines(own: list[Match], played: list[Match]) -> list[str]:
    """Return which matches have not been played."""
    names = [f"{name_of(match)} ({budget_text(match.asked.setting)})" for match in own]
    done = [f"{name_of(match)} ({budget_text(match.asked.setting)})" for match in played]
    left = [name for name in names if name not in done]
    apart = [""] if played else []  # from the table before it
    return [*apart, f"Not measured yet: {', '.join(left)}."] if left else []


def rating_lines(played: list[Match], seats: int) -> list[str]:
    """Return the ratings from all matches with so many seats, the best first."""
    lines: list[str] = []
    for whose, own in (("Ratings", of_bots(played)), ("Ratings of levels", of_levels(played))):
        told = ", ".join(f"{name} {rating_text(rating)}" for name, rating in rated(own, seats))
        lines += ["", f"{whose} with {seats} seats: {told}."] if told else []
    return lines


def of_levels(played: list[Match]) -> list[Match]:
    """Return the matches in which every bot had the budget of its level."""
    return [match for match in played if set(match.asked.bots()) <= set(LEVELS)]


def of_bots(played: list[Match]) -> list[Match]:
    """Return the matches with one budget for all. Ratings compare only those who have met."""
    return [match for match in played if not set(match.asked.bots()) <= set(LEVELS)]


def rated(played: list[Match], seats: int) -> list[tuple[str, Rating]]:
    """Return the bots that met with so many seats with their ratings, the best first."""
    own = [match for match in played if match.asked.setting.seats == seats and is_open(match)]
    results = [result for match in own for result in match.report().results]
    bots = list(dict.fromkeys([bot for result in results for bot in result.job.bots]))
    if len(bots) < 2:
        return []
    return sorted(ratings(results, bots).items(), key=lambda each: -each[1].mean)


def is_open(match: Match) -> bool:
    """Return whether different bots meet."""
    return len({bot.partition("#")[0] for bot in match.asked.bots()}) > 1


def terms_lines(played: list[Match]) -> list[str]:
    """Return how each match was measured."""
    rows = [row("measured", "seed", "commit", "rules", "machine", "processes", "minutes"), rule(7)]
    for match in played:
        terms = json.loads(match.terms.read_text()) if match.terms.exists() else {}
        keys = ("commit", "rules", "machine", "processes", "minutes")
        cells = [str(terms.get(key, "")) for key in keys]
        rows.append(row(name_of(match), str(match.asked.seed), f"`{cells[0]}`", *cells[1:]))
    return rows


def data(found: list[Match]) -> dict[str, Any]:
    """Return what was measured, for the server to tell."""
    games: dict[str, Any] = {}
    for match in found:
        if match.report().results:
            games.setdefault(match.asked.setting.game, []).append(match)
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
    counted = match.report().tally()
    first, *_ = counted.bots
    line = counted.bots[first]
    terms = json.loads(match.terms.read_text()) if match.terms.exists() else {}
    return {
        "first": first,
        "others": list(match.asked.lineups[0][1:]),
        "seats": match.asked.setting.seats,
        "budget": budget_text(match.asked.setting),
        "games": counted.games,
        "win_rate": round(line.win_rate, 4),
        "ci95": [round(line.interval.low, 4), round(line.interval.high, 4)],
        "scores": {name: round(one.mean_score, 2) for name, one in counted.bots.items()},
        "wanted": match.wanted,
        "seed": match.asked.seed,
        "commit": terms.get("commit", ""),
    }


def rating_data(played: list[Match], levels: bool) -> list[dict[str, Any]]:
    """Return the ratings of *levels* or of bots, for each number of seats."""
    counts = sorted({match.asked.setting.seats for match in played})
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
    lineup = match.asked.lineups[0]
    if not is_open(match):
        return f"{lineup[0]} against itself, {len(lineup)} seats"
    first, others = lineup[0], lineup[1:]
    many = f"{len(others)} " if len(others) > 1 else ""
    return f"{first} against {many}{' and '.join(dict.fromkeys(others))}"


if __name__ == "__main__":
    main()
