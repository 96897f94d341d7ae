"""Places from points."""

from clocksmith.core.outcome import ranked


def test_more_points_come_first() -> None:
    assert ranked([3, 9, 5], "over").places == (3, 1, 2)


def test_equal_points_share_a_place_and_the_next_is_left_out() -> None:
    outcome = ranked([7, 9, 9, 1], "over")
    assert outcome.places == (3, 1, 1, 4)
    assert outcome.winners() == [1, 2]
    assert outcome.scores == (7, 9, 9, 1)


def test_who_comes_first_shares_the_whole_with_whoever_does_too() -> None:
    assert ranked([3, 9, 5], "over").shares() == [0, 1, 0]
    assert ranked([7, 9, 9, 1], "over").shares() == [0, 0.5, 0.5, 0]
