"""What was measured, as one table and as plain data."""

from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.table import Table

from clocksmith.cli.commands.bench.rival import VERSIONS
from clocksmith.cli.commands.bench.rounds import Ratio, Tally, medians, ratio
from clocksmith.cli.commands.bench.worker import COMPILED, PLAIN

FIGURES: Final = (
    "decisions_per_s",
    "legal_per_s",
    "games_per_s_2",
    "games_per_s_4",
    "copies_per_s",
    "preview_us",
    "visits_per_s",
)
LABELS: Final = {
    "decisions_per_s": "decisions/s",
    "seat_decisions_per_s": "without chance",
    "legal_per_s": "legal listed/s",
    "games_per_s_2": "2-seat games/s",
    "games_per_s_4": "4-seat games/s",
    "copies_per_s": "copies/s",
    "preview_us": "preview, us",
    "visits_per_s": "bots visit/s",
}
AGAINST: Final = {  # other engines roll and draw inside an action: chance does not count there
    "seat_decisions_per_s": "decisions_per_s",
    "games_per_s_4": "games_per_s",
    "copies_per_s": "copies_per_s",
}
HOW_TO_COMPILE: Final = (
    "Only plain Python was measured: `make bench` builds and measures the compiled rules as well."
)


class BenchReport(NamedTuple):
    """Everything that was measured."""

    tallies: dict[str, Tally]  # by game
    checksums: dict[str, dict[str, int]]  # by game and variant
    variants: tuple[str, ...]
    rival: str | None

    def disagree(self) -> list[str]:
        """The games that plain and compiled rules play differently."""
        return [game for game, sums in self.checksums.items() if len(set(sums.values())) > 1]


def as_data(report: BenchReport) -> dict[str, Any]:
    """The report for programs."""
    data: dict[str, Any] = {}
    for game, tally in report.tallies.items():
        data[game] = {COMPILED: None, PLAIN: None}
        for variant in report.variants:
            middle = medians(tally[variant])
            data[game][variant] = {figure: round(middle[figure], 2) for figure in FIGURES}
    if report.rival:
        data["against"] = _rival_data(report, report.rival)
    return data


def _rival_data(report: BenchReport, rival: str) -> dict[str, Any]:
    """The other engine's figures, and by game and variant how many times faster ours is."""
    pooled: dict[str, list[float]] = {figure: [] for figure in AGAINST}
    ratios: dict[str, Any] = {}
    for game, tally in report.tallies.items():
        for figure in AGAINST:
            pooled[figure] += tally[rival][figure]
        ratios[game] = {
            variant: {
                name: _rounded(ratio(tally[variant][figure], tally[rival][figure]))
                for figure, name in AGAINST.items()
            }
            for variant in report.variants
        }
    middle = {AGAINST[figure]: round(value, 2) for figure, value in medians(pooled).items()}
    return {"name": rival, "version": VERSIONS[rival], **middle, "ratio": ratios}


def _rounded(ratio: Ratio) -> dict[str, float]:
    """A ratio as data."""
    return {
        "median": round(ratio.median, 3),
        "min": round(ratio.least, 3),
        "max": round(ratio.most, 3),
    }


def as_table(report: BenchReport) -> Table:
    """The report for people; it fits into eighty columns."""
    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("one core", no_wrap=True)
    for heading in _headings(report):
        table.add_column(heading, justify="right", no_wrap=True)
    for game, tally in report.tallies.items():
        table.add_row(game, style="bold")
        for figure, label in LABELS.items():
            table.add_row(label, *_cells(report, tally, figure))
        table.add_section()
    return table


def _headings(report: BenchReport) -> list[str]:
    """The columns of numbers."""
    headings = list(report.variants)
    if len(report.variants) > 1:
        headings.append("faster")
    if report.rival:
        headings += [report.rival, f"{report.variants[-1]} /\n{report.rival}"]
    return headings


def _cells(report: BenchReport, tally: Tally, figure: str) -> list[str]:
    """One row of numbers."""
    cells = [_number(medians(tally[variant])[figure]) for variant in report.variants]
    if len(report.variants) > 1:
        plain, compiled = tally[PLAIN][figure], tally[COMPILED][figure]
        times = ratio(plain, compiled) if figure == "preview_us" else ratio(compiled, plain)
        cells.append(f"{times.median:.1f}x")
    if report.rival and figure in AGAINST:
        theirs = tally[report.rival][figure]
        best = tally[report.variants[-1]][figure]
        cells += [_number(medians({figure: theirs})[figure]), _range(ratio(best, theirs))]
    return cells


def _number(value: float) -> str:
    """A number with three digits or more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _range(times: Ratio) -> str:
    """A ratio and how far the rounds lie apart."""
    return f"{times.median:.1f}x ({times.least:.1f}..{times.most:.1f})"


def footer(report: BenchReport) -> str:
    """What must be known beside the numbers, as one sentence."""
    if len(report.variants) == 1:
        return HOW_TO_COMPILE
    if games := report.disagree():
        return (
            "Checksums differ: plain and compiled rules do not play the same games of "
            f"{', '.join(games)}."
        )
    return "Checksums agree: plain and compiled rules play the same games."
