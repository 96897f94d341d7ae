"""The course of a game as a picture: the chance of every seat to win, step by step."""

from typing import Final

from clocksmith.cli.commands.analyse.report import percent
from clocksmith.cli.palette import INK, LINE, PAPER, QUIET, SEATS
from clocksmith.cli.svg import box, shape, words
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.coach.picture import Picture
from clocksmith.coach.story import Story

WIDTH: Final = 760
HEIGHT: Final = 380
LEFT: Final = 60
RIGHT: Final = 620
TOP: Final = 56
BOTTOM: Final = 330
FONT: Final = "Georgia, 'Times New Roman', serif"
DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "4 2")  # seats are told apart without colours too


def plot(story: Story, picture: Picture, locale: Locale) -> str:
    """Return the picture as SVG."""
    drawn = [
        box(0, 0, WIDTH, HEIGHT, fill=PAPER),
        words(locale.phrases.say("chance-to-win"), LEFT, 32, font_size=18, fill=INK),
        *_scale(),
    ]
    for turning in picture.turning:
        x = _x(turning.step, len(picture.curve))
        drawn.append(
            shape(f"M{x:.1f} {TOP}V{BOTTOM}", stroke=QUIET, stroke_width=1, stroke_dasharray="3 3")
        )
    for seat in range(story.seats):
        drawn += _line(seat, picture, locale)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'{head} font-family="{FONT}">{"".join(drawn)}</svg>\n'


def _scale() -> list[str]:
    drawn = []
    for quarter in range(5):
        y = _y(quarter / 4)
        drawn.append(shape(f"M{LEFT} {y:.1f}H{RIGHT}", stroke=LINE, stroke_width=1))
        drawn.append(
            words(
                percent(quarter / 4), LEFT - 8, y + 4, font_size=11, fill=QUIET, text_anchor="end"
            )
        )
    return drawn


def _line(seat: int, picture: Picture, locale: Locale) -> list[str]:
    """Return the line of one seat, dark below so that light colours are seen, and its name."""
    count = len(picture.curve)
    places = [
        f"{_x(step, count):.1f} {_y(point.chances[seat]):.1f}"
        for step, point in enumerate(picture.curve)
    ]
    path = "M" + "L".join(places)
    y = TOP + 16 + 26 * seat
    own = {"stroke_dasharray": DASHES[seat]} if DASHES[seat] else {}
    return [
        shape(path, stroke=INK, stroke_width=3.4, fill="none", stroke_linejoin="round"),
        shape(path, stroke=SEATS[seat], stroke_width=2, fill="none", **own),
        shape(f"M{RIGHT + 12} {y - 4}h24", stroke=INK, stroke_width=6),
        shape(f"M{RIGHT + 12} {y - 4}h24", stroke=SEATS[seat], stroke_width=4, **own),
        words(locale.words.seat(seat), RIGHT + 40, y, font_size=14, fill=INK),
    ]


def _x(step: int, count: int) -> float:
    return LEFT + (RIGHT - LEFT) * step / max(1, count - 1)


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance
