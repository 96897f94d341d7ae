"""A small net that corrects forecasts: a few layers of numbers, evaluated by numpy."""

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final

import numpy as np

PACKAGE: Final = "clocksmith.bots.learned"
HEADER: Final = 8  # bytes that say how long the description of the tensors is
OWN: Final = "inputs"  # under this name the description lists what the net is told of a seat


class Net:
    """Layers of weights, each with a bias; between two of them negative numbers become 0.

    It takes the numbers of one seat and the mean of those of the others, and answers
    with the points that the forecast of the seat lacks, and the logarithm of how far
    that may be wrong.
    """

    def __init__(self, layers: Sequence[tuple[Any, Any]], names: list[str]) -> None:
        self._layers = layers
        self.names = names  # what it is told of a seat

    def corrections(self, rows: list[float], seats: int) -> list[list[float]]:
        """Return for each position the points that each seat's forecast lacks, then the spread.

        *rows* are the numbers of all seats of all positions, one after the other.
        """
        width = len(self.names)
        own = np.array(rows, dtype=np.float32).reshape(-1, seats, width)
        others = (own.sum(axis=1, keepdims=True) - own) / (seats - 1)
        flow = np.concatenate((own, others), axis=2).reshape(-1, 2 * width)
        last = len(self._layers) - 1
        for n, (weights, bias) in enumerate(self._layers):
            flow = flow @ weights
            flow += bias
            if n < last:
                np.maximum(flow, 0.0, out=flow)
        output = flow.reshape(-1, seats, 2)
        means: list[list[float]] = output[:, :, 0].tolist()
        # from one seat's distance to the mean of all, to the difference between two
        apart = sqrt(2.0 * seats / (seats - 1))
        for points, width_log in zip(means, output[:, :, 1].mean(axis=1).tolist(), strict=True):
            points.append(apart * exp(width_log))
        return means


def read_net(data: bytes) -> Net:
    """Return the net in a safetensors file; ValueError if it is not one."""
    try:
        size = int.from_bytes(data[:HEADER], "little")
        described = json.loads(data[HEADER : HEADER + size])
        names = json.loads(described.pop("__metadata__")[OWN])
        tensors = {name: _tensor(data[HEADER + size :], one) for name, one in described.items()}
        layers = [(tensors[f"{n}.weight"], tensors[f"{n}.bias"]) for n in range(len(tensors) // 2)]
    except (KeyError, TypeError, ValueError) as error:  # what JSON or numpy says is a ValueError
        raise ValueError(f"these are no weights of a net: {error}") from error
    return Net(layers, names)


def _tensor(data: bytes, described: dict[str, Any]) -> Any:
    """Return an array of numbers."""
    begin, end = described["data_offsets"]
    kind = {"F32": np.float32, "F16": np.float16}[described["dtype"]]
    return np.frombuffer(data[begin:end], kind).reshape(described["shape"]).astype(np.float32)


def net_of(game: str) -> Net | None:
    """Return the net that was trained for a game; None where there is none."""
    stored = files(PACKAGE) / "weights" / f"{game}.safetensors"
    return read_net(stored.read_bytes()) if stored.is_file() else None
