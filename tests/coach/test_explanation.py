"""Reasons are true: what an answer changes, in agreement with the advice, by gain."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import clocksmith.bots.knowledge as knowledge_package
from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import Breadth, Line, Planner
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.explanation import Explainer, Explanation
from clocksmith.coach.hint import hint
from clocksmith.coach.picture import Reason
from clocksmith.coach.reasons import LEAST, RIVALS
from clocksmith.coach.story import Moment, story_of
from clocksmith.coach.suggestions import suggestions
from clocksmith.core.game import State
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos import GAME as KHRONOS
from clocksmith.games.khronos.model.content import AGES, FAITH
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.table.record import read_record
from effort import effort
from games.khronos.scene import scene
from play import P0

RECORDS: Final = Path(__file__).parents[1] / "games"
KNOWLEDGE: Final = Path(knowledge_package.__file__).parent
KEYS: Final = ("account", "count")
POSITIONS: Final = effort(20, 500)  # of each game
BUDGET: Final = Budget(visits=400)
WIDE: Final = Breadth(20, 60, 0)
AGE_OF: Final = dict(zip(("income-might", "income-faith", "income-reason"), AGES, strict=True))


@cache
def positions(game: str) -> list[Moment]:
    """Return positions of all records of a game, the same number of each."""
    records = sorted((RECORDS / game / "records").glob("*.txt"))
    each = -(-POSITIONS // len(records))
    found: list[Moment] = []
    for path in records:
        record = read_record(path.read_text(encoding="utf-8"))
        if type(record.game) is not type(GAMES[game]) or not record.actions:
            continue
        choices = story_of(record).choices()
        places = range(len(choices) // 8, len(choices), max(1, len(choices) // each))
        found += [choices[place] for place in places]
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def parts_told(why: Explanation) -> Iterator[tuple[Reason, ...]]:
    """Return the lists of reasons that somebody reads."""
    yield from [why.reasons] if why.reasons else []
    yield from [why.plan.reasons] if why.plan is not None else []


def assert_agrees(why: Explanation) -> None:
    """Reasons speak for what they explain, the strongest first, and add up to its gain."""
    told = 0.0
    for reasons in parts_told(why):
        points = [reason.points for reason in reasons]
        assert points == sorted(points, reverse=True)
        assert points[0] > 0.0
        assert sum(points) >= LEAST
        told += sum(points)
    assert why.gain == pytest.approx(told)


@pytest.mark.parametrize("game", OURS)
def test_reasons_agree_with_the_advice_and_come_by_gain(game: str) -> None:
    rules, told = GAMES[game], 0
    for moment in positions(game):
        state = rules.read(rules.write(moment.state))
        found = suggestions(rules, state, moment.seat, BUDGET)
        gains = [one.why.gain for one in found]
        assert gains == sorted(gains, reverse=True)
        assert all(gains) or not any(gains)
        for one in found:
            assert_agrees(one.why)
            told += bool(one.why.gain)
        assert_agrees(hint(rules, state, moment.seat, BUDGET).why)
    assert told > POSITIONS // 4


def turns(rules: Any, state: State, moment: Moment) -> list[Line]:
    """Return a few turns that may follow."""
    planner = Planner(rules, knowledge_of(rules), random.Random(1), start_timer(BUDGET))
    return [line for line in planner.lines(state, moment.seat, Breadth(4, 20, 0)) if line.is_over]


def rested(explainer: Explainer, state: State) -> Khronos:
    """Return where a turn of Khronos ends when as little as possible is done."""
    end = explainer.rested(state)
    assert isinstance(end, Khronos)
    return end


def after(explainer: Explainer, state: Khronos, line: Line) -> Khronos:
    """Return where the turn ends after the first answer of a line and what it asks at once."""
    twin, kind = state.copy(), type(state.stack[-1])
    for place, action in enumerate(line.answers):
        if (place and type(twin.stack[-1]) is kind) or action not in KHRONOS.legal(twin):
            break
        KHRONOS.apply(twin, action, SILENCE)
    return rested(explainer, twin)


def test_no_reason_names_an_age_in_which_neither_answer_nor_plan_changes_anything() -> None:
    named = 0
    for moment in positions("khronos"):
        assert isinstance(moment.state, Khronos)
        state = KHRONOS.read(KHRONOS.write(moment.state))
        explainer = Explainer(KHRONOS, learned_knowledge_of(KHRONOS), state, moment.seat)
        if knowledge_of(KHRONOS).closing(state) is None:
            continue
        idle, lines = rested(explainer, state), turns(KHRONOS, state, moment)
        for line in lines[:4]:
            why = explainer.explain(line, lines)
            for reasons, end in [
                (why.reasons, after(explainer, state, line)),
                (why.plan.reasons if why.plan is not None else (), rested(explainer, line.state)),
            ]:
                changed = [end.boards[age] != idle.boards[age] for age in AGES]
                for reason in reasons:
                    if reason.name in AGE_OF:
                        assert changed[AGE_OF[reason.name]], (line.answers, reason)
                        named += 1
                    if reason.name == "shelter":
                        assert any(changed[: FAITH + 1])
    assert named > POSITIONS // 4


@pytest.mark.parametrize(
    ("game", "tracks"),
    [
        ("khronos", ("money", "payday")),
        ("sands", ("points", "unrest")),
        ("inventions", ("points", "influence")),
    ],
)
def test_no_reason_names_a_track_that_an_answer_leaves_as_it_is(
    game: str, tracks: tuple[str, ...]
) -> None:
    rules, named = GAMES[game], 0
    for moment in positions(game):
        state = rules.read(rules.write(moment.state))
        explainer = Explainer(rules, learned_knowledge_of(rules), state, moment.seat)
        lines = turns(rules, state, moment)
        for line in lines[:4]:
            for reason in explainer.explain(line, lines).reasons:
                if reason.name in tracks:
                    assert reason.before != reason.after, (line.answers, reason)
                    named += 1
    assert named


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", OURS)
def test_every_number_has_a_unit_and_what_is_counted_a_sentence(game: str, language: str) -> None:
    text = (KNOWLEDGE / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    parts, counted = (set(re.findall(rf"^{key}-([a-z-]+) =", text, re.M)) for key in KEYS)
    units = re.findall(r"\{ \$amount \}(.*)", text)
    assert units
    assert all(units)
    named, told = {RIVALS}, set[str]()
    for moment in positions(game):
        knowledge = knowledge_of(GAMES[game])
        named |= {part.name for part in knowledge.forecast_parts(moment.state, moment.seat)}
        told |= set(knowledge.counts(moment.state, moment.seat))
    assert named <= parts
    assert told <= counted


def test_what_only_a_plan_brings_is_told_as_a_plan() -> None:
    """A journey brings nothing by itself; the keep that can be built then does."""
    state = scene("town d2", seats=2, round=3, hands=("2m",), adventurers=("reason:2 reason:2",))
    travel = KHRONOS.actions.parse("travel a might")
    planner = Planner(KHRONOS, knowledge_of(KHRONOS), random.Random(1), start_timer(BUDGET))
    line = next(one for one in planner.lines(state, P0, WIDE) if one.answers[0] is travel)
    why = Explainer(KHRONOS, learned_knowledge_of(KHRONOS), state, P0).explain(line, [])
    assert why.reasons == ()
    assert why.plan is not None
    assert [action.text[:16] for action in why.plan.steps] == ["build keep might"]
    told = {reason.name: reason.points for reason in why.plan.reasons}
    assert told["income-might"] > 0.0
    assert sum(told.values()) == pytest.approx(why.gain)


def test_what_can_be_counted_is_told_before_and_after() -> None:
    state = scene("town d2", seats=2, round=3, hands=("2m 2c",))
    found = hint(KHRONOS, state, P0, Budget(visits=1_000)).why
    told = {reason.name: reason for reasons in parts_told(found) for reason in reasons}
    income = told["income-might"]
    assert income.before == 0
    assert income.after is not None
    assert income.after > 0


def test_to_leave_it_at_that_needs_no_reason() -> None:
    state = scene(seats=2, hands=("nothing",), ecus=(0, 0))
    [found] = suggestions(KHRONOS, state, P0, Budget(visits=50))
    assert found.action.text == "end"
    assert found.why == Explanation()


def test_a_plan_leaves_out_what_changes_nothing() -> None:
    state = scene("keep b2 of 0; town d2", seats=2, round=4, hands=("1c",))
    explainer = Explainer(KHRONOS, learned_knowledge_of(KHRONOS), state, P0)
    answers = [KHRONOS.actions.parse(text) for text in ("build hamlet might j8", "end")]
    assert explainer.essential(answers) == tuple(answers[:1])


def test_rivals_are_no_name_of_a_part() -> None:
    for game in OURS:
        state = positions(game)[0].state
        names = [part.name for part in knowledge_of(GAMES[game]).forecast_parts(state, 0)]
        assert RIVALS not in names
        assert set(knowledge_of(GAMES[game]).counts(state, 0)) <= set(names)
