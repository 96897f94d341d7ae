"""Commands are checked in one place, refused with a code, and change nothing before they apply."""

import random

import pytest

from clocksmith.core.seat import Seat
from clocksmith.games.khronos import GAME
from clocksmith.table.clock import MOVE, TimeControl
from clocksmith.table.entry import ACT, LATE, RESTART, UNDO, Command
from clocksmith.table.errors import CODES, CommandError
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from play import P0, P1, P2
from table.sitting import NOON, act, finish, seed_of, undo


@pytest.fixture
def table() -> Table:
    """Khronos for two; the seat that was drawn to begin is asked."""
    setup = Setup(GAME, 2, GAME.options.choose({}), TimeControl(MOVE, 60))
    return Table(setup, seed_of(4), NOON)


def code_of(table: Table, command: Command, at: float = NOON + 1) -> str:
    """Return why a command is refused, which changes nothing."""
    before = (table.number, table.state.key(), table.waiting())
    with pytest.raises(CommandError) as caught:
        table.check(command, at)
    assert (table.number, table.state.key(), table.waiting()) == before
    assert caught.value.code in CODES
    assert caught.value.message
    return caught.value.code


def test_a_good_answer_becomes_an_entry(table: Table) -> None:
    [seat] = table.waiting()
    entry = table.check(Command(ACT, seat, 0, "  END "), NOON + 5)
    assert entry.plain() == [1, "act", seat, "end", NOON + 5]
    assert table.number == 0


def test_an_answer_that_cannot_be_read(table: Table) -> None:
    [seat] = table.waiting()
    assert code_of(table, Command(ACT, seat, 0, "castle the king")) == "unreadable"
    assert code_of(table, Command("dance", seat, 0, "end")) == "unreadable"


def test_an_answer_that_is_not_legal_names_its_rule(table: Table) -> None:
    [seat] = table.waiting()
    command = Command(ACT, seat, 0, "keep 1m")
    assert code_of(table, command) == "refused"
    with pytest.raises(CommandError) as caught:
        table.check(command, NOON)
    assert caught.value.refusal is not None
    assert caught.value.refusal.key == "not-offered"


def test_a_seat_that_is_not_asked(table: Table) -> None:
    [seat] = table.waiting()
    assert code_of(table, Command(ACT, Seat(1 - seat), 0, "end")) == "not-asked"


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 99])
def test_a_seat_that_does_not_exist(table: Table, seat: int) -> None:
    for kind in (ACT, LATE, UNDO, RESTART):
        assert code_of(table, Command(kind, Seat(seat), 0, "end")) == "no-seat"


@pytest.mark.parametrize("number", [-1, 0, 2, 99])
def test_an_answer_to_a_question_that_no_longer_waits(table: Table, number: int) -> None:
    [seat] = table.waiting()
    act(table, seat, "travel a faith")
    assert code_of(table, Command(ACT, seat, number, "end")) == "stale"


def test_the_same_answer_sent_twice_is_stale(table: Table) -> None:
    [seat] = table.waiting()
    command = Command(ACT, seat, 0, "travel a faith")
    table.apply(table.check(command, NOON))
    assert code_of(table, command) == "stale"


def test_nothing_is_taken_back_before_anything_was_answered(table: Table) -> None:
    for seat in (P0, P1):
        assert code_of(table, Command(UNDO, seat, 0)) == "no-way-back"


def test_nothing_is_taken_back_after_chance_or_another_seat(table: Table) -> None:
    [seat] = table.waiting()
    question = table.question(seat)
    assert question is not None
    act(table, seat, question.legal[0].text)  # cards are exchanged
    assert code_of(table, Command(UNDO, seat, table.number)) == "no-way-back"
    act(table, seat, "travel a faith")
    assert table.undoable(seat) == 1
    act(table, seat, "end")
    act(table, 1 - seat, "travel a faith")
    assert code_of(table, Command(UNDO, seat, table.number)) == "no-way-back"


def test_an_undo_sent_twice_is_stale(table: Table) -> None:
    [seat] = table.waiting()
    act(table, seat, "travel a faith")
    act(table, seat, "travel a reason")
    wanted = Command(UNDO, seat, table.number)
    table.apply(table.check(wanted, NOON))
    assert code_of(table, wanted) == "stale"
    assert code_of(table, Command(UNDO, seat, 99)) == "stale"
    assert code_of(table, Command(UNDO, seat, -1)) == "stale"
    undo(table, seat)
    assert table.undoable(seat) == 0


def test_nobody_is_late_who_has_time(table: Table) -> None:
    [seat] = table.waiting()
    assert table.due() == NOON + 60
    assert code_of(table, Command(LATE, seat, 0, "end"), NOON + 59) == "not-late"
    assert code_of(table, Command(LATE, Seat(1 - seat), 0, "end"), NOON + 99) == "not-late"
    assert table.late(NOON + 59) is None
    assert table.late(NOON + 60) == seat


def test_a_late_answer_is_checked_like_any_other(table: Table) -> None:
    [seat] = table.waiting()
    assert code_of(table, Command(LATE, seat, 0, "keep 1m"), NOON + 60) == "refused"
    assert code_of(table, Command(LATE, seat, 7, "end"), NOON + 60) == "stale"
    assert table.check(Command(LATE, seat, 0, "end"), NOON + 60).kind == "late"


def test_a_table_without_clocks_knows_no_late_seat() -> None:
    table = Table(Setup(GAME, 3, GAME.options.choose({})), seed_of(1), NOON)
    [seat] = table.waiting()
    assert table.due() is None
    assert code_of(table, Command(LATE, seat, 0, "end"), NOON + 10**9) == "not-late"


def test_when_it_is_over_nothing_is_asked(table: Table) -> None:
    finish(table, random.Random(3))
    assert table.waiting() == ()
    assert table.due() is None
    for kind in (ACT, LATE, UNDO, RESTART):
        assert code_of(table, Command(kind, P0, table.number, "end")) == "over"
    assert code_of(table, Command(ACT, P2, 0, "end")) == "no-seat"


def test_time_never_runs_backwards(table: Table) -> None:
    [seat] = table.waiting()
    act(table, seat, "travel a faith", at=NOON + 30)
    entry = table.check(Command(ACT, seat, 1, "travel a reason"), NOON + 10)
    assert entry.at == NOON + 30
