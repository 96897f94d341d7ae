"""A position of Khronos: fields, copy, key; nothing else."""

from typing import Any, final

from clocksmith.core.game import State, position_of
from clocksmith.core.seat import Seat
from clocksmith.core.step import Step
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.board import Board
from clocksmith.games.khronos.model.content import Age
from clocksmith.games.khronos.model.land import Land
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.options import Options


@final
class Adventurer(Value):
    """4.1 One of a player's two adventurers."""

    __match_args__ = ("age", "room", "bound")

    def __init__(self, age: Age, room: int, bound: Age) -> None:
        self.age = age
        self.room = room  # cards that may still be charged in this turn
        self.bound = bound  # 4.2 the one age to act in, or ANYWHERE


@final
class Player:
    """1.4 What lies in front of a seat."""

    def __init__(
        self,
        ecus: int,
        cubes: int,
        hand: list[int],
        shown: list[int],
        adventurers: list[Adventurer],
    ) -> None:
        self.ecus = ecus
        self.cubes = cubes  # in stock
        self.hand = hand  # cards by kind
        self.shown = shown  # those of them that everybody saw being taken (Hold'em)
        self.adventurers = adventurers

    def copy(self) -> "Player":
        """Return a twin that can be changed without changing this one."""
        return Player(self.ecus, self.cubes, self.hand[:], self.shown[:], self.adventurers[:])

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            self.ecus,
            self.cubes,
            tuple(self.hand),
            tuple(self.shown),
            tuple(self.adventurers),
        )


@final
class Khronos(State):
    """A position of Khronos."""

    def __init__(
        self,
        stack: list[Step[Any]],
        options: Options,
        parts: Parts,
        land: Land,
        round: int,
        start: Seat,
        turn: Seat,
        boards: list[Board],
        supply: list[int],
        pile: list[int],
        discards: list[int],
        face_up: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(stack)
        self.options = options
        self.parts = parts  # what is printed
        self.land = land
        self.round = round  # 1 to 7; 0 before the first
        self.start = start  # who begins the round, or NOBODY before that is drawn
        self.turn = turn  # whose turn it is, or NOBODY before the first
        self.boards = boards  # by age
        self.supply = supply  # tiles left, by tile
        self.pile = pile  # cards left to draw, by kind
        self.discards = discards  # by kind
        self.face_up = face_up  # Hold'em, by kind
        self.players = players

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.parts.game
        assert game is not None, "states come from games"
        return position_of, (game, game.write(self))

    def copy(self) -> "Khronos":
        return Khronos(
            self.stack[:],
            self.options,
            self.parts,
            self.land,
            self.round,
            self.start,
            self.turn,
            self.boards[:],
            self.supply[:],
            self.pile[:],
            self.discards[:],
            self.face_up[:],
            [player.copy() for player in self.players],
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.options,
            self.round,
            self.start,
            self.turn,
            tuple([board.key() for board in self.boards]),
            tuple(self.supply),
            tuple(self.pile),
            tuple(self.discards),
            tuple(self.face_up),
            tuple([player.key() for player in self.players]),
        )
