"""A game in progress: asked, answered, taken back, timed, frozen, and made again from its log."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import MIGHT
from clocksmith.games.khronos.model.events import DomainLost
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.table import wire
from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, TimeControl
from clocksmith.table.entry import ACT, KINDS, LATE, Command, Entry
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed
from clocksmith.table.record import read_record, replay, write_record
from clocksmith.table.setup import Setup, branch_of
from clocksmith.table.table import Table
from effort import covering, effort
from games.khronos.scene import at, scene
from table.sitting import (
    NOON,
    Listener,
    act,
    again,
    chooser_for,
    finish,
    seed_of,
    setup_for,
    summary,
    table_for,
    tell,
    undo,
    viewers,
)
from table.toy import TOY

CLOCKS = [NO_CLOCK, TimeControl(MOVE, 60), TimeControl(BANK, 300, 10)]


def khronos(seats: int = 3, clock: TimeControl = NO_CLOCK, seed: int = 4) -> Table:
    """Return a table of Khronos that waits for its first answer."""
    return Table(Setup(GAME, seats, GAME.options.choose({}), clock), seed_of(seed), NOON)


def starter(table: Table) -> Seat:
    """Return the one seat that is asked."""
    [seat] = table.waiting()
    return seat


# Asking and answering


def test_the_deal_is_the_first_result() -> None:
    table = khronos()
    assert len(table.results) == 1
    deal = table.results[0]
    assert (deal.kind, deal.seat, deal.text) == ("deal", -1, None)
    assert len(deal.events) > 3 * 4  # the start and the hands
    assert table.number == 0


def test_an_answer_is_one_step_with_all_that_follows() -> None:
    table = khronos()
    seat = starter(table)
    act(table, seat, "exchange 1r 1c")
    names = [type(event).__name__ for event in table.results[-1].events]
    assert names == ["Paid", "Discarded", "Drew", "Drew"]
    assert (table.results[-1].number, table.results[-1].text) == (1, "exchange 1r 1c")


def test_a_domain_in_other_hands_is_told_at_the_end_of_the_step_and_not_in_the_record() -> None:
    state = scene("keep b2 of 1; watchtower e2 of 0; hamlet e3", hands=("1c",))
    table = Table(branch_of(GAME, GAME.write(state)), seed_of(4), NOON)
    act(table, 0, "build hamlet might d2")
    lost = DomainLost(Seat(0), MIGHT, at("b2"), (Seat(1),))
    assert table.results[-1].events[-1] == lost
    assert lost not in [event for played in replay(table.record()) for event in played.events]


def test_a_question_has_the_number_at_which_it_arose() -> None:
    table = khronos()
    seat = starter(table)
    first = table.question(seat)
    assert first is not None
    assert first.number == 0
    act(table, seat, "travel a faith")
    second = table.question(seat)
    assert second is not None
    assert second.number == 1
    assert table.question(Seat((seat + 1) % 3)) is None


def test_a_position_that_was_handed_out_does_not_change() -> None:
    table = khronos()
    before, key = table.state, table.state.key()
    act(table, starter(table), "travel a faith")
    assert before.key() == key
    assert table.state.key() != key


# Taking back


def test_answers_are_taken_back_one_by_one() -> None:
    table = khronos()
    seat, key = starter(table), table.state.key()
    act(table, seat, "travel a faith")
    middle = table.state.key()
    act(table, seat, "travel a reason")
    assert table.undoable(seat) == 2
    undo(table, seat)
    assert table.state.key() == middle
    undo(table, seat)
    assert table.state.key() == key
    assert table.number == 4
    assert [result.kind for result in table.results] == ["deal"]
    assert table.record().actions[-1].text.startswith("draw")


def test_a_whole_run_is_taken_back_at_once() -> None:
    table = khronos()
    seat, key = starter(table), table.state.key()
    for text in ("travel a faith", "travel a reason", "travel b faith"):
        act(table, seat, text)
    undo(table, seat, whole=True)
    assert table.state.key() == key
    assert table.undoable(seat) == 0


def test_the_run_of_a_seat_is_what_a_restart_takes_back() -> None:
    table = khronos()
    seat, key = starter(table), table.state.key()
    assert table.run(seat, lambda count: 0)[1] == []
    texts = ["travel a faith", "travel a reason"]
    for text in texts:
        act(table, seat, text)
    position, answers = table.run(seat, lambda count: 0)
    assert answers == texts
    game = table.setup.game
    dealt = game.read(position, trusted=True)
    assert game.view(dealt, seat) == game.view(table.setup.game.read(position), seat)
    undo(table, seat, whole=True)
    assert table.state.key() == key
    assert game.view(table.state, seat) == game.view(dealt, seat)


def test_what_is_taken_back_of_a_run_is_no_part_of_it() -> None:
    table = khronos()
    seat = starter(table)
    for text in ("travel a faith", "travel a reason"):
        act(table, seat, text)
    undo(table, seat)
    assert table.run(seat, lambda count: 0)[1] == ["travel a faith"]
    other = Seat((seat + 1) % 3)
    assert table.run(other, lambda count: 0)[1] == []


def test_what_was_taken_back_is_not_in_the_record() -> None:
    table, plain = khronos(), khronos()
    seat = starter(table)
    act(table, seat, "travel a faith")
    undo(table, seat)
    for text in ("travel a reason", "end"):
        act(table, seat, text)
        act(plain, seat, text)
    assert write_record(table.record()) == write_record(plain.record())


def test_another_seat_takes_back_nothing() -> None:
    table = khronos()
    seat = starter(table)
    act(table, seat, "travel a faith")
    assert table.undoable(Seat((seat + 1) % 3)) == 0


# Clocks


def test_time_that_is_up_lets_the_table_answer() -> None:
    table = khronos(clock=TimeControl(MOVE, 60))
    seat = starter(table)
    assert table.due() == NOON + 60
    tell(table, Command(LATE, seat, 0, "end"), NOON + 61)
    assert table.results[-1].kind == "late"
    assert table.due() == NOON + 121


def test_an_answer_the_table_gave_is_not_taken_back() -> None:
    table = khronos(clock=TimeControl(MOVE, 60))
    seat = starter(table)
    act(table, seat, "travel a faith")
    tell(table, Command(LATE, seat, 1, "end"), NOON + 100)
    assert table.undoable(seat) == 0


def test_an_answer_after_the_time_counts_while_nobody_else_gave_one() -> None:
    table = khronos(clock=TimeControl(BANK, 60, 5))
    seat = starter(table)
    act(table, seat, "travel a faith", at=NOON + 80)
    assert table.late(NOON + 80) == seat
    assert table.clocks.left(seat, NOON + 80) == 0


def test_bots_have_no_clock() -> None:
    seats = (Seat(0), Seat(1), Seat(2))
    setup = Setup(GAME, 3, GAME.options.choose({}), TimeControl(MOVE, 60), untimed=seats)
    assert Table(setup, seed_of(4), NOON).due() is None


# Looking


def test_everything_may_be_seen_only_at_the_end() -> None:
    table = khronos()
    with pytest.raises(CommandError, match="only when the game is over") as caught:
        table.view(OPEN)
    assert caught.value.code == "hidden"
    with pytest.raises(CommandError, match="there is no seat 7"):
        table.view(Seat(7))
    finish(table, random.Random(2))
    view = table.view(OPEN)
    assert all(player.hand is not None for player in view.players)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", OURS)
def test_a_bot_gets_a_position_in_which_it_is_asked_and_knows_no_more_than_its_seat(
    name: str,
) -> None:
    table, rng = table_for(name, 2), random.Random(5)
    game, chooser = table.setup.game, chooser_for(name, rng)
    for _ in range(120):
        if table.closed:
            break
        for seat in table.waiting():
            question = table.question(seat)
            assert question is not None
            state = game.read(table.seen(seat, rng.randrange))
            decision = game.decision(state)
            assert decision is not None
            assert decision == question.decision
            assert game.legal(state).texts() == question.legal.texts()
            assert game.view(state, seat) == game.view(question.state, seat)
        seat = rng.choice(table.waiting())
        question = table.question(seat)
        assert question is not None
        act(table, seat, chooser.choose(question.legal).text)


def test_the_position_after_any_step_can_be_had() -> None:
    table = khronos()
    texts = [table.position(0), table.position(1)]
    for seed in range(30):
        finish(table, random.Random(seed), longest=1)
        texts.append(GAME.write(table.state))  # type: ignore[arg-type]
    assert [table.position(steps) for steps in range(32)] == texts
    with pytest.raises(ValueError, match="has 31 steps"):
        table.position(33)


def test_a_branch_plays_on_from_a_position_with_luck_of_its_own() -> None:
    table = khronos()
    finish(table, random.Random(3), longest=40)
    branch = Table(branch_of(GAME, table.position(20)), seed_of(9), NOON)
    assert GAME.write(branch.state) == table.position(20)  # type: ignore[arg-type]
    assert len(branch.results) == 1
    finish(branch, random.Random(4))
    text = write_record(branch.record())
    assert "\n| clocksmith position 1\n" in text
    assert write_record(read_record(text)) == text
    assert isinstance(branch.state, Khronos)


# Broken promises


def test_a_table_whose_rules_break_a_promise_is_frozen() -> None:
    setup = Setup(TOY, 2, TOY.options.choose({}), TimeControl(MOVE, 60))
    table = Table(setup, seed_of(1), NOON)
    for seat, text in ((0, "bid 1"), (0, "bid 2"), (1, "bid 1"), (1, "bid 2"), (0, "step")):
        act(table, seat, text)
    key, listener = table.state.key(), Listener(table, Seat(0))
    question = table.question(Seat(0))
    assert question is not None
    with pytest.raises(CommandError) as caught:
        act(table, 0, "break")
    assert caught.value.code == "frozen"
    assert "42" not in caught.value.message
    assert (table.frozen, table.number, table.state.key()) == (True, 5, key)
    assert (table.waiting(), table.due(), table.undoable(Seat(0))) == ((), None, 0)
    with pytest.raises(CommandError, match="frozen"):
        table.check(Command(ACT, Seat(0), question.number, "pass"), NOON)
    with pytest.raises(CommandError, match="frozen"):
        table.apply(Entry(6, ACT, Seat(0), "pass", NOON))
    listener.listen()
    assert listener.now["question"] is None


def test_an_entry_that_cannot_be_carried_out_freezes_the_table() -> None:
    table = khronos()
    with pytest.raises(CommandError, match="frozen"):
        table.apply(Entry(1, ACT, starter(table), "castle the king", NOON))
    assert table.frozen


# The log is the table


def random_command(table: Table, rng: random.Random, chooser: object) -> tuple[Command, float]:
    """Return a command, good or bad, and when it comes."""
    at = table.at + rng.choice([0.0, 0.5, 3.0, 20.0, 70.0])
    seat = Seat(rng.randrange(table.setup.seats))
    kind = rng.choice(["act"] * 6 + list(KINDS))
    late = table.late(at)
    if rng.random() < 0.8 and table.waiting():
        seat = rng.choice(table.waiting())
    if late is not None and rng.random() < 0.5:
        seat, kind = late, LATE
    question = table.question(seat)
    number = table.number if kind not in (ACT, LATE) or question is None else question.number
    if rng.random() < 0.1:
        number = rng.randrange(table.number + 2)
    text = "nonsense"
    if question is not None and rng.random() < 0.95:
        text = chooser.choose(question.legal).text  # type: ignore[attr-defined]
    elif rng.random() < 0.5:
        text = rng.choice(table.setup.game.actions.actions).text
    return Command(kind, seat, number, text), at


def assert_same(one: Table, two: Table) -> None:
    """Two tables cannot be told apart, by anybody."""
    assert one.state.key() == two.state.key()
    assert one.results == two.results
    assert one.entries == two.entries
    assert one.waiting() == two.waiting()
    assert one.clocks.ends() == two.clocks.ends()
    assert one.record().actions == two.record().actions
    for viewer in viewers(one):
        feeds = Feed(one, viewer), Feed(two, viewer)
        first, second = [wire.encode(feed.welcome(summary(one))) for feed in feeds]
        assert first == second
        first, second = [wire.encode(feed.story(summary(one))) for feed in feeds]
        assert first == second


def assert_time_is_not_won(table: Table) -> None:
    """No clock shows more than it was given, however often something was taken back."""
    control = table.setup.clock
    for seat in range(table.setup.seats):
        answers = [e for e in table.entries if e.seat == seat and e.kind in (ACT, LATE)]
        left = table.clocks.left(Seat(seat), table.at)
        assert left is None or 0 <= left <= control.seconds + control.increment * len(answers)


@settings(max_examples=effort(10, 40))
@given(
    st.sampled_from(list(GAMES)), st.integers(0, 60), st.sampled_from(CLOCKS), st.integers(0, 10**6)
)
def test_a_table_made_again_from_its_log_is_the_same(
    name: str, number: int, clock: TimeControl, seed: int
) -> None:
    table, rng = table_for(name, number, clock), random.Random(seed)
    chooser = chooser_for(name, rng)
    listeners = [Listener(table, viewer) for viewer in viewers(table)]
    for _ in range(60):
        command, at = random_command(table, rng, chooser)
        before = table.number
        try:
            entry = table.check(command, at)
        except CommandError:
            assert table.number == before
            continue
        table.apply(entry)
        assert_time_is_not_won(table)
        for listener in listeners:
            listener.listen()
    twin = Table(table.setup, seed_of(number), NOON)
    others = [Listener(twin, viewer) for viewer in viewers(twin)]
    for entry in table.entries:
        twin.apply(entry)
        for other in others:
            other.listen()
    assert_same(table, twin)
    for listener, other in zip(listeners, others, strict=True):
        assert listener.heard == other.heard


@pytest.mark.parametrize(("name", "number"), covering(OURS, range(3)))
def test_a_whole_game_made_again_from_its_log_is_the_same(name: str, number: int) -> None:
    table = table_for(name, number)
    finish(table, random.Random(number))
    assert table.outcome() is not None
    assert_same(table, again(table))


def test_the_same_answers_with_other_luck_are_another_game() -> None:
    one = Table(setup_for("khronos", 1), seed_of(1), NOON)
    two = Table(setup_for("khronos", 1), seed_of(2), NOON)
    assert one.state.key() != two.state.key()
    assert one.view(SPECTATOR) is one.view(SPECTATOR)
