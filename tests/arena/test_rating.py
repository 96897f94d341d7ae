"""Ratings by OpenSkill."""

import random

from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.rating import can_rate, ratings


def duel(number: int, bots: str, places: tuple[int, ...]) -> GameResult:
    """A game between bots of one letter."""
    scores = tuple([10 - place for place in places])
    return GameResult(Job(bots, f"0/{number}", 0, tuple(bots)), places, scores, "rounds", 1)


def test_the_winner_is_rated_higher_and_the_interval_shrinks_with_games() -> None:
    assert can_rate()
    few = ratings([duel(n, "ab", (1, 2)) for n in range(5)], ["a", "b"])
    many = ratings([duel(n, "ab", (1, 2)) for n in range(50)], ["a", "b"])
    assert few["a"].mean > 25 > few["b"].mean
    assert many["a"].deviation < few["a"].deviation
    assert many["a"].interval.low < many["a"].mean < many["a"].interval.high


def test_the_order_in_which_results_come_in_does_not_matter() -> None:
    games = [duel(n, "ab", (1, 2) if n % 3 else (2, 1)) for n in range(20)]
    mixed = games[:]
    random.Random(1).shuffle(mixed)
    assert ratings(mixed, ["a", "b"]) == ratings(games, ["a", "b"])


def test_bots_that_never_met_are_compared_through_others() -> None:
    games = [duel(n, "ab", (1, 2)) for n in range(30)]
    games += [duel(n, "bc", (1, 2)) for n in range(30)]
    rated = ratings(games, ["a", "b", "c"])
    assert rated["a"].mean > rated["b"].mean > rated["c"].mean


def test_several_seats_of_a_bot_make_one_rating() -> None:
    rated = ratings([duel(0, "abb", (1, 2, 3))], ["a", "b"])
    assert rated["a"].mean > rated["b"].mean
    assert rated["b"].deviation < 25 / 3
