"""A lesson follows from its answers: what goes on, what is answered, what is taken back."""

import pytest

from clocksmith.games.khronos.model.events import RoundBegan
from clocksmith.lessons.lesson import GO_ON, Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import lessons_of
from clocksmith.table.errors import NOT_ASKED, REFUSED, CommandError

# How two stages of a lesson of Khronos are played, each with its result.
PLAYED = {
    "keep": ["build keep might g5", GO_ON],
    "forward": ["build town faith e12", GO_ON],
}


@pytest.fixture
def goal() -> Lesson:
    return lessons_of("khronos")["goal"]


def test_a_stage_that_is_read_asks_nothing_and_goes_on_when_told(goal: Lesson) -> None:
    run = run_of(goal, [])
    assert run.question() is None
    run.answer(GO_ON)
    assert run.now.id == "domain"


def test_what_must_happen_is_held_until_the_learner_goes_on(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "travel b faith"])
    assert (run.now.id, run.held, run.said) == ("pawns", True, "goal-pawns-result")
    assert run.question() is None
    assert run.pointing == run.now.result
    with pytest.raises(CommandError) as waits:
        run.answer("end")
    assert waits.value.code == NOT_ASKED
    run.answer(GO_ON)
    assert (run.now.id, run.held, run.said) == ("pays", False, None)


def test_another_position_is_announced_until_something_is_answered() -> None:
    ripples = lessons_of("khronos")["ripples"]
    come = [*PLAYED["keep"], GO_ON, *PLAYED["forward"]]
    assert not run_of(ripples, come[:-1]).fresh
    run = run_of(ripples, come)
    assert (run.now.id, run.fresh, run.tables) == ("refused", True, 2)
    run.answer("build monastery might j6")
    assert (run.fresh, run.held) == (False, True)


def test_time_passes_between_two_stages_by_answers_for_every_seat() -> None:
    ripples = lessons_of("khronos")["ripples"]
    run = run_of(ripples, [*PLAYED["keep"], GO_ON])
    assert run.now.id == "forward"
    assert [event for event in run.events if isinstance(event, RoundBegan)] == [RoundBegan(3)]
    assert (run.fresh, run.tables) == (False, 1)


def test_a_wrong_try_is_answered_and_has_to_be_taken_back(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "travel a faith"])
    assert (run.said, run.astray, run.good) == ("goal-pawns-away", True, 2)
    assert run.question() is None
    with pytest.raises(CommandError) as waits:
        run.answer("end")
    assert waits.value.code == NOT_ASKED


def test_a_try_that_no_rule_knows_has_an_answer_too(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON, "exchange 1m"])
    assert (run.said, run.astray) == ("goal-pawns-otherwise", True)


def test_what_the_rules_forbid_is_refused_as_at_any_table(goal: Lesson) -> None:
    with pytest.raises(CommandError) as refused:
        run_of(goal, [GO_ON, GO_ON, "build chapel faith c8"])
    assert refused.value.code == REFUSED
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "4.1"


def test_what_is_refused_changes_nothing(goal: Lesson) -> None:
    run = run_of(goal, [GO_ON, GO_ON])
    before = (list(run.answers), run.said, run.stage)
    with pytest.raises(CommandError):
        run.answer("build chapel faith c8")
    assert (run.answers, run.said, run.stage) == before


def test_a_free_try_may_go_any_way_to_its_goal(goal: Lesson) -> None:
    come = [GO_ON, GO_ON, "travel b faith", GO_ON, "end", GO_ON]
    assert run_of(goal, [*come, "build keep might g9"]).held
    assert run_of(goal, [*come, "exchange 1r", "build keep might f10", GO_ON]).done


def test_the_same_answers_have_the_same_luck(goal: Lesson) -> None:
    answers = [GO_ON, GO_ON, "exchange 1m"]
    one, other = run_of(goal, answers), run_of(goal, answers)
    assert one.table.state.key() == other.table.state.key()
