"""A toy game with one of each thing a table must handle: sealed bids, dice, runs, a broken rule.

All seats bid twice, sealed. Then each has a turn: it may step, roll the die, call for another
round of sealed bids, or pass. Whoever breaks the rules meets an assertion.
"""

from collections.abc import Callable
from typing import Any, Final, final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Event, Log, Silence
from clocksmith.core.game import Game, State, run_tasks, then
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat, may_see
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task
from clocksmith.core.value import Value

BIDS: Final = [Action(f"bid {n}") for n in range(4)]
FACES: Final = [Action(f"face {n}") for n in range(1, 4)]
STEP, ROLL, CALL, PASS, BREAK = (Action(t) for t in ("step", "roll", "call", "pass", "break"))
ACTIONS: Final = ActionSpace([*BIDS, *FACES, STEP, ROLL, CALL, PASS, BREAK])
TWICE: Final = 2


class Toy(State):
    """Bids by seat, and all that was stepped and rolled."""

    def __init__(self, stack: list[Any], bids: list[list[int]], points: list[int]) -> None:
        super().__init__(stack)
        self.bids = bids
        self.points = points

    def copy(self) -> "Toy":
        return Toy(self.stack[:], [bids[:] for bids in self.bids], self.points[:])

    def key(self) -> tuple[object, ...]:
        return (tuple(self.stack), tuple(map(tuple, self.bids)), tuple(self.points))


@final
class Bade(Event):
    """A seat sealed a bid."""

    __match_args__ = ("seat", "bid")

    def __init__(self, seat: Seat, bid: int) -> None:
        self.seat = seat
        self.bid = bid

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else Bade(self.seat, -1)


@final
class Opened(Event):
    """All bids were opened."""

    __match_args__ = ("bids",)

    def __init__(self, bids: tuple[tuple[int, ...], ...]) -> None:
        self.bids = bids


@final
class Bid(Decision[Toy]):
    """A seat bids, sealed, something it has not bid."""

    def candidates(self, state: Toy) -> list[Action]:
        return BIDS

    def refusal(self, state: Toy, action: Action) -> Refusal | None:
        good = action in BIDS and BIDS.index(action) not in state.bids[self.seat]
        return None if good else NOT_OFFERED

    def answer(self, state: Toy, action: Action, log: Log) -> None:
        state.bids[self.seat].append(BIDS.index(action))
        log.add(Bade(self.seat, BIDS.index(action)))
        if len(state.bids[self.seat]) < TWICE:
            then(state, Bid(self.seat))

    def group(self, state: Toy) -> tuple[Seat, ...]:
        return tuple(sorted({step.seat for step in state.stack if isinstance(step, Bid)}))


@final
class OpenBids(Task[Toy]):
    """The bids are opened and count."""

    def run(self, state: Toy, log: Log) -> None:
        log.add(Opened(tuple([tuple(bids) for bids in state.bids])))
        for seat, bids in enumerate(state.bids):
            state.points[seat] += sum(bids)
        state.bids = [[] for _ in state.bids]


@final
class Turn(Decision[Toy]):
    """A seat steps, rolls, calls, passes or breaks the rules."""

    def candidates(self, state: Toy) -> list[Action]:
        return [STEP, ROLL, CALL, PASS, BREAK]

    def refusal(self, state: Toy, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def answer(self, state: Toy, action: Action, log: Log) -> None:
        state.points[self.seat] += 1
        assert action is not BREAK, "the secret is 42"
        if action is STEP:
            then(state, self)
        elif action is ROLL:
            then(state, Roll(), self)
        elif action is CALL:
            seats = len(state.points)
            order = [Seat((self.seat + n) % seats) for n in range(seats)]
            then(state, *[Bid(seat) for seat in order], OpenBids(), self)


@final
class Roll(Chance[Toy]):
    """The die is rolled."""

    def candidates(self, state: Toy) -> list[Action]:
        return FACES

    def refusal(self, state: Toy, action: Action) -> Refusal | None:
        return None if action in FACES else NOT_OFFERED

    def weights(self, state: Toy) -> list[int]:
        return [1, 2, 3]

    def answer(self, state: Toy, action: Action, log: Log) -> None:
        state.points[0] += FACES.index(action)


class ToyView(Value):
    """Points, and the bids of a seat."""

    __match_args__ = ("points", "bids", "asked")

    def __init__(self, points: tuple[int, ...], bids: tuple[Any, ...], asked: object) -> None:
        self.points = points
        self.bids = bids
        self.asked = asked


@final
class ToyGame(Game[Toy]):
    """The toy as a game."""

    def __init__(self) -> None:
        self.name = "toy"
        self.rules_version = 1
        self.seats = range(2, 5)
        self.actions = ACTIONS
        self.options = OptionList([])
        self.names = {}
        self.counted = {}
        self.seated = ["seat"]

    def start(self, seats: int, options: Choices | None = None) -> Toy:
        state = Toy([], [[] for _ in range(seats)], [0] * seats)
        order = [Seat(seat) for seat in range(seats)]
        then(state, *map(Bid, order), OpenBids(), *map(Turn, order))
        run_tasks(state, Silence())
        return state

    def scores(self, state: Toy) -> list[int]:
        return state.points

    def outcome(self, state: Toy) -> Outcome | None:
        return None if state.stack else ranked(state.points, "all-passed")

    def view(self, state: Toy, seat: Seat) -> Value:
        bids = [
            tuple(bids) if may_see(seat, Seat(n)) else len(bids)
            for n, bids in enumerate(state.bids)
        ]
        return ToyView(tuple(state.points), tuple(bids), self.decision(state))

    def redeal(self, state: Toy, seat: Seat, pick: Callable[[int], int]) -> None:
        for number, bids in enumerate(state.bids):
            if number != seat:
                pool = list(range(len(BIDS)))
                bids[:] = [pool.pop(pick(len(pool))) for _ in bids]

    def standing(self, state: Toy) -> Value:
        return ToyView(tuple(state.points), (), None)

    def prices(self, state: Toy, action: Action) -> tuple[Price, ...]:
        return ()

    def write(self, state: Toy) -> str:
        return str(state.key())

    def read(self, text: str, trusted: bool = False) -> Toy:
        raise ValueError("the toy is not read")


TOY: Final = ToyGame()
