"""What advances and structures do, as bots weigh it."""

import pytest

from clocksmith.bots.knowledge.sands.hopes import Hopes
from clocksmith.bots.knowledge.sands.powers import OF_STRUCTURES, powers_of
from clocksmith.bots.knowledge.sands.taste import USUAL
from clocksmith.games.sands.content import ACTION_CARDS, CIVIL, CULTURAL, STRUCTURE_NAMES
from clocksmith.games.sands.effects import OF_STRUCTURES as EFFECTS
from games.sands.scene import scene

HOME = "italia crops 4 of 0 capital"


def powers(regions: str, seat: str = "", rows: str = "") -> float:
    """What seat 0 has from what it reached and built."""
    state = scene(regions, seat, rows=rows)
    return powers_of(state, state.players[0])


@pytest.mark.parametrize("first", ["law", "bronze", "writing", "barter", "labor"])
def test_an_advance_is_worth_something(first: str) -> None:
    regions = f"{HOME}; gallia of 1 colony"
    people = "peasants italia:3"
    assert powers(regions, f"{people}; reached {first}:1") > powers(regions, people)


def test_law_is_worth_more_where_land_is_free() -> None:
    gains = [
        powers(regions, "reached law:1") - powers(regions)
        for regions in (HOME, f"{HOME}; gallia of 1 colony")
    ]
    assert gains[0] > gains[1] > 0.0


def test_what_comes_next_in_a_row_counts_in_part() -> None:
    plain = powers(HOME, "reached writing:1", rows="writing poetry")
    symbols = powers(HOME, "reached writing:1", rows="writing coinage; barter poetry")
    assert plain != symbols


@pytest.mark.parametrize("structure", STRUCTURE_NAMES)
def test_a_structure_that_does_something_is_worth_something(structure: str) -> None:
    state = scene(HOME)
    player = state.players[0]
    before = powers_of(state, player)
    number = STRUCTURE_NAMES.index(structure)
    state.sites[number] |= player.regions
    plain = {"wonder", "arch", "temple"}  # symbols, points and heritage show elsewhere
    assert (powers_of(state, player) > before) == (structure not in plain)


def test_only_effects_that_exist_are_weighed() -> None:
    assert set(OF_STRUCTURES) <= set(EFFECTS)


def test_an_emphasis_card_promises_more_when_enough_actions_would_mark_it() -> None:
    poor = scene(HOME, "stock crops:0 gold:0")
    rich = scene(HOME, "stock crops:6 gold:6; unrest 4")
    for category in (CIVIL, CULTURAL):
        hope = [Hopes(USUAL, state, 0, 5.0).of(ACTION_CARDS + category) for state in (poor, rich)]
        assert hope[0] < hope[1]
