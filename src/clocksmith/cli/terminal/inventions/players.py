"""What lies in front of the seats: a table of short lines, progress maps, goals."""

from rich.table import Table
from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.inventions.columns import in_columns, titled
from clocksmith.cli.terminal.inventions.look import printed
from clocksmith.cli.terminal.inventions.signs import (
    FLIPPED,
    FREE,
    MARK,
    NOTHING,
    TOKEN,
    field_letter,
    society,
    tile_text,
)
from clocksmith.cli.terminal.inventions.texts import goal_text, influence_text, tile_effect
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    FIELDS,
    NONE,
)
from clocksmith.games.inventions.view.view import InventionsView, PlayerView
from clocksmith.kit.grid import COLUMNS


def clock_line(view: InventionsView, locale: Locale) -> Text:
    """Return the round, the era, the pillar of this round and the turn order."""
    parts = printed(locale)
    say, words = locale.phrases.say, locale.words
    order = ", ".join([words.seat(seat) for seat in view.order])
    pillar = say("epoch-pillar" if parts.is_last[view.round] else "season-pillar")
    pieces = [
        say("clock", round=view.round, rounds=parts.rounds),
        f"{say('era-number', era=view.era)}: {words.say('era-name', era=view.era)}",
        pillar,
        say("order", seats=order or NOTHING),
    ]
    return Text("  ·  ".join(pieces), "dim")


def players_table(view: InventionsView, locale: Locale) -> Table:
    """Return a line for each seat: points, influence, citizens, tiles; then Chronos."""
    say = locale.phrases.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(say("ip"), justify="right")
    table.add_column(say("influence"), justify="right")
    table.add_column(say("tokens"), justify="right")
    table.add_column(say("home"))
    table.add_column(say("academy"), justify="right")
    table.add_column(say("scholars"), justify="right")
    table.add_column(say("supply"), justify="right")
    table.add_column(say("row"))
    table.add_column(say("influence-tiles"))
    for seat, player in enumerate(view.players):
        ready = view.turn.tokens if seat == view.turn.seat else view.standing.seats[seat].tokens
        table.add_row(
            _name(view, seat, locale),
            str(player.ip),
            str(player.influence),
            str(ready),
            _home(player, locale),
            f"{player.academics}/{player.academy}",
            str(player.scholars),
            str(player.supply),
            _row(player, locale),
            " ".join([f"N{tile + 1}" for tile in player.influence_tiles]) or NOTHING,
        )
    if view.chronos is not None:
        blank = [""] * 6
        table.add_row(_name(view, CHRONOS, locale), *blank, str(view.chronos.supply), "", "")
    return table


def _name(view: InventionsView, seat: int, locale: Locale) -> Text:
    name = Text(" ").append_text(society(seat))
    you = f" ({locale.phrases.say('you')})" if seat == view.seat else ""
    turn = " <" if seat == view.turn.seat else ""
    return name.append(f" {locale.words.seat(seat)}{you}{turn}", "bold" if turn else "default")


def _home(player: PlayerView, locale: Locale) -> str:
    """Return the available specialists by field, exhausted ones in brackets."""
    words = []
    for field in FIELDS:
        tired = f"({player.exhausted[field]})" if player.exhausted[field] else ""
        words.append(f"{field_letter(field, locale.words)}{player.available[field]}{tired}")
    return " ".join(words)


def _row(player: PlayerView, locale: Locale) -> Text:
    if not player.row:
        return Text(NOTHING, "dim")
    return Text(" ").join([tile_text(piece, locale) for piece in player.row])


def progress_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return the progress maps of all seats side by side."""
    maps = [progress_map(view, seat, locale) for seat in range(len(view.players))]
    rows = [list(row) for row in zip(*maps, strict=True)]
    return titled(locale.phrases.say("progress"), in_columns(rows, gap=4))


def progress_map(
    view: InventionsView,
    seat: int,
    locale: Locale,
    marks: frozenset[int] = frozenset(),
) -> list[Text]:
    """Return the progress map of a seat, spaces that are offered marked."""
    parts = printed(locale)
    player = view.players[seat]
    letters = "".join([f"{letter}   " for letter in COLUMNS[: parts.progress.width]])
    head = Text("  ").append_text(society(seat)).append(f" {locale.words.seat(seat)} ", "default")
    head.append_text(_tile(player, parts.start_tile, locale))
    lines = [head, Text(f"    {letters}", "dim")]
    for row in range(parts.progress.height):
        line = Text(f"  {row + 1} ", "dim")
        for column in range(parts.progress.width):
            cell = row * parts.progress.width + column
            line.append_text(_space(player, cell, locale, cell in marks))
            line.append(" ")
        lines.append(line)
    return lines


def _space(player: PlayerView, cell: int, locale: Locale, marked: bool) -> Text:
    if player.spaces[cell] == NONE:
        return Text(f"{MARK} ", "bold") if marked else Text(f"{FREE}  ", "dim")
    return _tile(player, player.spaces[cell], locale)


def _tile(player: PlayerView, tile: int, locale: Locale) -> Text:
    """Return a placed tile: flipped ones and those with an economy token are marked."""
    mark = FLIPPED if tile in player.flipped else TOKEN if tile in player.marked else " "
    return tile_text(tile, locale).append(mark, "default")


def details_lines(view: InventionsView, locale: Locale) -> list[Text]:
    """Return what everybody's tiles do, and how the goals that may be seen stand."""
    lines: list[Text] = []
    for seat in range(len(view.players)):
        lines += [*_tiles(view, seat, locale), *_goals(view, seat, locale), Text("")]
    return lines[:-1]


def _tiles(view: InventionsView, seat: int, locale: Locale) -> list[Text]:
    parts = printed(locale)
    words, player = locale.words, view.players[seat]
    lines = [Text(f" {words.seat(seat)} ", seat_style(seat))]
    placed = [tile for tile in player.spaces if tile != NONE]
    for tile in [
        parts.start_tile,
        *placed,
        *[piece for piece in player.row if piece < parts.aspiration],
    ]:
        where = parts.place_names[player.spaces.index(tile)] if tile in placed else ""
        where = where or locale.phrases.say("beside" if tile == parts.start_tile else "in-row")
        name = words.name("tile", tile)
        mark = locale.phrases.say("used") if tile in (*player.marked, *player.flipped) else ""
        lines.append(Text(f"  {name} ({where}): {tile_effect(tile, locale)} {mark}".rstrip()))
    for tile in player.influence_tiles:
        name = words.name("influence_tile", tile)
        lines.append(Text(f"  {name}: {influence_text(tile, locale)}", "dim"))
    return lines


def _goals(view: InventionsView, seat: int, locale: Locale) -> list[Text]:
    """Return the goals of a seat with what they score now; others' are only counted."""
    player = view.players[seat]
    if player.goals is None:
        return [Text(f"  {locale.phrases.say('hidden-goals', count=player.goal_count)}", "dim")]
    lines: list[Text] = []
    for goal in player.goals:
        stand = view.standing.seats[seat].goals[goal]
        name = locale.words.name("goal", goal)
        now = locale.phrases.say("goal-now", goal=name, ip=stand.ip)
        lines.append(Text(f"  {now}: {goal_text(goal, locale)}"))
    return lines
