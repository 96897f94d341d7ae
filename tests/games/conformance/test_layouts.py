"""What follows from the declaration of a state: accounts, numbers for learners, plain views."""

from typing import Any

import pytest

from clocksmith.core.layout.fields import Block, Group, Seats
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos.state import Khronos
from games.conformance.games import Table, random_games

# What is no field, or follows from options and seats alone.
FIXED = {"stack", "options", "in_play"}


@random_games(one_in=4)
def test_the_accounts_of_every_position_balance(name: str, number: int) -> None:
    table = Table(name, number)
    layout = table.game.layout(table.seats)
    for action in table.moves():
        assert layout.accounts(table.state) == []
        assert not any(step.missed(table.state) for step in table.state.stack)
        table.play(action)
    assert layout.accounts(table.state) == []


@random_games(one_in=4)
def test_a_trusted_text_is_read_to_the_same_state(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        if table.rng.random() < 0.1:
            text = table.game.write(table.state)
            assert table.game.read(text, trusted=True).key() == table.state.key()
        table.play(action)


@pytest.mark.parametrize("name", OURS)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        names = game.layout(seats).names()
        assert (
            len(names)
            == len(set(names))
            == len(game.layout(seats).numbers(game.start(seats), Seat(0)))
        )


@random_games(one_in=4)
def test_numbers_tell_a_seat_what_it_may_know_and_no_more(name: str, number: int) -> None:
    table = Table(name, number)
    layout = table.game.layout(table.seats)
    size = len(layout.names())
    for action in table.moves():
        if table.rng.random() < 0.03:
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                numbers = layout.numbers(table.state, seat)
                assert len(numbers) == size
                twin = table.twin()
                table.game.redeal(twin, seat, table.rng.randrange)
                assert layout.numbers(twin, seat) == numbers
                assert layout.view(twin, seat) == layout.view(table.state, seat)
        table.play(action)


@pytest.mark.parametrize("name", OURS)
def test_numbers_tell_positions_apart(name: str) -> None:
    table = Table(name, 7)
    layout = table.game.layout(table.seats)
    before = layout.numbers(table.state, OPEN)
    for action in table.moves():
        table.play(action)
        after = layout.numbers(table.state, OPEN)
        assert after != before, action.text
        before = after


@pytest.mark.parametrize("name", OURS)
def test_everything_that_a_state_holds_is_declared(name: str) -> None:
    game = GAMES[name]
    assert_declared(game.start(2), game.layout(2).block)


def assert_declared(thing: Any, block: Block) -> None:
    """A state, or a part of it, has the attributes that are declared and no others."""
    names = [attribute for attribute in dir(thing) if not attribute.startswith("_")]
    held = {attribute for attribute in names if not callable(getattr(thing, attribute))}
    if isinstance(thing, Khronos):
        held -= {"land"}  # the map, which is an option
    assert held - FIXED == set().union(*[entry.attributes() for entry in block.entries])
    for entry in block.entries:
        if isinstance(entry, Group):
            assert_declared(getattr(thing, entry.name), entry.block)
        elif isinstance(entry, Seats):
            assert_declared(entry.parts(thing)[0], entry.block)
