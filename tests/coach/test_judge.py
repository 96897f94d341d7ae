"""Mistakes are found, good answers are left alone, and doubt is told."""

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.planner import Breadth
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.hint import hint
from clocksmith.coach.judge import Judge, Trials
from clocksmith.coach.picture import Reason
from clocksmith.coach.reasons import brings, difference
from clocksmith.coach.story import Moment
from clocksmith.coach.turns import turns_of
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import scene, won_by_a_keep
from play import P0

MIGHT = "keep b2 of 0; town d2; keep h8 of 1; town j8"


def position() -> Khronos:
    """Return a turn of seat 0 with cards to play."""
    return scene(MIGHT, seats=2, round=3, hands=("2m 2c",))


def moment(text: str) -> Moment:
    """Return the moment at which seat 0 answered so."""
    state = position()
    action = GAME.actions.parse(text)
    return Moment(0, 1, P0, action, len(GAME.legal(state)), state, 1)


def best_turn() -> list[Action]:
    """Return the turn that a hint means."""
    return list(hint(GAME, position(), P0, Budget(visits=3_000)).line)


def test_to_end_a_turn_with_cards_in_hand_is_a_mistake_and_it_is_told_why() -> None:
    judge = Judge(Ahead(GAME), seed=1)
    glanced, looked = judge.glance(moment("end")), judge.look(moment("end"))
    for move in (glanced, looked):
        assert move.best is not None
        assert move.gain > 0.02
        assert move.points > 0.0
        assert move.reasons
        assert "income-might" in {reason.name for reason in move.reasons}
        assert not move.later
        assert move.line[0] is move.best
        assert "end" not in [action.text for action in move.line]  # it goes without saying
    assert looked.thorough
    assert looked.gain > looked.unsure


def test_an_answer_of_the_best_turn_is_no_mistake_whenever_it_is_given() -> None:
    judge = Judge(Ahead(GAME), seed=1)
    state, turns = position(), Ahead(GAME)
    line = turns.planner(luck_of(1)).lines(state, P0, Breadth(2, 20, 0))[0]
    own = [action for action in line.answers if action in GAME.legal(state)]
    assert len(own) > 1
    for action in own:
        if action.text != "end":
            assert judge.glance(moment(action.text)).best is None


def test_a_turn_is_recognised_in_another_order() -> None:
    ahead = Ahead(GAME)
    line = ahead.planner(luck_of(1)).lines(position(), P0, Breadth(1, 20, 0))[0]
    later = next(action for action in line.answers[1:] if action in GAME.legal(position()))
    found = turns_of(ahead, position(), P0, later, Breadth(1, 20, 0), luck_of(1))
    assert found.own[0].answers[0] is later
    assert found.own[0].value >= line.value - 1e-9


def test_an_answer_nobody_would_think_of_has_its_turn_too() -> None:
    odd = GAME.legal(position()).nth(0)
    found = turns_of(Ahead(GAME), position(), P0, odd, Breadth(1, 3, 0), luck_of(1))
    assert found.own[0].answers[0] is odd
    assert all(line.answers[0] is not odd for line in found.others)


def test_a_hint_can_be_played_to_the_end_of_the_turn() -> None:
    state = position()
    for action in best_turn():
        assert action in GAME.legal(state)
        GAME.apply(state, action, Silence())
    assert action.text == "end"


def test_a_hint_says_what_else_might_be_played_and_why_it_is_worse() -> None:
    found = hint(GAME, position(), P0, Budget(visits=3_000))
    assert found.instead is not None
    assert found.instead.action not in found.line
    assert found.instead.chance <= found.chance
    assert 0.0 < found.chance < 1.0
    plain = found.plain()
    assert plain["action"] == plain["line"][0]
    assert plain["instead"]["action"]["text"] == found.instead.action.text


def test_the_only_answer_is_compared_with_how_it_stands() -> None:
    state = scene(seats=2, hands=("nothing",), ecus=(0, 0))
    found = hint(GAME, state, P0, Budget(visits=50))
    assert [action.text for action in found.line] == ["end"]
    assert found.instead is None
    assert found.plain()["instead"] is None
    assert not found.why.reasons
    assert found.why.plan is None


def test_reasons_come_by_gain_and_are_none_where_they_add_up_to_a_loss() -> None:
    told = brings({"a": 0.01, "b": -1.0, "c": 1.0, "d": 2.0})
    assert told == (Reason("d", 2.0), Reason("c", 1.0), Reason("b", -1.0))
    assert brings({"a": 1.0, "b": -1.0}) == ()


def test_what_rivals_lose_is_a_reason() -> None:
    state, ahead = position(), Ahead(GAME)
    poorer = state.copy()
    poorer.players[1].ecus -= 3
    assert difference(ahead.knowledge, poorer, state, P0)["rivals"] == pytest.approx(3.0)


def test_doubt_grows_smaller_with_trials_and_nothing_is_sure_of_nothing() -> None:
    trials = Trials()
    assert trials.gain() == trials.unsure() == 0.0
    for number in range(10):
        trials.note(0.1 if number % 2 else 0.0, {"money": 2.0})
    wide = trials.unsure()
    assert trials.gain() == pytest.approx(0.05)
    assert trials.parts() == {"money": 2.0}
    assert not trials.is_doubtful()
    for number in range(90):
        trials.note(0.1 if number % 2 else 0.0, {"money": 2.0})
    assert trials.unsure() < wide / 2


def test_a_win_thrown_away_in_the_last_turn_is_told() -> None:
    state = won_by_a_keep()
    judge = Judge(Ahead(GAME), seed=1)
    ended = Moment(0, 1, P0, GAME.actions.parse("end"), len(GAME.legal(state)), state, 1)
    looked = judge.look(ended)
    assert looked.best is not None
    assert looked.gain > 0.9
    assert looked.unsure == 0.01  # whatever trials say, nobody is surer than that


def test_a_gain_within_its_doubt_is_not_called_better_at_a_glance() -> None:
    judge, state = Judge(Ahead(GAME), seed=1), position()
    legal = GAME.legal(state)
    glanced = [judge.glance(moment(legal.nth(n).text)) for n in range(0, len(legal), 97)]
    assert any(move.best is None and move.gain > 0.0 for move in glanced)
    assert all(move.best is None or move.gain > move.unsure for move in glanced)
