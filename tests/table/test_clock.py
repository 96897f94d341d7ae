"""Time controls: what is left, who runs, and that taking back wins no time."""

import pytest

from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, Clocks, TimeControl, control_of
from clocksmith.table.pauses import Pauses
from play import P0, P1, P2

SEATS = [P0, P1, P2]
PER_MOVE = TimeControl(MOVE, 60)
FROM_BANK = TimeControl(BANK, 100, 10)


def test_without_a_control_nobody_has_a_clock() -> None:
    clocks = Clocks(NO_CLOCK, SEATS)
    clocks.turn([P0], P1, 0.0)
    assert clocks.left(P0, 5.0) is None
    assert clocks.running() == []
    assert clocks.ends() == []


def test_a_seat_left_out_has_no_clock() -> None:
    clocks = Clocks(PER_MOVE, [P0])
    clocks.turn([P0, P1], P2, 0.0)
    assert clocks.left(P1, 5.0) is None
    assert clocks.running() == [P0]


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P0], P2, 0.0)
    assert clocks.left(P0, 30.0) == 70
    assert clocks.left(P1, 30.0) == 100
    assert clocks.ends() == [(100.0, P0)]


def test_several_clocks_run_at_once() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P0, P2], P1, 0.0)
    clocks.turn([P2], P0, 20.0)
    assert clocks.running() == [P2]
    assert clocks.left(P2, 30.0) == 70
    assert clocks.ends() == [(100.0, P2)]


def test_nothing_is_left_after_the_end_and_never_less() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0], P1, 0.0)
    assert clocks.left(P0, 1000.0) == 0


def test_per_move_every_new_question_has_the_full_time() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0], P1, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P0], P0, 40.0)
    assert clocks.left(P0, 40.0) == 60


def test_per_move_who_waits_has_the_time_of_their_next_question() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0], P1, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 60.0)  # at the last moment, or for somebody whose time was up
    assert clocks.left(P0, 70.0) == 60
    clocks.note_takeback(P0, 1)
    assert clocks.left(P0, 70.0) == 0


def test_per_move_the_clock_runs_on_while_another_seat_answers() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0, P1], P2, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 25.0)
    assert clocks.left(P1, 25.0) == 35


def test_per_move_taking_back_does_not_fill_the_clock() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0], P1, 0.0)
    for at in (20.0, 40.0):  # to and fro, as often as wanted
        clocks.note_answer(P0)
        clocks.turn([P0], P0, at)
        clocks.note_takeback(P0, 1)
        clocks.turn([P0], P0, at)
    assert clocks.left(P0, 50.0) == 30  # the second question was first put at 20


def test_per_move_a_question_that_another_seat_withdrew_is_new_the_next_time() -> None:
    clocks = Clocks(PER_MOVE, SEATS)
    clocks.turn([P0], P1, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 10.0)
    clocks.note_takeback(P0, 1)
    clocks.turn([P0], P0, 50.0)
    assert clocks.left(P1, 50.0) == 60
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 55.0)
    assert clocks.left(P1, 55.0) == 60


def test_a_bank_gains_when_the_own_answer_ends_the_run() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P0], P2, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P0], P0, 20.0)  # still asked: nothing is gained
    assert clocks.left(P0, 20.0) == 80
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 30.0)
    assert clocks.left(P0, 99.0) == 80  # 70 left and 10 gained


def test_a_bank_loses_again_what_it_gained_when_the_answer_is_taken_back() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P0], P2, 0.0)
    for at in (10.0, 20.0, 30.0):
        clocks.note_answer(P0)
        clocks.turn([P1], P0, at)
        clocks.note_takeback(P0, 1)
        clocks.turn([P0], P0, at)
    assert clocks.left(P0, 30.0) == 70
    assert clocks.left(P1, 30.0) == 100


def test_a_bank_gains_nothing_when_another_seat_withdraws_the_question() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P1], P0, 0.0)
    clocks.turn([P0], P0, 15.0)
    assert clocks.left(P1, 15.0) == 85


def test_an_empty_bank_has_nothing_but_its_increment() -> None:
    clocks = Clocks(FROM_BANK, SEATS)
    clocks.turn([P0], P2, 0.0)
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 500.0)
    assert clocks.left(P0, 500.0) == 10


@pytest.mark.parametrize("control", [NO_CLOCK, PER_MOVE, FROM_BANK])
def test_a_control_is_read_back_from_what_it_writes(control: TimeControl) -> None:
    assert control_of(control.plain()) == control


@pytest.mark.parametrize(
    ("plain", "told"),
    [
        (None, "a clock has a kind"),
        ({"kind": 3}, "a clock has a kind"),
        ({"kind": "sand"}, "none, move or bank, not 'sand'"),
        ({"kind": "move"}, "1 to"),
        ({"kind": "move", "seconds": 0}, "1 to"),
        ({"kind": "move", "seconds": 10**9}, "1 to"),
        ({"kind": "move", "seconds": 1.5}, "whole number"),
        ({"kind": "move", "seconds": True}, "whole number"),
        ({"kind": "move", "seconds": 5, "increment": 5}, "only a bank"),
        ({"kind": "bank", "seconds": 5, "increment": -5}, "an increment has"),
        ({"kind": "none", "seconds": 5}, "without a clock"),
        ({"kind": "none", "colour": "red"}, "a clock has no 'colour'"),
    ],
)
def test_a_control_that_is_none_is_refused_in_words(plain: object, told: str) -> None:
    with pytest.raises(ValueError, match=r"clock|bank|increment") as caught:
        control_of(plain)
    assert told in str(caught.value)


def test_clocks_stand_still_in_pauses() -> None:
    clocks = Clocks(FROM_BANK, SEATS, Pauses([(50.0, 250.0), (300.0, 310.0)]))
    clocks.turn([P0], P2, 0.0)
    assert [clocks.left(P0, at) for at in (50.0, 200.0, 250.0, 260.0)] == [50, 50, 50, 40]
    assert clocks.ends() == [(300.0, P0)]
    clocks.note_answer(P0)
    clocks.turn([P1], P0, 260.0)
    assert clocks.left(P0, 1000.0) == 50
    assert clocks.ends() == [(370.0, P1)]


def test_what_is_told_is_counted_down_from_a_time_without_pauses() -> None:
    clocks = Clocks(FROM_BANK, SEATS, Pauses([(50.0, 250.0)]))
    clocks.turn([P0], P2, 20.0)
    left = clocks.left(P0, 20.0)
    assert left is not None
    assert left - (260.0 - clocks.counted_from(20.0)) == clocks.left(P0, 260.0)


def test_one_clock_stands_still_while_the_others_go_on() -> None:
    clocks = Clocks(FROM_BANK, SEATS, Pauses([(50.0, 250.0)]))
    clocks.turn([P0, P1], P2, 0.0)
    clocks.rest(P0, 40.0, 300.0)  # across a pause of all
    assert clocks.rests_until(P0) == 300.0
    assert clocks.rests_until(P1) is None
    assert [clocks.left(P0, at) for at in (40.0, 260.0, 300.0, 310.0)] == [60, 60, 60, 50]
    assert clocks.left(P1, 260.0) == 40
    assert clocks.ends() == [(300.0, P1), (360.0, P0)]
    clocks.rest(P0, 270.0, 270.0)  # back before the end
    assert clocks.ends() == [(300.0, P1), (330.0, P0)]


def test_pauses_that_lie_across_each_other_count_once() -> None:
    pauses = Pauses([(10.0, 20.0), (40.0, 50.0)]).joined([(15.0, 30.0), (50.0, 60.0), (70.0, 70.0)])
    assert [pauses.played(at) for at in (10.0, 30.0, 40.0, 60.0, 80.0)] == [10, 10, 20, 20, 40]
