"""What bots ask about a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.bots.knowledge.knowledge import (
    Scores,
    best_first,
    utilities,
    utility_of,
    win_chances,
)
from clocksmith.games import GAMES

FEW = st.integers(min_value=-8, max_value=8).map(float)  # so that some are equal
POINTS = st.lists(st.floats(min_value=-300.0, max_value=300.0) | FEW, min_size=1, max_size=5)


def test_chances_add_up_and_more_points_win_more_often() -> None:
    chances = win_chances([10.0, 12.0, 3.0], 5.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0] > chances[2]


def test_a_lead_says_less_the_more_may_still_happen() -> None:
    assert win_chances([12.0, 10.0], 2.0)[0] > win_chances([12.0, 10.0], 20.0)[0] > 0.5


def test_a_hopeless_seat_still_has_a_chance_that_can_be_computed() -> None:
    assert win_chances([0.0, 5000.0], 0.5) == [0.0, 1.0]


def test_of_a_game_nobody_wrote_about_the_scores_are_known() -> None:
    game = GAMES["khronos"]
    state = game.start(3)
    scores = Scores(game)
    assert scores.forecast(state) == [4.0, 4.0, 4.0]
    legal = game.legal(state)
    assert [action for action, _ in scores.candidates(state, legal, 2)] == [legal[0], legal[1]]
    assert len(scores.candidates(state, legal, 20)) == len(legal)


def test_a_game_as_good_as_lost_or_won_is_still_played_for_points() -> None:
    assert utilities([0.0, 500.0], 0.5)[0] < utilities([10.0, 500.0], 0.5)[0]
    assert utilities([500.0, 0.0], 0.5)[0] < utilities([510.0, 0.0], 0.5)[0]


def test_a_lead_counts_for_a_pinch_and_no_more() -> None:
    for points in ([0.0, 5.0], [40.0, 0.0, 12.0], [3.0, 3.0], [900.0, 1.0], [7.0]):
        for worth, chance in zip(utilities(points, 5.0), win_chances(points, 5.0), strict=True):
            assert abs(worth - chance) <= 0.01


@given(POINTS, st.floats(min_value=0.5, max_value=30.0))
def test_worth_to_one_seat_is_the_same_as_among_all(points: list[float], spread: float) -> None:
    alone = [utility_of(points, spread, seat) for seat in range(len(points))]
    assert alone == utilities(points, spread)


@given(POINTS)
def test_of_equal_ranks_the_first_comes_first(ranks: list[float]) -> None:
    pairs = sorted([(-rank, place) for place, rank in enumerate(ranks)])
    assert best_first(ranks) == [place for _, place in pairs]
