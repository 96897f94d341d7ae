"""Pending steps as text, and the question that waits as numbers."""

import pytest

from clocksmith.core.layout.kinds import OfSeat, YesNo
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.rules.turn import NextTurn, TakeTurn

STEPS = Steps(
    [NextTurn, TakeTurn], {"seat": OfSeat(4), "may_exchange": YesNo(), "may_swap": YesNo()}
)


def test_the_steps_of_a_package_are_found_without_a_list() -> None:
    found = steps_of("clocksmith.games.khronos.rules")
    assert {NextTurn, TakeTurn} <= set(found)
    assert steps_of("clocksmith.games.khronos.rules.turn") == [
        step for step in found if step.__module__.endswith(".turn")
    ]


def test_a_step_is_read_back_from_what_it_writes() -> None:
    step = TakeTurn(Seat(2), True, False)
    text = STEPS.write(step)
    assert text == "TakeTurn seat=2 may_exchange=yes may_swap=no"
    assert STEPS.read(text.split()) == step
    assert STEPS.read(["NextTurn"]) == NextTurn()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a step of this game"),
        ("Fly seat=1", "'Fly seat=1' is not a step"),
        ("NextTurn seat=1", "NextTurn takes nothing, not 'seat=1'"),
        ("TakeTurn seat=1 seat=2", "not 'seat=2'"),
        ("TakeTurn seat=1", "TakeTurn lacks may_exchange, may_swap"),
        ("TakeTurn seat", "not 'seat'"),
    ],
)
def test_a_damaged_step_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        STEPS.read(text.split())


def test_a_step_whose_field_has_no_kind_is_told_at_once() -> None:
    with pytest.raises(AssertionError, match="TakeTurn has fields of no kind: may_swap"):
        Steps([TakeTurn], {"seat": OfSeat(4), "may_exchange": YesNo()})


def test_the_question_that_waits_is_told_in_numbers() -> None:
    numbers = [0.0] * STEPS.size
    STEPS.fill(numbers, 0, TakeTurn(Seat(2), True, False), Seat(1))
    told = dict(zip(STEPS.labels(), numbers, strict=True))
    assert {name for name, number in told.items() if number} == {
        "decision.TakeTurn",
        "decision.may_exchange",
        "decision.seat.seat+1",
    }
