"""What measures environments plays whole games of ours and of other people."""

from importlib import import_module
from typing import Any

import pytest

from clocksmith.games import OURS


@pytest.fixture(scope="module")
def tool() -> Any:
    """The tool behind ``scripts/measure-research``."""
    return import_module("measure_research")


def test_ours_and_those_of_others_are_measured_and_what_is_missing_is_named(tool: Any) -> None:
    found, missing = tool.contenders()
    assert [name for name in OURS if name in found and f"{name}, by OpenSpiel" in found] == [*OURS]
    assert "OpenSpiel leduc_poker" in found
    classics = [name for name in tool.CLASSICS if f"PettingZoo {name}" in found]
    assert len(classics) + len(missing) == len(tool.CLASSICS)


@pytest.mark.parametrize("name", ["khronos", "OpenSpiel leduc_poker"])
def test_a_speed_is_steps_of_whole_games(tool: Any, name: str) -> None:
    play = tool.contenders()[0][name]
    assert play(3) == play(3) > 0
    assert tool.speed(play, 0.001, 0) > 0
