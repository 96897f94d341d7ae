"""The spaces of observations: bounded, and true of every position that a game can reach."""

import random
from typing import Any

import numpy as np
import pytest

from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES, OURS
from clocksmith.research.episode import Episode
from clocksmith.research.learning import LearningGame
from clocksmith.research.spaces import features_space
from games.khronos.boxes import varied

CASES = [(name, seats) for name in OURS for seats in GAMES[name].seats]


def every_box(game: Game[Any]) -> list[Game[Any]]:
    """The game by each of its rules, with the box that came with them."""
    return [game.played_with(version) for version in range(1, game.rules_version + 1)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_number_keeps_to_its_bounds_in_every_box_with_every_option(
    name: str, seats: int
) -> None:
    luck = random.Random(seats)
    for game in every_box(GAMES[name]):
        for number in range(2):
            options = {one.key: luck.choice(one.values) for one in game.options.options}
            check_a_game(LearningGame(game, seats, options), number, luck)


def test_every_number_keeps_to_its_bounds_in_a_box_of_ones_own() -> None:
    game = GAMES["khronos"]
    check_a_game(
        LearningGame(game.played_with(game.rules_version, varied(1)), 3), 1, random.Random(1)
    )


def check_a_game(of: LearningGame, seed: int, luck: random.Random) -> None:
    """Play a game at random; what each seat sees now and then is within the bounds."""
    space = features_space(of)
    names = of.feature_names()
    assert space.is_bounded()
    assert space.shape == (len(names),)
    episode = Episode(of, seed)
    while not episode.is_over:
        for seat in (episode.seat, Seat(luck.randrange(of.seats))):
            told = episode.features(seat)
            outside = np.flatnonzero((told < space.low) | (told > space.high))
            assert not outside.size, [(names[place], told[place]) for place in outside[:3]]
        episode.step(luck.choice(episode.legal.indices()))


@pytest.mark.parametrize("name", OURS)
def test_most_bounds_are_those_of_a_share(name: str) -> None:
    space = features_space(LearningGame(name))
    assert np.mean((space.low == 0) & (space.high == 1)) > 0.8
