"""The players: cubes and adventurers in colour and pattern, and what lies before each seat."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.khronos.look import shows_money
from clocksmith.cli.khronos.picture.shapes import PAWN
from clocksmith.cli.picture.patterns import pattern_of
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.games.khronos.actions import cards_text
from clocksmith.games.khronos.content import AGES
from clocksmith.games.khronos.view import KhronosView, PlayerView

CROWD: Final = 5  # with so many seats the panels are narrow


def cube(seat: int, size: float) -> str:
    """Return a cube with the pattern of its seat on its face."""
    colour = palette.SEATS[seat]
    lid = size * 0.32
    top = palette.mixed(colour, palette.WHITE, 0.45)
    flank = palette.mixed(colour, palette.INK, 0.4)
    rim: dict[str, str | float] = {
        "stroke": palette.INK,
        "stroke_width": 0.6,
        "stroke_linejoin": "round",
    }
    return "".join(
        [
            shape(f"M0 0l{lid:g} -{lid:g}h{size:g}l-{lid:g} {lid:g}z", fill=top, **rim),
            shape(f"M{size:g} 0l{lid:g} -{lid:g}v{size:g}l-{lid:g} {lid:g}z", fill=flank, **rim),
            box(0, 0, size, size, fill=colour, **rim),
            box(0, 0, size, size, fill=pattern_of(seat)),
        ]
    )


def pawn(seat: int) -> str:
    """Return an adventurer."""
    return shape(PAWN, fill=palette.SEATS[seat], stroke=palette.INK, stroke_width=0.9) + shape(
        PAWN, fill=pattern_of(seat)
    )


def panel(view: KhronosView, seat: int, width: float, height: float, locale: Locale) -> str:
    """Return what lies in front of a seat, in a frame."""
    player = view.players[seat]
    is_turn = seat == view.turn
    edge = palette.BRASS if is_turn else palette.LINE
    frame = box(
        0, 0, width, height, rx=4, fill=palette.PANEL, stroke=edge, stroke_width=2 if is_turn else 1
    )
    name = words(locale.words.seat(seat), 34, 23, font_size=18, **{"class": "place"})
    money = str(player.ecus) if shows_money(view, seat) else "?"
    say = locale.phrases.say
    facts = f"{say('ecus')} {money}   {say('cubes')} {player.cubes}   {_cards(player, locale)}"
    return "".join(
        [
            frame,
            moved(14, 12, cube(seat, 11)),
            name,
            words(facts, 14, 43, font_size=13, **{"xml:space": "preserve"}),
            _forecast(view, seat, locale),
        ]
    )


def _cards(player: PlayerView, locale: Locale) -> str:
    if player.hand is not None:
        return f"{locale.phrases.say('hand')} {cards_text(player.hand)}"
    return locale.phrases.say("hidden-cards", count=player.cards)


def _forecast(view: KhronosView, seat: int, locale: Locale) -> str:
    """Return the income of each age; quiet where nobody is there to take it."""
    parts = []
    for age in AGES:
        ecus = view.standing.forecast[seat][age]
        present = any(one.age == age for one in view.players[seat].adventurers)
        text = f"{locale.words.name('age', age)} +{ecus}  "
        look: dict[str, str | float] = {"font_weight": 600} if present else {"class": "quiet"}
        parts.append(tag("tspan", text, **look))
    size = 13 if len(view.players) < CROWD else 12
    return tag("text", *parts, x=14, y=62, font_size=size, **{"xml:space": "preserve"})
