"""Chapter 1: what is on the table before the first turn."""

from typing import Final, final

from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Task
from clocksmith.games.khronos.model.board import FEWEST_SEATS, MOST_SEATS, Board, board_of
from clocksmith.games.khronos.model.content import (
    AGES,
    ANYWHERE,
    KINDS,
    MIGHT,
    Cell,
)
from clocksmith.games.khronos.model.land import Land
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Adventurer, Khronos, Player
from clocksmith.games.khronos.options import Options
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.cards import Refill
from clocksmith.games.khronos.rules.turn import BeginRound, DrawStart, NextTurn


def set_up(parts: Parts, options: Options, seats: int) -> Khronos:
    """1.1 to 1.5 Return the table as it is before a start player is drawn and cards are dealt."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Khronos is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
    land = parts.land(options.map, seats, options.both_surcharges)
    bare = bare_board(land)
    pile = parts.decks[options.edition][:]
    face_up = [0] * len(KINDS)
    if options.holdem:
        # 12 One card of each kind is set aside, face up, before dealing.
        face_up = [1] * len(KINDS)
        pile = [count - 1 for count in pile]
    return Khronos(
        stack=[NextTurn(), BeginRound(1), Deal(), DrawStart()],
        options=options,
        parts=parts,
        land=land,
        round=0,
        start=NOBODY,
        turn=NOBODY,
        boards=[bare for _ in AGES],
        supply=parts.tile_count[:],
        pile=pile,
        discards=[0] * len(KINDS),
        face_up=face_up,
        players=[_player(parts) for _ in range(seats)],
    )


_BARE: Final[dict[Land, Board]] = {}
BARE_KEPT: Final = 64  # boards; boxes and drawn maps come from anywhere


def bare_board(land: Land) -> Board:
    """1.3 Return an age with nothing but its printed hamlets, made once for each land."""
    board = _BARE.get(land)
    if board is None:
        if len(_BARE) >= BARE_KEPT:
            _BARE.clear()
        board = board_of([verbs.printed_hamlet(Cell(cell)) for cell in places(land.hamlets)])
        _BARE[land] = board
    return board


def _player(parts: Parts) -> Player:
    """1.4 Return what a player starts with; cards are dealt later."""
    adventurers = [Adventurer(MIGHT, parts.room, ANYWHERE) for _ in range(2)]
    nothing = [0] * len(KINDS)
    return Player(parts.start_ecus, parts.start_cubes, nothing, nothing[:], adventurers)


@final
class Deal(Task[Khronos]):
    """1.4 Every player is dealt a hand, the start player first."""

    def run(self, state: Khronos, log: Log) -> None:
        seats = len(state.players)
        then(state, *[Refill(Seat((state.start + i) % seats)) for i in range(seats)])
