"""Questions that answer themselves: at the seat's wish, told to nobody else, taken back whole."""

from pathlib import Path

import pytest

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.table.alone import lone_answer
from clocksmith.table.entry import ACT, ONLY, THEN, UNDO, Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import question_of, step_of
from clocksmith.table.record import read_record, replay
from clocksmith.table.recorded import Drawn
from clocksmith.table.table import Table
from table.sitting import NOON, act, tell, undo

RECORDS = Path(__file__).parents[1] / "clicks"
GAMES = ("khronos", "sands", "inventions")


def before_an_only_answer(name: str, after_own: bool = True) -> tuple[Table, Seat]:
    """Return a table at which a seat is asked something that answers itself."""
    record = read_record((RECORDS / f"{name}-1.txt").read_text(encoding="utf-8"))
    table = Table(record.setup(), Drawn(record), NOON)
    for played in replay(record):
        if played.seat < 0:
            continue
        if (
            lone_answer(table, played.seat) is not None
            and bool(table.undoable(played.seat)) == after_own
        ):
            return table, played.seat
        act(table, played.seat, played.action.text)
    raise AssertionError(f"nothing in {name} answers itself")


def only(table: Table, seat: Seat) -> None:
    question = table.question(seat)
    assert question is not None
    tell(table, Command(ONLY, seat, question.number, question.legal.nth(0).text))


@pytest.mark.parametrize("name", GAMES)
def test_what_answers_itself_draws_nothing(name: str) -> None:
    record = read_record((RECORDS / f"{name}-2.txt").read_text(encoding="utf-8"))
    game, table = record.game, Table(record.setup(), Drawn(record), NOON)
    for played in replay(record):
        if played.seat < 0:
            continue
        if lone_answer(table, played.seat) == played.action:
            question = table.question(played.seat)
            assert question is not None
            assert lone_answer(table, played.seat) == question.legal.nth(0)
            draws = len(table.record().actions)
            act(table, played.seat, played.action.text)
            assert len(table.record().actions) == draws + 1, "chance had no part in it"
            assert not isinstance(game.decision(table.state), Chance)
        else:
            act(table, played.seat, played.action.text)


def test_the_table_answers_and_takes_it_back_with_the_answer_before() -> None:
    table, seat = before_an_only_answer("inventions")
    told = question_of(table, seat)
    assert told is not None
    assert told.only is True
    before, steps, ways_back = table.state.key(), len(table.results), table.undoable(seat)
    only(table, seat)
    assert table.undoable(seat) == ways_back
    assert table.results[-1].kind == ONLY
    undo(table, seat)
    assert len(table.results) == steps - 1, "the answer before it went too"
    assert table.state.key() != before


def test_what_began_a_run_by_itself_is_not_taken_back() -> None:
    table, seat = before_an_only_answer("sands", after_own=False)
    only(table, seat)
    assert table.undoable(seat) == 0


def test_that_there_was_no_other_answer_is_told_to_its_seat_alone() -> None:
    table, seat = before_an_only_answer("inventions")
    only(table, seat)
    result = table.results[-1]
    assert step_of(result, seat, over=False).kind == ONLY
    assert step_of(result, SPECTATOR, over=False).kind == ACT
    assert step_of(result, Seat(1 - seat), over=False).kind == ACT
    assert step_of(result, SPECTATOR, over=True).kind == ONLY


def test_a_question_with_more_answers_does_not_answer_itself() -> None:
    record = read_record((RECORDS / "khronos-1.txt").read_text(encoding="utf-8"))
    table = Table(record.setup(), Drawn(record), NOON)
    seat = table.waiting()[0]
    question = table.question(seat)
    assert question is not None
    assert lone_answer(table, seat) is None
    with pytest.raises(CommandError):
        table.check(Command(ONLY, seat, question.number, question.legal.nth(0).text), NOON)


def test_answers_given_together_are_taken_back_together() -> None:
    table, seat = before_an_only_answer("inventions")
    question = table.question(seat)
    assert question is not None
    steps = len(table.results)
    tell(table, Command(THEN, seat, question.number, question.legal.nth(0).text))
    tell(table, Command(UNDO, seat, table.number))
    assert len(table.results) == steps - 1


def test_the_last_card_of_a_turn_opens_by_itself_and_nothing_else_is_given_for_a_seat() -> None:
    record = read_record((RECORDS / "sands-1.txt").read_text(encoding="utf-8"))
    table, opened = Table(record.setup(), Drawn(record), NOON), 0
    for played in replay(record):
        if played.seat < 0:
            continue
        question = table.question(played.seat)
        assert question is not None
        lone = lone_answer(table, played.seat)
        if lone is not None and len(question.legal) > 1:
            opened += 1
            assert lone.text.startswith("use ")
            other = Command(ONLY, played.seat, question.number, question.legal.nth(1).text)
            with pytest.raises(CommandError):
                table.check(other, NOON)
        act(table, played.seat, played.action.text)
    assert opened > 20
