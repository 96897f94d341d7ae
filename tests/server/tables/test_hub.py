"""Everybody hears what is new; one who does not keep up is let go."""

import asyncio
import json

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games import GAMES
from clocksmith.server.tables.hub import Hub, Listener
from clocksmith.table import wire
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.entry import ACT, Command
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table

GAME = GAMES["khronos"]


def a_table() -> Table:
    return Table(Setup(GAME, 2, GAME.options.choose({})), CommittedSeed(b"s" * 32), 0.0)


def summary(state: str = "playing") -> wire.Summary:
    return wire.Summary("t", "khronos", 1, {}, [], {}, None, 0.0, None, state)


def act(table: Table) -> None:
    """Let the seat that is asked give its first legal answer."""
    seat = table.waiting()[0]
    question = table.question(seat)
    assert question is not None
    command = Command(ACT, seat, question.number, question.legal.nth(0).text)
    table.apply(table.check(command, 1.0))


def heard(listener: Listener) -> list[str]:
    """The kinds of all messages that wait."""
    listener.close()

    async def drained() -> list[str]:
        kinds = []
        while (text := await listener.next()) is not None:
            kinds.append(json.loads(text)["type"])
        return kinds

    return asyncio.run(drained())


def test_a_listener_is_welcomed_and_then_hears_what_is_new() -> None:
    table = a_table()
    hub = Hub(table)
    early, late = Listener("ada", Seat(0), 9), Listener(None, SPECTATOR, 9)
    hub.join(early, summary(), 0)
    act(table)
    hub.update()
    hub.join(late, summary(), 0)
    hub.tell(wire.Thinking(1))
    assert heard(early) == ["welcome", "update", "thinking"]
    assert heard(late) == ["welcome", "thinking"]


def test_a_message_may_depend_on_the_user() -> None:
    hub = Hub(a_table())
    ada, bob = Listener("ada", Seat(0), 9), Listener("bob", Seat(1), 9)
    for listener in (ada, bob):
        hub.join(listener, summary(), 0)
    hub.tell_each(lambda user: wire.ErrorMessage("x", str(user)))
    assert hub.users() == {"ada", "bob"}

    async def last(listener: Listener) -> str:
        await listener.next()
        return str(json.loads(await listener.next() or "")["message"])

    assert asyncio.run(last(ada)) == "ada"
    assert asyncio.run(last(bob)) == "bob"


def test_one_who_does_not_keep_up_is_let_go_without_a_word() -> None:
    table = a_table()
    hub = Hub(table)
    slow = Listener("ada", Seat(0), 2)
    hub.join(slow, summary(), 0)
    hub.tell(wire.Thinking(1))
    assert not slow.closed
    hub.tell(wire.Thinking(1))
    assert slow.closed
    assert heard(slow) == []


def test_one_who_has_left_hears_nothing_more() -> None:
    hub = Hub(a_table())
    listener = Listener("ada", Seat(0), 9)
    hub.join(listener, summary(), 0)
    hub.leave(listener)
    hub.tell(wire.Thinking(1))
    assert hub.listeners() == []
    assert heard(listener) == ["welcome"]
    hub.leave(listener)


def test_nothing_is_asked_while_a_seat_is_open() -> None:
    hub = Hub(a_table())
    listeners = [Listener("ada", Seat(seat), 9) for seat in (0, 1)]
    for listener in listeners:
        hub.join(listener, summary("open"), 0)

    async def questions() -> list[object]:
        return [json.loads(await one.next() or "")["question"] for one in listeners]

    assert asyncio.run(questions()) == [None, None]


def test_everybody_is_welcomed_anew_when_the_game_begins() -> None:
    hub = Hub(a_table())
    listener = Listener("ada", Seat(0), 9)
    hub.join(listener, summary("open"), 0)
    table = a_table()
    hub.move(table, lambda user: summary())
    act(table)
    hub.update()
    assert heard(listener) == ["welcome", "welcome", "update"]
