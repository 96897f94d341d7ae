"""Knowledge that a net corrects."""

import random
from math import isfinite
from typing import Any

import pytest

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import Learned, learned_knowledge_of, taught
from clocksmith.bots.learned.knowledge import LearnedKnowledge
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.games import GAMES, OURS


class Pessimist:
    """Says of every forecast that it lacks a point for the first seat, and three for the others."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.asked: list[int] = []

    def corrections(self, rows: list[float], seats: int) -> list[list[float]]:
        count = len(rows) // (seats * len(self.names))
        self.asked.append(count)
        return [[1.0] + [3.0] * (seats - 1) + [7.0]] * count


def positions(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """Return some positions of a random game, the last of which is over."""
    luck = random.Random(seed)
    state = game.start(seats)
    found = []
    while len(legal := game.legal(state)):
        if luck.random() < 0.05:
            found.append(state.copy())
        game.apply(state, legal.nth(luck.randrange(len(legal))), Silence())
    return [*found, state]


@pytest.mark.parametrize("name", OURS)
def test_a_net_moves_the_forecast_of_open_games_alone(name: str) -> None:
    game = GAMES[name]
    told = knowledge_of(game)
    net = Pessimist(told.input_names())
    learned = taught(told, net)
    states = positions(game, game.seats[0], 4)
    found = learned.prospects(states)
    assert net.asked == [len(states) - 1], "all at once, but for the one that is over"
    for state, one in zip(states[:-1], found, strict=False):
        points = told.forecast(state)
        assert one.points == pytest.approx([points[0] + 1.0, *[p + 3.0 for p in points[1:]]])
        assert one.spread == 7.0
    assert found[-1].points == [float(score) for score in game.scores(states[-1])]
    assert found[-1].spread == told.spread(states[-1])


@pytest.mark.parametrize("name", OURS)
def test_an_account_names_what_was_learned_and_adds_up(name: str) -> None:
    game = GAMES[name]
    told = knowledge_of(game)
    learned = taught(told, Pessimist(told.input_names()))
    for state in positions(game, game.seats[0], 5):
        for seat in range(game.seats[0]):
            parts = learned.forecast_parts(state, seat)
            expected = learned.prospects([state])[0].points[seat]
            assert sum(part.points for part in parts) == pytest.approx(expected)
            assert [part.name for part in parts].count("learned") == 1


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name in OURS for n in GAMES[name].seats])
def test_each_seat_is_told_of_in_the_same_numbers(name: str, seats: int) -> None:
    game = GAMES[name]
    told = knowledge_of(game)
    names = told.input_names()
    assert len(set(names)) == len(names)
    for state in positions(game, seats, 6)[:-1]:
        found = told.inputs(state)
        assert found.points == pytest.approx(told.forecast(state))
        assert len(found.rows) == seats
        for row in found.rows:
            assert len(row) == len(names)
            assert all(isfinite(number) and abs(number) < 100.0 for number in row)


def test_a_net_of_other_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="other numbers"):
        taught(knowledge_of(GAMES["khronos"]), Pessimist(["money"]))


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_a_net_that_fits_its_numbers(name: str) -> None:
    assert isinstance(learned_knowledge_of(GAMES[name]), LearnedKnowledge)


def test_without_numpy_the_bot_plays_by_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from clocksmith.bots.learned import bot

    bot._net_of.cache_clear()
    monkeypatch.setattr(bot, "find_spec", lambda name: None)
    game = GAMES["khronos"]
    assert learned_knowledge_of(game) is knowledge_of(game)
    assert Learned(1).name == "learned"
    bot._net_of.cache_clear()
