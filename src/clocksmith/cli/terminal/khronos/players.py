"""What lies in front of the seats, as a table of short lines."""

from rich.table import Table
from rich.text import Text

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.khronos.look import printed, shows_money
from clocksmith.cli.terminal.seats import seat_name
from clocksmith.games.khronos.model.actions import ADVENTURERS, cards_text
from clocksmith.games.khronos.model.content import AGES
from clocksmith.games.khronos.view.view import KhronosView, PlayerView


def clock_line(view: KhronosView, locale: Locale) -> Text:
    """Return the round and the cards on the table."""
    say = locale.phrases.say
    rounds = ", ".join([str(round) for round in printed(locale).income_rounds])
    parts = [
        say("clock", round=view.round, rounds=printed(locale).rounds, income=rounds),
        say("piles", pile=view.pile, discards=_few(view.discards)),
    ]
    if any(view.face_up):
        parts.append(say("face-up", cards=_few(view.face_up)))
    return Text("  ·  ".join(parts), "dim")


def _few(counts: tuple[int, ...]) -> str:
    """Return cards as they are typed, such as 1m 2c."""
    return cards_text(counts) if any(counts) else "–"


def players_table(view: KhronosView, locale: Locale) -> Table:
    """Return a line for each seat: money, cubes, adventurers, cards, income forecast."""
    say = locale.phrases.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(say("ecus"), justify="right")
    table.add_column(say("cubes"), justify="right")
    table.add_column(say("adventurers"))
    table.add_column(say("cards"))
    table.add_column(say("income-line") + ":", justify="right")
    for age in AGES:
        table.add_column(locale.words.name("age", age), justify="right")
    for seat, player in enumerate(view.players):
        ecus = str(player.ecus) if shows_money(view, seat) else "?"
        table.add_row(
            seat_name(seat, view.seat, view.turn, locale),
            ecus,
            str(player.cubes),
            _adventurers(player, locale),
            _cards(player),
            "",
            *[_forecast(view, seat, age) for age in AGES],
        )
    return table


def _adventurers(player: PlayerView, locale: Locale) -> str:
    """Return where both adventurers are and how many cards each can still carry."""
    words = []
    for number, one in enumerate(player.adventurers):
        age = locale.words.name("age", one.age)
        words.append(f"{ADVENTURERS[number].upper()} {age} {one.room}")
    return ", ".join(words)


def _cards(player: PlayerView) -> str:
    if player.hand is not None:
        return _few(player.hand)
    shown = f" ({cards_text(player.shown)})" if any(player.shown) else ""
    return f"{player.cards}{shown}"


def _forecast(view: KhronosView, seat: int, age: int) -> Text:
    """Return what an age would pay a seat; in brackets where it has no adventurer to take it."""
    ecus = view.standing.forecast[seat][age]
    present = any(one.age == age for one in view.players[seat].adventurers)
    return Text(str(ecus), "bold" if ecus else "") if present else Text(f"({ecus})", "dim")


def domains_table(view: KhronosView, locale: Locale) -> Table:
    """Return a line for each domain that pays somebody."""
    say = locale.phrases.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("domain"))
    table.add_column(say("holders"))
    table.add_column(say("pays"), justify="right")
    for holding in view.standing.holdings:
        age = locale.words.name("age", holding.age)
        cell = locale.words.name("cell", holding.cell)
        held = ", ".join([locale.words.seat(seat) for seat in holding.seats])
        table.add_row(f"{age} {cell}", held, str(holding.ecus))
    return table
