"""Two tables that one viewer cannot tell apart: other cards, dice and sealed answers, same sight.

Each answer at the first table is mirrored at the second by the same one, or by another that
looks the same to the viewer. Where there is none, the viewer may tell them apart from then on.
"""

import random
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.legal import Legal
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.core.value import Value
from clocksmith.table.entry import ACT, LATE, Command
from clocksmith.table.setup import Setup, branch_of
from clocksmith.table.table import Table
from table.sitting import NOON

TRIES = 6  # other answers that are looked at


class Script:
    """Luck that is told beforehand what to say."""

    def __init__(self) -> None:
        self.commitment: str | None = "0" * 64
        self.seed: bytes | None = None
        self.places: list[int] = []

    def draw(self, number: int, weights: list[int]) -> int | None:
        """Return what was told, or else something that follows from the number."""
        if number == len(self.places):
            self.places.append(random.Random(number).choices(range(len(weights)), weights)[0])
        return self.places[number]


class Seen:
    """What a viewer sees of one action."""

    def __init__(self, view: Value, events: list[Event]) -> None:
        self.view = view
        self.events = events

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Seen)
        return self.view == other.view and self.events == other.events


class Pair:
    """Two tables, and who looks at them."""

    def __init__(self, game: Game[Any], viewer: Seat, rng: random.Random) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.luck = Script(), Script()
        self.one: Table
        self.two: Table
        self._held: dict[Seat, list[Action]] = {}  # at the second table

    def differs(self) -> bool:
        """Return whether there is anything that somebody else could tell them apart by."""
        return self.one.state.key() != self.two.state.key()

    def tell(self, command: Command, at: float) -> bool:
        """Tell both tables; return whether the viewer may still not tell them apart."""
        before, played = self.one.state.copy(), len(self.one.record().actions)
        self.one.apply(self.one.check(command, at))
        if command.kind not in (ACT, LATE):
            self._forget(command)
            self.two.apply(self.two.check(command, at))
            return True
        actions = self.one.record().actions[played:]
        if actions:
            mirrored = self.mirrored(before, self.two.state.copy(), actions, command.seat)
        else:
            mirrored = self._sealed(command)
        if mirrored is None or self.one.closed:
            return False
        text = Command(command.kind, command.seat, command.number, mirrored.text)
        self.two.apply(self.two.check(text, at))
        return True

    def _forget(self, command: Command) -> None:
        """Keep count of what is held: nothing, unless the seat has sealed something."""
        question = self.two.question(command.seat)
        held = self._held.get(command.seat, [])
        if held and (question is None or question.sealed or self.two.waiting() != (command.seat,)):
            del held[-1 if command.kind == "undo" else 0 :]

    def _sealed(self, command: Command) -> Action | None:
        """Return what the seat seals at the second table: for others than the viewer, anything."""
        question = self.two.question(command.seat)
        assert question is not None
        action = self.game.actions.parse(command.text)
        if command.seat != self.viewer and self.rng.random() < 0.5:
            action = question.legal[self.rng.randrange(len(question.legal))]
        if question.decision.refusal(question.state, action) is not None:
            return None
        self._held.setdefault(command.seat, []).append(action)
        return action

    def mirrored(self, true: State, twin: State, actions: list[Action], by: Seat) -> Action | None:
        """Return the answer of *by* at the second table, and tell its luck what chance says."""
        given: Action | None = None
        places = list(self.luck[1].places)
        for action in actions:
            asked = self.game.decision(twin)
            assert asked is not None
            legal = asked.legal(twin)
            held = self._held.get(asked.seat) if asked.seat not in (by, CHANCE) else None
            ways = [held.pop(0)] if held else self._ways(action, asked.seat, legal)
            seen = self._play(true, action)
            found = next((way for way in ways if self._play(twin.copy(), way) == seen), None)
            if found is None:
                return None
            self._play(twin, found)
            if asked.seat == CHANCE:
                places.append(legal.listed().index(found))
            if given is None:
                given = found
        self.luck[1].places = places
        return given

    def _ways(self, action: Action, seat: Seat, legal: Legal) -> list[Action]:
        ways = [action] if action in legal else []
        if seat != self.viewer:
            others = [legal[self.rng.randrange(len(legal))] for _ in range(TRIES)]
            ways = others + ways if self.rng.random() < 0.5 else ways + others
        return ways

    def _play(self, state: State, action: Action) -> Seen:
        log = Log()
        self.game.apply(state, action, log)
        events = [event.seen_by(self.viewer) for event in log.events]
        return Seen(self.game.view(state, self.viewer), events)


def dealt(setup: Setup, viewer: Seat, rng: random.Random) -> Pair:
    """Return two tables from the start, the second with another deal that looks the same."""
    pair = Pair(setup.game, viewer, rng)
    pair.one = Table(setup, pair.luck[0], NOON)
    pair.mirrored(setup.start(), setup.start(), pair.one.record().actions, CHANCE)
    pair.two = Table(setup, pair.luck[1], NOON)
    return pair


def redealt(setup: Setup, true: State, viewer: Seat, rng: random.Random) -> Pair:
    """Return two branches from a position, the second with what the viewer cannot know anew."""
    pair = Pair(setup.game, viewer, rng)
    twin = true.copy()
    setup.game.redeal(twin, viewer, rng.randrange)
    pair.one, pair.two = [
        Table(branch_of(setup.game, setup.game.write(state), setup.clock), luck, NOON)
        for state, luck in zip((true, twin), pair.luck, strict=True)
    ]
    return pair
