"""A position of Inventions as one page: the world, the assembly, displays and players."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.inventions.look import display_cards, private_milestones
from clocksmith.cli.inventions.picture.assembly import assembly, era_track, influence_track
from clocksmith.cli.inventions.picture.measures import (
    ASSEMBLY_HEIGHT,
    GAP,
    HEAD,
    MARGIN,
    PANEL,
    PLATE,
    PLATE_HEIGHT,
    SHELF,
    SIDE,
    TRACK_HEIGHT,
    WIDTH,
    WORLD_HEIGHT,
)
from clocksmith.cli.inventions.picture.people import panel
from clocksmith.cli.inventions.picture.plates import idea_plate, milestone_plate
from clocksmith.cli.inventions.picture.world import world
from clocksmith.cli.inventions.picture.writing import block, capital, wrapped
from clocksmith.cli.picture.patterns import definitions
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.games.inventions.content import NONE, ROUNDS, UNCLAIMED
from clocksmith.games.inventions.view import InventionsView

SHELVES = HEAD + WORLD_HEIGHT + GAP
PANELS = SHELVES + 2 * SHELF + GAP
HEIGHT = PANELS + PANEL + MARGIN


def picture(view: InventionsView, locale: Locale) -> str:
    """Return the whole page as an SVG document that needs nothing else."""
    title = tag("title", f"{locale.words.say('title')}: {_clock(view, locale)}")
    side = [
        assembly(view, locale),
        influence_track(view, locale),
        era_track(view, locale),
    ]
    tops = [HEAD, HEAD + ASSEMBLY_HEIGHT + GAP, HEAD + ASSEMBLY_HEIGHT + TRACK_HEIGHT + 2 * GAP]
    page = tag(
        "svg",
        title,
        definitions(),
        box(0, 0, WIDTH, HEIGHT, fill=palette.PAPER),
        _head(view, locale),
        moved(MARGIN, HEAD, world(view, locale)),
        *[moved(SIDE, top, drawn) for top, drawn in zip(tops, side, strict=True)],
        moved(MARGIN, SHELVES, _milestones(view, locale)),
        moved(MARGIN, SHELVES + SHELF, _known(view, locale)),
        *_panels(view, locale),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{page}\n'


def _clock(view: InventionsView, locale: Locale) -> str:
    say, words_ = locale.phrases.say, locale.words
    order = ", ".join([words_.seat(seat) for seat in view.order])
    parts = [
        say("clock", round=view.round, rounds=ROUNDS),
        f"{say('era-number', era=view.era)}: {words_.say('era-name', era=view.era)}",
        say("order", seats=order),
    ]
    return "  ·  ".join(parts)


def _head(view: InventionsView, locale: Locale) -> str:
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
            shape(f"M{MARGIN} 56H{right}", stroke=palette.BRASS, stroke_width=1.2),
        ]
    )


def _plate(place: int, drawn: str) -> str:
    return moved(place * (PLATE + 10), 26, drawn)


def _title(text: str, place: int) -> str:
    return words(capital(text), place * (PLATE + 10), 16, font_size=20, **{"class": "place"})


def _milestones(view: InventionsView, locale: Locale) -> str:
    """Return the Eureka display, the private displays and what was discarded."""
    words_ = locale.words
    eureka = [milestone for milestone in view.eureka if milestone != NONE]
    drawn = [_title(locale.phrases.say("milestones"), 0)]
    label = words_.say("shelf-eureka")
    for place, milestone in enumerate(eureka):
        drawn.append(_plate(place, milestone_plate(view, milestone, label, locale)))
    place = 3
    for display, milestone in private_milestones(view):
        owner = words_.say("shelf-unclaimed") if display == UNCLAIMED else words_.seat(display)
        drawn.append(_plate(place, milestone_plate(view, milestone, owner, locale)))
        place += 1
    names = ", ".join([words_.name("milestone", milestone) for milestone in view.discarded])
    if names:
        lines = wrapped(locale.phrases.say("discarded", milestones=names), 2 * PLATE, 12, 8)
        drawn.append(_plate(7, block(lines, 4, 14, 12, **{"class": "quiet"})))
    return "".join(drawn)


def _known(view: InventionsView, locale: Locale) -> str:
    """Return common knowledge, highest first, and the idea display."""
    words_, say = locale.words, locale.phrases.say
    drawn = [_title(words_.say("shelf-common"), 0), _title(say("ideas"), 5)]
    for place, milestone in enumerate(view.common[::-1]):
        label = words_.say("shelf-common")
        drawn.append(_plate(place, milestone_plate(view, milestone, label, locale)))
    for place, card in enumerate(display_cards(view)):
        on_pile = place == 0 and view.top != NONE
        label = say("pile", count=len(view.deck)) if on_pile else say("display")
        drawn.append(_plate(5 + place, idea_plate(view, card, label, locale)))
    return "".join(drawn)


def _panels(view: InventionsView, locale: Locale) -> list[str]:
    seats = len(view.players)
    width = (WIDTH - 2 * MARGIN - GAP * (seats - 1)) / seats
    return [
        moved(MARGIN + seat * (width + GAP), PANELS, panel(view, seat, width, locale))
        for seat in range(seats)
    ]


assert PLATE_HEIGHT < SHELF, "a shelf has room for its plates"
