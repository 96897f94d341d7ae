"""What lies in front of the seats, as a table of short lines, and how time stands."""

from rich.table import Table
from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.sands.look import parts_of
from clocksmith.cli.terminal.sands.signs import GROWTH, HERE, SPACE
from clocksmith.cli.terminal.seats import seat_name
from clocksmith.games.sands.model.content import DYNASTIES
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.view.view import PlayerView, SandsView

ROMAN = ("I", "II", "III", "IV")


def clock_line(view: SandsView, locale: Locale) -> Text:
    """Return generation, round and the dynasty track."""
    say = locale.phrases.say
    parts = [clock(view, locale), track(parts_of(locale), view.marker)]
    if view.start >= 0:
        parts.append(say("start-player", seat=locale.words.seat(view.start)))
    return Text(" " + "  ·  ".join(parts), "dim")


def clock(view: SandsView, locale: Locale) -> str:
    """Return generation and round, or that the table is being set up."""
    if not view.generation:
        return locale.phrases.say("setting-up")
    return locale.phrases.say("clock", generation=view.generation, round=view.round)


def track(parts: Parts, marker: int) -> str:
    """Return the dynasty track as signs: the marker, peasant symbols, a bar before each colour."""
    drawn = ROMAN[0] + " "
    for space in range(parts.track_start, parts.track_end + 1):
        if space in parts.next_colour:
            drawn += f" {ROMAN[min(parts.next_colour.index(space), DYNASTIES)]} "
        usual = GROWTH if space in parts.growth_spaces else SPACE
        drawn += HERE if space == marker else usual
    return drawn


def players_table(view: SandsView, locale: Locale) -> Table:
    """Return a line for each seat: points, tracks, stores with income, people, symbols, cards."""
    say = locale.phrases.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for key in ("points", "unrest", "crops", "gold", "regions", "peasants", "soldiers"):
        table.add_column(say(key), justify="right")
    for key in ("fountains", "lyres", "goods"):
        table.add_column(say(key), justify="right")
    table.add_column(say("emphasis"))
    for seat, player in enumerate(view.players):
        table.add_row(
            seat_name(seat, view.seat, view.turn, locale),
            *_counts(view, seat),
            _emphasis(player, locale),
        )
    return table


def _counts(view: SandsView, seat: int) -> list[str]:
    """Return the numbers of a seat; stores with their income, people with those in supply."""
    count, player = view.standing.counts[seat], view.players[seat]
    stores = zip(count.stock, count.income, strict=True)
    people = zip((count.peasants, count.soldiers), player.reserve, strict=True)
    return [
        str(count.points),
        str(count.unrest),
        *[f"{stock} (+{income})" for stock, income in stores],
        str(count.regions),
        *[f"{here} ({left})" for here, left in people],
        str(count.fountains),
        str(count.lyres),
        str(count.goods),
    ]


def _emphasis(player: PlayerView, locale: Locale) -> str:
    if player.emphasis < 0:
        return "–"
    return f"{locale.words.name('category', player.emphasis)} {player.markers}"


def cards_lines(view: SandsView, locale: Locale) -> list[Text]:
    """Return which cards everybody has played in this generation and laid face down."""
    lines: list[Text] = []
    for seat, player in enumerate(view.players):
        parts = _played(player, locale)
        if parts:
            line = Text(" ")
            line.append(str(seat), seat_style(seat))
            line.append(f" {'; '.join(parts)}", "dim")
            lines.append(line)
    return lines


def _played(player: PlayerView, locale: Locale) -> list[str]:
    say, name = locale.phrases.say, locale.words.name
    parts: list[str] = []
    if player.used:
        parts.append(say("played", cards=", ".join([name("card", card) for card in player.used])))
    if player.bonuses:
        used = ", ".join([name("bonus", bonus) for bonus in player.bonuses])
        parts.append(say("bonuses", bonuses=used))
    known = [name("card", card) for card in player.sealed if card >= 0]
    if known:
        parts.append(say("chosen", cards=", ".join(known)))
    elif player.sealed:
        parts.append(say("face-down", count=len(player.sealed)))
    return parts
