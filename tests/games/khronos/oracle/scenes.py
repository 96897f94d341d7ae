"""Helpers of the tests: boards set up by hand, and actions with prepared answers."""

from __future__ import annotations

from games.khronos.oracle.parts import (
    FAITH,
    MIGHT,
    NAMES,
    REASON,
    Asking,
    Building,
    cell_text,
    parse_cards,
    parse_cell,
)
from games.khronos.oracle.table import Table
from games.khronos.oracle.turn import action_texts, perform

PLAIN = ["." * 16] * 20
RED, GREEN, WHITE, BLUE = 0, 1, 2, 3
TYPES = {name: kind_rank for kind_rank, name in NAMES.items()}


def plain_table(
    rows: list[str] = PLAIN, edition: str = "second", *, lost_tiles: bool = False, seats: int = 4
) -> Table:
    """A table on a map without obstacles unless other rows are given."""
    return Table(seats, rows, edition=edition, holdem=False, lost_tiles=lost_tiles)


def put(table: Table, age: int, name: str, place: str, owner: int = -1) -> Building:
    """Lay a building straight on a board; in Reason ruins for all but civil ones."""
    kind, rank = TYPES[name]
    tile = Building(kind, rank, parse_cell(place), owner)
    tile.ruined = age == REASON and kind != "civil"
    table.lay(age, tile)
    return tile


def put_copied(table: Table, name: str, place: str, owner: int = -1) -> None:
    """Lay a building in Might together with its copies."""
    put(table, MIGHT, name, place, owner)
    put(table, FAITH, name, place, owner)
    put(table, REASON, name, place)


def hold(table: Table, seat: int, cards: str, age: int = MIGHT) -> None:
    """Give a hand to a seat and put both its adventurers, rested, into an age."""
    player = table.players[seat]
    player.hand = parse_cards(cards.split())
    for who in player.adventurers:
        who.age, who.room, who.bound = age, 2, -1


def do(table: Table, seat: int, text: str, **answers: list[str]) -> list[tuple[str, int]]:
    """Carry out a legal action with the given answers by question; return what was asked."""
    assert text in action_texts(table, seat)
    asked = drive(perform(table, seat, text), answers)
    assert not any(answers.values())
    return asked


def drive(asking: Asking[None], answers: dict[str, list[str]]) -> list[tuple[str, int]]:
    """Answer every question from the lists; a split that is not listed charges a first."""
    asked = []
    try:
        ask = next(asking)
        while True:
            if ask.name == "SplitCards" and not answers.get("SplitCards"):
                ask = asking.send(max(ask.answers))
                continue
            asked.append((ask.name, ask.seat))
            answer = answers[ask.name].pop(0)
            assert answer in ask.answers
            ask = asking.send(answer)
    except StopIteration:
        return asked


def names(table: Table, age: int) -> set[str]:
    """All tiles of an age as words."""
    found = set()
    for tile in table.boards[age].tiles:
        ruin = " ruin" if tile.ruined else ""
        owner = "" if tile.owner < 0 else f" {tile.owner}"
        place = cell_text(tile.cell)
        found.add(f"{NAMES[tile.kind, tile.rank]} {place}{owner}{ruin}")
    return found
