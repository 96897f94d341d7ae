"""What came of a tournament, as tables for people."""

from rich import box
from rich.table import Table
from rich.text import Text

from clocksmith.arena.interval import Interval
from clocksmith.arena.job import Setting
from clocksmith.arena.rating import Rating
from clocksmith.arena.schedule import is_mirror
from clocksmith.arena.strength import ratings
from clocksmith.arena.tally import Tally, TallyLine
from clocksmith.arena.tournament import TournamentReport


def tables(report: TournamentReport) -> list[Table | Text]:
    """Return the tables of a report: who won how much, from which seat, and under what terms."""
    counted = report.tally()
    known = counted.bots
    rated = ratings(report.results, list(known)) if len(known) > 1 else {}
    lines: list[Table | Text] = [by_bot(counted, rated), by_seat(counted), Text(terms(report))]
    return lines


def by_bot(counted: Tally, rated: dict[str, Rating]) -> Table:
    """Return one row for each bot."""
    table = _table("bot", "games", "wins", "win rate", "95 %", "mean score")
    if rated:
        table.add_column("rating", justify="right")
    for name, line in counted.bots.items():
        row = [name, str(line.games), f"{line.wins:.4g}", *_rate(line), f"{line.mean_score:.1f}"]
        table.add_row(*row, *([rating_text(rated[name])] if rated else []))
    return table


def by_seat(counted: Tally) -> Table:
    """Return what each bot won in each seat, and what the seat itself is worth."""
    table = _table("win rate by seat", *[f"seat {seat}" for seat in counted.seats])
    for name in counted.bots:
        lines = [counted.seated.get((name, seat), TallyLine()) for seat in counted.seats]
        table.add_row(name, *[percent(line.win_rate) if line.games else "" for line in lines])
    whole = list(counted.seats.values())
    table.add_row("all", *[percent(line.win_rate) for line in whole])
    table.add_row("95 %", *[range_text(line.interval) for line in whole])
    return table


def terms(report: TournamentReport) -> str:
    """Return, in a few sentences, what was played and how sure it is."""
    tournament, counted = report.tournament, report.tally()
    seeds = len({result.job.seed for result in report.results})
    sentences = [
        f"{counted.games} games of {tournament.setting.game} with {seeds} "
        f"deal{'' if seeds == 1 else 's'} from seed {tournament.seed}, "
        f"{budget_text(tournament.setting)}."
    ]
    if all(is_mirror(lineup) for lineup in tournament.lineups):
        even = 1 / tournament.setting.seats
        odd = [seat for seat, line in counted.seats.items() if not line.interval.holds(even)]
        which = " and ".join([str(seat) for seat in odd])
        sentences.append(
            f"A bot against itself wins {percent(even)} in a fair game: "
            + (f"not so in seat {which}." if odd else "every seat agrees with that.")
        )
    return " ".join(sentences)


def budget_text(setting: Setting) -> str:
    """Return what bots could spend, in words; levels bring their own budgets."""
    spent = [
        f"{setting.seconds:g} s a turn" if setting.seconds is not None else "",
        f"{visits_text(setting.visits)} a turn" if setting.visits is not None else "",
    ]
    return " and ".join([part for part in spent if part]) or "by level"


def visits_text(visits: int) -> str:
    """Return a number of visits in words."""
    return "1 visit" if visits == 1 else f"{visits} visits"


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.1f} %"


def range_text(interval: Interval) -> str:
    """Return an interval of shares in percent."""
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f}"


def rating_text(rating: Rating) -> str:
    """Return a rating with how far it may be off."""
    return f"{rating.mean:.1f} ± {rating.interval.high - rating.mean:.1f}"


def _rate(line: TallyLine) -> tuple[str, str]:
    return percent(line.win_rate), range_text(line.interval)


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, overflow="fold")  # a narrow window cuts no name short
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table
