"""The assembly as a colonnade, the influence track and the era track."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.inventions.look import (
    START_ERA,
    markers_on,
    pillars_on,
    spaces_of,
    track_eras,
)
from clocksmith.cli.inventions.picture.measures import FORUM, SIDE_WIDTH
from clocksmith.cli.inventions.picture.pieces import citizen, pillar
from clocksmith.cli.inventions.picture.writing import block, wrapped
from clocksmith.cli.inventions.signs import ROMAN
from clocksmith.cli.inventions.texts import benefit_text
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.games.inventions.content import (
    BAND,
    DEEDS,
    ERA_SPACES,
    FORUM_OF,
    MOST_INFLUENCE,
    NONE,
)
from clocksmith.games.inventions.view import InventionsView

HALF = SIDE_WIDTH / 2
LABEL = 48
SPACE = (SIDE_WIDTH - LABEL) / 3
ROW = 56


def assembly(view: InventionsView, locale: Locale) -> str:
    """Return the five forums, two spaces each, with the pillars on them."""
    drawn = [words(locale.phrases.say("assembly"), 0, 16, font_size=20, **{"class": "place"})]
    for deed in DEEDS:
        place = len([1 for other in DEEDS[:deed] if FORUM_OF[other] == FORUM_OF[deed]])
        top = 28 + FORUM_OF[deed] * (FORUM + 3)
        drawn.append(moved(place * HALF, top, _space(view, deed, locale)))
    return "".join(drawn)


def _space(view: InventionsView, deed: int, locale: Locale) -> str:
    """Return a space: its number, its action, its pillars."""
    here = pillars_on(view, deed)
    pillars = [
        moved(HALF - 24 - 16 * number, 9, pillar(seat, epoch))
        for number, (seat, epoch) in enumerate(here)
    ]
    room = HALF - 56 - 16 * len(here)
    name = wrapped(locale.words.name("deed", deed), room, 13)
    return "".join(
        [
            box(1, 0, HALF - 4, FORUM, rx=4, fill=palette.PANEL, stroke=palette.LINE),
            words(
                ROMAN[deed],
                22,
                28,
                font_size=15,
                text_anchor="middle",
                **{"class": "place"},
            ),
            block(name, 44, 28 if len(name) == 1 else 20, 13),
            *pillars,
        ]
    )


def influence_track(view: InventionsView, locale: Locale) -> str:
    """Return the influence track in its bands."""
    step = SIDE_WIDTH / (MOST_INFLUENCE + 1)
    drawn = [words(locale.phrases.say("influence"), 0, 16, font_size=20, **{"class": "place"})]
    for position in range(MOST_INFLUENCE + 1):
        left = position * step
        tokens = BAND[position].tokens
        fill = palette.mixed(palette.PANEL, palette.BRASS, 0.12 * tokens)
        drawn.append(box(left, 26, step - 2, 58, rx=3, fill=fill, stroke=palette.LINE))
        drawn.append(
            words(str(position), left + step / 2 - 1, 80, font_size=12, text_anchor="middle")
        )
        here = [seat for seat, player in enumerate(view.players) if player.influence == position]
        drawn += [
            moved(left + 4 + 16 * (n % 2), 30 + 18 * (n // 2), citizen(seat))
            for n, seat in enumerate(here)
        ]
    return "".join(drawn)


def era_track(view: InventionsView, locale: Locale) -> str:
    """Return the era track with the markers of all societies."""
    say = locale.phrases.say
    drawn = [words(say("era-track"), 0, 16, font_size=20, **{"class": "place"})]
    drawn.append(moved(0, 26, _label(view, START_ERA, locale)))
    drawn.append(moved(LABEL, 26, _markers(view, NONE, 0)))
    for number, era in enumerate(track_eras()):
        top = 54 + number * (ROW + 3)
        drawn.append(moved(0, top + 18, _label(view, era, locale)))
        drawn += [
            moved(LABEL + place * SPACE, top, _era_space(view, space, locale))
            for place, space in enumerate(spaces_of(era))
        ]
    return "".join(drawn)


def _label(view: InventionsView, era: int, locale: Locale) -> str:
    weight = 700 if era == view.era else 400
    return words(locale.phrases.say("era-number", era=era), 0, 13, font_size=13, font_weight=weight)


def _era_space(view: InventionsView, space: int, locale: Locale) -> str:
    benefit = benefit_text(ERA_SPACES[space].benefit, locale.words)
    here = markers_on(view, space)
    room = SPACE - 12 - 15 * len(here)
    return "".join(
        [
            box(0, 0, SPACE - 3, ROW, rx=4, fill=palette.PANEL, stroke=palette.LINE),
            block(wrapped(benefit, room, 12, 3), 6, 17, 12),
            moved(SPACE - 3 - 15 * len(here), 20, _markers(view, space, 0)),
        ]
    )


def _markers(view: InventionsView, space: int, left: float) -> str:
    here = markers_on(view, space)
    drawn = [moved(left + 15 * n, 0, citizen(seat)) for n, seat in enumerate(here)]
    return tag("g", *drawn) if drawn else shape("M0 0", stroke="none")
