"""Nets that correct forecasts."""

import json
from typing import Any

import numpy as np
import pytest

from clocksmith.bots.learned.net import Net, read_net

NAMES = ["money", "cards"]


def net(answers: list[float] | None = None) -> Net:
    """Return a net of two layers with weights that are not all alike."""
    luck = np.random.default_rng(3)
    hidden = luck.normal(size=(4, 5)).astype(np.float32), np.zeros(5, np.float32)
    last = luck.normal(size=(5, 2)).astype(np.float32), np.zeros(2, np.float32)
    if answers is not None:
        last = np.zeros((5, 2), np.float32), np.array(answers, np.float32)
    return Net([hidden, last], NAMES)


def safetensors(described: dict[str, Any], data: bytes) -> bytes:
    header = json.dumps(described).encode()
    return len(header).to_bytes(8, "little") + header + data


def test_a_net_answers_with_points_for_each_seat_and_one_spread() -> None:
    found = net([1.5, 0.0]).corrections([0.1, 0.2, 0.3, 0.4] * 3, seats=2)
    assert found == [[1.5, 1.5, pytest.approx(2.0)]] * 3


def test_seats_that_change_places_change_their_corrections() -> None:
    here, there = net().corrections([0.1, 0.2, 0.9, 0.4, 0.9, 0.4, 0.1, 0.2], seats=2)
    assert here[:2] == pytest.approx(there[1::-1])
    assert here[0] != pytest.approx(here[1])


def test_positions_that_are_asked_about_together_do_not_touch_each_other() -> None:
    rows = [[0.1, 0.2, 0.9, 0.4, 0.3, 0.3], [0.7, 0.1, 0.5, 0.4, 0.0, 0.2]]
    together = net().corrections([*rows[0], *rows[1]], seats=3)
    alone = [net().corrections(row, seats=3)[0] for row in rows]
    assert together == [pytest.approx(one) for one in alone]


def test_a_net_is_read_from_safetensors() -> None:
    data = np.arange(4, dtype=np.float32).tobytes() + np.ones(2, np.float32).tobytes()
    described = {
        "__metadata__": {"inputs": json.dumps(["money"])},
        "0.weight": {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]},
        "0.bias": {"dtype": "F32", "shape": [2], "data_offsets": [16, 24]},
    }
    read = read_net(safetensors(described, data))
    assert read.names == ["money"]
    # own 1, the other 3: 0 * 1 + 2 * 3 + 1 points
    assert read.corrections([1.0, 3.0], seats=2)[0][0] == 7.0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff" * 40,
        safetensors({}, b""),
        safetensors({"__metadata__": {"inputs": "[]"}, "0.weight": {"dtype": "F32"}}, b""),
        safetensors(
            {
                "__metadata__": {"inputs": "[]"},
                "0.weight": {"dtype": "F32", "shape": [9], "data_offsets": [0, 4]},
            },
            b"abcd",
        ),
    ],
)
def test_what_is_no_net_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(ValueError, match="no weights of a net"):
        read_net(data)
