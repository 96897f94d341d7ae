"""One game told in numbers: whole, repeatable, and the same as the rules say."""

import json
import random

import numpy as np
import pytest

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games import GAMES, OURS
from clocksmith.research.episode import Episode, IllegalActionError
from clocksmith.research.learning import LearningGame
from clocksmith.research.spaces import features_space
from games.khronos.boxes import varied
from research.random_play import play_on


@pytest.mark.parametrize("name", OURS)
def test_a_game_ends_and_its_shares_are_one_whole(name: str) -> None:
    episode = Episode(LearningGame(name, GAMES[name].seats[-1]), 3)
    assert sum(episode.shares()) == 0
    play_on(episode, random.Random(3))
    assert episode.is_over
    assert episode.seat == NOBODY
    assert sum(episode.shares()) == pytest.approx(1)
    assert not episode.mask().any()


@pytest.mark.parametrize("name", OURS)
def test_what_is_told_is_what_the_rules_say(name: str) -> None:
    of = LearningGame(name)
    episode = Episode(of, 5)
    luck = random.Random(5)
    for _ in range(40):
        play_on(episode, luck, steps=1)
        legal = of.game.legal(episode.state)
        numbers = [action.index for action in legal]
        assert np.flatnonzero(episode.mask()).tolist() == episode.legal_numbers() == numbers
        for seat in range(of.seats):
            told = episode.features(Seat(seat))
            assert np.allclose(told, of.game.features(episode.state, Seat(seat)))
        assert (episode.features() == episode.features(episode.seat)).all()


@pytest.mark.parametrize("name", OURS)
def test_a_seed_gives_the_same_game_again(name: str) -> None:
    of = LearningGame(name)
    one, two, other = Episode(of, 8), Episode(of, 8), Episode(of, 9)
    for episode in (one, two, other):
        play_on(episode, random.Random(1), steps=30)
    assert one.state.key() == two.state.key() != other.state.key()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    episode = Episode(LearningGame("inventions"), 1)
    before = episode.state.key()
    unlawful = int(np.flatnonzero(episode.mask() == 0)[0])
    for index in (unlawful, -1, episode.of.actions):
        with pytest.raises(IllegalActionError, match="legal"):
            episode.step(index)
    assert episode.state.key() == before


def test_seats_and_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        LearningGame("khronos", 6)
    with pytest.raises(ValueError, match="one of khronos"):
        LearningGame("chess")
    with pytest.raises(ValueError, match="no option"):
        LearningGame("khronos", 2, {"nothing": "yes"})


@pytest.mark.parametrize("name", OURS)
def test_another_process_plays_by_the_same_rules(name: str) -> None:
    option = GAMES[name].options.options[0]
    of = LearningGame(name, 3, {option.key: option.values[-1]})
    same = LearningGame.from_plain(of.plain())
    assert same.game is of.game
    assert (same.seats, same.choices, same.features) == (3, of.choices, of.features)
    assert same.feature_names() == of.game.feature_names(3)


def test_a_box_of_ones_own_travels_to_another_process() -> None:
    of = LearningGame(GAMES["khronos"].played_with(2, varied(3)), 3)
    same = LearningGame.from_plain(json.loads(json.dumps(of.plain())))
    assert same.plain() == of.plain()
    one, two = Episode(of, 4), Episode(same, 4)
    for episode in (one, two):
        play_on(episode, random.Random(4))
        assert features_space(of).contains(episode.features(Seat(0)))
    assert one.state.key() == two.state.key()
    assert one.shares() == two.shares()
