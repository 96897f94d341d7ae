"""Answers for bots of the ``clocksmith`` that its Python finds, whatever the age of that.

Run by the path of this file, so it may use nothing but what has been there for long: games,
positions, budgets and the names of bots.
"""

from collections.abc import Callable
from typing import Any

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.registry import bot_named
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES

SEATS = 8  # that are remembered: more than a game has


def start(name: str) -> Callable[[dict[str, Any]], str]:
    """Return what answers for bots of that *name*, each at one seat of one game."""
    playing: dict[int, Bot] = {}

    def answer(asked: dict[str, Any]) -> str:
        number: int = asked["number"]
        if number not in playing:
            playing[number] = bot_named(name, asked["seed"])
            playing.pop(number - SEATS, None)
        game = GAMES[asked["game"]]
        budget = Budget(asked["seconds"], asked["visits"])
        state = game.read(asked["position"])
        return playing[number].choose(game, state, Seat(asked["seat"]), budget).text

    return answer
