"""What the signs on the boards of Inventions mean."""

from rich.text import Text

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.assembly import EPOCH, SEASON
from clocksmith.cli.terminal.inventions.colours import field_style
from clocksmith.cli.terminal.inventions.columns import Row, in_columns
from clocksmith.cli.terminal.inventions.look import printed
from clocksmith.cli.terminal.inventions.signs import (
    FLIPPED,
    FREE,
    MARK,
    NO,
    ROLE_SIGNS,
    TOKEN,
    YES,
    field_letter,
    society,
)
from clocksmith.cli.terminal.inventions.world import ropes_text
from clocksmith.games.inventions.model.content import CHRONOS, FIELDS, MOST_SEATS


def legend_lines(locale: Locale) -> list[Text]:
    """Return the legend: societies, fields, signs, and where the ropes lead."""
    parts = printed(locale)
    say, words = locale.phrases.say, locale.words
    seats = Text()
    for seat in (*range(MOST_SEATS), CHRONOS):
        seats.append_text(society(seat)).append(f" {words.seat(seat)}   ", "default")
    fields = Text()
    for field in FIELDS:
        fields.append(field_letter(field, words), field_style(field))
        citizen = words.name("citizen", field)
        fields.append(f" {words.name('field', field)} ({citizen})   ", "default")
    lines = [seats, fields]
    signs = (
        (f"{EPOCH} {SEASON}", "legend-pillars"),
        (f"{YES} {NO}", "legend-access"),
        (FLIPPED, "legend-flipped"),
        (TOKEN, "legend-token"),
        (FREE, "legend-free"),
        (MARK, "legend-mark"),
        ("+1", "legend-extra"),
        ("E?", "legend-aspiration"),
    )
    lines += in_columns([[Text(sign, "bold"), Text(say(key))] for sign, key in signs])
    roles = [f"{say(sign)}: {words.name('role', role)}" for role, sign in enumerate(ROLE_SIGNS)]
    lines.append(Text("   ".join(roles)))
    rows: list[Row] = [
        [Text(f"  {words.name('region', region)}"), Text(ropes_text(region, locale))]
        for region in parts.region_ids
    ]
    return [*lines, Text(say("legend-ropes"), "dim"), *in_columns(rows)]
