"""What measures environments plays whole games of ours and of other people."""

import re
from importlib import import_module
from typing import Any

import pytest

from clocksmith.games import OURS
from house.sources import ROOT

DOORS = ["PettingZoo", "Gymnasium", "OpenSpiel"]
FASTER_THAN = {"Chess", "Go (19 × 19)", "Catan, by catanatron"}  # says the guide; not by OpenSpiel
PAGE = (ROOT / "docs" / "reference" / "environments.md").read_text(encoding="utf-8")


def measured_by(door: str) -> str:
    """What the page tells of an interface."""
    return PAGE.split(f"## Through {door}\n")[1].split("## ")[0]


@pytest.fixture(scope="module")
def tool() -> Any:
    """The tool behind ``scripts/measure-research``."""
    return import_module("measure_research")


def test_ours_are_measured_by_every_interface_and_what_is_missing_is_named(tool: Any) -> None:
    found, missing = tool.contenders()
    assert {(door, name) for door in DOORS for name in OURS} <= set(found)
    assert ("OpenSpiel", "Leduc poker") in found
    everything = [name for door in tool.doors() for name in [*door.ours, *door.theirs]]
    assert len(found) + len(missing) == len(everything)


@pytest.mark.parametrize(
    "key", [("PettingZoo", "khronos"), ("Gymnasium", "khronos"), ("OpenSpiel", "Leduc poker")]
)
def test_a_speed_is_steps_of_whole_games(tool: Any, key: tuple[str, str]) -> None:
    play = tool.contenders()[0][key]
    assert play(3) == play(3) > 0
    assert tool.speed(play, 0.001, 0) > 0


def test_a_ratio_is_the_median_of_the_rounds_by_the_same_interface(tool: Any) -> None:
    door = next(door for door in tool.doors() if door.name == "Gymnasium")
    speeds = [(100.0, 200.0), (100.0, 400.0), (100.0, 1000.0)]
    rounds = [
        {**{("Gymnasium", name): ours for name in OURS}, ("Gymnasium", tool.CATAN): theirs}
        for ours, theirs in speeds
    ]
    assert f"| {tool.CATAN} | 400 | 0.25 | 0.25 | 0.25 |" in tool.table(door, rounds)


@pytest.mark.parametrize(
    ("ratio", "told"), [(0.0123, "0.012"), (0.25, "0.25"), (1.44, "1.4"), (23.4, "23")]
)
def test_a_ratio_has_two_digits_that_count(tool: Any, ratio: float, told: str) -> None:
    assert tool.digits(ratio) == told


def test_the_page_tells_of_everything_that_can_be_measured(tool: Any) -> None:
    for door in tool.doors():
        rows = re.findall(r"^\| (.+?) \| [\d,]+ \|", measured_by(door.name), re.MULTILINE)
        assert rows == [*[tool.TITLES[name] for name in door.ours], *door.theirs]


@pytest.mark.parametrize("door", DOORS)
def test_the_guide_says_rightly_what_ours_are_faster_than(door: str) -> None:
    for name, *ratios in re.findall(
        r"^\| (.+?) \| [\d,]+ \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$",
        measured_by(door),
        re.MULTILINE,
    ):
        is_faster = door != "OpenSpiel" and name in FASTER_THAN
        assert all((float(ratio) > 1) == is_faster for ratio in ratios), name
