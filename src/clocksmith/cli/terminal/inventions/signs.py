"""Short signs for societies, fields, tiles and deeds: everything can be read without colour."""

from typing import Final

from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.colours import field_style
from clocksmith.cli.terminal.inventions.look import printed
from clocksmith.core.seat import NOBODY
from clocksmith.core.words import Words
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    WEALTH,
)
from clocksmith.games.inventions.model.effects import JOKER
from clocksmith.games.inventions.model.parts import Parts

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
NOTHING: Final = "–"
FREE: Final = "·"
MARK: Final = "()"  # a place that is offered
YES: Final = "✓"
NO: Final = "✗"
FLIPPED: Final = "'"
TOKEN: Final = "*"
# The keys of their phrases, by role.
ROLE_SIGNS: Final = ("presenter-sign", "inventor-sign", "innovator-sign")
CROWD: Final = 4  # that many citizens of a society are drawn one by one


def society_sign(seat: int) -> str:
    """Return the sign of a society: the number of its seat, or C for Chronos."""
    return "C" if seat == CHRONOS else str(seat)


def society(seat: int, count: int = 1) -> Text:
    """Return citizens of a society: its sign for each, or once with their number."""
    if seat == NOBODY or not count:
        return Text(NOTHING if seat == NOBODY else "", "dim")
    sign = society_sign(seat)
    shown = sign * count if count <= CROWD else f"{sign}×{count}"
    return Text(shown, seat_style(seat))


def crowd(counts: tuple[int, ...]) -> Text:
    """Return the citizens of all societies at a place."""
    found = [society(seat, count) for seat, count in enumerate(counts) if count]
    return Text(" ").join(found) if found else Text(NOTHING, "dim")


def deed_sign(deed: int, words: Words) -> str:
    """Return an action of the assembly with its number."""
    return f"{ROMAN[deed]} {words.name('deed', deed)}"


def field_letter(field: int, words: Words) -> str:
    """Return the first letter of a field."""
    return words.name("field", field)[0]


def card_code(card: int, locale: Locale) -> str:
    """Return the field and the era of a card, such as E2."""
    parts = printed(locale)
    return f"{field_letter(parts.card_field[card], locale.words)}{parts.card_era[card]}"


def card_name(card: int, locale: Locale) -> Text:
    """Return a card with its code, such as E2 Bread."""
    parts = printed(locale)
    text = Text(card_code(card, locale), field_style(parts.card_field[card]))
    return text.append(f" {locale.words.name('card', card)}", "default")


def tile_code(piece: int, locale: Locale) -> str:
    """Return a tile or an aspiration tile of a row as two signs, such as C3, WA or E?."""
    parts = printed(locale)
    if piece >= parts.aspiration:
        return locale.words.name("aspiration", piece - parts.aspiration)[0].upper() + "?"
    name = locale.words.name("tile", piece)
    return name[0] + name[-1]


def piece_kind(parts: Parts, piece: int) -> int:
    """Return the kind of a tile or of an aspiration tile; jokers look like Wealth."""
    if piece >= parts.aspiration:
        aspiration = piece - parts.aspiration
        return WEALTH if aspiration == JOKER else aspiration
    return parts.tile_kind[piece]


def tile_text(piece: int, locale: Locale) -> Text:
    """Return the code of a tile in the colour of its kind."""
    return Text(tile_code(piece, locale), field_style(piece_kind(printed(locale), piece)))
