"""A position of Khronos, written."""

from clocksmith.core.notation import FORMAT, write_step
from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos.actions import cards_text
from clocksmith.games.khronos.board import Building
from clocksmith.games.khronos.content import (
    AGE_NAMES,
    AGES,
    ANYWHERE,
    CELL_NAMES,
    TILE_IDS,
    TILE_NAMES,
    TILES,
)
from clocksmith.games.khronos.options import OPTIONS
from clocksmith.games.khronos.position.steps import codecs_for
from clocksmith.games.khronos.state import Adventurer, Khronos, Player


def write_position(state: Khronos, version: int) -> str:
    """Return *state* as text; what follows from the rest (pile, supply, cubes) is left out."""
    lines = [
        f"clocksmith position {FORMAT}",
        f"game khronos {version}",
        " ".join(
            ["options", f"seats={len(state.players)}", *OPTIONS.unusual(state.options.choices)]
        ),
        f"round {state.round}",
    ]
    if state.start != NOBODY:
        lines.append(f"start {state.start}")
    if state.turn != NOBODY:
        lines.append(f"turn {state.turn}")
    lines.append(f"discards {cards_text(tuple(state.discards))}")
    if state.options.holdem:
        lines.append(f"face-up {cards_text(tuple(state.face_up))}")
    lost = _lost_tiles(state)
    if lost:
        lines.append(" ".join(["lost", *lost]))
    for number, player in enumerate(state.players):
        lines += ["", f"seat {number}", *_player_lines(player)]
    for age in AGES:
        lines += ["", AGE_NAMES[age]]
        lines += [f"  {_building_line(b)}" for b in state.boards[age].buildings() if _told(b)]
    lines.append("")
    codecs = codecs_for(len(state.players))
    lines += [f"next {write_step(step, codecs)}" for step in state.stack[::-1]]
    return "\n".join(lines) + "\n"


def _lost_tiles(state: Khronos) -> list[str]:
    words: list[str] = []
    for tile in TILE_IDS:
        standing = [b for board in state.boards for b in board.buildings() if not b.printed]
        used = len([b for b in standing if b.tile == tile])
        lost = TILES[tile].count - used - state.supply[tile]
        if lost:
            words.append(f"{lost}x{TILE_NAMES[tile]}")
    return words


def _player_lines(player: Player) -> list[str]:
    lines = [
        f"  ecus {player.ecus}",
        f"  hand {cards_text(tuple(player.hand))}",
        f"  adventurers {' '.join([_adventurer(one) for one in player.adventurers])}",
    ]
    if any(player.shown):
        lines.append(f"  shown {cards_text(tuple(player.shown))}")
    return lines


def _adventurer(one: Adventurer) -> str:
    """Return age and room, and after a slash the age he is bound to."""
    bound = "" if one.bound == ANYWHERE else f"/{AGE_NAMES[one.bound]}"
    return f"{AGE_NAMES[one.age]}:{one.room}{bound}"


def _told(building: Building) -> bool:
    """Return whether a building must be written: a bare printed hamlet follows from the map."""
    return not building.printed or any(building.cubes)


def _building_line(building: Building) -> str:
    words = [TILE_NAMES[building.tile], CELL_NAMES[building.cell]]
    if building.owner != NOBODY:
        words.append(f"of {building.owner}")
    if building.ruined:
        words.append("ruin")
    if any(building.cubes):
        owners = [str(seat) for seat, n in enumerate(building.cubes) for _ in range(n)]
        words.append(" ".join(["cubes", *owners]))
    return " ".join(words)
