"""How a seat is named in the tables of players."""

from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale


def seat_name(seat: int, viewer: int, turn: int, locale: Locale) -> Text:
    """Return number, colour and name of a seat: the viewer's own, and whose turn it is, marked."""
    name = Text(" ")
    name.append(str(seat), seat_style(seat))
    you = f" ({locale.phrases.say('you')})" if seat == viewer else ""
    arrow = " <" if seat == turn else ""
    name.append(f" {locale.words.seat(seat)}{you}{arrow}", "bold" if arrow else "")
    return name
