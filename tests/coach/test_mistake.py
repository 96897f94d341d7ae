"""A turn is called a mistake where a better one brings as many points, for reasons that add up."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import Breadth, Planner
from clocksmith.bots.timer import start_timer
from clocksmith.coach.mistake import Mistake, mistake_in
from clocksmith.coach.story import Moment, story_of
from clocksmith.core.action import Action
from clocksmith.core.game import State
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos import GAME as KHRONOS
from clocksmith.table.record import read_record
from coach.games import FOLDER, story
from games.khronos.scene import scene
from play import P0

BUDGET = Budget(visits=300)
WIDE = Breadth(8, 40, 0)


def actions(*texts: str) -> list[Action]:
    """Return answers of Khronos."""
    return [KHRONOS.actions.parse(text) for text in texts]


def judged(state: State, answers: Sequence[Action], least: float = 1.0) -> Mistake | None:
    return mistake_in(KHRONOS, state, P0, answers, least, BUDGET)


def turns(game: str, moment: Moment) -> list[list[Action]]:
    """Return turns that may be played at a moment, the best first."""
    rules: Any = GAMES[game]
    planner = Planner(rules, knowledge_of(rules), random.Random(1), start_timer(BUDGET))
    return [line.answers for line in planner.turns(moment.state, moment.seat, WIDE)]


def moments(game: str) -> list[Moment]:
    """Return choices from the first to the last, in which there is more than one answer."""
    choices = [one for one in story(game).choices() if len(GAMES[game].legal(one.state)) > 3]
    return choices[3 :: len(choices) // 6]


def test_to_end_a_turn_with_cards_for_a_keep_is_a_mistake() -> None:
    state = scene("town d2", seats=2, round=3, hands=("2m 2c",))
    mistake = judged(state, actions("end"))
    assert mistake is not None
    assert mistake.caused == ()  # nothing was done
    assert mistake.line[0].text.startswith("build ")
    told = {reason.name: reason for reason in mistake.reasons}
    assert told["income-might"].points > 0.0
    assert told["income-might"].before == 0
    assert mistake.points == pytest.approx(sum(reason.points for reason in mistake.reasons))


def test_a_turn_that_is_as_good_as_the_best_is_none() -> None:
    state = scene("town d2", seats=2, round=3, hands=("2m 2c",))
    mistake = judged(state, actions("end"))
    assert mistake is not None
    assert judged(state, mistake.line) is None
    assert judged(state, mistake.line[:1]) is None  # the rest of it may still be played


def test_what_costs_less_than_was_chosen_is_none() -> None:
    state = scene("town d2", seats=2, round=3, hands=("2m 2c",))
    mistake = judged(state, actions("end"))
    assert mistake is not None
    assert judged(state, actions("end"), mistake.points - 0.1) == mistake
    assert judged(state, actions("end"), mistake.points + 0.1) is None


@pytest.mark.parametrize(
    ("answer", "part", "gains"),
    [("travel a faith", "money", False), ("build watchtower might a1", "income-might", True)],
)
def test_what_a_poor_turn_changed_itself_is_told(answer: str, part: str, gains: bool) -> None:
    state = scene("town d2", seats=2, round=3, hands=("2m 2c",))
    mistake = judged(state, actions(answer, "end"))
    assert mistake is not None
    [reason] = mistake.caused
    assert reason.name == part
    assert (reason.points > 0.0) is gains


def test_answers_that_are_not_legal_are_not_judged() -> None:
    state = scene("town d2", seats=2, round=3, hands=("1c",))
    assert judged(state, actions("build castle might d8")) is None


def test_a_turn_that_goes_on_after_a_draw_is_not_judged_yet() -> None:
    record = read_record((FOLDER / "khronos/records/second-3-0001.txt").read_text("utf-8"))
    moments = story_of(record).choices()
    exchange = next(one for one in moments if one.action.text.startswith("exchange"))
    found = mistake_in(KHRONOS, exchange.state, exchange.seat, [exchange.action], 0.5, BUDGET)
    assert found is None


@pytest.mark.parametrize("game", OURS)
def test_a_mistake_adds_up_and_costs_as_much_as_it_says(game: str) -> None:
    found = 0
    for moment in moments(game):
        for answers in turns(game, moment)[::-1][:2]:
            mistake = mistake_in(GAMES[game], moment.state, moment.seat, answers, 1.0, BUDGET)
            if mistake is None:
                continue
            found += 1
            points = [reason.points for reason in mistake.reasons]
            assert points == sorted(points, reverse=True)
            assert sum(points) >= 1.0
            assert mistake.points == pytest.approx(sum(points))
            assert mistake.line[: len(answers)] != tuple(answers)
            assert mistake.line[0] in GAMES[game].legal(moment.state)
    assert found


@pytest.mark.parametrize("game", OURS)
def test_no_mistake_depends_on_what_the_seat_cannot_know(game: str) -> None:
    for moment in moments(game)[::2]:
        answers = turns(game, moment)[-1]
        told = mistake_in(GAMES[game], moment.state, moment.seat, answers, 1.0, BUDGET)
        state = moment.state.copy()
        GAMES[game].redeal(state, moment.seat, random.Random(7).randrange)
        key = state.key()
        assert mistake_in(GAMES[game], state, moment.seat, answers, 1.0, BUDGET) == told
        assert state.key() == key  # looking changes nothing
