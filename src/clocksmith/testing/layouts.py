"""What a declared state provides: numbers for learners, texts that are trusted."""

from array import array
from math import isfinite
from typing import Final

from clocksmith.core.layout.live import LiveNumbers
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.testing.randomgame import RandomGame

SHARE: Final = 0.03  # of the positions of a game that are looked at


def numbers_tell_a_seat_what_it_may_know_and_no_more(table: RandomGame) -> None:
    """Numbers have a fixed length and names, and hidden things do not change them."""
    game = table.game
    names = game.feature_names(table.seats)
    bounds = game.layout(table.seats).bounds()
    assert len(set(names)) == len(names), "every number has a name of its own"
    assert len(bounds) == len(names), "every number has bounds"
    for action in table.moves():
        if table.rng.random() < SHARE:
            for seat in (*[Seat(number) for number in range(table.seats)], SPECTATOR):
                numbers = game.features(table.state, seat)
                assert len(numbers) == len(names), "there is a number for each name"
                assert all(map(isfinite, numbers)), "a number is a number"
                for name, number, (low, high) in zip(names, numbers, bounds, strict=True):
                    assert low <= number <= high, f"{name} is {number}, not from {low} to {high}"
                twin = table.twin()
                game.redeal(twin, seat, table.rng.randrange)
                assert game.features(twin, seat) == numbers, "hidden things tell nothing"
        table.play(action)
    assert len(game.features(table.state, SPECTATOR)) == len(names), "also when it is over"


def numbers_kept_up_to_date_are_those_worked_out_anew(table: RandomGame) -> None:
    """What follows from the last position and what has changed is what follows from this one."""
    layout = table.game.layout(table.seats)
    seats = [*[Seat(number) for number in range(table.seats)], SPECTATOR]
    state = table.state
    lives = [LiveNumbers(layout, state, seat) for seat in seats]
    for action in table.moves():
        assert table.state is state, "one state goes on"
        if table.rng.random() < SHARE:
            for seat, live in zip(seats, lives, strict=True):
                live.update()
                anew = array("f", layout.numbers(state, seat))
                changed = [place for place, one in enumerate(anew) if one != live.numbers[place]]
                assert not changed, f"{layout.names()[changed[0]]} is out of date"
        table.play(action)


def a_trusted_text_is_read_to_the_same_state(table: RandomGame) -> None:
    """Reading without checks reads the same."""
    for action in table.moves():
        if table.rng.random() < SHARE:
            text = table.game.write(table.state)
            assert table.game.read(text, trusted=True).key() == table.state.key(), text
        table.play(action)
