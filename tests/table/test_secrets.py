"""Hidden means hidden: two games that a viewer cannot tell apart give it the same bytes."""

import random

import pytest

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games import OURS
from clocksmith.table import wire
from clocksmith.table.clock import BANK, TimeControl
from clocksmith.table.entry import ACT, RESTART, UNDO, Command
from clocksmith.table.feed import Feed, considered
from clocksmith.table.table import Table
from effort import covering
from table.pairs import Pair, dealt, redealt
from table.sitting import Listener, chooser_for, finish, setup_for, summary, table_for

STRETCH = 25  # commands told to a pair
EVERY = {"khronos": 3, "sands": 20, "inventions": 20}  # answers between two pairs
CLOCK = TimeControl(BANK, 10_000, 5)


def command_for(table: Table, rng: random.Random, chooser: object) -> Command:
    """Return a good command: mostly an answer, sometimes a way back."""
    back = [seat for seat in range(table.setup.seats) if table.undoable(Seat(seat))]
    if back and rng.random() < 0.15:
        return Command(rng.choice([UNDO, RESTART]), Seat(rng.choice(back)), table.number)
    seat = rng.choice(table.waiting())
    question = table.question(seat)
    assert question is not None
    action = chooser.choose(question.legal)  # type: ignore[attr-defined]
    return Command(ACT, seat, question.number, action.text)


def assert_considers_the_same(pair: Pair, rng: random.Random) -> None:
    """What the viewer is told of possible answers is the same at both tables."""
    question = pair.one.question(pair.viewer)
    if question is None:
        return
    legal = question.legal
    actions = [legal[rng.randrange(len(legal))] for _ in range(2)]
    actions.append(rng.choice(pair.game.actions.actions))
    for action in actions:
        told = [
            wire.encode(considered(table, pair.viewer, action.text))
            for table in (pair.one, pair.two)
        ]
        assert told[0] == told[1]


def assert_hears_the_same(pair: Pair, rng: random.Random) -> int:
    """Play a stretch at both tables; return how many messages were compared."""
    chooser = chooser_for(pair.game.name, rng)
    one, two = Listener(pair.one, pair.viewer), Listener(pair.two, pair.viewer)
    assert one.heard == two.heard
    for _ in range(STRETCH):
        command = command_for(pair.one, rng, chooser)
        if not pair.tell(command, pair.one.at + 1):
            break
        assert one.listen() == two.listen(), f"after {command}"
        if rng.random() < 0.2:
            assert_considers_the_same(pair, rng)
    else:
        stories = [Feed(table, pair.viewer).story(summary(table)) for table in (pair.one, pair.two)]
        assert wire.encode(stories[0]) == wire.encode(stories[1])
    return len(two.heard)


@pytest.mark.parametrize(("name", "number"), covering(OURS, range(4)))
def test_games_that_look_the_same_to_a_viewer_send_it_the_same(name: str, number: int) -> None:
    table, rng = table_for(name, number), random.Random(number)
    setup = setup_for(name, number, CLOCK)
    compared = differing = 0
    while not table.closed:
        viewer = rng.choice([*range(table.setup.seats), SPECTATOR])
        pair = redealt(setup, table.state, Seat(viewer), rng)
        differing += pair.differs()
        compared += assert_hears_the_same(pair, rng)
        finish(table, rng, longest=EVERY[name])
    assert differing >= 5
    assert compared > 30


@pytest.mark.parametrize("name", ["khronos", "inventions"])  # Sands deals nothing that is hidden
def test_deals_that_look_the_same_to_a_viewer_are_told_the_same(name: str) -> None:
    differing = 0
    for number in range(12):
        setup, rng = setup_for(name, number, CLOCK), random.Random(number)
        for viewer in (Seat(rng.randrange(setup.seats)), SPECTATOR):
            pair = dealt(setup, viewer, rng)
            differing += pair.differs()
            assert_hears_the_same(pair, rng)
    assert differing > 10
