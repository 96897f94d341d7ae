"""A position of Khronos as one page: three ages side by side, the players below."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.khronos import colours
from clocksmith.cli.khronos.look import terrain, visitors
from clocksmith.cli.khronos.picture import holdings
from clocksmith.cli.khronos.picture.land import land
from clocksmith.cli.khronos.picture.measures import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    GAP,
    GUTTER,
    HEAD,
    LEGEND,
    MARGIN,
    PANEL,
    RIM,
    TITLE,
    WIDTH,
)
from clocksmith.cli.khronos.picture.patterns import ruin
from clocksmith.cli.khronos.picture.people import panel, pawn
from clocksmith.cli.khronos.picture.tiles import building, silhouette
from clocksmith.cli.picture.patterns import definitions
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.games.khronos.content import (
    AGES,
    INCOME_ROUNDS,
    ROUNDS,
    TILE_IDS,
    TILE_KIND,
    Age,
)
from clocksmith.games.khronos.view import KhronosView

BOARDS = HEAD + TITLE
PANELS = BOARDS + BOARD_HEIGHT + GAP
HEIGHT = PANELS + PANEL + LEGEND + MARGIN


def picture(view: KhronosView, locale: Locale) -> str:
    """Return the whole page as an SVG document that needs nothing else."""
    title = tag("title", f"{locale.words.say('title')}: {_clock(view, locale)}")
    page = tag(
        "svg",
        title,
        definitions(ruin()),
        box(0, 0, WIDTH, HEIGHT, fill=palette.PAPER),
        _head(view, locale),
        *[moved(_left(age), BOARDS, _age(view, age, locale)) for age in AGES],
        *_panels(view, locale),
        moved(MARGIN, PANELS + PANEL + 14, _legend(locale)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{page}\n'


def _left(age: Age) -> int:
    return MARGIN + RIM + age * (RIM + BOARD_WIDTH + GUTTER)


def _clock(view: KhronosView, locale: Locale) -> str:
    income = ", ".join([str(round) for round in INCOME_ROUNDS])
    return locale.phrases.say("clock", round=view.round, rounds=ROUNDS, income=income)


def _head(view: KhronosView, locale: Locale) -> str:
    right = WIDTH - MARGIN
    return "".join(
        [
            words(locale.words.say("title"), MARGIN, 42, font_size=32, **{"class": "place"}),
            words(
                _clock(view, locale),
                right,
                40,
                font_size=15,
                text_anchor="end",
                **{"class": "quiet"},
            ),
            shape(f"M{MARGIN} 54H{right}", stroke=palette.BRASS, stroke_width=1.2),
        ]
    )


def _age(view: KhronosView, age: Age, locale: Locale) -> str:
    """Return one age: its title, its visitors, land, buildings, domains."""
    here = visitors(view, age)
    pawns = [
        moved(BOARD_WIDTH - 16 * (len(here) - number), -41, pawn(seat), scale=1.15)
        for number, seat in enumerate(here)
    ]
    return "".join(
        [
            words(locale.words.name("age", age), 0, -23, font_size=22, **{"class": "place"}),
            *pawns,
            land(terrain(view), age),
            holdings.outlines(view, age),
            *[building(one) for one in view.boards[age]],
            holdings.labels(view, age),
        ]
    )


def _panels(view: KhronosView, locale: Locale) -> list[str]:
    seats = len(view.players)
    gap = 10
    width = (WIDTH - 2 * MARGIN - gap * (seats - 1)) / seats
    return [
        moved(MARGIN + seat * (width + gap), PANELS, panel(view, seat, width, PANEL, locale))
        for seat in range(seats)
    ]


def _legend(locale: Locale) -> str:
    """Return the nine buildings with their names."""
    step = (WIDTH - 2 * MARGIN) / len(TILE_IDS)
    drawn = []
    for tile in TILE_IDS:
        colour = colours.KINDS[TILE_KIND[tile]]
        sign = silhouette(tile, 20, colour, palette.PAPER)
        name = words(locale.words.name("tile", tile), 25, 16, font_size=13, **{"class": "quiet"})
        drawn.append(moved(tile * step, 0, sign, name))
    return "".join(drawn)
