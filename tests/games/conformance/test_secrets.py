"""What a seat cannot tell apart."""

import pytest

from clocksmith.core.event import Event, Log
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.core.value import Value
from games.conformance.games import NUMBERS, Table


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart(name: str, number: int) -> None:
    table = Table(name, number)
    game = table.game
    for action in table.moves():
        if table.rng.random() < 0.05:
            for seat in (*(Seat(n) for n in range(table.seats)), SPECTATOR):
                twin = table.twin()
                game.redeal(twin, seat, table.rng.randrange)
                assert game.view(twin, seat) == game.view(table.state, seat)
                assert twin.stack == table.state.stack
        table.play(action)


@pytest.mark.parametrize(("name", "number"), NUMBERS[::4])
def test_what_happens_looks_the_same_in_two_deals_until_it_may_be_known(
    name: str, number: int
) -> None:
    table = Table(name, number)
    game = table.game
    for action in table.moves():
        decision = game.decision(table.state)
        assert decision is not None
        seat = Seat((decision.seat + 1) % table.seats)
        if not isinstance(decision, Chance) and table.rng.random() < 0.2:
            one, two = table.twin(), table.twin()
            game.redeal(two, seat, table.rng.randrange)
            if game.refusal(two, action) is None:
                log_one, log_two = Log(), Log()
                game.apply(one, action, log_one)
                game.apply(two, action, log_two)
                seen_one = [event.seen_by(seat) for event in log_one.events]
                seen_two = [event.seen_by(seat) for event in log_two.events]
                revealing = table.revealing
                assert before_revealing(seen_one, revealing) == before_revealing(
                    seen_two, revealing
                )
        table.play(action)


def before_revealing(events: list[Event], revealing: tuple[type[Event], ...]) -> list[Event]:
    """Return what happened before the first event that makes something hidden known."""
    for place, event in enumerate(events):
        if isinstance(event, revealing):
            return events[:place]
    return events


@pytest.mark.parametrize(("name", "number"), NUMBERS[::8])
def test_an_open_view_shows_of_every_seat_what_that_seat_sees(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        if table.rng.random() < 0.05:
            everything = table.game.view(table.state, OPEN)
            for seat in range(table.seats):
                own = table.game.view(table.state, Seat(seat))
                assert _players(everything)[seat] == _players(own)[seat]
        log = Log()
        table.game.apply(table.twin(), action, log)
        assert [event.seen_by(OPEN) for event in log.events] == log.events
        table.play(action)


def _players(view: Value) -> tuple[Value, ...]:
    players: tuple[Value, ...] = getattr(view, "players")  # noqa: B009  (views have no common base)
    return players
