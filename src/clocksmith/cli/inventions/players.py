"""What lies in front of the seats: a table of short lines, progress maps, goals."""

from rich.table import Table
from rich.text import Text

from clocksmith.cli.drawing import Tongue
from clocksmith.cli.inventions.columns import in_columns, titled
from clocksmith.cli.inventions.signs import (
    FLIPPED,
    FREE,
    MARK,
    NOTHING,
    TOKEN,
    field_letter,
    society,
    tile_text,
)
from clocksmith.cli.inventions.texts import goal_text, influence_text, tile_effect
from clocksmith.cli.palette import seat_style
from clocksmith.games.inventions.content import (
    ASPIRATION,
    CHRONOS,
    FIELDS,
    IS_LAST,
    NONE,
    PLACE_NAMES,
    PROGRESS,
    ROUNDS,
    START_TILE,
)
from clocksmith.games.inventions.view import InventionsView, PlayerView
from clocksmith.kit.grid import COLUMNS


def clock_line(view: InventionsView, tongue: Tongue) -> Text:
    """Return the round, the era, the pillar of this round and the turn order."""
    say, words = tongue.phrases.say, tongue.words
    order = ", ".join([words.seat(seat) for seat in view.order])
    pillar = say("epoch-pillar" if IS_LAST[view.round] else "season-pillar")
    parts = [
        say("clock", round=view.round, rounds=ROUNDS),
        f"{say('era-number', era=view.era)}: {words.say('era-name', era=view.era)}",
        pillar,
        say("order", seats=order or NOTHING),
    ]
    return Text("  ·  ".join(parts), "dim")


def players_table(view: InventionsView, tongue: Tongue) -> Table:
    """Return a line for each seat: points, influence, citizens, tiles; then Chronos."""
    say = tongue.phrases.say
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
            _name(view, seat, tongue),
            str(player.ip),
            str(player.influence),
            str(ready),
            _home(player, tongue),
            f"{player.academics}/{player.academy}",
            str(player.scholars),
            str(player.supply),
            _row(player, tongue),
            " ".join([f"N{tile + 1}" for tile in player.influence_tiles]) or NOTHING,
        )
    if view.chronos is not None:
        blank = [""] * 6
        table.add_row(_name(view, CHRONOS, tongue), *blank, str(view.chronos.supply), "", "")
    return table


def _name(view: InventionsView, seat: int, tongue: Tongue) -> Text:
    name = Text(" ").append_text(society(seat))
    you = f" ({tongue.phrases.say('you')})" if seat == view.seat else ""
    turn = " <" if seat == view.turn.seat else ""
    return name.append(f" {tongue.words.seat(seat)}{you}{turn}", "bold" if turn else "default")


def _home(player: PlayerView, tongue: Tongue) -> str:
    """Return the available specialists by field, exhausted ones in brackets."""
    told = []
    for field in FIELDS:
        tired = f"({player.exhausted[field]})" if player.exhausted[field] else ""
        told.append(f"{field_letter(field, tongue.words)}{player.available[field]}{tired}")
    return " ".join(told)


def _row(player: PlayerView, tongue: Tongue) -> Text:
    if not player.row:
        return Text(NOTHING, "dim")
    return Text(" ").join([tile_text(piece, tongue.words) for piece in player.row])


def progress_lines(view: InventionsView, tongue: Tongue) -> list[Text]:
    """Return the progress maps of all seats side by side."""
    maps = [progress_map(view, seat, tongue) for seat in range(len(view.players))]
    rows = [list(row) for row in zip(*maps, strict=True)]
    return titled(tongue.phrases.say("progress"), in_columns(rows, gap=4))


def progress_map(
    view: InventionsView, seat: int, tongue: Tongue, marks: frozenset[int] = frozenset()
) -> list[Text]:
    """Return the progress map of a seat, spaces that are offered marked."""
    player = view.players[seat]
    letters = "".join([f"{letter}   " for letter in COLUMNS[: PROGRESS.width]])
    head = Text("  ").append_text(society(seat)).append(f" {tongue.words.seat(seat)} ", "default")
    head.append_text(_tile(player, START_TILE, tongue))
    lines = [head, Text(f"    {letters}", "dim")]
    for row in range(PROGRESS.height):
        line = Text(f"  {row + 1} ", "dim")
        for column in range(PROGRESS.width):
            cell = row * PROGRESS.width + column
            line.append_text(_space(player, cell, tongue, cell in marks))
            line.append(" ")
        lines.append(line)
    return lines


def _space(player: PlayerView, cell: int, tongue: Tongue, marked: bool) -> Text:
    if player.spaces[cell] == NONE:
        return Text(f"{MARK} ", "bold") if marked else Text(f"{FREE}  ", "dim")
    return _tile(player, player.spaces[cell], tongue)


def _tile(player: PlayerView, tile: int, tongue: Tongue) -> Text:
    """Return a placed tile: flipped ones and those with an economy token are marked."""
    mark = FLIPPED if tile in player.flipped else TOKEN if tile in player.marked else " "
    return tile_text(tile, tongue.words).append(mark, "default")


def details_lines(view: InventionsView, tongue: Tongue) -> list[Text]:
    """Return what everybody's tiles do, and how the goals that may be seen stand."""
    lines: list[Text] = []
    for seat in range(len(view.players)):
        lines += [*_tiles(view, seat, tongue), *_goals(view, seat, tongue), Text("")]
    return lines[:-1]


def _tiles(view: InventionsView, seat: int, tongue: Tongue) -> list[Text]:
    words, player = tongue.words, view.players[seat]
    lines = [Text(f" {words.seat(seat)} ", seat_style(seat))]
    placed = [tile for tile in player.spaces if tile != NONE]
    for tile in [START_TILE, *placed, *[piece for piece in player.row if piece < ASPIRATION]]:
        where = PLACE_NAMES[player.spaces.index(tile)] if tile in placed else ""
        where = where or tongue.phrases.say("beside" if tile == START_TILE else "in-row")
        name = words.name("tile", tile)
        mark = tongue.phrases.say("used") if tile in (*player.marked, *player.flipped) else ""
        lines.append(Text(f"  {name} ({where}): {tile_effect(tile, words)} {mark}".rstrip()))
    for tile in player.influence_tiles:
        name = words.name("influence_tile", tile)
        lines.append(Text(f"  {name}: {influence_text(tile, tongue)}", "dim"))
    return lines


def _goals(view: InventionsView, seat: int, tongue: Tongue) -> list[Text]:
    """Return the goals of a seat with what they score now; others' are only counted."""
    player = view.players[seat]
    if player.goals is None:
        return [Text(f"  {tongue.phrases.say('hidden-goals', count=player.goal_count)}", "dim")]
    lines: list[Text] = []
    for goal in player.goals:
        stand = view.standing.seats[seat].goals[goal]
        name = tongue.words.name("goal", goal)
        now = tongue.phrases.say("goal-now", goal=name, ip=stand.ip)
        lines.append(Text(f"  {now}: {goal_text(goal, tongue.words)}"))
    return lines
