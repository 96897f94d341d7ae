"""What must hold in every position of every game: legality, copies, replay, texts."""

import pytest

from clocksmith.core.event import Silence
from clocksmith.core.step import Chance
from clocksmith.games import GAMES
from clocksmith.table.record import Record, read_record, replay, write_record
from games.conformance.games import NUMBERS, Table

SAMPLE = 40  # actions of the whole space that are asked about in a position


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_read_back_from_what_it_writes(name: str) -> None:
    actions = GAMES[name].actions
    for index, action in enumerate(actions.actions):
        assert action.index == index
        assert actions.parse(action.text) is action
        assert len(action.text) <= 40
        assert action.text == " ".join(action.text.lower().split())


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_legal_is_what_is_not_refused(name: str, number: int) -> None:
    table = Table(name, number)
    game, space = table.game, table.game.actions.actions
    for action in table.moves():
        legal = game.legal(table.state)
        listed = legal.listed()
        assert listed, "a decision always has an answer"
        assert len(legal) == len(listed)
        assert [a.index for a in listed] == sorted({a.index for a in listed})
        n = table.rng.randrange(len(listed))
        assert legal.nth(n) is listed[n]
        offered = set(listed)
        for sample in (
            *table.rng.sample(listed, min(10, len(listed))),
            *table.rng.choices(space, k=SAMPLE),
        ):
            unrefused = game.refusal(table.state, sample) is None
            assert unrefused == (sample in offered) == (sample in legal), sample
        table.play(action)


@pytest.mark.parametrize(("name", "number"), NUMBERS[::40])
def test_legal_is_what_is_not_refused_in_the_whole_space(name: str, number: int) -> None:
    table = Table(name, number)
    game = table.game
    for action in table.moves():
        if table.rng.random() < 0.03:
            found = [a for a in game.actions.actions if game.refusal(table.state, a) is None]
            assert found == game.legal(table.state).listed()
        table.play(action)


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_playing_on_a_copy_leaves_the_original_alone(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        if table.rng.random() < 0.1:
            before = table.state.key()
            twin = table.twin()
            assert twin.key() == before
            legal = table.game.legal(twin)
            table.game.apply(twin, legal[table.rng.randrange(len(legal))], Silence())
            assert twin.key() != before
            assert table.state.key() == before
        table.play(action)


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_a_record_replays_to_identical_positions(name: str, number: int) -> None:
    table = Table(name, number)
    actions, keys, events = [], [], []
    for action in table.moves():
        actions.append(action)
        events.append(table.play(action))
        keys.append(hash(table.state.key()))
    record = Record(table.game, table.seats, table.choices, actions)
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    for number_played, played in enumerate(replay(again)):
        assert hash(played.state.key()) == keys[number_played]
        assert played.events == events[number_played]


@pytest.mark.parametrize(("name", "number"), NUMBERS[::4])
def test_every_position_is_read_back_from_what_it_writes(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        text = table.game.write(table.state)
        assert table.game.read(text).key() == table.state.key(), text
        table.play(action)
    assert table.game.read(table.game.write(table.state)).key() == table.state.key()


@pytest.mark.parametrize(("name", "number"), NUMBERS[::10])
def test_chance_gives_each_of_its_answers_a_weight(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        decision = table.game.decision(table.state)
        if isinstance(decision, Chance):
            weights = decision.weights(table.state)
            assert len(weights) == len(decision.legal(table.state))
            assert min(weights) > 0
        table.play(action)
