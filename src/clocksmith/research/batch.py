"""What learners see of many games, in arrays that several processes may share."""

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from clocksmith.research.learning import LearningGame

ALIGNED: Final = 64  # bytes: no array begins in the middle of a line of the cache


class Batch:
    """A row of each array for each game.

    *features* and *masks* are those of the seat that is asked, named in *seats*. Where the last
    step has ended a game, *over* says so, *shares* has what each seat won, and the row is already
    that of a new game. *actions* are what is to be played next. Without a *memory* of its own it
    makes one.
    """

    def __init__(self, of: LearningGame, games: int, memory: Any = None) -> None:
        self.games = games
        buffer = bytearray(memory_needed(of, games)) if memory is None else memory
        arrays = {
            name: np.ndarray(shape, dtype, buffer, at)
            for name, (shape, dtype, at) in _placed(of, games).items()
        }
        self.features: npt.NDArray[np.float32] = arrays["features"]
        self.masks: npt.NDArray[np.int8] = arrays["masks"]
        self.seats: npt.NDArray[np.int64] = arrays["seats"]
        self.shares: npt.NDArray[np.float32] = arrays["shares"]
        self.over: npt.NDArray[np.bool_] = arrays["over"]
        self.actions: npt.NDArray[np.int64] = arrays["actions"]


def memory_needed(of: LearningGame, games: int) -> int:
    """Return how many bytes that many games take."""
    shape, dtype, at = list(_placed(of, games).values())[-1]
    return at + _bytes(shape, dtype)


def _placed(of: LearningGame, games: int) -> dict[str, tuple[tuple[int, ...], Any, int]]:
    """Return for each array its shape, what it holds, and where it begins."""
    arrays: dict[str, tuple[tuple[int, ...], Any]] = {
        "features": ((games, of.features), np.float32),
        "masks": ((games, of.actions), np.int8),
        "seats": ((games,), np.int64),
        "shares": ((games, of.seats), np.float32),
        "over": ((games,), np.bool_),
        "actions": ((games,), np.int64),
    }
    places: dict[str, tuple[tuple[int, ...], Any, int]] = {}
    at = 0
    for name, (shape, dtype) in arrays.items():
        places[name] = (shape, dtype, at)
        at += -(-_bytes(shape, dtype) // ALIGNED) * ALIGNED
    return places


def _bytes(shape: tuple[int, ...], dtype: Any) -> int:
    size: int = np.dtype(dtype).itemsize
    return math.prod(shape) * size
