"""What must hold in every position of every game: legality, copies, replay, texts, the end."""

import pickle
from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.ledger import START
from clocksmith.core.step import Chance
from clocksmith.table.record import Record, read_record, replay, write_record
from clocksmith.testing.randomgame import RandomGame

SAMPLE: Final = 40  # actions of the whole space that are asked about in a position
LONGEST_TEXT: Final = 40
ENDS: Final = ("end", "pass", "done")  # how an action that ends a turn is written


def every_action_is_read_back_from_what_it_writes(game: Game[Any]) -> None:
    """An action is an object, a text and a number, and each can be had from each."""
    for index, action in enumerate(game.actions.actions):
        assert action.index == index, action
        assert game.actions.parse(action.text) is action
        assert len(action.text) <= LONGEST_TEXT, f"{action} is too long to type"
        assert action.text == " ".join(action.text.lower().split()), f"{action} is not plain"


def legal_is_what_is_not_refused(table: RandomGame) -> None:
    """A legal set agrees with the refusals, with its own order and its own count."""
    game, space = table.game, table.game.actions.actions
    for action in table.moves():
        legal = game.legal(table.state)
        listed = legal.listed()
        assert listed, "a decision always has an answer"
        assert len(legal) == len(listed), "a legal set counts what it lists"
        assert [a.index for a in listed] == sorted({a.index for a in listed}), "in index order"
        assert legal.indices() == [a.index for a in listed], "numbers tell of the same actions"
        assert places(legal.bits()) == legal.indices(), "and so do bits"
        n = table.rng.randrange(len(listed))
        assert legal.nth(n) is listed[n], "nth and listed agree"
        offered = set(listed)
        for sample in (
            *table.rng.sample(listed, min(10, len(listed))),
            *table.rng.choices(space, k=SAMPLE),
        ):
            unrefused = game.refusal(table.state, sample) is None
            assert unrefused == (sample in offered) == (sample in legal), sample
        table.play(action)


def legal_is_what_is_not_refused_in_the_whole_space(table: RandomGame) -> None:
    """Everything outside a legal set is refused; checked now and then, as it takes long."""
    game = table.game
    for action in table.moves():
        if table.rng.random() < 0.03:
            found = [a for a in game.actions.actions if game.refusal(table.state, a) is None]
            assert found == game.legal(table.state).listed()
        table.play(action)


def what_is_played_at_once_opens_a_question_or_ends_a_turn(table: RandomGame) -> None:
    """An action without a second look leaves its seat asked alone, or is the only one."""
    game = table.game
    for action in table.moves():
        decision = game.decision(table.state)
        assert decision is not None
        if decision.at_once(table.state, action):
            twin = table.twin()
            game.apply(twin, action, Silence())
            following = game.decision(twin)
            opens = following is not None and following.group(twin) == (decision.seat,)
            is_only = len(game.legal(table.state)) == 1 and action.text in ENDS
            assert opens or is_only, f"{action} is played at once"
        table.play(action)


def what_opens_by_itself_takes_nothing_away(table: RandomGame) -> None:
    """An answer that only opens what can be done leaves all others, but the end, to be given."""
    game = table.game
    for action in table.moves():
        decision = game.decision(table.state)
        assert decision is not None
        opening = decision.opening(table.state)
        if opening is not None:
            legal = game.legal(table.state)
            assert opening == legal.nth(0), f"{opening} is the first answer"
            twin = table.twin()
            game.apply(twin, opening, Silence())
            following = game.decision(twin)
            assert following is not None, f"{opening} ends nothing"
            assert following.seat == decision.seat
            others = [one for one in legal.listed()[1:] if one.text not in ENDS]
            assert [one for one in others if game.refusal(twin, one) is not None] == []
        table.play(action)


def playing_on_a_copy_leaves_the_original_alone(table: RandomGame) -> None:
    """A copy is a twin, and another."""
    for action in table.moves():
        if table.rng.random() < 0.1:
            before = table.state.key()
            twin = table.twin()
            assert twin.key() == before, "a copy is equal"
            legal = table.game.legal(twin)
            table.game.apply(twin, legal[table.rng.randrange(len(legal))], Silence())
            assert twin.key() != before, "an action changes the position"
            assert table.state.key() == before, "a copy shares nothing that changes"
        table.play(action)


def a_record_replays_to_identical_positions(table: RandomGame) -> None:
    """The same actions give the same game, and a record is all that is needed."""
    actions, keys, events = [], [], []
    for action in table.moves():
        actions.append(action)
        events.append(table.play(action))
        keys.append(hash(table.state.key()))
    text = write_record(Record(table.game, table.seats, table.choices, actions))
    again = read_record(text)
    assert write_record(again) == text
    for number, played in enumerate(replay(again)):
        assert hash(played.state.key()) == keys[number], f"action {number} led elsewhere"
        assert played.events == events[number], f"action {number} told something else"


def every_position_is_read_back_from_what_it_writes(table: RandomGame) -> None:
    """A position is a text, and the text is the position."""
    for action in table.moves():
        text = table.game.write(table.state)
        assert table.game.read(text).key() == table.state.key(), text
        table.play(action)
    assert table.game.read(table.game.write(table.state)).key() == table.state.key()


def what_leaves_a_process_arrives(table: RandomGame) -> None:
    """Positions, questions, actions and events can be pickled, and arrive as they were."""
    game = table.game
    assert pickle.loads(pickle.dumps(game)) is game, "a game is GAME in the module of its class"
    for action in table.moves():
        before = table.twin()
        events = table.play(action)
        if table.rng.random() < 0.05:
            sent = (before, game.decision(before), action, events)
            state, decision, same, heard = pickle.loads(pickle.dumps(sent))
            assert game.write(state) == game.write(before), "a position arrives as it was"
            assert (decision, heard) == (sent[1], events)
            assert same is action, "an action arrives as the one that is known"


def chance_gives_each_of_its_answers_a_weight(table: RandomGame) -> None:
    """What chance may answer can happen."""
    for action in table.moves():
        decision = table.game.decision(table.state)
        if isinstance(decision, Chance):
            weights = decision.weights(table.state)
            assert len(weights) == len(decision.legal(table.state)), decision
            assert min(weights) > 0, decision
        table.play(action)


def every_game_ends_with_an_outcome(table: RandomGame) -> None:
    """There is an outcome when, and only when, nothing is asked."""
    game = table.game
    for action in table.moves():
        assert game.outcome(table.state) is None, "the game goes on"
        table.play(action)
    outcome = game.outcome(table.state)
    assert outcome is not None, "the game is over"
    assert list(outcome.scores) == game.scores(table.state)
    assert min(outcome.places) == 1
    assert outcome.winners()
    assert len(game.legal(table.state)) == 0
    over = game.refusal(table.state, game.actions.actions[0])
    assert over is not None
    assert over.key == "game-over"


def nothing_is_lost_and_nothing_made(table: RandomGame) -> None:
    """Pieces, cards and money add up after every action."""
    check = table.balance_check()
    for action in table.moves():
        check(table.state, table.play(action))


def the_ledger_adds_up(table: RandomGame) -> None:
    """At the end, the rows of a ledger add up to the points of every seat.

    A game whose ledger notes nothing need not: its points are other points.
    """
    game = table.game
    ledger = game.ledger(table.seats)
    ledger.open(START, game.scores(table.state))
    for action in table.moves():
        for event in table.play(action):
            ledger.note(event)
    scores = game.scores(table.state)
    if not ledger.order:
        ledger.close(scores)
    undeclared = [name for period in ledger.periods for name in period.names()]
    assert set(undeclared) <= set(ledger.order) | {START}, "a ledger declares its rows"
    assert ledger.totals() == scores, "the ledger adds up"
