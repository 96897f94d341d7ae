"""Who meets whom: every bot sits equally often in every seat, and orders share their seeds."""

from collections import Counter

import pytest

from clocksmith.arena.schedule import arrangements, is_mirror, jobs, lineups


def test_as_many_bots_as_seats_are_one_line_up() -> None:
    assert lineups(["a", "b"], 2) == [("a", "b")]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "b", "b")]


def test_a_bot_alone_meets_itself_under_other_names() -> None:
    assert lineups(["a"], 3) == [("a", "a#2", "a#3")]
    assert lineups(["a", "a"], 2) == [("a", "a#2")]
    assert is_mirror(("a", "a#2"))
    assert not is_mirror(("a@1s", "a@2s"))


@pytest.mark.parametrize("lineup", ["ab", "abc", "abb", "abcd", "aabb", "abbb", "abcde", "aabbc"])
def test_in_every_group_of_orders_each_bot_sits_equally_often_in_every_seat(lineup: str) -> None:
    groups = arrangements(tuple(lineup))
    for group in groups:
        for seat in range(len(lineup)):
            sat = Counter([order[seat] for order in group])
            assert {bot: n * len(lineup) for bot, n in sat.items()} == {
                bot: lineup.count(bot) * len(group) for bot in lineup
            }
    every = [order for group in groups for order in group]
    assert len(every) == len(set(every))


def test_all_seat_orders_come_up() -> None:
    assert len([order for group in arrangements(tuple("abcd")) for order in group]) == 24
    assert arrangements(tuple("abb")) == [[tuple("abb"), tuple("bba"), tuple("bab")]]


@pytest.mark.parametrize("lineup", ["ab", "abc", "abbb", "aabb", "abcde"])
@pytest.mark.parametrize("games", [1, 2, 50, 201])
def test_there_are_at_least_as_many_games_as_asked_for_and_all_are_balanced(
    lineup: str, games: int
) -> None:
    made = jobs(tuple(lineup), games, seed=3)
    assert games <= len(made) < games + len(lineup)
    sat = Counter([(bot, seat) for job in made for seat, bot in enumerate(job.bots)])
    for bot in set(lineup):
        assert len({sat[bot, seat] for seat in range(len(lineup))}) == 1
    assert len({job.key() for job in made}) == len(made)


def test_all_orders_of_a_seed_are_played_and_every_seed_is_new() -> None:
    made = jobs(("a", "b"), 6, seed=9)
    assert [(job.seed, job.order) for job in made] == [
        (f"9/{number}", order) for number in range(3) for order in range(2)
    ]
    assert [job.bots for job in made[:2]] == [("a", "b"), ("b", "a")]


def test_more_games_begin_with_the_same() -> None:
    assert jobs(("a", "b", "c"), 60, seed=1)[:30] == jobs(("a", "b", "c"), 30, seed=1)


def test_in_a_mirror_every_seed_is_played_once() -> None:
    made = jobs(("a", "a#2", "a#3"), 7, seed=1)
    assert len(made) == len({job.seed for job in made}) == 9
    assert Counter([job.bots[0] for job in made]) == {"a": 3, "a#2": 3, "a#3": 3}
