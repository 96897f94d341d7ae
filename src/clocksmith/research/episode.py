"""One game from a seed, as numbers."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from clocksmith.core.event import Silence
from clocksmith.core.layout.kinds import Numbers
from clocksmith.core.layout.live import LiveNumbers
from clocksmith.core.legal import Legal
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Chance
from clocksmith.research.learning import LearningGame
from clocksmith.table.chance import Luck

Features = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

FEW: Final = 64  # up to so many legal actions, listing them is faster than looking for them


class IllegalActionError(ValueError):
    """A number that is not the number of a legal action now."""


class Episode:
    """One game. Chance answers by itself, by its weights, from the seed.

    *seat* is who is asked; NOBODY when the game is over.
    """

    def __init__(self, of: LearningGame, seed: int) -> None:
        self.of = of
        self.state: Any = of.game.start(of.seats, of.choices)
        self._live: dict[Seat, LiveNumbers] = {}
        self._luck = Luck(seed)
        self._silence = Silence()
        self.seat: Seat = NOBODY
        self.legal: Legal
        self._mask: Mask | None
        self._answer_chance()

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.seat == NOBODY

    def step(self, index: int) -> None:
        """Play the legal action with this number, and whatever chance has to answer after it."""
        actions = self.of.game.actions.actions
        if not 0 <= index < len(actions) or actions[index] not in self.legal:
            raise IllegalActionError(f"{index} is not the number of a legal action")
        self.of.game.apply(self.state, actions[index], self._silence)
        self._answer_chance()

    def shares(self) -> list[float]:
        """Return what each seat has won: shares of 1 when it is over, nothing before."""
        outcome = self.of.game.outcome(self.state)
        return [0.0] * self.of.seats if outcome is None else outcome.shares()

    def features(self, seat: Seat | None = None) -> Features:
        """Return what a seat may know, or the one that is asked."""
        return self._up_to_date(seat).copy()

    def write_features(self, row: Features, seat: Seat | None = None) -> None:
        """Put the same into a row."""
        row[:] = self._up_to_date(seat)

    def _up_to_date(self, seat: Seat | None) -> Features:
        viewer = self.seat if seat is None else seat
        live = self._live.get(viewer)
        if live is None or live.state is not self.state:
            live = self._live[viewer] = LiveNumbers(self.of.layout, self.state, viewer)
        else:
            live.update()
        return np.frombuffer(live.numbers, np.float32)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_live": {}}

    def mask(self) -> Mask:
        """Return a 1 for every legal action, in the order of their numbers, and a 0 for others."""
        return self._masked().copy()

    def legal_numbers(self) -> list[int]:
        """Return the numbers of the legal actions, in their order."""
        if len(self.legal) <= FEW:
            return self.legal.indices()
        numbers: list[int] = self._masked().view(np.bool_).nonzero()[0].tolist()
        return numbers

    def _masked(self) -> Mask:
        """Return the mask, which is made once for a position."""
        if self._mask is None:
            self._mask = mask_of(self.legal, self.of.actions)
        return self._mask

    def _answer_chance(self) -> None:
        game, state = self.of.game, self.state
        while isinstance(decision := game.decision(state), Chance):
            game.apply(state, self._luck.draw(decision, state), self._silence)
        self.seat = NOBODY if decision is None else decision.seat
        self.legal = game.legal(state)
        self._mask = None


def numbers_in(row: Features) -> Numbers:
    """Return a row as numbers to be added up: plain ones, which is faster than those of numpy."""
    plain: Any = row.data
    numbers: Numbers = plain
    return numbers


def mask_of(legal: Legal, actions: int) -> Mask:
    """Return legal actions as a mask over that many actions."""
    if len(legal) <= FEW:
        mask = np.zeros(actions, np.int8)
        mask[legal.indices()] = 1
        return mask
    packed = np.frombuffer(legal.bits().to_bytes((actions + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=actions, bitorder="little").view(np.int8)
