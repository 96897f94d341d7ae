"""A lesson follows from its answers: what goes on, what is answered, what is taken back."""

import pytest

from clocksmith.lessons.lesson import GO_ON, Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import lessons_of
from clocksmith.table.errors import NOT_ASKED, REFUSED, CommandError


@pytest.fixture
def goal() -> Lesson:
    return lessons_of("khronos")["goal"]


def test_a_stage_that_is_read_asks_nothing_and_goes_on_when_told(goal: Lesson) -> None:
    run = run_of(goal, [])
    assert run.question() is None
    run.answer(GO_ON)
    assert run.now.id == "domain"


def test_what_must_happen_leads_to_the_next_stage_and_its_position(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "end"])
    assert run.now.id == "presence"
    assert run.tables == 2
    assert run.said is None


def test_a_wrong_try_is_answered_and_has_to_be_taken_back(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "travel a faith"])
    assert (run.said, run.astray, run.good) == ("goal-pays-away", True, 2)
    assert run.question() is None
    with pytest.raises(CommandError) as waits:
        run.answer("end")
    assert waits.value.code == NOT_ASKED


def test_a_try_that_no_rule_knows_has_an_answer_too(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "exchange 1m"])
    assert (run.said, run.astray) == ("goal-pays-otherwise", True)


def test_what_the_rules_forbid_is_refused_as_at_any_table(goal: Lesson) -> None:
    with pytest.raises(CommandError) as refused:
        run_of(goal, [GO_ON, GO_ON, "build chapel faith c8"])
    assert refused.value.code == REFUSED
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "4.1"


def test_a_free_try_may_go_any_way_to_its_goal(goal: Lesson) -> None:
    come = [GO_ON, GO_ON, "end", "travel a might"]
    assert run_of(goal, [*come, "travel b faith", "end"]).done
    assert run_of(goal, [*come, "build watchtower might c8", "travel b faith", "end"]).done


def test_the_same_answers_have_the_same_luck(goal: Lesson) -> None:
    answers = [GO_ON, GO_ON, "exchange 1m"]
    one, other = run_of(goal, answers), run_of(goal, answers)
    assert one.table.state.key() == other.table.state.key()
