"""A position of The Sands of Time as one page: map, chronicle board, players below."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.picture.patterns import definitions
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.cli.sands.picture.displays import displays
from clocksmith.cli.sands.picture.land import land
from clocksmith.cli.sands.picture.lettering import fitted
from clocksmith.cli.sands.picture.measures import (
    GAP,
    HEAD,
    HEIGHT,
    MAP,
    MARGIN,
    PANEL,
    WIDTH,
)
from clocksmith.cli.sands.picture.people import panel
from clocksmith.cli.sands.picture.pieces import stamp
from clocksmith.cli.sands.players import clock
from clocksmith.games.sands.content import STRUCTURE_IDS
from clocksmith.games.sands.view import SandsView

PANELS = HEAD + MAP + GAP


def picture(view: SandsView, locale: Locale) -> str:
    """Return the whole page as an SVG document that needs nothing else."""
    page = tag(
        "svg",
        tag("title", f"{locale.words.say('title')}: {clock(view, locale)}"),
        definitions(),
        box(0, 0, WIDTH, HEIGHT, fill=palette.PAPER),
        _head(locale),
        moved(MARGIN, HEAD, land(view, locale)),
        moved(MARGIN + MAP + GAP, HEAD, displays(view, locale)),
        *_panels(view, locale),
        moved(MARGIN, PANELS + PANEL + 24, _legend(locale)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{page}\n'


def _head(locale: Locale) -> str:
    title = words(locale.words.say("title"), MARGIN, 40, font_size=32, **{"class": "place"})
    line = shape(f"M{MARGIN} 52H{WIDTH - MARGIN}", stroke=palette.BRASS, stroke_width=1.2)
    return title + line


def _panels(view: SandsView, locale: Locale) -> list[str]:
    seats = len(view.players)
    gap = 10
    width = (WIDTH - 2 * MARGIN - gap * (seats - 1)) / seats
    return [
        moved(MARGIN + seat * (width + gap), PANELS, panel(view, seat, width, PANEL, locale))
        for seat in range(seats)
    ]


def _legend(locale: Locale) -> str:
    """Return the structures with their names."""
    step = (WIDTH - 2 * MARGIN) / len(STRUCTURE_IDS)
    drawn: list[str] = []
    for structure in STRUCTURE_IDS:
        name = locale.words.name("structure", structure)
        label = fitted(name, (27, 4), step - 40, 13, **{"class": "quiet"})
        drawn.append(moved(structure * step, 0, stamp(structure, 11, 0), label))
    return "".join(drawn)
