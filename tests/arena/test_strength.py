"""Ratings of bots, fitted to all games at once."""

import random
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.strength import SCALE, ratings


def duel(number: int, bots: str, places: tuple[int, ...]) -> GameResult:
    """A game between bots of one letter."""
    scores = tuple([10 - place for place in places])
    return GameResult(Job(bots, f"0/{number}", 0, tuple(bots)), places, scores, "rounds", 1)


def duels(bots: str, won: int, lost: int) -> list[GameResult]:
    """A match of two, of which the first won so many games."""
    return [duel(n, bots, (1, 2) if n < won else (2, 1)) for n in range(won + lost)]


def test_the_winner_is_rated_higher_and_the_interval_shrinks_with_games() -> None:
    few = ratings(duels("ab", 4, 2), ["a", "b"])
    many = ratings(duels("ab", 40, 20), ["a", "b"])
    assert few["a"].mean > 25 > few["b"].mean
    assert many["a"].deviation < few["a"].deviation
    assert many["a"].interval.low < many["a"].mean < many["a"].interval.high


def test_after_many_games_the_model_wins_as_often_as_the_bot() -> None:
    rated = ratings(duels("ab", 700, 300), ["a", "b"])
    apart = (rated["a"].mean - rated["b"].mean) / SCALE
    assert 1 / (1 + exp(-apart)) == pytest.approx(0.7, abs=0.005)
    # twice the Wald deviation of a rate of 0.7 in 1,000 games, in rating points
    assert 2 * rated["a"].deviation == pytest.approx(SCALE / (0.21 * 1000) ** 0.5, rel=0.02)


@given(st.randoms())
def test_neither_order_nor_names_of_matches_matter(luck: random.Random) -> None:
    games = duels("ab", 13, 7) + duels("bc", 9, 11) + [duel(1, "cab", (1, 1, 3))]
    mixed = games[:]
    luck.shuffle(mixed)
    there, here = ratings(mixed, ["c", "a", "b"]), ratings(games, ["a", "b", "c"])
    for bot, rating in here.items():
        assert there[bot].mean == pytest.approx(rating.mean)
        assert there[bot].deviation == pytest.approx(rating.deviation)


def test_who_beats_a_master_is_rated_above_it_however_the_master_does_elsewhere() -> None:
    """A rating that goes game by game would leave the first match where it stood."""
    games = duels("gm", 30, 18) + duels("ja", 84, 16) + duels("mj", 40, 24)
    rated = ratings(games, list("gmja"))
    assert sorted(rated, key=lambda bot: -rated[bot].mean) == list("gmja")


def test_bots_that_never_met_are_compared_through_others() -> None:
    rated = ratings(duels("ab", 30, 0) + duels("bc", 30, 0), ["a", "b", "c"])
    assert rated["a"].mean > rated["b"].mean > rated["c"].mean


def test_several_seats_of_a_bot_make_one_rating() -> None:
    rated = ratings([duel(0, "abb", (1, 2, 3))], ["a", "b"])
    assert rated["a"].mean > rated["b"].mean
    even = [duel(n, "abb", places) for n, places in enumerate([(1, 2, 3), (2, 1, 3), (3, 1, 2)])]
    assert ratings(even, ["a", "b"])["a"].mean == pytest.approx(25.0)


def test_a_shared_place_counts_as_half_a_win() -> None:
    tied = ratings([duel(0, "ab", (1, 1))] * 2, ["a", "b"])
    split = ratings(duels("ab", 1, 1), ["a", "b"])
    assert tied["a"].mean == pytest.approx(split["a"].mean) == pytest.approx(25.0)


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    rated = ratings(duels("ab", 500, 0), ["a", "b"])
    assert 40 < rated["a"].mean < 60
    assert rated["a"].deviation > ratings(duels("ab", 300, 200), ["a", "b"])["a"].deviation
