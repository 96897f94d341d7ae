"""Writes the page on how even a game is, from many games of a bot against itself.

    python tools/balance.py GAME [--bot greedy] [--games 1000] [--seats 2 3] [--visits 200]

Games are kept under build/balance, with the commit that played the first of them, so a second run
goes on where the first stopped. tools/balance.toml says what is counted.
"""

import argparse
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from page import ROOT, TITLES, commit, row, rule

from clocksmith.arena.account import Thing, possible
from clocksmith.arena.balance import Balance, balance, spread_of
from clocksmith.arena.job import Setting
from clocksmith.arena.runner import Processes
from clocksmith.arena.tally import TallyLine
from clocksmith.arena.tournament import run, tournament
from clocksmith.games import GAMES

NEVER, ALWAYS = 0.005, 0.995  # shares of seats below and above which something is worth a look
BARS = 12  # of a drawing of scores
TOPICS = ROOT / "tools" / "balance.toml"


@dataclass(frozen=True)
class Topic:
    """Something that the page tells the use and worth of."""

    heading: str
    title: str
    only: tuple[str, ...] = ("",)  # how names begin that can come up

    def names(self, game: Any) -> list[str]:
        """Return the names that can come up."""
        return [name for name in possible(game, self.heading) if name.startswith(self.only)]


def topics(game: str) -> list[Topic]:
    """Return what is told of a game."""
    rows = tomllib.loads(TOPICS.read_text(encoding="utf-8"))[game]
    return [Topic(row["heading"], row["title"], tuple(row.get("only", ("",)))) for row in rows]


def main() -> None:
    """Play what is missing, count, and write the page."""
    asked = arguments()
    game = GAMES[asked.game]
    counted = {seats: measured(game, seats, asked) for seats in asked.seats or game.seats}
    page = asked.page or ROOT / "docs" / "reference" / "balance" / f"{game.name}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("\n".join(lines(game, counted, asked)) + "\n", encoding="utf-8")
    print(f"written: {page}")


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description="Write the page on how even a game is.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--visits", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "balance")
    parser.add_argument("--page", type=Path)
    return parser.parse_args()


def measured(game: Any, seats: int, asked: argparse.Namespace) -> Balance:
    """Return what so many games tell, once they are played."""
    setting = Setting(
        game=game.name,
        rules_version=game.rules_version,
        actions=len(game.actions),
        seats=seats,
        options=(),
        seconds=None,
        visits=asked.visits,
        whole=True,
    )
    wanted = tournament(setting, [asked.bot], asked.games, asked.seed)
    asked.keep.mkdir(parents=True, exist_ok=True)
    file = asked.keep / f"{game.name}-{seats}-{asked.bot.replace(':', '-')}.jsonl"
    measured_at(game, asked)
    report = run(wanted, Processes(asked.processes), file, lambda done: told(game, seats, done))
    if report.fallen:
        raise SystemExit(f"{len(report.fallen)} games failed: {report.fallen[0].why}")
    return balance(setting, report.results)


def measured_at(game: Any, asked: argparse.Namespace) -> str:
    """Return the commit that began to play; remember it when this one begins."""
    file = asked.keep / f"{game.name}.commit"
    if not file.exists():
        file.write_text(commit() + "\n", encoding="utf-8")
    return str(file.read_text(encoding="utf-8").strip())


def told(game: Any, seats: int, done: int) -> None:
    """Tell how far it is, now and then."""
    if done % 100 == 0:
        print(f"{game.name}, {seats} seats: {done} games", flush=True)


LEGEND = """\
Each cell: in how many of 100 games it came up for a seat; how often such a seat won, measured by
its even share (1.00 is average, `*` where chance alone hardly explains the difference); how many
points such a seat was above its table; with a `p`, the points that came with it. What is worth
much need not be the reason for winning: those who are ahead can afford more."""


def lines(game: Any, counted: dict[int, Balance], asked: argparse.Namespace) -> list[str]:
    """Return the whole page."""
    games = ", ".join(f"{one.games} with {seats}" for seats, one in counted.items())
    terms = f"seed {asked.seed}, {asked.visits} visits a turn, rules {game.rules_version}"
    found = topics(game.name)
    return [
        f"# How even {TITLES[game.name]} is",
        "",
        f"Written by `tools/balance.py {game.name}`: games of *{asked.bot}* against itself,",
        f"{games} players; {terms}, commit `{measured_at(game, asked)}`.",
        *["", "## Seats", "", *seat_lines(counted)],
        *["", "## Scores", "", *score_lines(counted)],
        *["", "## Use and worth", "", LEGEND, *worth_lines(game, found, counted)],
        *["", "## Worth a look", "", *look_lines(game, found, counted)],
    ]


def seat_lines(counted: dict[int, Balance]) -> list[str]:
    """Return the win rate of every seat."""
    most = max(counted)
    rows = [row("players", *[f"seat {seat}" for seat in range(most)]), rule(most + 1)]
    for seats, one in counted.items():
        cells = [rate(line) for line in one.by_seat]
        rows.append(row(str(seats), *cells, *[""] * (most - seats)))
    return rows


def rate(line: TallyLine) -> str:
    """Return a win rate with its interval."""
    low, high = line.interval.low, line.interval.high
    return f"{100 * line.win_rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def score_lines(counted: dict[int, Balance]) -> list[str]:
    """Return how scores, leads and lengths spread, how games ended, and a drawing."""
    rows = [row("players", "of", "least", "5 %", "25 %", "middle", "75 %", "95 %", "most"), rule(9)]
    for seats, one in counted.items():
        for name, values in (
            ("all scores", one.scores),
            ("the winner's score", one.best),
            ("the winner's lead", one.leads),
            ("questions answered", one.lengths),
        ):
            rows.append(row(str(seats), name, *[f"{cut:g}" for cut in spread_of(values)]))
    rows.append("")
    for seats, one in counted.items():
        ends = ", ".join(f"{why} {n / one.games:.1%}" for why, n in one.reasons.most_common())
        rows.append(f"With {seats} players games end by: {ends}.")
    return [*rows, "", "```text", *drawing(counted), "```"]


def drawing(counted: dict[int, Balance]) -> list[str]:
    """Return the spread of all scores as bars."""
    drawn = []
    for seats, one in counted.items():
        low, high = min(one.scores), max(one.scores)
        width = max(1, -(-(high - low + 1) // BARS))
        bars = [0] * BARS
        for score in one.scores:
            bars[(score - low) // width] += 1
        drawn.append(f"{seats} players")
        for n, bar in enumerate(bars):
            first, last = low + n * width, low + (n + 1) * width - 1
            if first <= high:
                drawn.append(f"{first:>5} to {last:<5}{'#' * round(60 * bar / max(bars))}".rstrip())
    return drawn


def worth_lines(game: Any, found: list[Topic], counted: dict[int, Balance]) -> list[str]:
    """Return a table for every topic."""
    rows: list[str] = []
    for topic in found:
        rows += ["", f"### {topic.title}", ""]
        rows += [row("name", *[f"{seats} players" for seats in counted]), rule(len(counted) + 1)]
        for name in topic.names(game):
            cells = [cell(one, (topic.heading, name)) for one in counted.values()]
            rows += [row(name, *cells)] if any(cells) else []
    return rows


def cell(one: Balance, thing: Thing) -> str:
    """Return use, worth and lead of one thing."""
    worth = one.worth.get(thing)
    if worth is None:
        return ""
    even = 1 / one.seats
    odd = "" if worth.interval().holds(even) else "*"
    points = f" {worth.points / worth.games:+.1f} p" if worth.points else ""
    return f"{one.use(thing):.0%} {worth.win_rate() / even:.2f}{odd} {worth.lead():+.1f}{points}"


def look_lines(game: Any, found: list[Topic], counted: dict[int, Balance]) -> list[str]:
    """Return what comes up for nobody, and what comes up for everybody."""
    parts = [topic for topic in found if not topic.heading.endswith(" why")]  # reasons are no parts
    rows = []
    for word, test in (("hardly ever", is_rare), ("always", is_constant)):
        rows += [f"Comes up {word}:", ""]
        for topic in parts:
            heading = topic.heading
            names = [name for name in topic.names(game) if test(counted, (heading, name))]
            rows += [f"- {topic.title}: {', '.join(names)}"] if names else []
        rows.append("")
    return rows[:-1]


def is_rare(counted: dict[int, Balance], thing: Thing) -> bool:
    """Return whether hardly any seat meets it, with any number of players."""
    dealt = any(thing in one.chance for one in counted.values())
    return not dealt and all(one.use(thing) < NEVER for one in counted.values())


def is_constant(counted: dict[int, Balance], thing: Thing) -> bool:
    """Return whether every seat meets it, with every number of players."""
    return all(one.use(thing) > ALWAYS for one in counted.values())


if __name__ == "__main__":
    main()
