"""The chronicle board: time, heritage, scoring spaces and rows of advances."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.cli.sands import colours
from clocksmith.cli.sands.look import markers_on
from clocksmith.cli.sands.picture.lettering import fitted
from clocksmith.cli.sands.picture.measures import SIDE
from clocksmith.cli.sands.picture.pieces import disc
from clocksmith.cli.sands.players import clock
from clocksmith.games.sands.content import (
    CATEGORIES,
    GROWTH_SPACES,
    LEVELS,
    MOST_HERITAGE,
    NEXT_COLOUR,
    ROW_CATEGORY,
    ROW_IDS,
    SPACE_IDS,
    SPACES,
    TRACK_END,
    TRACK_START,
    Category,
)
from clocksmith.games.sands.view import SandsView

TIME: Final = 78  # height of the dynasty track
PANEL: Final = 316  # height of a category
PLATE: Final = 62  # height of an advance
PAD: Final = 12
INNER: Final = SIDE - 2 * PAD
DYNASTY: Final = ("#E8D9B0", "#D9C08A", "#C4A264", "#A98A5C")  # the colours of the track


def displays(view: SandsView, locale: Locale) -> str:
    """Return everything beside the map, from top to bottom."""
    panels = [
        moved(0, TIME + 10 + category * (PANEL + 10), _category(view, category, locale))
        for category in CATEGORIES
    ]
    return _time(view, locale) + "".join(panels)


def _frame(height: float, edge: str = palette.LINE) -> str:
    return box(0, 0, SIDE, height, rx=4, fill=palette.PANEL, stroke=edge)


# Time


def _time(view: SandsView, locale: Locale) -> str:
    """Return the dynasty track with its marker, peasant symbols in brass."""
    step = INNER / (TRACK_END - TRACK_START + 1)
    drawn = [_frame(TIME)]
    drawn.append(words(clock(view, locale), PAD, 22, font_size=15, **{"class": "place"}))
    if view.start >= 0:
        start = locale.phrases.say("start-player", seat=locale.words.seat(view.start))
        look: dict[str, str | float] = {"text_anchor": "end", "class": "quiet"}
        drawn.append(words(start, SIDE - PAD, 22, font_size=13, **look))
    for space in range(TRACK_START, TRACK_END + 1):
        x = PAD + (space - TRACK_START) * step
        colour = DYNASTY[len([1 for first in NEXT_COLOUR[1:] if first <= space])]
        drawn.append(box(x, 34, step, 30, fill=colour, stroke=palette.INK, stroke_width=0.6))
        if space in GROWTH_SPACES:
            drawn.append(
                box(x + 4.5, 53, step - 9, 7, fill=palette.BRASS, stroke=palette.INK, rx=1)
            )
        if space == view.marker:
            drawn.append(tag("circle", cx=x + step / 2, cy=44, r=6.5, fill=palette.INK))
    return "".join(drawn)


# A category


def _category(view: SandsView, category: Category, locale: Locale) -> str:
    """Return a category: heritage track, two spaces, two rows."""
    colour = colours.CATEGORIES[category]
    name = locale.words.name("category", category)
    title = f"{name[0].upper()}{name[1:]}"
    ink = palette.mixed(colour, palette.INK, 0.3)
    spaces = [space for space in SPACE_IDS if SPACES[space].category == category]
    rows = [row for row in ROW_IDS if ROW_CATEGORY[row] == category]
    return "".join(
        [
            _frame(PANEL, colour),
            words(title, PAD, 24, font_size=19, style=f"fill: {ink}", **{"class": "place"}),
            moved(PAD, 34, _heritage(view, category)),
            *[
                moved(PAD + place * (INNER / 2 + 4), 100, _space(view, space, locale))
                for place, space in enumerate(spaces)
            ],
            *[
                moved(PAD, 170 + place * (PLATE + 8), _row(view, row, locale))
                for place, row in enumerate(rows)
            ],
        ]
    )


def _heritage(view: SandsView, category: Category) -> str:
    """Return the heritage track with everybody's disc."""
    step = INNER / (MOST_HERITAGE + 1)
    drawn: list[str] = []
    for value in range(MOST_HERITAGE + 1):
        x = value * step
        drawn.append(box(x, 0, step, 58, fill=palette.PAPER, stroke=palette.LINE))
        look: dict[str, str | float] = {"text_anchor": "middle", "class": "quiet"}
        drawn.append(words(str(value), x + step / 2, 13, font_size=12, **look))
        here = [s for s, player in enumerate(view.players) if player.heritage[category] == value]
        for place, seat in enumerate(here):
            line, column = divmod(place, 2)
            drawn.append(disc(seat, x + 8 + column * 12, 22 + line * 13))
    return "".join(drawn)


def _space(view: SandsView, space: int, locale: Locale) -> str:
    """Return a scoring space: its name, everybody's count, cards that lie there."""
    width = INNER / 2 - 4
    drawn = [box(0, 0, width, 62, rx=3, fill=palette.PAPER, stroke=palette.LINE)]
    drawn.append(fitted(locale.words.name("space", space), (8, 16), width - 16, 13))
    for seat, player in enumerate(view.players):
        x = 13 + seat * (width - 10) / 5
        drawn.append(disc(seat, x, 29))
        count = view.standing.counts[seat].counted[space]
        drawn.append(words(str(count), x + 8, 33, font_size=12))
        card = player.chronicles[space]
        if card is not None:
            shown = locale.words.name("chronicle", card) if card >= 0 else "?"
            drawn.append(_card(x - 4, 39, shown, card >= 0))
    return "".join(drawn)


def _card(x: float, y: float, text: str, is_open: bool) -> str:
    fill = palette.PANEL if is_open else palette.BRASS
    ink = palette.INK if is_open else palette.WHITE
    frame = box(x, y, 15, 19, rx=2, fill=fill, stroke=palette.INK, stroke_width=0.8)
    look: dict[str, str | float] = {"text_anchor": "middle", "style": f"fill: {ink}"}
    return frame + words(text, x + 7.5, y + 14, font_size=12, font_weight=700, **look)


def _row(view: SandsView, row: int, locale: Locale) -> str:
    """Return a row of advances as plates with markers; empty frames for those to come."""
    step = (INNER + 6) / LEVELS
    width = step - 6
    drawn: list[str] = []
    for level in range(1, LEVELS + 1):
        x = (level - 1) * step
        if level > len(view.rows[row]):
            drawn.append(
                box(
                    x,
                    0,
                    width,
                    PLATE,
                    rx=3,
                    fill="none",
                    stroke=palette.LINE,
                    stroke_dasharray="4 3",
                )
            )
            continue
        drawn.append(moved(x, 0, _plate(view, row, level, width, locale)))
    return "".join(drawn)


def _plate(view: SandsView, row: int, level: int, width: float, locale: Locale) -> str:
    colour = colours.CATEGORIES[ROW_CATEGORY[row]]
    name = locale.words.name("advance", view.rows[row][level - 1])
    face = palette.mixed(colour, palette.PANEL, 0.84)
    frame = box(0, 0, width, PLATE, rx=3, fill=face, stroke=colour)
    bar = shape(f"M0 5V3a3 3 0 0 1 3 -3H{width - 3:g}a3 3 0 0 1 3 3V5z", fill=colour)
    discs = [
        disc(seat, 12 + place * 14, PLATE - 12)
        for place, seat in enumerate(markers_on(view, row, level))
    ]
    lines = _two_lines(name)
    text = [
        fitted(line, (7, 20 + place * 14), width - 14, 13, **{"class": "place"})
        for place, line in enumerate(lines)
    ]
    return frame + bar + "".join(text) + "".join(discs)


def _two_lines(name: str) -> list[str]:
    """Return a name in one line, or in two where a long one has a gap."""
    if len(name) <= 14 or " " not in name:
        return [name]
    words_of = name.split(" ")
    half = (len(words_of) + 1) // 2
    return [" ".join(words_of[:half]), " ".join(words_of[half:])]
