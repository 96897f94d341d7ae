"""Push your luck: seats dive for pearls, and whoever meets the shark loses what they carry."""

from collections.abc import Callable
from typing import Final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Log
from clocksmith.core.game import Game, then
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal

DIVES: Final = 5  # of each seat
DIVE, SURFACE = Action("dive"), Action("surface")
FINDS: Final = [Action(f"find {count}") for count in (1, 2, 3)]
SHARK: Final = Action("meet shark")
OPTIONS: Final = OptionList([])


class Diver(PlainPart):
    """What lies in front of a seat."""

    def __init__(self) -> None:
        self.pearls = 0
        self.carried = 0
        self.dives = DIVES


class Pearls(PlainState):
    """A position."""

    def __init__(self, seats: int, choices: Choices) -> None:
        super().__init__(choices)
        self.players = [Diver() for _ in range(seats)]


class Look(Chance[Pearls]):
    """What a dive brings: mostly pearls, now and then a shark."""

    __match_args__ = ("diver",)

    def __init__(self, diver: Seat) -> None:
        super().__init__()
        self.diver = diver

    def candidates(self, state: Pearls) -> list[Action]:
        return [*FINDS, SHARK]

    def weights(self, state: Pearls) -> list[int]:
        return [2, 2, 1, 2]

    def answer(self, state: Pearls, action: Action, log: Log) -> None:
        player = state.players[self.diver]
        if action is SHARK:
            player.carried = 0
            end_dive(state, self.diver)
        else:
            player.carried += FINDS.index(action) + 1
            then(state, Deeper(self.diver))


class Deeper(Decision[Pearls]):
    """Dive deeper, or surface with what is carried."""

    def candidates(self, state: Pearls) -> list[Action]:
        return [DIVE, SURFACE]

    def refusal(self, state: Pearls, action: Action) -> Refusal | None:
        return None if action in (DIVE, SURFACE) else NOT_OFFERED

    def answer(self, state: Pearls, action: Action, log: Log) -> None:
        if action is DIVE:
            then(state, Look(self.seat))
            return
        player = state.players[self.seat]
        player.pearls += player.carried
        player.carried = 0
        end_dive(state, self.seat)


def end_dive(state: Pearls, seat: Seat) -> None:
    """Let the next seat dive, if it has a dive left."""
    state.players[seat].dives -= 1
    following = Seat((seat + 1) % len(state.players))
    if state.players[following].dives:
        then(state, Deeper(following))


class PearlsGame(Game[Pearls]):
    """Two to four seats, five dives each."""

    def __init__(self) -> None:
        self.name, self.rules_version, self.seats = "pearls", 1, range(2, 5)
        self.actions, self.options = ActionSpace([DIVE, SURFACE, *FINDS, SHARK]), OPTIONS
        self.names, self.counted, self.seated = {}, {}, ["seat"]

    def start(self, seats: int, options: Choices | None = None) -> Pearls:
        state = Pearls(seats, options or OPTIONS.choose({}))
        then(state, Deeper(Seat(0)))
        return state

    def scores(self, state: Pearls) -> list[int]:
        return [player.pearls for player in state.players]

    def outcome(self, state: Pearls) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "all-surfaced")

    def redeal(self, state: Pearls, seat: Seat, pick: Callable[[int], int]) -> None:
        """Nothing is hidden."""


GAME: Final = PearlsGame()
