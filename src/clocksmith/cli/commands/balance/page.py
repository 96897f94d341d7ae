"""The page on how even a game with a box is."""

from dataclasses import dataclass
from typing import Any, Final

from clocksmith import __version__
from clocksmith.arena.balance import Balance, spread_of
from clocksmith.arena.tally import TallyLine
from clocksmith.arena.topics import Topic, topics_of
from clocksmith.arena.usage import PLACES, Thing
from clocksmith.cli.commands.arena.table import percent, range_text
from clocksmith.core.game import Game
from clocksmith.core.words import ENGLISH, Words

NEVER, ALWAYS = 0.005, 0.995  # shares of seats below and above which something is worth a look
BARS: Final = 12  # of a drawing of scores
Counted = dict[int, Balance]  # by number of seats


@dataclass(frozen=True)
class Terms:
    """How the games of a page were played."""

    box: str  # as it was requested
    bot: str
    seed: int
    budget: str
    games: int  # with each number of players
    stopped: bool  # whether they were not all played


LEGEND: Final = """\
Each cell contains: the share of games in which it came up for a seat; how often such a seat won,
relative to an even share (1.00 is average; `*` if chance alone hardly explains the difference); how
many points that seat was above the average of its table; and, with a `p`, the points that came with
it. High values need not be the reason for winning: players who are ahead can afford more."""


def page(game: Game[Any], counted: Counted, terms: Terms) -> str:
    """Return the whole page."""
    met = [thing for one in counted.values() for thing in one.worth]
    topics = topics_of(game, met)
    lines = [
        f"# Balance of {_title(game)}",
        "",
        *_terms(game, counted, terms),
        *["", "## Seats", "", *seat_lines(counted)],
        *["", "## Scores", "", *score_lines(counted)],
        *["", "## Use and value", "", LEGEND, *worth_lines(game, topics, counted)],
        *[
            "",
            "## Outliers",
            "",
            *look_lines(game, topics, counted),
            *never_lines(game, counted),
        ],
    ]
    return "\n".join(lines) + "\n"


def _title(game: Game[Any]) -> str:
    words = Words(game, ENGLISH)
    return words.say("title") if words.has("title") else game.name


def _terms(game: Game[Any], counted: Counted, terms: Terms) -> list[str]:
    games = ", ".join([f"{one.games} with {seats}" for seats, one in counted.items()])
    box = game.box()
    with_box = "" if box is None else f" with the box {box.name} (`{box.digest}`)"
    lines = [
        f"Written by `clocksmith balance {terms.box}`: games of *{terms.bot}* against itself"
        f"{with_box},",
        f"{games} players; seed {terms.seed}, {terms.budget}, rules {game.rules_version}, "
        f"Clocksmith {__version__}.",
    ]
    if terms.stopped:
        lines += ["", f"Interrupted: {terms.games} games with each number were requested."]
    return lines


def seat_lines(counted: Counted) -> list[str]:
    """Return the win rate of every seat."""
    most = max(counted)
    rows = [row("players", *[f"seat {seat}" for seat in range(most)]), rule(most + 1)]
    for seats, one in counted.items():
        cells = [rate(line) for line in one.by_seat]
        rows.append(row(str(seats), *cells, *[""] * (most - seats)))
    return rows


def rate(line: TallyLine) -> str:
    """Return a win rate with its interval."""
    return f"{percent(line.win_rate)} ({range_text(line.interval)})"


def score_lines(counted: Counted) -> list[str]:
    """Return how scores, leads and lengths spread, how games ended, and a drawing."""
    rows = [
        row("players", "of", "lowest", "5 %", "25 %", "median", "75 %", "95 %", "highest"),
        rule(9),
    ]
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
        rows.append(f"With {seats} players, games end by {ends}.")
    return [*rows, "", "```text", *drawing(counted), "```"]


def drawing(counted: Counted) -> list[str]:
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


def worth_lines(game: Game[Any], topics: list[Topic], counted: Counted) -> list[str]:
    """Return a table for every topic."""
    rows: list[str] = []
    for topic in topics:
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


def look_lines(game: Game[Any], topics: list[Topic], counted: Counted) -> list[str]:
    """Return what comes up for nobody, and what comes up for everybody."""
    parts = [topic for topic in topics if topic.is_of_parts()]
    rows = []
    for word, test in (("Hardly ever", is_rare), ("Always", is_constant)):
        rows += [f"{word} used:", ""]
        for topic in parts:
            heading = topic.heading
            names = [name for name in topic.names(game) if test(counted, (heading, name))]
            rows += [f"- {topic.title}: {', '.join(names)}"] if names else []
        rows.append("")
    return rows[:-1]


def is_rare(counted: Counted, thing: Thing) -> bool:
    """Return whether hardly any seat meets it, with any number of players."""
    dealt = any(thing in one.chance for one in counted.values())
    return not dealt and all(one.use(thing) < NEVER for one in counted.values())


def is_constant(counted: Counted, thing: Thing) -> bool:
    """Return whether every seat meets it, with every number of players."""
    return all(one.use(thing) > ALWAYS for one in counted.values())


def never_lines(game: Game[Any], counted: Counted) -> list[str]:
    """Return the named things that nothing spoke of in any game."""
    met = {thing for one in counted.values() for thing in one.met}
    rows = []
    for field, names in game.names.items():
        is_met = any((field, name) in met for name in names)  # some fields only refusals have
        if field.startswith(("old_", "other_")) or field.endswith(PLACES) or not is_met:
            continue
        never = [name for name in names if (field, name) not in met]
        rows += [f"- {field}: {', '.join(never)}"] if never else []
    return ["", "Never seen in any game:", "", *(rows or ["- nothing"])]


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    """Return the line under the head of a table."""
    return f"|{'---|' * columns}"
