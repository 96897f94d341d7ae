"""Chapter 4.4: overcrowded regions."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import Overcrowded
from games.sands.scene import at, citizens, scene
from play import P0, asked, play, refused, texts

CLOCK = "generation 1; dynasty 1; marker 3; begun 1; round 2; start 1"


@pytest.mark.rule("4.4")
def test_unrest_rises_once_for_any_number_of_overcrowded_regions() -> None:
    state = scene(
        "italia crops 3 of 0 capital; gallia gold 3 of 0 colony",
        "peasants italia:4 gallia:3; soldiers gallia:1",
        pending="RollDie",
        clock=CLOCK,
    )
    events = play(GAME, state, "roll 1")
    assert state.players[0].unrest == 4
    assert Overcrowded(P0, at("italia")) in events
    assert Overcrowded(P0, at("gallia")) in events


@pytest.mark.rule("4.4")
def test_citizens_of_others_crowd_the_controller_alone() -> None:
    state = scene(
        "italia crops 3 of 0 capital; gallia gold 3",
        "peasants italia:2 gallia:4",
        "soldiers italia:2",
        pending="RollDie",
        clock=CLOCK,
    )
    play(GAME, state, "roll 1")
    assert [player.unrest for player in state.players] == [4, 3, 3]


@pytest.mark.rule("4.4", "structure.aqueduct", "structure.city")
@pytest.mark.parametrize(("has", "room"), [("aqueduct", 5), ("city", 4), ("aqueduct city", 6)])
def test_aqueduct_and_city_raise_the_capacity_together(has: str, room: int) -> None:
    for count, unrest in ((room, 3), (room + 1, 4)):
        state = scene(
            f"italia crops 3 of 0 capital has {has}",
            f"peasants italia:{count}",
            pending="RollDie",
            clock=CLOCK,
        )
        play(GAME, state, "roll 1")
        assert state.players[0].unrest == unrest


@pytest.mark.rule("4.4")
def test_above_twice_the_printed_capacity_citizens_are_lost_in_complete_rounds() -> None:
    state = scene(
        "italia crops 3 of 0 capital has aqueduct",
        "peasants italia:4",
        "soldiers italia:2",
        "peasants italia:1; soldiers italia:1",
        pending="RollDie",
        clock=CLOCK,
    )
    play(GAME, state, "roll 1")
    assert asked(GAME, state) == ("LoseCitizen", 1)
    assert texts(GAME, state) == ["lose soldier"]
    assert refused(GAME, state, "lose peasant").rule == "4.4"
    play(GAME, state, "lose soldier", "lose peasant")
    assert asked(GAME, state) == ("LoseCitizen", 0)
    play(GAME, state, "lose peasant")
    assert asked(GAME, state)[0] != "LoseCitizen"
    assert citizens(state, 2, "italia") == (0, 1)


@pytest.mark.rule("4.4")
def test_regions_that_nobody_controls_lose_citizens_too() -> None:
    state = scene("gallia gold 3", "peasants gallia:8", pending="RollDie", clock=CLOCK)
    play(GAME, state, "roll 1", "lose peasant", "lose peasant")
    assert citizens(state, 0, "gallia") == (6, 0)
    assert state.players[0].unrest == 3
