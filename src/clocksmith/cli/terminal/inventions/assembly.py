"""The assembly and the tracks as text: pillars in the forums, influence, eras."""

from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.columns import Row, in_columns, titled
from clocksmith.cli.terminal.inventions.look import (
    START_ERA,
    markers_on,
    pillars_on,
    printed,
    spaces_of,
    track_eras,
)
from clocksmith.cli.terminal.inventions.signs import FREE, deed_sign, society, society_sign
from clocksmith.cli.terminal.inventions.texts import benefit_text
from clocksmith.games.inventions.model.content import (
    DEEDS,
    NONE,
)
from clocksmith.games.inventions.view.view import InventionsView

EPOCH = "▲"
SEASON = "▴"


def assembly_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the five forums with their pillars."""
    parts = printed(locale)
    rows: list[Row] = []
    for forum in range(max(parts.forum_of) + 1):
        row: Row = [Text(f"  {forum + 1}", "dim")]
        for deed in DEEDS:
            if parts.forum_of[deed] == forum:
                row.append(Text(deed_sign(deed, locale.words)))
                row.append(_pillars(view, deed))
        rows.append(row)
    return titled(locale.phrases.say("assembly"), in_columns(rows))


def _pillars(view: InventionsView, deed: int) -> Text:
    text = Text()
    for seat, epoch in pillars_on(view, deed):
        text.append(f"{society_sign(seat)}{EPOCH if epoch else SEASON}", seat_style(seat))
        text.append(" ")
    return text if text else Text(FREE, "dim")


def influence_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the influence track."""
    return titled(
        locale.phrases.say("influence"), [Text("  ").append_text(_influence(view, locale))]
    )


def era_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the era track."""
    parts = printed(locale)
    say = locale.phrases.say
    rows: list[Row] = [[Text(f"  {say('era-number', era=START_ERA)}"), _markers(view, NONE)]]
    for era in track_eras(parts):
        row: Row = [Text(f"  {say('era-number', era=era)}")]
        for space in spaces_of(parts, era):
            benefit = benefit_text(parts.era_spaces[space].benefit, locale.words)
            row.append(_markers(view, space).append(f" {benefit}", "dim"))
        rows.append(row)
    return titled(say("era-track"), in_columns(rows))


def _influence(view: InventionsView, locale: Locale) -> Text:
    """Return the positions of the track in their bands, with the societies on each."""
    parts = printed(locale)
    text = Text()
    for position in range(parts.most_influence + 1):
        here = [seat for seat, player in enumerate(view.players) if player.influence == position]
        if position and parts.band[position] is not parts.band[position - 1]:
            text.append("| ", "dim")
        text.append(str(position), "bold" if here else "dim")
        if here:
            text.append("[").append_text(Text(" ").join([society(seat) for seat in here]))
        text.append("] " if here else " ")
    return text


def _markers(view: InventionsView, space: int) -> Text:
    here = markers_on(view, space)
    if not here:
        return Text(FREE, "dim")
    return Text(" ").join([society(seat) for seat in here])
