"""What advances and structures do, as bots weigh it."""

import pytest

from clocksmith.bots.knowledge.sands.hopes import Hopes
from clocksmith.bots.knowledge.sands.powers import powers_of
from clocksmith.bots.knowledge.sands.tables import (
    OF_ADVANCES,
    OF_FREE,
    OF_GOODS,
    OF_PEASANTS,
    OF_RIVALS,
    OF_STANDING,
    OF_STRUCTURES,
    OF_TERRAIN,
)
from clocksmith.bots.knowledge.sands.taste import USUAL
from clocksmith.core.bits import places
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model import effects
from clocksmith.games.sands.model.content import (
    CIVIL,
    CULTURAL,
)
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


@pytest.mark.parametrize("structure", GAME.parts.structure_names)
def test_a_structure_that_does_something_is_worth_something(structure: str) -> None:
    state = scene(HOME)
    player = state.players[0]
    before = powers_of(state, player)
    number = GAME.parts.structure_names.index(structure)
    state.sites[number] |= player.regions
    plain = {"wonder", "arch", "temple"}  # symbols, points and heritage show elsewhere
    assert (powers_of(state, player) > before) == (structure not in plain)


def test_every_effect_of_structures_is_weighed() -> None:
    shown = {"points", "only-colony", "buildable", "level-capacity"}  # in points, prices, answers
    assert set(OF_STRUCTURES) | shown == set(effects.OF_STRUCTURES)


def test_every_effect_of_advances_is_weighed() -> None:
    shown = {"income"}  # when it is paid
    promised = {"counts", "unlock"}
    weighed = OF_ADVANCES | OF_FREE | OF_RIVALS | OF_TERRAIN | OF_GOODS | OF_PEASANTS | OF_STANDING
    assert set(weighed) | shown | promised == set(effects.OF_ADVANCES)


def test_an_emphasis_card_promises_more_when_enough_actions_would_mark_it() -> None:
    poor = scene(HOME, "stock crops:0 gold:0")
    rich = scene(HOME, "stock crops:6 gold:6; unrest 4")
    for category in (CIVIL, CULTURAL):
        hope = [
            Hopes(USUAL, state, 0, 5.0).of(GAME.parts.action_cards + category)
            for state in (poor, rich)
        ]
        assert hope[0] < hope[1]


def lifted(regions: str, reached: str, rows: str, other: str) -> float:
    """How much more *rows* promise than *other* rows."""
    return powers(regions, reached, rows) - powers(regions, reached, other)


def test_an_advance_that_counts_structures_promises_more_where_they_stand() -> None:
    rows = ("writing poetry democracy drama", "writing poetry democracy philosophy")
    standing = f"{HOME} has amphitheater"
    reached = "reached writing:3"
    assert lifted(standing, reached, *rows) > lifted(HOME, reached, *rows)


def test_an_advance_that_unlocks_promises_more_where_locked_structures_stand() -> None:
    rows = ("writing poetry democracy", "writing poetry circuses")
    standing = f"{HOME} has library"
    reached = "reached writing:2"
    assert lifted(standing, reached, *rows) > lifted(HOME, reached, *rows)


def test_hoplites_are_for_mountains_and_chariots_for_plains() -> None:
    near = places(GAME.parts.near[GAME.parts.region_names.index("italia")])
    plain, mountain = (
        next(GAME.parts.region_names[r] for r in near if GAME.parts.terrain_of[r] == terrain)
        for terrain in (0, 1)
    )
    rows = ("law iron hoplites", "law iron chariots")
    reached = "reached law:2"
    gains = [
        lifted(f"{HOME}; {region} of 1 colony", reached, *rows) for region in (mountain, plain)
    ]
    assert gains[0] > 0.0 > gains[1]


def test_a_card_is_weighed_the_same_before_and_after_an_emphasis_card() -> None:
    state = scene(HOME, "stock crops:6 gold:6; unrest 4")
    hopes = Hopes(USUAL, state, 0, 5.0)
    before = [hopes.of(card) for card in range(GAME.parts.action_cards)]
    hopes.of(GAME.parts.action_cards + CIVIL)
    assert [hopes.of(card) for card in range(GAME.parts.action_cards)] == before
