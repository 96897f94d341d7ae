"""A puzzle stands if one turn is clearly best in every deal."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.comparing import Bench, Effort, gain_over
from clocksmith.puzzles.proving import LEAST, goes_on_after, may_stand_out, standing_out
from clocksmith.puzzles.puzzle import Answers
from puzzles.quarry import moment, turns

SMALL = Effort(visits=300, deals=2)


def three() -> list[Answers]:
    return turns("khronos")[:3]


def test_a_gain_is_the_mean_difference_with_its_interval() -> None:
    gain = gain_over([[0.5, 0.3], [0.6, 0.3], [0.7, 0.3], [0.6, 0.3]], 0, 1)
    assert gain.chances == pytest.approx(0.3)
    assert gain.unsure == pytest.approx(3.18 * 0.0816496 / 2, rel=1e-4)
    assert gain.is_clear


def test_the_best_turn_must_be_clearly_ahead_of_all_that_come_to_something_else() -> None:
    apart = [(1.0,), (2.0,), (3.0,)]
    clear = [[0.6, 0.5, 0.4], [0.61, 0.5, 0.4], [0.6, 0.51, 0.4]]
    proof = standing_out(three(), apart, clear)
    assert proof is not None
    assert proof.right == (three()[0],)
    assert proof.second == three()[1]
    assert proof.gain.chances == pytest.approx(0.1)
    doubtful = [[0.6, 0.3, 0.4], [0.6, 0.9, 0.4], [0.9, 0.3, 0.4]]
    assert standing_out(three(), apart, doubtful) is None
    near = [[0.6, 0.6 - LEAST / 2, 0.4]] * 3
    assert standing_out(three(), apart, near) is None


def test_a_turn_that_comes_to_the_same_is_right_too() -> None:
    alike = [(1.0,), (1.0,), (3.0,)]
    rows = [[0.6, 0.59, 0.4], [0.61, 0.61, 0.4], [0.6, 0.59, 0.4]]
    proof = standing_out(three(), alike, rows)
    assert proof is not None
    assert proof.right == (three()[0], three()[1])
    assert proof.second == three()[2]


def test_what_only_goes_on_after_the_best_turn_is_not_the_second_best() -> None:
    short, other = sorted(turns("khronos"), key=len)[0], turns("khronos")[0]
    assert not goes_on_after(short, other)
    best = other[:2]
    more = (*best[:1], *other[2:], best[1])
    assert goes_on_after(more, best)
    assert not goes_on_after(best, more)
    rows = [[0.6, 0.5, 0.4], [0.61, 0.51, 0.4], [0.6, 0.51, 0.41]]
    proof = standing_out([best, more, short], [(1.0,), (2.0,), (3.0,)], rows)
    assert proof is not None
    assert proof.second == short
    alone = standing_out([best, more], [(1.0,), (2.0,)], [row[:2] for row in rows])
    assert alone is not None
    assert alone.second == more


def test_where_all_turns_come_to_the_same_nothing_is_to_be_found() -> None:
    assert standing_out(three(), [(1.0,)] * 3, [[0.5, 0.5, 0.5]] * 3) is None


def test_a_turn_that_gains_hardly_anything_over_another_is_given_up_early() -> None:
    hardly, enough = [[0.6, 0.6 - LEAST / 3, 0.4]] * 3, [[0.6, 0.6 - LEAST * 0.6, 0.4]] * 3
    assert not may_stand_out([(1.0,), (2.0,), (3.0,)], hardly)
    assert may_stand_out([(1.0,), (1.0,), (3.0,)], hardly), "turns that come to the same"
    assert may_stand_out([(1.0,), (2.0,), (3.0,)], enough)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_deal_gives_the_same_worths(game: str) -> None:
    state, seat = moment(game)
    few = turns(game)[:4]
    one = Bench(GAMES[game], state, seat).worths(few, SMALL.visits, 1)
    assert one == Bench(GAMES[game], state, seat).worths(few, SMALL.visits, 1)
    assert len(one) == len(few)


def test_an_effort_is_more_than_nothing() -> None:
    with pytest.raises(ValueError, match="there are 2 to 10 deals, not 1"):
        Effort(100, 1)
    with pytest.raises(ValueError, match="at least one visit"):
        Effort(0, 2)
