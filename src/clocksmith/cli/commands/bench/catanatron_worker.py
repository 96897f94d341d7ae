"""The process that measures catanatron, run by a Python that has it.

It answers as the worker of the rules does and knows no clocksmith.
Games are played as clocksmith's are: random actions of four seats, the list
of playable actions known at every decision, no action checked again.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

POSITIONS = 64
OF_ONE_GAME = 4
MOST_TURNS = 1000  # as catanatron's own Game.play


def new_game(catanatron: Any, chance: Random) -> Any:
    """A game of four random players."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    return catanatron.Game(players, seed=chance.randrange(1, 2**32))


def is_over(game: Any) -> bool:
    """Whether the game is won, or takes too long."""
    return game.winning_color() is not None or game.state.num_turns >= MOST_TURNS


def play(game: Any, chance: Random) -> int:
    """Play a game to its end; return how many decisions were taken."""
    decisions = 0
    while not is_over(game):
        actions = game.state.playable_actions
        game.execute(actions[int(chance.random() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def play_four(catanatron: Any, seconds: float, seed: int) -> dict[str, float]:
    """Whole random games of four."""
    chance = Random(seed)
    games = decisions = 0
    spent = 0.0
    start = process_time()
    while not spent or spent < seconds:
        decisions += play(new_game(catanatron, chance), chance)
        games += 1
        spent = process_time() - start
    return {"seat_decisions_per_s": decisions / spent, "games_per_s_4": games / spent}


def mid_game(catanatron: Any) -> list[Any]:
    """Positions of the middle third of seeded games."""
    positions: list[Any] = []
    for seed in range(POSITIONS // OF_ONE_GAME):
        chance = Random(seed)
        game = new_game(catanatron, chance)
        passed = []
        while not is_over(game):
            passed.append(game.copy())
            game.play_tick()
        third = len(passed) // 3
        positions += chance.sample(passed[third : 2 * third], OF_ONE_GAME)
    return positions


def copy_states(positions: list[Any], seconds: float) -> dict[str, float]:
    """Copy every position."""
    copies = 0
    spent = 0.0
    start = process_time()
    while not spent or spent < seconds:
        for game in positions:
            game.state.copy()
        copies += len(positions)
        spent = process_time() - start
    return {"copies_per_s": copies / spent}


def start() -> Callable[[dict[str, Any]], dict[str, float]]:
    """Return the function that measures it."""
    catanatron = import_module("catanatron")
    positions = mid_game(catanatron)

    def answer(request: dict[str, Any]) -> dict[str, float]:
        if request["do"] == "play_four":
            return play_four(catanatron, request["seconds"], request["seed"])
        return copy_states(positions, request["seconds"])

    return answer
