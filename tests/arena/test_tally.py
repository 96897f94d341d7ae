"""Counting who won, by bot and by seat."""

from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.tally import TallyLine, tally


def result(bots: str, places: tuple[int, ...], scores: tuple[int, ...]) -> GameResult:
    """A game between bots of one letter."""
    return GameResult(Job(",".join(bots), "0/0", 0, tuple(bots)), places, scores, "rounds", 1)


def test_wins_rates_and_points_are_counted_by_bot() -> None:
    games = [
        result("ab", (1, 2), (9, 4)),
        result("ba", (1, 1), (5, 5)),
        result("ab", (1, 2), (7, 6)),
    ]
    counted = tally(games, ["a", "b"], 2)
    assert counted.games == 3
    assert counted.bots["a"] == TallyLine(3, 2.5, 21)
    assert counted.bots["b"] == TallyLine(3, 0.5, 15)
    assert counted.bots["a"].win_rate == 2.5 / 3
    assert counted.bots["a"].mean_score == 7


def test_wins_are_counted_by_seat_and_by_bot_and_seat() -> None:
    counted = tally([result("ab", (1, 2), (9, 4)), result("ba", (1, 2), (9, 4))], ["a", "b"], 2)
    assert [line.wins for line in counted.seats.values()] == [2, 0]
    assert counted.seated["a", 0].wins == counted.seated["b", 0].wins == 1
    assert counted.seated["a", 1].wins == 0


def test_a_bot_with_several_seats_is_counted_in_each() -> None:
    counted = tally([result("abb", (2, 1, 3), (3, 4, 2))], ["a", "b"], 3)
    assert counted.bots["b"] == TallyLine(2, 1.0, 6)
    assert sum(line.wins for line in counted.bots.values()) == counted.games


def test_nothing_played_is_nothing_won() -> None:
    line = tally([], ["a"], 2).bots["a"]
    assert (line.win_rate, line.mean_score, line.interval.high) == (0.0, 0.0, 1.0)
