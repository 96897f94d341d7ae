"""What an answer would do is told as far as its seat can know, and nothing is done."""

import random

import pytest

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from clocksmith.games.khronos import GAME
from clocksmith.games.sands import GAME as SANDS
from clocksmith.table.considered import consider
from clocksmith.table.delta import applied
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import considered
from clocksmith.table.question import Question
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from games.sands.scene import scene
from play import P0, P1, play
from table.sitting import NOON, act, chooser_for, finish, seed_of, table_for
from table.test_feed import as_json
from table.toy import TOY


def khronos() -> Table:
    """Return a table of Khronos that waits for its first answer."""
    return Table(Setup(GAME, 3, GAME.options.choose({})), seed_of(4), NOON)


def test_a_refused_answer_tells_why_and_what_it_would_cost() -> None:
    table = khronos()
    [seat] = table.waiting()
    told = considered(table, seat, "build castle might a1")
    assert told.refusal["type"] == "Refusal"
    assert told.refusal["rule"]
    assert told.events == []
    assert told.view is None
    assert told.before == told.after


def test_a_legal_answer_tells_what_happens_and_the_view_after_it() -> None:
    table = khronos()
    [seat] = table.waiting()
    key = table.state.key()
    told = considered(table, seat, "travel a faith")
    assert told.refusal is None
    assert [event["type"] for event in told.events] == ["Paid", "Travelled"]
    assert told.before != told.after
    assert table.state.key() == key
    now = as_json(table.view(seat))
    act(table, seat, "travel a faith")
    assert applied(told.view, now) == as_json(table.view(seat))


def test_what_chance_would_bring_is_not_told() -> None:
    table = khronos()
    [seat] = table.waiting()
    told = considered(table, seat, "exchange 1r")
    assert [event["type"] for event in told.events] == ["Paid", "Discarded"]
    assert told.decision["type"] == "DrawCard"


def test_who_is_not_asked_considers_nothing() -> None:
    table = khronos()
    [seat] = table.waiting()
    with pytest.raises(CommandError) as caught:
        table.consider(Seat((seat + 1) % 3), "end")
    assert caught.value.code == "not-asked"
    with pytest.raises(CommandError) as caught:
        table.consider(seat, "castle the king")
    assert caught.value.code == "unreadable"


def test_of_a_sealed_answer_nothing_is_told() -> None:
    table = Table(Setup(TOY, 2, TOY.options.choose({})), seed_of(1), NOON)
    for seat in (P0, P1):
        told = table.consider(seat, "bid 1")
        assert (told.refusal, told.events, told.view) == (None, [], None)
        assert told.before == told.after


def test_what_depends_on_sealed_answers_of_others_is_not_told() -> None:
    table = Table(Setup(TOY, 2, TOY.options.choose({})), seed_of(1), NOON)
    for seat, text in ((0, "bid 1"), (0, "bid 2"), (1, "bid 3")):
        act(table, seat, text)
    told = table.consider(P1, "bid 0")  # it would open all bids
    assert [type(event).__name__ for event in told.events] == []
    assert told.view is None


@pytest.mark.parametrize("name", OURS)
def test_what_is_told_comes_true(name: str) -> None:
    table, rng = table_for(name, 2), random.Random(6)
    chooser, game, certain = chooser_for(name, rng), table.setup.game, 0
    for _ in range(150):
        if table.closed:
            break
        seat = rng.choice(table.waiting())
        question = table.question(seat)
        assert question is not None
        action = chooser.choose(question.legal)
        told = table.consider(seat, action.text)
        assert told.refusal is None
        if len(table.waiting()) == 1 and told.view is not None:
            twin, log = table.state.copy(), Log()
            game.apply(twin, action, log)
            for text in told.assumed:
                game.apply(twin, game.actions.parse(text), log)
            assert told.events == [event.seen_by(seat) for event in log.events]
            assert told.view == game.view(twin, seat)
            assert told.after == game.standing(twin)
            certain += 1
        finish(table, rng, longest=1)
    assert certain > 20


def test_the_same_several_times_is_foreseen_as_a_whole() -> None:
    has = "stock crops:9; unrest 5; heritage 0 0 9"
    state = scene("italia of 0 capital; gallia of 0 colony", has, cards="govern", seats=2)
    play(SANDS, state, "use govern", "lower")
    question = Question(state.stack[-1], 0, state, ())  # type: ignore[arg-type]
    lower = SANDS.actions.parse("lower")
    once = consider(SANDS, question, lower, sealed=False)
    thrice = consider(SANDS, question, lower, sealed=False, times=3)
    assert (once.again, thrice.again) == (2, 2)
    assert [price.total for price in once.prices] == [2]
    [price] = thrice.prices
    assert (price.currency, price.total) == ("crops", 6)
    assert len(thrice.events) == 3 * len(once.events)
    play(SANDS, state, "lower", "lower", "lower")
    assert thrice.after == SANDS.standing(state)
    assert thrice.view == SANDS.view(state, P0)


def test_no_more_is_foreseen_than_can_be_done() -> None:
    has = "stock crops:5; unrest 5"
    state = scene("italia of 0 capital; gallia of 0 colony", has, cards="govern", seats=2)
    play(SANDS, state, "use govern")
    question = Question(state.stack[-1], 0, state, ())  # type: ignore[arg-type]
    told = consider(SANDS, question, SANDS.actions.parse("lower"), sealed=False, times=6)
    assert [price.total for price in told.prices] == [4]
