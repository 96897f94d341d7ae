"""Whole turns thought through."""

import itertools
import random

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import FAIR, QUICK, WIDEST, Breadth, Planner, best_lines
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import scene, won_by_a_keep
from play import P0

SOME = Breadth(3, 20, 2)
WIDE = Breadth(24, 60, 0)


def planner(visits: int = 20_000) -> Planner:
    budget = Budget(visits=visits)
    return Planner(GAME, knowledge_of(GAME), random.Random(1), start_timer(budget))


def position() -> Khronos:
    return scene("keep b2 of 0; town d2", seats=2, round=3, hands=("2m 2c",))


def test_runs_are_legal_and_end_the_turn() -> None:
    for line in planner().lines(position(), P0, SOME):
        state = position()
        for action in line.answers:
            assert GAME.refusal(state, action) is None
            GAME.apply(state, action, SILENCE)
        assert line.is_over
        assert line.answers[-1].text == "end"


def test_the_best_run_comes_first() -> None:
    values = [line.value for line in planner().lines(position(), P0, SOME)]
    assert len(values) > 5
    assert values == sorted(values, reverse=True)


def test_the_position_stays_as_it_was() -> None:
    state = position()
    key = state.key()
    planner().lines(state, P0, SOME)
    assert state.key() == key


def test_when_time_is_up_there_is_still_an_answer() -> None:
    lines = planner(visits=1).lines(position(), P0, SOME)
    assert GAME.refusal(position(), lines[0].answers[0]) is None


def test_in_the_last_round_it_travels_to_where_income_is() -> None:
    might, faith = "keep b2 of 0; city d2", "abbey h8 of 0; city k8"
    state = scene(might, faith, seats=2, round=7, adventurers=("might:2 might:2",))
    best = planner().lines(state, P0, SOME)[0]
    assert "travel a faith" in [action.text for action in best.answers]


def test_the_same_answers_in_another_order_are_kept_once() -> None:
    lines = planner().lines(position(), P0, SOME)
    kept = best_lines(lines, Breadth(1000, 1, 0))
    sets = [tuple(sorted(action.index for action in line.answers)) for line in kept]
    assert len(sets) == len(set(sets)) <= len(lines)


def test_of_turns_worth_the_same_no_more_are_kept_than_may_be_alike() -> None:
    lines = planner().lines(position(), P0, SOME)
    values = [line.value for line in best_lines(lines, Breadth(1000, 1, 0, 1))]
    assert values == sorted({line.value for line in lines}, reverse=True)


def test_what_is_built_is_seen_before_it_is_settled_who_carries_the_cards() -> None:
    state = won_by_a_keep()
    for line in planner().lines(state, P0, Breadth(2, 30, 0)):
        twin = state.copy()
        for action in line.answers:
            GAME.apply(twin, action, SILENCE)
        decision = GAME.decision(twin)
        assert decision is None or not decision.incidental()
    best = planner().lines(state, P0, Breadth(6, 40, 0))[0]
    assert any(action.text.startswith("build keep might") for action in best.answers)


def test_of_turns_worth_the_same_the_shorter_comes_first() -> None:
    lines = planner().lines(position(), P0, SOME)
    assert len(lines) > 5
    for one, two in itertools.pairwise(lines):
        assert one.value > two.value - 1e-6
        assert one.value != two.value or len(one.answers) <= len(two.answers)


def test_a_turn_that_is_paid_out_is_looked_at_ever_more_widely() -> None:
    state = won_by_a_keep()
    narrow = planner().lines(state, P0, Breadth(1, 4, 0))[0]
    wide = planner().lines(state, P0, Breadth(1, 4, 0, widens=True))[0]
    assert wide.value > narrow.value


def test_a_turn_that_settles_nothing_is_not() -> None:
    narrow = planner().lines(position(), P0, Breadth(1, 4, 0))
    wide = planner().lines(position(), P0, Breadth(1, 4, 0, widens=True))
    assert [line.answers for line in narrow] == [line.answers for line in wide]


def test_where_time_is_up_no_half_turn_counts_as_the_best() -> None:
    lines = planner(visits=700).lines(won_by_a_keep(), P0, Breadth(3, 20, 0, widens=True))
    assert lines[0].is_over


def test_a_wide_look_that_is_broken_off_leaves_the_turns_of_a_fair_one() -> None:
    state = scene("keep b2 of 0", seats=2, round=3, hands=("3c 1m",))
    quick, fair, wide = [planner().lines(state, P0, one)[0].value for one in (QUICK, FAIR, WIDE)]
    assert quick < fair <= wide
    for visits in (600, 1000, 1400):  # a quick look takes 90, a fair one 400, a wide one 2,900
        found = planner(visits).turns(state, P0, WIDE)
        assert found[0].value >= fair
        assert found[0].is_over


def test_a_wide_look_that_has_all_its_time_gains_nothing_by_a_fair_one() -> None:
    state = position()
    told = sorted(
        [line.value for one in (QUICK, WIDE) for line in planner().lines(state, P0, one)],
        reverse=True,
    )
    assert [line.value for line in planner().turns(state, P0, WIDE)] == told


def test_where_few_answers_are_legal_all_are_compared_in_the_end() -> None:
    wider = Breadth(6, 40, 0).wider()
    assert wider.every
    assert wider.lines > 6
    assert wider.answers > 40


def test_nothing_is_made_wider_without_end() -> None:
    breadth = Breadth(6, 40, 0)
    for _ in range(20):
        breadth = breadth.wider()
    assert breadth.lines == WIDEST
