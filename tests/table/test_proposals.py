"""What people settle among themselves: giving up, taking over, ending it, and what it costs."""

import pytest

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.games.khronos import GAME
from clocksmith.table import wire
from clocksmith.table.clock import BANK, MOVE, NO_CLOCK, TimeControl
from clocksmith.table.entry import AGREE, MOTION, OBJECT, RESIGN, REST, Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed, now_of
from clocksmith.table.proposals import BOT, END, PERSON, Motion, motion_of
from clocksmith.table.record import read_record, replay, write_record
from clocksmith.table.recorded import table_of
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from table.sitting import NOON, act, again, seed_of, summary, tell, undo


def khronos(clock: TimeControl = NO_CLOCK) -> Table:
    """A table of three that waits for its first answer."""
    return Table(Setup(GAME, 3, GAME.options.choose({}), clock), seed_of(4), NOON)


def starter(table: Table) -> Seat:
    """The one seat that is asked."""
    [seat] = table.waiting()
    return seat


def move(table: Table, by: int, motion: Motion) -> int:
    """Put a motion to the vote, and return its number."""
    return tell(table, Command(MOTION, Seat(by), table.number, motion.text())).number


def vote(table: Table, kind: str, seat: int) -> None:
    """Vote on what is voted on."""
    assert table.proposals.motion is not None
    tell(table, Command(kind, Seat(seat), table.proposals.motion.number))


def refused(table: Table, command: Command) -> str:
    """The code with which a command is refused."""
    with pytest.raises(CommandError) as caught:
        table.check(command, table.at)
    return caught.value.code


ALL = (Seat(0), Seat(1), Seat(2))


def test_a_seat_that_resigns_is_played_on_and_its_question_stays_open() -> None:
    table = khronos()
    seat = starter(table)
    question = table.question(seat)
    tell(table, Command(RESIGN, seat, 0, "steady"))
    assert table.proposals.substitutes == {seat: "steady"}
    assert table.question(seat) is question, "the bot answers the same question"
    assert refused(table, Command(RESIGN, seat, 0, "steady")) == "resigned"


def test_who_has_resigned_is_asked_nothing_more_and_takes_nothing_back() -> None:
    table = khronos()
    seat = starter(table)
    assert now_of(table, seat)["question"] is not None
    tell(table, Command(RESIGN, seat, 0, "steady"))
    now = now_of(table, seat)
    assert (now["question"], now["undo"]) == (None, 0)
    assert now["waiting"] == [seat]


def test_an_answer_under_way_is_good_although_somebody_resigned_meanwhile() -> None:
    table = khronos()
    seat = starter(table)
    question = table.question(seat)
    assert question is not None
    other = Seat((seat + 1) % 3)
    tell(table, Command(RESIGN, other, 0, "quick"))
    act(table, seat, question.legal[0].text)


def test_a_game_given_up_by_all_but_one_ends_and_that_one_has_won() -> None:
    table = khronos()
    assert refused(table, Command(RESIGN, Seat(0), 0)) == "unreadable", "two would be left"
    tell(table, Command(RESIGN, Seat(0), 0, "steady"))
    tell(table, Command(RESIGN, Seat(2), 0))
    now = now_of(table, SPECTATOR)
    assert (now["ended"], now["won"], now["waiting"]) == (True, 1, [])
    assert now["seed"] is not None
    assert refused(table, Command(RESIGN, Seat(1), 0, "steady")) == "over"
    assert now_of(again(table), SPECTATOR)["won"] == 1


def test_an_undo_reaches_back_beyond_a_resignation() -> None:
    table = khronos()
    seat = starter(table)
    before = table.state.key()
    question = table.question(seat)
    assert question is not None
    text = next(
        action.text for action in question.legal.listed() if _can_go_back(action.text, seat)
    )
    act(table, seat, text)
    tell(table, Command(RESIGN, Seat((seat + 1) % 3), 0, "quick"))
    undo(table, seat)
    assert table.state.key() == before
    assert len(table.proposals.substitutes) == 1


def _can_go_back(text: str, seat: Seat) -> bool:
    table = khronos()
    act(table, seat, text)
    return table.undoable(seat) > 0


@pytest.mark.parametrize("clock", [TimeControl(MOVE, 60), TimeControl(BANK, 300, 10)])
def test_a_seat_that_resigned_has_no_clock_and_one_taken_over_a_full_one(
    clock: TimeControl,
) -> None:
    table = khronos(clock)
    seat = starter(table)
    voter = Seat((seat + 1) % 3)
    tell(table, Command(RESIGN, seat, 0, "steady"), NOON + 20)
    assert table.clocks.left(seat, NOON + 30) is None
    assert table.due() is None
    move(table, SPECTATOR, Motion(PERSON, (voter,), seat, "Ada"))
    vote(table, AGREE, voter)
    assert table.clocks.left(seat, table.at) == clock.seconds
    assert table.clocks.running() == [seat]


def test_the_game_ends_when_all_agree_and_nobody_has_won() -> None:
    table = khronos()
    move(table, 0, Motion(END, ALL))
    vote(table, AGREE, 2)
    assert not table.closed
    vote(table, AGREE, 1)
    assert table.closed
    assert table.proposals.ended
    assert table.outcome() is None
    assert table.waiting() == ()
    assert refused(table, Command(RESIGN, Seat(0), 0, "steady")) == "over"
    table.view(OPEN)  # everything may be seen now


def test_one_who_sits_alone_ends_it_at_once() -> None:
    table = khronos()
    move(table, 1, Motion(END, (Seat(1),)))
    assert table.proposals.ended
    assert [notice.kind for notice in table.proposals.events] == ["moved", "carried"]


def test_one_who_objects_ends_the_vote() -> None:
    table = khronos()
    number = move(table, 0, Motion(END, ALL))
    vote(table, OBJECT, 1)
    assert table.proposals.motion is None
    assert not table.closed
    assert refused(table, Command(AGREE, Seat(2), number)) == "stale"


def test_there_is_one_motion_at_a_time_and_one_vote_each() -> None:
    table = khronos()
    number = move(table, 0, Motion(END, ALL))
    again_moved = Command(MOTION, Seat(1), 0, Motion(END, ALL).text())
    assert refused(table, again_moved) == "under-vote"
    assert refused(table, Command(AGREE, Seat(0), number)) == "no-vote", "who moves it agrees"
    vote(table, AGREE, 1)
    assert refused(table, Command(AGREE, Seat(1), number)) == "no-vote"
    assert refused(table, Command(OBJECT, SPECTATOR, number)) == "no-vote"


def test_a_seat_that_is_voted_about_has_no_vote_but_may_object() -> None:
    table = khronos()
    number = move(table, 0, Motion(BOT, (Seat(0), Seat(1)), Seat(2), "quick"))
    assert refused(table, Command(AGREE, Seat(2), number)) == "no-vote"
    vote(table, OBJECT, 2)
    assert table.proposals.motion is None
    assert not table.proposals.substitutes


def test_a_vote_of_the_others_lets_a_bot_play_on() -> None:
    table = khronos()
    move(table, 0, Motion(BOT, (Seat(0), Seat(1)), Seat(2), "quick"))
    vote(table, AGREE, 1)
    assert table.proposals.substitutes == {Seat(2): "quick"}


def test_who_resigns_votes_no_more_and_the_others_decide() -> None:
    table = khronos()
    move(table, 0, Motion(END, ALL))
    vote(table, AGREE, 1)
    tell(table, Command(RESIGN, Seat(2), 0, "steady"))
    assert table.proposals.ended


def test_what_an_entry_would_carry_is_known_before_it_is_applied() -> None:
    table = khronos()
    move(table, SPECTATOR, Motion(PERSON, (Seat(0), Seat(1)), Seat(2), "Ada Lovelace"))
    first = table.check(Command(AGREE, Seat(0), 1), NOON)
    assert table.proposals.carried_by(first, 3) is None
    table.apply(first)
    last = table.check(Command(AGREE, Seat(1), 1), NOON)
    carried = table.proposals.carried_by(last, 3)
    assert carried is not None
    assert (carried.kind, carried.seat, carried.who) == (PERSON, 2, "Ada Lovelace")
    assert table.proposals.motion is not None, "nothing was changed"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "end",
        "end x",
        "end 0,9",
        "bot 0",
        "bot 0,1 1 quick",
        "bot 0 1",
        "bot 0 7 quick",
        "war 0",
    ],
)
def test_a_motion_that_makes_no_sense_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"[a-z]+ [a-z]+"):
        motion_of(text, 3)
    assert refused(khronos(), Command(MOTION, Seat(0), 0, text)) == "unreadable"


def test_a_table_is_made_again_from_its_log_with_all_that_was_settled() -> None:
    table = khronos(TimeControl(BANK, 300, 10))
    seat = starter(table)
    question = table.question(seat)
    assert question is not None
    tell(table, Command(RESIGN, Seat((seat + 1) % 3), 0, "steady"))
    act(table, seat, question.legal[0].text)
    move(table, seat, Motion(END, (seat, Seat((seat + 2) % 3))))
    twin = again(table)
    assert twin.proposals == table.proposals
    assert twin.state.key() == table.state.key()
    assert wire.encode(Feed(twin, SPECTATOR).welcome(summary(twin))) == wire.encode(
        Feed(table, SPECTATOR).welcome(summary(table))
    )


def test_the_record_of_a_game_that_was_ended_replays() -> None:
    table = khronos()
    seat = starter(table)
    question = table.question(seat)
    assert question is not None
    act(table, seat, question.legal[0].text)
    tell(table, Command(RESIGN, Seat(0), 0, "steady"))
    move(table, 1, Motion(END, (Seat(1), Seat(2))))
    vote(table, AGREE, 2)
    record = read_record(write_record(table.record()))
    assert record.seed == table.source.seed
    *_, last = replay(record)
    assert last.state.key() == table.state.key()
    assert table_of(record, NOON).closed


def test_everybody_is_told_what_was_settled_and_after_which_step() -> None:
    table = khronos()
    tell(table, Command(RESIGN, Seat(2), 0, "steady"))
    move(table, 0, Motion(END, (Seat(0), Seat(1))))
    now = now_of(table, SPECTATOR)
    assert [(one.kind, one.seat, one.step) for one in now["notices"]] == [
        ("resigned", 2, 1),
        ("moved", 0, 1),
    ]
    assert now["motion"].voters == [0, 1]
    assert now["motion"].agreed == [0]


def test_a_slow_clock_stands_still_by_an_entry_that_everybody_reads() -> None:
    table = khronos(TimeControl(MOVE, 86_400))
    seat, due = starter(table), table.due()
    assert due is not None
    until = str(int(NOON) + 1000)
    entry = tell(table, Command(REST, seat, 0, until))
    assert table.due() == due + int(until) - entry.at
    assert refused(table, Command(REST, seat, 0, until)) == "stale"
    assert refused(table, Command(REST, seat, 0, "soon")) == "unreadable"
    assert refused(khronos(TimeControl(MOVE, 60)), Command(REST, seat, 0, until)) == "refused"
    assert [notice.kind for notice in table.proposals.events] == ["rested"]
    assert again(table).due() == table.due()
