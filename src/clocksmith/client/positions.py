"""A position that a server sends, as a position of the local rules."""

from typing import Any

from clocksmith.core.words import ENGLISH
from clocksmith.games.rules import Rules, game_of
from clocksmith.position.origins import position_of_state
from clocksmith.position.position import Position
from clocksmith.server.tables.messages import SeatPosition


def position_of(sent: SeatPosition, language: str = ENGLISH) -> Position[Any]:
    """Return a position in which your seat is asked; what it cannot know is a guess.

    It tells legal answers, why not, what an answer would do, and what a bot would answer.
    ValueError, in words, where the game or its rules are not known here.
    """
    game = game_of(Rules(sent.game, sent.rules_version, sent.box))
    return position_of_state(game, game.read(sent.position, trusted=True), language)
