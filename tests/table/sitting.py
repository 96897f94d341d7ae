"""How tests sit down at a table: open one, answer in words or at random, listen like a browser."""

import importlib
import json
import random
from typing import Any

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games import GAMES
from clocksmith.table import wire
from clocksmith.table.clock import NO_CLOCK, TimeControl
from clocksmith.table.committed import CommittedSeed, Source
from clocksmith.table.delta import applied
from clocksmith.table.entry import ACT, RESTART, UNDO, Command, Entry
from clocksmith.table.feed import Feed
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table

NOON = 1_700_000_000.0


def setup_for(name: str, number: int, clock: TimeControl = NO_CLOCK) -> Setup:
    """Return the setup of the random game *number*: in time every seat count and option."""
    seats, choices = importlib.import_module(f"games.{name}.driver").choices_for(number)
    return Setup(GAMES[name], seats, choices, clock)


def seed_of(number: int) -> CommittedSeed:
    """Return luck that is the same every time."""
    return CommittedSeed(number.to_bytes(32, "big"))


def table_for(name: str, number: int, clock: TimeControl = NO_CLOCK) -> Table:
    """Return the table of the random game *number*, dealt and waiting."""
    return Table(setup_for(name, number, clock), seed_of(number), NOON)


def chooser_for(name: str, rng: random.Random) -> Any:
    """Return who chooses among legal actions so that a game gets somewhere."""
    return importlib.import_module(f"games.{name}.driver").Chooser(rng)


def viewers(table: Table) -> list[Seat]:
    """Return everybody who may watch while it goes on."""
    return [*(Seat(seat) for seat in range(table.setup.seats)), SPECTATOR]


def act(table: Table, seat: int, text: str, at: float | None = None) -> Entry:
    """Give an answer to what a seat is asked now."""
    question = table.question(Seat(seat))
    assert question is not None, f"seat {seat} is not asked"
    return tell(table, Command(ACT, Seat(seat), question.number, text), at)


def undo(table: Table, seat: int, whole: bool = False, at: float | None = None) -> Entry:
    """Take back the last answer of a seat, or its run."""
    return tell(table, Command(RESTART if whole else UNDO, Seat(seat), table.number), at)


def tell(table: Table, command: Command, at: float | None = None) -> Entry:
    """Give a command a second after the last, or at a time."""
    entry = table.check(command, table.at + 1 if at is None else at)
    table.apply(entry)
    return entry


def finish(table: Table, rng: random.Random, longest: int = 5_000) -> None:
    """Play on at random, every asked seat in any order, until it is over or long enough."""
    chooser = chooser_for(table.setup.game.name, rng)
    for _ in range(longest):
        if table.closed:
            return
        seat = rng.choice(table.waiting())
        question = table.question(seat)
        assert question is not None
        act(table, seat, chooser.choose(question.legal).text)


def again(table: Table, source: Source | None = None) -> Table:
    """Return a table made anew from setup, luck and log."""
    twin = Table(table.setup, source or table.source, table.opened_at)
    for entry in table.entries:
        twin.apply(entry)
    return twin


def summary(table: Table) -> wire.Summary:
    """Return a heading for messages."""
    setup = table.setup
    options = dict(setup.choices.pairs)
    seats = [wire.SeatInfo(f"Player {n}", "person") for n in range(setup.seats)]
    return wire.Summary(
        id="t",
        game=setup.game.name,
        rules_version=setup.game.rules_version,
        options=options,
        seats=seats,
        clock=setup.clock.plain(),
        commitment="",
        opened_at=table.opened_at,
        branch=None,
        state="playing",
    )


class Listener:
    """A browser: knows only what it was sent, and puts changes into its view."""

    def __init__(self, table: Table, viewer: Seat) -> None:
        self.feed = Feed(table, viewer)
        self.heard: list[bytes] = [wire.encode(self.feed.welcome(summary(table)))]
        told = json.loads(self.heard[0])
        self.view: Any = told["view"]
        self.steps: list[Any] = told["past"]
        self.now: dict[str, Any] = told

    def listen(self) -> bytes:
        """Hear what is new."""
        self.heard.append(wire.encode(self.feed.update()))
        told = json.loads(self.heard[-1])
        if told["kept"] < len(self.steps):
            self.view = applied(told["view"], self.view)
        else:
            assert "view" not in told
        del self.steps[told["kept"] :]
        for step in told["steps"]:
            self.steps.append(step)
            self.view = applied(step["view"], self.view)
        self.now = told
        return self.heard[-1]
