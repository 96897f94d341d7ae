"""What follows from the declaration of a state: numbers for learners, plain views."""

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from clocksmith.core.layout.blocks import Block, Group, Seats
from clocksmith.core.seat import OPEN, Seat
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.testing import layouts
from games.conformance.games import Table, random_games

# What is no field, or follows from options and seats alone.
FIXED = {"stack", "options", "in_play", "parts", "actions"}
FIXED |= {"memo"}  # what bots found out, which is no part of the game
FOLLOWS_AT_ONCE = {"placed"}  # the same tiles as those on the spaces, which the key knows


@random_games(one_in=4)
def test_numbers_tell_a_seat_what_it_may_know_and_no_more(name: str, number: int) -> None:
    layouts.numbers_tell_a_seat_what_it_may_know_and_no_more(Table(name, number))


@random_games(one_in=4)
def test_a_trusted_text_is_read_to_the_same_state(name: str, number: int) -> None:
    layouts.a_trusted_text_is_read_to_the_same_state(Table(name, number))


@pytest.mark.parametrize("name", OURS)
def test_a_plain_view_follows_from_the_declaration(name: str) -> None:
    table = Table(name, 7)
    layout = table.game.layout(table.seats)
    for action in table.moves():
        if table.rng.random() < 0.05:
            twin = table.twin()
            table.game.redeal(twin, Seat(0), table.rng.randrange)
            assert layout.view(twin, Seat(0)) == layout.view(table.state, Seat(0))
        table.play(action)


@pytest.mark.parametrize("name", OURS)
def test_numbers_have_the_same_length_whatever_is_chosen(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        layout = game.layout(seats)
        for option in game.options.options:
            for value in option.values:
                state = game.start(seats, game.options.choose({option.key: value}))
                assert len(layout.numbers(state, Seat(0))) == len(layout.names())


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


@random_games(one_in=4)
def test_numbers_of_a_seat_differ_where_it_sees_something_else(name: str, number: int) -> None:
    table = Table(name, number)
    layout = table.game.layout(table.seats)
    for action in table.moves():
        if table.rng.random() > 0.1:
            table.play(action)
            continue
        seat = Seat(table.rng.randrange(table.seats))
        seen, numbers = layout.view(table.state, seat), layout.numbers(table.state, seat)
        table.play(action)
        if layout.view(table.state, seat) != seen:
            assert layout.numbers(table.state, seat) != numbers, action.text


@pytest.mark.parametrize("name", OURS)
def test_a_seat_finds_its_own_things_first(name: str) -> None:
    table = Table(name, 5)
    names = table.game.feature_names(table.seats)
    own = [place for place, label in enumerate(names) if label.startswith("self.")]
    others = [place for place, label in enumerate(names) if label.startswith("seat+1.")]
    assert [names[place][len("self") :] for place in own] == [
        names[place][len("seat+1") :] for place in others
    ]
    for action in itertools.islice(table.moves(), 60):
        table.play(action)
    for seat in range(table.seats):
        after = table.game.features(table.state, Seat((seat + 1) % table.seats))
        seen = table.game.features(table.state, Seat(seat))
        known = [(seen[b], after[a]) for a, b in zip(own, others, strict=True) if seen[b]]
        assert known, "something of the next seat lies open"
        assert all(mine == theirs for mine, theirs in known)


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


@pytest.mark.parametrize("name", OURS)
def test_copies_and_keys_know_every_field_that_is_declared(name: str) -> None:
    table = Table(name, 3)
    for action in itertools.islice(table.moves(), 90):
        table.play(action)
    before = table.state.key()
    for part_of, block in parts(table.game.layout(table.seats).block):
        for attribute in sorted({one for entry in block.entries for one in entry.attributes()}):
            twin = table.twin()
            value = getattr(part_of(twin), attribute)
            if isinstance(value, list):
                assert value is not getattr(part_of(table.state), attribute), attribute
            if attribute not in FOLLOWS_AT_ONCE and is_simple(value):
                setattr(part_of(twin), attribute, changed(value))
                assert twin.key() != before, attribute


def parts(block: Block) -> Iterator[tuple[Callable[[Any], Any], Block]]:
    """Give a state and its parts, as ways to find them, with their fields."""
    yield (lambda state: state), block
    for entry in block.entries:
        if isinstance(entry, Group):
            yield partial(getattr_of, entry.name), entry.block
        elif isinstance(entry, Seats):
            yield (lambda state: state.players[0]), entry.block


def getattr_of(name: str, thing: Any) -> Any:
    """Return an attribute by its name."""
    return getattr(thing, name)


def is_simple(value: Any) -> bool:
    """Return whether something else can be put in the place of a value by this test."""
    return isinstance(value, (int, tuple)) or (isinstance(value, list) and bool(value))


def changed(value: Any) -> Any:
    """Return something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return (*value, 1) if isinstance(value, tuple) else [*value, value[0]]
