"""One number for many seeded games: two builds that play alike get the same."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from clocksmith.cli.commands.bench.play import random_play
from clocksmith.core.game import Game
from clocksmith.core.options import Choices

MODULUS: Final = 2**61 - 1  # a prime
FACTOR: Final = 1_000_003


def table(game: Game[Any], seed: int, chance: Random) -> tuple[int, Choices]:
    """Seats and choices of the game with this seed: seats in turn, choices by *chance*."""
    choices = {
        option.key: option.values[int(chance.random() * len(option.values))]
        for option in game.options.options
    }
    return game.seats[seed % len(game.seats)], game.options.choose(choices)


def checksum(game: Game[Any], seeds: Iterable[int]) -> int:
    """Play one random game for each seed; fold every legal count, action and score into one int."""
    folded = 0
    for seed in seeds:
        chance = Random(seed)
        seats, choices = table(game, seed, chance)
        state = game.start(seats, choices)
        for _, legal, action in random_play(game, state, chance):
            folded = ((folded * FACTOR + legal) * FACTOR + action.index) % MODULUS
        for score in game.scores(state):
            folded = (folded * FACTOR + score) % MODULUS
    return folded
