"""What came of a tournament, as a picture: rates with their intervals, by bot and by seat."""

from typing import Final

from clocksmith.arena.tally import TallyLine
from clocksmith.arena.tournament import TournamentReport
from clocksmith.cli.commands.arena.table import budget_text, percent
from clocksmith.cli.palette import BRASS, INK, LINE, PAPER, QUIET, WHITE
from clocksmith.cli.svg import box, shape, tag, words

WIDTH: Final = 720
LEFT: Final = 170  # where 0 % stands
RIGHT: Final = 640  # where 100 % stands
ROW: Final = 30
TOP: Final = 64
FONT: Final = "Georgia, 'Times New Roman', serif"


def plot(report: TournamentReport) -> str:
    """Return the picture of a report as SVG."""
    counted = report.tally()
    setting = report.tournament.setting
    even = 1 / setting.seats
    seats = {f"seat {seat}": line for seat, line in counted.seats.items()}
    middle = TOP + ROW * len(counted.bots) + 44
    height = middle + ROW * len(seats) + 40
    caption = f"{counted.games} games, seed {report.tournament.seed}, {budget_text(setting)}"
    drawn = [
        box(0, 0, WIDTH, height, fill=PAPER),
        words(f"{setting.game}: win rates with 95 % intervals", 24, 28, font_size=18, fill=INK),
        words(caption, 24, 46, font_size=12, fill=QUIET),
        *_rows(counted.bots, TOP, even),
        words("whoever sat there", 24, middle - 10, font_size=12, fill=QUIET),
        *_rows(seats, middle, even),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
    return f'{head} font-family="{FONT}">{"".join(drawn)}</svg>\n'


def _rows(lines: dict[str, TallyLine], top: float, even: float) -> list[str]:
    """One row for each line over a scale of percent, and where it would be if all were equal."""
    bottom = top + ROW * len(lines)
    drawn = []
    for tenth in (0, 25, 50, 75, 100):
        x = _x(tenth / 100)
        drawn.append(shape(f"M{x:.1f} {top}V{bottom}", stroke=LINE, stroke_width=1))
        drawn.append(_centred(f"{tenth} %", x, bottom + 14))
    fair = f"M{_x(even):.1f} {top}V{bottom}"
    drawn.append(shape(fair, stroke=QUIET, stroke_width=1, stroke_dasharray="3 3"))
    for number, (name, line) in enumerate(lines.items()):
        drawn += _row(name, line, top + ROW * (number + 0.5))
    return drawn


def _row(name: str, line: TallyLine, y: float) -> list[str]:
    low, high, x = _x(line.interval.low), _x(line.interval.high), _x(line.win_rate)
    reach = f"M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"
    return [
        words(name, 24, y + 5, font_size=14, fill=INK),
        shape(reach, stroke=INK, stroke_width=1.5, fill="none"),
        tag("circle", cx=x, cy=y, r=5, fill=BRASS, stroke=WHITE, stroke_width=1.5),
        words(percent(line.win_rate), RIGHT + 14, y + 5, font_size=13, fill=INK),
    ]


def _centred(text: str, x: float, y: float) -> str:
    return words(text, x, y, font_size=11, fill=QUIET, text_anchor="middle")


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share
