"""Choices made at once: in any order, seen by nobody, taken back until they are used."""

import random
from itertools import permutations

import pytest

from clocksmith.core.event import Silence
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games import GAMES
from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, TimeControl
from clocksmith.table.entry import LATE, RESTART, UNDO, Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import now_of
from clocksmith.table.record import write_record
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from play import P0, P1, P2
from table.sitting import (
    NOON,
    Listener,
    act,
    chooser_for,
    finish,
    seed_of,
    table_for,
    tell,
    undo,
    viewers,
)
from table.toy import TOY

SEATS = (P0, P1, P2)


def toy(clock: TimeControl = NO_CLOCK) -> Table:
    """Return a table of three at which all are asked for two sealed bids."""
    return Table(Setup(TOY, 3, TOY.options.choose({}), clock), seed_of(1), NOON)


def opening(name: str) -> Table:
    """Return a table of three at which all are asked at once for the first time."""
    game = GAMES[name]
    table = Table(Setup(game, 3, game.options.choose({})), seed_of(3), NOON)
    while len(table.waiting()) == 1:
        finish(table, random.Random(1), longest=1)
    return table


def answer(table: Table, *seats: Seat) -> None:
    """Give the first legal answer of each seat."""
    for seat in seats:
        question = table.question(seat)
        assert question is not None
        act(table, seat, question.legal[0].text)


def texts(table: Table) -> list[str]:
    """Return the actions of the record."""
    return [action.text for action in table.record().actions]


@pytest.mark.parametrize("name", ["sands", "inventions"])
def test_all_seats_are_asked_at_once(name: str) -> None:
    assert opening(name).waiting() == SEATS


@pytest.mark.parametrize("name", ["sands", "inventions"])
@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_the_order_of_answers_does_not_matter(name: str, order: tuple[Seat, ...]) -> None:
    table, usual = opening(name), opening(name)
    answer(table, *order)
    answer(usual, *SEATS)
    assert write_record(table.record()) == write_record(usual.record())
    assert table.state.key() == usual.state.key()


@pytest.mark.parametrize("order", sorted(set(permutations(SEATS * 2)))[::7])
def test_seats_that_are_asked_twice_may_answer_in_any_order(order: tuple[Seat, ...]) -> None:
    table, usual = toy(), toy()
    answer(table, *order)
    answer(usual, P0, P0, P1, P1, P2, P2)
    assert texts(table) == texts(usual)
    assert table.state.key() == usual.state.key()


def test_an_answer_before_its_time_is_no_step_and_stays_sealed() -> None:
    table = toy()
    key = table.state.key()
    act(table, 2, "bid 3")
    act(table, 2, "bid 1")
    assert table.state.key() == key
    assert len(table.results) == 1
    assert table.waiting() == (P0, P1)
    assert table.question(P2) is None
    answer(table, P0, P0, P1, P1)
    assert texts(table)[-2:] == ["bid 3", "bid 1"]
    assert [result.seat for result in table.results] == [-1, 0, 0, 1, 1]
    assert len(table.results[-1].events) == 4  # the bids of two seats, all opened


def test_the_own_sealed_answers_are_told_with_the_next_question() -> None:
    table = toy()
    act(table, 2, "bid 3")
    question = table.question(P2)
    assert question is not None
    assert question.sealed == ("bid 3",)
    assert question.legal.texts() == ["bid 0", "bid 1", "bid 2"]


def test_who_has_answered_all_is_still_told_what_they_sealed() -> None:
    table = opening("sands")
    first = table.setup.game.decision(table.state)
    assert first is not None
    seat = next(one for one in table.waiting() if one != first.seat)
    question = table.question(seat)
    assert question is not None
    text = question.legal[0].text
    act(table, seat, text)
    assert table.question(seat) is None
    assert now_of(table, seat).get("held") == [text]
    assert not any("held" in now_of(table, one) for one in viewers(table) if one != seat)
    undo(table, seat)
    assert "held" not in now_of(table, seat)


def test_a_question_stays_the_same_while_others_answer() -> None:
    table = toy()
    act(table, 1, "bid 2")
    question = table.question(P1)
    assert question is not None
    assert question.number == 1
    answer(table, P2, P0)
    undo(table, P0)
    again = table.question(P1)
    assert again is not None
    assert (again.number, again.sealed) == (1, ("bid 2",))
    answer(table, P0, P0)
    used = table.question(P1)
    assert used is not None
    assert (used.number, used.sealed) == (1, ())  # the first bid has been used
    act(table, 1, "bid 0")


def test_nobody_learns_more_of_a_sealed_answer_than_that_it_was_given() -> None:
    one, two = toy(), toy()
    ears = [[Listener(table, viewer) for viewer in viewers(table)] for table in (one, two)]
    act(one, 2, "bid 3")
    act(two, 2, "bid 0")
    for ear, other in zip(*ears, strict=True):
        if ear.feed.viewer != P2:
            assert ear.listen() == other.listen()
            assert ear.now["steps"] == []


@pytest.mark.parametrize("whole", [False, True])
def test_a_sealed_answer_is_taken_back_until_it_is_used(whole: bool) -> None:
    table = toy()
    act(table, 2, "bid 3")
    answer(table, P0)
    undo(table, P2, whole)
    assert table.undoable(P2) == 0
    act(table, 2, "bid 2")
    answer(table, P2, P0, P1, P1)
    assert table.undoable(P2) == 0  # used: everybody has seen it
    assert texts(table)[-2:] == ["bid 2", "bid 0"]


def test_a_restart_takes_back_all_own_sealed_answers_at_once() -> None:
    table = toy()
    answer(table, P2, P1, P2)
    assert table.undoable(P2) == 2
    undo(table, P2, whole=True)
    question = table.question(P2)
    assert question is not None
    assert (question.sealed, question.number) == ((), 4)
    assert table.undoable(P1) == 1


def test_a_used_answer_of_a_group_is_taken_back_while_no_other_is_used() -> None:
    table = toy()
    key = table.state.key()
    answer(table, P2, P0, P1, P0)
    assert table.undoable(P0) == 0  # the answer of seat 1 came after it
    other = toy()
    answer(other, P2, P0)
    undo(other, P0)
    assert other.state.key() == key
    question = other.question(P2)
    assert question is not None
    assert question.sealed == ("bid 0",)  # what another seat sealed stays


def test_nobody_goes_back_beyond_what_another_seat_has_sealed() -> None:
    table = toy()
    answer(table, P0, P0, P1, P1, P2, P2)
    act(table, 0, "step")
    act(table, 0, "call")
    assert table.undoable(P0) == 2
    act(table, 2, "bid 1")
    assert table.undoable(P0) == 0
    with pytest.raises(CommandError, match="answered since"):
        table.check(Command(UNDO, P0, table.number), NOON)
    act(table, 0, "bid 1")
    assert table.undoable(P0) == 1  # not the call
    undo(table, P2)
    assert table.undoable(P0) == 3
    undo(table, P0, whole=True)
    assert table.waiting() == (P0,)
    assert table.question(P2) is None


def test_a_seat_is_answered_for_when_its_time_is_up_and_cannot_take_that_back() -> None:
    table = toy(TimeControl(MOVE, 60))
    act(table, 2, "bid 0", at=NOON + 50)
    assert table.due() == NOON + 60
    assert table.late(NOON + 60) == P0
    tell(table, Command(LATE, P2, 1, "bid 1"), NOON + 110)
    assert table.question(P2) is None
    for kind in (UNDO, RESTART):
        with pytest.raises(CommandError, match="answered since"):
            table.check(Command(kind, P2, table.number), NOON + 111)
    tell(table, Command(LATE, P0, 0, "bid 1"), NOON + 111)
    assert table.results[-1].kind == "late"
    assert table.undoable(P0) == 0


def test_the_clocks_of_all_who_are_asked_run_at_once() -> None:
    table = toy(TimeControl(BANK, 100, 7))
    assert table.clocks.running() == [P0, P1, P2]
    act(table, 2, "bid 0", at=NOON + 10)
    assert table.clocks.running() == [P0, P1, P2]
    act(table, 2, "bid 1", at=NOON + 20)
    assert table.clocks.running() == [P0, P1]
    assert table.clocks.left(P2, table.at) == 87
    undo(table, P2, at=NOON + 25)
    assert table.clocks.left(P2, table.at) == 80
    assert table.clocks.left(P1, table.at) == 75


def seats_of(table: Table) -> list[Seat]:
    """Return who gave each action of a record."""
    game, record = table.setup.game, table.record()
    state, seats = record.start(), []
    for action in record.actions:
        decision = game.decision(state)
        assert decision is not None
        seats.append(decision.seat)
        game.apply(state, action, Silence())
    return seats


def in_engine_order(table: Table) -> Table:
    """Return the same game answered one seat after another, as the rules ask."""
    twin = Table(table.setup, table.source, NOON)
    for action, seat in zip(table.record().actions, seats_of(table), strict=True):
        if seat >= 0:
            act(twin, seat, action.text)
    return twin


GAMES_WITH_GROUPS = [("sands", n) for n in range(5)] + [("inventions", n) for n in (1, 2, 4)]


@pytest.mark.parametrize(("name", "number"), GAMES_WITH_GROUPS)
def test_whole_games_answered_in_any_order_are_as_if_answered_one_by_one(
    name: str, number: int
) -> None:
    table, rng = table_for(name, number), random.Random(number)
    chooser = chooser_for(name, rng)
    held = 0
    while not table.closed:
        seat = rng.choice(table.waiting()[-2:])
        question = table.question(seat)
        assert question is not None
        steps = len(table.results)
        act(table, seat, chooser.choose(question.legal).text)
        if len(table.results) == steps:
            held += 1
            if rng.random() < 0.3:
                undo(table, seat)
    assert held > 0
    twin = in_engine_order(table)
    assert twin.state.key() == table.state.key()
    assert write_record(twin.record()) == write_record(table.record())
    assert Listener(twin, SPECTATOR).view == Listener(table, SPECTATOR).view
