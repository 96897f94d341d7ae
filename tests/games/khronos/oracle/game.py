"""2 The whole game as questions and answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.khronos.oracle.board import Board
from games.khronos.oracle.parts import (
    KINDS,
    VALLEY,
    Ask,
    Asking,
    Building,
    Cards,
    cards_text,
    cell_text,
    choices_of,
    no_cards,
    parse_cards,
)
from games.khronos.oracle.table import Player, Table
from games.khronos.oracle.turn import take_turn


@dataclass(frozen=True)
class Question:
    """A question by name, and the seat that has to answer it (-1: chance)."""

    name: str
    seat: int


class Oracle:
    """A game of Khronos that asks one question after another."""

    def __init__(
        self,
        seats: int,
        *,
        edition: str = "second",
        holdem: bool = False,
        lost_tiles: bool = False,
        new_start: bool = False,
        higher: bool = False,
        summary: bool = False,
        rules: int = 2,
    ) -> None:
        """12 Start a game with these options; by rules 1 there is no choice of surcharge."""
        self.table = Table(seats, VALLEY, edition=edition, holdem=holdem, lost_tiles=lost_tiles)
        self.table.higher = higher or rules == 1
        self.table.summary = summary
        self.table.always_asks = rules == 1
        self._new_start = new_start
        self._game = self._play_all()
        self._ask: Ask | None = next(self._game)

    def question(self) -> Question | None:
        """The open question, or None when the game is over."""
        return None if self._ask is None else Question(self._ask.name, self._ask.seat)

    def legal(self) -> set[str]:
        """The texts of all legal answers to the open question."""
        return set() if self._ask is None else set(self._ask.answers)

    def play(self, text: str) -> None:
        """Answer the open question."""
        if self._ask is None or text not in self._ask.answers:
            raise ValueError(f"not a legal answer: {text}")
        try:
            self._ask = self._game.send(text)
        except StopIteration:
            self._ask = None

    def dump(self) -> dict[str, Any]:
        """Everything on the table as plain data that can be compared."""
        table = self.table
        seats = len(table.players)
        return {
            "round": table.round,
            "boards": [dump_board(board, seats) for board in table.boards],
            "supply": dict(table.supply),
            "players": [dump_player(player) for player in table.players],
            "pile": counts(table.pile),
            "discards": counts(table.discards),
            "face_up": counts(table.face_up),
        }

    def _play_all(self) -> Asking[None]:
        """1.5 and 2 Draw the start player, deal, and play seven rounds."""
        seats = len(self.table.players)
        start = yield from self._draw_start()
        for step in range(seats):
            yield from self.table.fill_hand((start + step) % seats)
        for number in range(1, 8):
            self.table.round = number
            if number > 1 and self._new_start:
                start = yield from self._draw_start()
            for step in range(seats):
                yield from self._play_seat((start + step) % seats)

    def _draw_start(self) -> Asking[int]:
        """1.5 Chance names the start player."""
        answers = frozenset(f"start {seat}" for seat in range(len(self.table.players)))
        answer = yield Ask("DrawStart", -1, answers)
        return int(answer.split()[1])

    def _play_seat(self, seat: int) -> Asking[None]:
        """2.1 to 2.4 All phases of one player."""
        yield from take_turn(self.table, seat)
        yield from self._discard_rest(seat)
        yield from self.table.fill_hand(seat)
        if self.table.round in (4, 7):
            self.table.players[seat].ecus += self.table.income(seat)

    def _discard_rest(self, seat: int) -> Asking[None]:
        """2.3 Discard the rest of the hand; the English edition lets the player keep any."""
        hand = self.table.players[seat].hand
        kept = no_cards()
        if self.table.edition == "english" and any(hand.values()):
            answers = frozenset(
                f"keep {cards_text(cards) or 'nothing'}" for cards in choices_of(hand)
            )
            answer = yield Ask("KeepCards", seat, answers)
            if answer != "keep nothing":
                kept = parse_cards(answer.split()[1:])
        self.table.discard(seat, {kind: hand[kind] - kept[kind] for kind in KINDS})


def counts(cards: Cards) -> tuple[int, ...]:
    """1.5 The numbers of military, religious and civil cards."""
    return tuple(cards[kind] for kind in KINDS)


def dump_board(board: Board, seats: int) -> list[tuple[Any, ...]]:
    """1.1 All visible buildings of an age as sorted tuples."""
    return sorted(dump_building(building, seats) for building in board.visible())


def dump_building(building: Building, seats: int) -> tuple[Any, ...]:
    """1.2 One building as a tuple."""
    cubes = tuple(building.cubes[seat] for seat in range(seats))
    cell = cell_text(building.cell)
    return building.kind, building.rank, cell, building.owner, building.ruined, cubes


def dump_player(player: Player) -> dict[str, Any]:
    """1.4 One player as plain data."""
    return {
        "ecus": player.ecus,
        "cubes": player.cubes,
        "hand": counts(player.hand),
        "adventurers": [(who.age, who.room, who.bound) for who in player.adventurers],
    }
