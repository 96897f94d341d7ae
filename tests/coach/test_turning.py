"""Turning points are named by the decision or draw that made them, and agree with its cost."""

from dataclasses import replace

import pytest

from clocksmith.coach.ahead import Ahead
from clocksmith.coach.curve import Curve, Stretch
from clocksmith.coach.judge import about
from clocksmith.coach.picture import Move, Reason, Turning
from clocksmith.coach.turning import turning_points
from clocksmith.core.seat import CHANCE
from clocksmith.games import OURS
from coach.games import short, story


def stretches(game: str) -> list[Stretch]:
    return Curve(story(game), Ahead(story(game).game), seed=1).stretches()


def size(point: Turning) -> float:
    return abs(point.after - point.before)


@pytest.mark.parametrize("game", OURS)
def test_stretches_are_the_whole_game_one_after_another(game: str) -> None:
    told = story(game)
    moments = [moment for stretch in stretches(game) for moment in stretch.moments]
    assert moments == told.moments[told.ends[0] :]
    for stretch in stretches(game):
        assert len(stretch.points) == len(stretch.moments) + 1


@pytest.mark.parametrize("game", OURS)
def test_the_greatest_come_first_and_each_has_a_decision_or_is_a_draw(game: str) -> None:
    found = turning_points(stretches(game), {})
    assert 1 <= len(found) <= 3
    assert [size(one) for one in found] == sorted(map(size, found), reverse=True)
    decisions = {(one.step, one.seat, one.action) for one in story(game).choices()}
    for one in found:
        assert (one.seat == CHANCE) == (one.action is None)
        assert one.seat == CHANCE or (one.step, one.seat, one.action) in decisions


@pytest.mark.parametrize("game", OURS)
def test_a_mistake_turns_the_game_by_what_it_cost(game: str) -> None:
    outcome = short(game).game.outcome(short(game).states[-1])
    assert outcome is not None
    moment = next(one for one in short(game).choices() if outcome.places[one.seat] > 1)
    curve = Curve(short(game), Ahead(short(game).game), seed=1)
    better = Move(*about(moment), moment.action, 0.75, 0.01, reasons=(Reason("money", 1.0),))
    [first, *_] = turning_points(curve.stretches(), {moment.number: better})
    assert (first.step, first.seat, first.action) == (moment.step, moment.seat, moment.action)
    assert first.subject == moment.seat
    assert first.before == pytest.approx(min(1.0, first.after + 0.75))
    nothing = replace(better, best=None)
    assert first not in turning_points(curve.stretches(), {moment.number: nothing})


@pytest.mark.parametrize("game", OURS)
def test_a_question_within_another_belongs_to_the_step_of_the_whole_one(game: str) -> None:
    told = story(game)
    for moment in told.moments:
        assert moment.whole <= moment.step
        decision = told.game.decision(moment.state)
        assert decision is not None
        if not decision.incidental():
            assert moment.whole == moment.step
    if game == "khronos":
        assert any(moment.whole < moment.step for moment in told.moments)
