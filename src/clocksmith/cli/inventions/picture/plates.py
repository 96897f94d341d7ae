"""Cards and milestones like plates of an encyclopaedia."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.inventions.colours import KINDS
from clocksmith.cli.inventions.picture.measures import PLATE, PLATE_HEIGHT
from clocksmith.cli.inventions.picture.pieces import citizens
from clocksmith.cli.inventions.picture.writing import block, capital, wrapped
from clocksmith.cli.inventions.texts import chain_text, milestone_text, needs_text
from clocksmith.cli.picture.svg import box, moved, words
from clocksmith.games.inventions.content import CARD_ERA, CARD_FIELD, MILESTONES
from clocksmith.games.inventions.view import InventionsView

ROOM = PLATE - 16


def frame(width: float, height: float, colour: str) -> str:
    """Return an empty plate with a band in its colour."""
    return box(0, 0, width, height, rx=4, fill=palette.PANEL, stroke=palette.LINE) + box(
        0, 0, width, 6, rx=3, fill=colour
    )


def idea_plate(view: InventionsView, card: int, label: str, locale: Locale) -> str:
    """Return an idea card: name, field, era, what it needs and what it chains."""
    colour = KINDS[CARD_FIELD[card]]
    return "".join(
        [
            frame(PLATE, PLATE_HEIGHT, colour),
            words(label, 8, 22, font_size=12, **{"class": "quiet"}),
            block(
                wrapped(locale.words.name("card", card), ROOM, 15, 1),
                8,
                40,
                15,
                **{"class": "place"},
            ),
            words(field_line(card, locale), 8, 57, font_size=12),
            block(
                [
                    *wrapped(needs_text(view, card, locale), ROOM, 12),
                    *wrapped(chain_text(card, locale), ROOM, 12),
                ],
                8,
                76,
                12,
                **{"class": "quiet"},
            ),
        ]
    )


def field_line(card: int, locale: Locale) -> str:
    """Return the field and the era of a card."""
    field = locale.words.name("field", CARD_FIELD[card])
    return f"{field}, {locale.phrases.say('era-number', era=CARD_ERA[card])}"


def milestone_plate(view: InventionsView, milestone: int, label: str, locale: Locale) -> str:
    """Return a milestone: where it lies, its letter and era, name, benefit and citizens."""
    one = MILESTONES[milestone]
    drawn, width = citizens(view.posts[milestone])
    code = f"{one.code}, {locale.phrases.say('era-number', era=one.era)}"
    name = wrapped(locale.words.name("milestone", milestone), ROOM, 15)
    foot = 40 + 18 * len(name)
    return "".join(
        [
            frame(PLATE, PLATE_HEIGHT, palette.BRASS),
            block(wrapped(capital(label), ROOM, 12, 1), 8, 22, 12, **{"class": "quiet"}),
            block(name, 8, 40, 15, **{"class": "place"}),
            words(code, 8, foot, font_size=12),
            moved(PLATE - 8 - width, foot - 12, drawn),
            block(
                wrapped(milestone_text(milestone, locale.words), ROOM, 12, 3),
                8,
                foot + 18,
                12,
                **{"class": "quiet"},
            ),
        ]
    )
