"""The ledger of a table: right after undo, in branches, at any step, and silent about secrets."""

import random

import pytest

from clocksmith.core.ledger import BEFORE, START
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES, OURS
from clocksmith.table.booking import ended_periods
from clocksmith.table.entry import MOTION, Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import ledger_of
from clocksmith.table.proposals import END, Motion
from clocksmith.table.setup import branch_of
from clocksmith.table.table import Table
from table.sitting import NOON, act, again, chooser_for, finish, seed_of, table_for, tell, undo


@pytest.mark.parametrize("name", OURS)
def test_the_rows_add_up_to_the_points_of_every_seat_at_the_end(name: str) -> None:
    table = table_for(name, 3)
    finish(table, random.Random(3))
    told = ledger_of(table)
    outcome = table.outcome()
    assert outcome is not None
    assert told.totals == list(outcome.scores)
    assert "other" not in [row.name for row in told.rows]
    if told.periods:
        parts = [period.totals for period in told.periods]
        assert [sum(points) for points in zip(*parts, strict=True)] == told.totals
    assert ledger_of(again(table)) == told


@pytest.mark.parametrize(("name", "count"), [("khronos", 0), ("sands", 3), ("inventions", 5)])
def test_dynasties_and_eras_are_periods(name: str, count: int) -> None:
    table = table_for(name, 5)
    finish(table, random.Random(5))
    assert len(ledger_of(table).periods) == count
    assert [period.number for period in ledger_of(table).periods] == list(range(1, count + 1))


def test_before_the_first_period_is_over_nothing_is_told() -> None:
    for name in OURS:
        with pytest.raises(CommandError) as caught:
            ledger_of(table_for(name, 1))
        assert caught.value.code == "hidden"


def test_a_period_that_is_over_is_told_and_counted_while_the_game_goes_on() -> None:
    table = table_for("inventions", 2)
    rng = random.Random(2)
    while not ended_periods(table):
        finish(table, rng, 1)
    assert not table.closed
    told = ledger_of(table)
    assert len(told.periods) == ended_periods(table) == 1
    assert told.totals == GAMES["inventions"].scores(table.state)


def test_after_an_undo_the_ledger_is_as_before() -> None:
    table = table_for("inventions", 2)
    rng = random.Random(2)
    chooser = chooser_for("inventions", rng)
    while not ended_periods(table):
        finish(table, rng, 1)
    taken_back = 0
    for _ in range(60):
        seat = rng.choice(table.waiting())
        before = ledger_of(table)
        question = table.question(seat)
        assert question is not None
        act(table, seat, chooser.choose(question.legal).text)
        if table.undoable(seat):
            undo(table, seat)
            taken_back += 1
            assert ledger_of(table) == before
            question = table.question(seat)
            assert question is not None
            act(table, seat, chooser.choose(question.legal).text)
    assert taken_back


def test_a_step_of_a_replay_has_its_own_ledger() -> None:
    table = table_for("khronos", 3)
    finish(table, random.Random(3))
    for count, state in enumerate(table.states()):
        if count:
            assert ledger_of(table, count).totals == GAMES["khronos"].scores(state)


def test_what_a_seat_had_before_a_branch_is_a_row_of_the_branch() -> None:
    table = table_for("khronos", 3)
    finish(table, random.Random(3), 60)
    setup = branch_of(table.setup.game, table.setup.game.write(table.state))
    branch = Table(setup, seed_of(9), NOON)
    finish(branch, random.Random(4))
    rows = {row.name: row.points for row in ledger_of(branch).rows}
    assert START not in rows
    assert rows[BEFORE] == GAMES["khronos"].scores(table.state)
    assert ledger_of(branch).totals == GAMES["khronos"].scores(branch.state)


def test_a_game_that_was_ended_has_a_ledger_too() -> None:
    table = table_for("sands", 1)
    motion = Motion(END, (Seat(0),)).text()
    tell(table, Command(MOTION, Seat(0), 0, motion))
    assert ledger_of(table).totals == GAMES["sands"].scores(table.state)
