"""Seats take lamps in turn until there is none; whoever has the most worth wins."""

from collections.abc import Callable
from typing import Any, Final

from boxed.lantern.form import SHELF
from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, position_of, then
from clocksmith.core.layout.blocks import Block, Seats
from clocksmith.core.layout.fields import Field
from clocksmith.core.layout.kinds import Named, OfSeat
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Several
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal

OPTIONS: Final = OptionList([])
BOX_OF: Final = {1: "house-1", 2: "house-2"}  # what each version of the rules came with
VERSION: Final = 2


class Parts:
    """The lamps of a box."""

    def __init__(self, box: Box) -> None:
        self.game: LanternGame | None = None
        rows = box.rows["lamp"]
        self.names = [row.text("name") for row in rows]
        self.worths = [row.number("worth") for row in rows]
        self.takes: list[Action] = [Take(lamp, name) for lamp, name in enumerate(self.names)]


class Take(Action):
    """A seat takes a lamp."""

    __match_args__ = ("lamp",)

    def __init__(self, lamp: int, name: str) -> None:
        super().__init__(f"take {name}")
        self.lamp = lamp


class Took(Event):
    """A seat took a lamp."""

    __match_args__ = ("seat", "lamp")

    def __init__(self, seat: Seat, lamp: int) -> None:
        self.seat = seat
        self.lamp = lamp


class Player(PlainPart):
    """What a seat has."""

    def __init__(self) -> None:
        self.lamps: tuple[int, ...] = ()


class Lantern(PlainState):
    """A position."""

    def __init__(self, seats: int, choices: Choices, parts: Parts) -> None:
        super().__init__(choices)
        self.parts = parts
        self.players = [Player() for _ in range(seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.parts.game
        assert game is not None
        return position_of, (game, game.write(self))

    def left(self) -> list[int]:
        """Return the lamps that nobody has."""
        taken = [lamp for player in self.players for lamp in player.lamps]
        return [lamp for lamp in range(len(self.parts.names)) if lamp not in taken]


class TakeLamp(Decision[Lantern]):
    """Somebody takes a lamp."""

    def candidates(self, state: Lantern) -> list[Action]:
        return [state.parts.takes[lamp] for lamp in state.left()]

    def refusal(self, state: Lantern, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def answer(self, state: Lantern, action: Action, log: Log) -> None:
        assert isinstance(action, Take)
        player = state.players[self.seat]
        player.lamps = (*player.lamps, action.lamp)
        log.add(Took(self.seat, action.lamp))
        if state.left():
            then(state, TakeLamp(Seat((self.seat + 1) % len(state.players))))


class LanternGame(Game[Lantern]):
    """Two to four seats, a few lamps."""

    def __init__(self, rules_version: int, box: Box) -> None:
        self.name = "lantern"
        self.rules_version = rules_version
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.counted = {}
        self.seated = ["seat"]
        self.parts = Parts(box)
        self.parts.game = self
        self.actions = ActionSpace([*self.parts.takes])
        self.names = {"lamp": self.parts.names}
        self._box = box
        self._layouts: dict[int, Layout[Lantern]] = {}

    def box(self) -> Box:
        return self._box

    def shelf(self) -> Shelf:
        return SHELF

    def printed(self) -> dict[str, Any]:
        return {"worths": self.parts.worths}

    def played_with(self, rules_version: int, box: Box | None = None) -> "LanternGame":
        if rules_version not in BOX_OF:
            raise ValueError(f"there are no rules {rules_version} of lantern")
        return LanternGame(rules_version, box or SHELF.box(BOX_OF[rules_version]))

    def start(self, seats: int, options: Choices | None = None) -> Lantern:
        state = Lantern(seats, options or OPTIONS.choose({}), self.parts)
        then(state, TakeLamp(Seat(0)))
        return state

    def scores(self, state: Lantern) -> list[int]:
        worths = self.parts.worths
        return [sum([worths[lamp] for lamp in player.lamps]) for player in state.players]

    def outcome(self, state: Lantern) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "all-taken")

    def redeal(self, state: Lantern, seat: Seat, pick: Callable[[int], int]) -> None:
        """Nothing is hidden."""

    def layout(self, seats: int) -> Layout[Lantern]:
        if seats not in self._layouts:
            self._layouts[seats] = _layout(self, seats)
        return self._layouts[seats]


def _layout(game: LanternGame, seats: int) -> Layout[Lantern]:
    lamps, seat = Several(Named("a lamp", game.parts.names)), OfSeat(seats)
    table = Block([Seats("players", seats, Block([Field("lamps", lamps)]))])
    steps = Steps(steps_of("boxed.lantern.game"), {"seat": seat})
    heading = Heading("lantern", game.rules_version, OPTIONS, game.box())

    def blank(count: int, choices: Choices) -> Lantern:
        return Lantern(count, choices, game.parts)

    return Layout(heading, seats, table, steps, blank)


GAME: Final = LanternGame(VERSION, SHELF.newest)
