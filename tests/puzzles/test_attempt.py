"""A turn on the engine: played to its end, and no further."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.attempt import Attempt, attempt_of, is_turn
from clocksmith.puzzles.comparing import Bench
from clocksmith.table.errors import CommandError
from puzzles.quarry import moment, turns


@pytest.mark.parametrize("game", list(GAMES))
def test_turns_of_a_planner_are_whole_turns(game: str) -> None:
    state, seat = moment(game)
    assert len(turns(game)) > 1
    for turn in turns(game):
        attempt = attempt_of(GAMES[game], state, seat, turn)
        assert attempt.is_over
        assert attempt.answers == turn
        assert attempt.state.key() != state.key()


@pytest.mark.parametrize("game", list(GAMES))
def test_after_a_turn_nothing_is_asked(game: str) -> None:
    state, seat = moment(game)
    turn = turns(game)[0]
    attempt = attempt_of(GAMES[game], state, seat, turn)
    with pytest.raises(CommandError, match="the turn is over"):
        attempt.answer(turn[0])
    assert not is_turn(GAMES[game], state, seat, (*turn, turn[0]))
    assert not is_turn(GAMES[game], state, seat, turn[:-1])


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    state, seat = moment("khronos")
    attempt = Attempt(GAMES["khronos"], state, seat)
    assert attempt.decision is not None
    legal = attempt.decision.legal(attempt.state).listed()
    other = next(one for one in GAMES["khronos"].actions.actions if one not in legal)
    with pytest.raises(CommandError, match="is not legal") as refused:
        attempt.answer(other)
    assert refused.value.refusal is not None
    assert attempt.answers == ()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_turn_can_be_played_whatever_is_hidden(game: str) -> None:
    state, seat = moment(game)
    bench = Bench(GAMES[game], state, seat)
    assert all(is_turn(GAMES[game], bench.dealt(deal), seat, turns(game)[0]) for deal in range(4))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deal_depends_on_what_the_seat_knows_alone(game: str) -> None:
    state, seat = moment(game)
    one = Bench(GAMES[game], state, seat)
    other = Bench(GAMES[game], one.dealt(5), seat)
    assert GAMES[game].write(one.dealt(2)) == GAMES[game].write(other.dealt(2))
