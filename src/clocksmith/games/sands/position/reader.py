"""A position of The Sands of Time, read: every damage is an error in words."""

from clocksmith.core.layout.kinds import Count, Named
from clocksmith.core.notation import Lines, read_text, take_header, take_options
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.sands.content import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    DYNASTIES,
    FEWEST_SEATS,
    HIGHEST_DIE,
    MOST_SEATS,
    NO_BONUS,
    NO_CATEGORY,
    ROUNDS,
    STRUCTURE_IDS,
    STRUCTURE_NAMES,
    TRACK_END,
    TRACK_START,
    Bonus,
    Category,
    supply_of,
)
from clocksmith.games.sands.options import OPTIONS, Options
from clocksmith.games.sands.position.board import read_advances, read_regions
from clocksmith.games.sands.position.checks import check_position
from clocksmith.games.sands.position.players import read_player
from clocksmith.games.sands.position.steps import steps_for
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.setup import blank
from clocksmith.games.sands.state import Sands

MOST_GENERATIONS = 99


def read_position(text: str, version: int) -> Sands:
    """Return the position that *text* writes; ValueError, naming the line, when it writes none."""
    return read_text(text, lambda lines: _read(lines, version))


def _read(lines: Lines, version: int) -> Sands:
    take_header(lines, "sands", version)
    seats, choices = take_options(lines, OPTIONS, range(FEWEST_SEATS, MOST_SEATS + 1))
    options = Options(choices)
    state = blank(seats, options)
    state.clock.generation = _number(lines, "generation", 0, MOST_GENERATIONS)
    state.clock.dynasty = _number(lines, "dynasty", 1, DYNASTIES + 1)
    state.clock.marker = _number(lines, "marker", TRACK_START, TRACK_END)
    state.clock.begun = _number(lines, "begun", TRACK_START, TRACK_END)
    state.clock.round = _number(lines, "round", 0, ROUNDS)
    _turn(lines, state)
    read_advances(lines, state)
    read_regions(lines, state)
    for number in range(seats):
        read_player(lines, state, number)
    _count_supply(state)
    state.stack = [step for _, step in reversed(steps_for(seats).take(lines))]
    check_position(state)
    return state


def _number(lines: Lines, name: str, least: int, most: int) -> int:
    value: int = Count(f"the {name}", least, most).read(lines.take_one(name))
    return value


def _turn(lines: Lines, state: Sands) -> None:
    """Read who begins, whose turn it is, and what has happened in the turn."""
    seats = len(state.players)
    seat = Count("a seat", 0, seats - 1)
    state.start = state.turn = NOBODY
    if lines.peek() == "start":
        state.start = Seat(seat.read(lines.take_one("start")))
    if lines.peek() == "turn":
        state.turn = Seat(seat.read(lines.take_one("turn")))
    state.bonus, state.supported = NO_BONUS, NO_CATEGORY
    if lines.peek() == "bonus":
        bonus = Named("a bonus action", BONUS_NAMES)
        state.bonus = Bonus(bonus.read(lines.take_one("bonus")))
    if lines.peek() == "supported":
        category = Named("a category", CATEGORY_NAMES)
        state.supported = Category(category.read(lines.take_one("supported")))
    state.repeated = _is_said(lines, "repeated")
    state.opened = _is_said(lines, "opened")
    state.die = NO_DIE
    if lines.peek() == "die":
        state.die = Count("a die", 0, HIGHEST_DIE).read(lines.take_one("die"))


def _is_said(lines: Lines, name: str) -> bool:
    """Return whether the next line is one that stands alone."""
    if lines.peek() != name:
        return False
    if lines.take(name):
        raise ValueError(f"{name} stands alone on its line")
    return True


def _count_supply(state: Sands) -> None:
    """Take the structures on the map from the supply."""
    for structure in STRUCTURE_IDS:
        most = supply_of(structure, len(state.players))
        state.supply[structure] = most - state.sites[structure].bit_count()
        if state.supply[structure] < 0:
            raise ValueError(f"there are only {most} tiles {STRUCTURE_NAMES[structure]}")
