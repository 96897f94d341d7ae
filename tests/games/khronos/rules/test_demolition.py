"""Chapter 8: demolishing."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT
from clocksmith.games.khronos.model.events import (
    BY_DEMOLITION,
    Charged,
    CubesReturned,
    Paid,
    Played,
    Removed,
)
from games.khronos.scene import (
    HAMLET,
    PLAIN,
    WATCHTOWER,
    at,
    cubes,
    drawn,
    ecus,
    scene,
    standing,
    there,
)
from play import P0, asked, play, refused, texts


@pytest.mark.rule("8")
def test_a_demolition_costs_a_card_of_the_colour_and_one_ecu() -> None:
    state = scene(faith="watchtower c3 of 0", hands=("1m 1c",))
    assert play(GAME, state, "demolish faith c3") == [
        Played(P0, (1, 0, 0)),
        Paid(P0, 1, BY_DEMOLITION),
        Removed(FAITH, WATCHTOWER, at("c3"), P0, BY_DEMOLITION),
        CubesReturned(P0, FAITH, at("c3"), 1),
        Charged(P0, 1, 1),
    ]
    assert ecus(state)[0] == 9
    assert state.players[0].hand == [0, 0, 1]
    assert standing(state, FAITH) == set()


@pytest.mark.rule("8")
@pytest.mark.parametrize("small", ["watchtower c3 of 0", "chapel c3 of 1", "hamlet c3"])
def test_any_small_tile_own_foreign_or_civil_is_demolished(small: str) -> None:
    state = scene(small)
    play(GAME, state, "demolish might c3")
    assert standing(state, MIGHT) == set()
    assert cubes(state) == [25, 25, 25]


@pytest.mark.rule("8")
def test_a_demolished_tile_returns_to_the_supply_even_with_lost_tiles() -> None:
    state = scene("hamlet c3", options=f"{PLAIN} lost-tiles=yes")
    before = state.supply[HAMLET]
    play(GAME, state, "demolish might c3")
    assert state.supply[HAMLET] == before + 1


@pytest.mark.rule("8")
@pytest.mark.parametrize("larger", ["keep c3 of 0", "town c3", "abbey c3 of 0"])
def test_larger_buildings_are_not_demolished(larger: str) -> None:
    state = scene(larger, hands=("1m 1r 1c",))
    refusal = refused(GAME, state, "demolish might c3")
    assert (refusal.rule, refusal.key) == ("8", "not-small")
    assert refused(GAME, state, "demolish might d4").key == "not-small"


@pytest.mark.rule("8", "1.3")
def test_printed_hamlets_are_not_demolished() -> None:
    state = scene()
    refusal = refused(GAME, state, "demolish might p1")
    assert (refusal.rule, refusal.key) == ("8", "printed-hamlet")


@pytest.mark.rule("8")
def test_an_empty_cell_is_not_demolished() -> None:
    state = scene()
    refusal = refused(GAME, state, "demolish might c3")
    assert (refusal.rule, refusal.key) == ("8", "nothing-to-demolish")


@pytest.mark.rule("8", "4.4")
def test_nothing_is_demolished_in_reason() -> None:
    state = scene(adventurers=("reason:2 reason:2",))
    refusal = refused(GAME, state, "demolish reason p1")
    assert (refusal.rule, refusal.key) == ("4.4", "not-in-reason")


@pytest.mark.rule("8", "4.1")
def test_a_demolition_needs_an_own_adventurer_there() -> None:
    state = scene("hamlet c3", adventurers=("faith:2 reason:2",))
    refusal = refused(GAME, state, "demolish might c3")
    assert (refusal.rule, refusal.key) == ("4.1", "nobody-there")


@pytest.mark.rule("8", "4.1")
def test_a_demolition_needs_room_for_its_card() -> None:
    state = scene("hamlet c3", adventurers=("might:1 reason:2",))
    assert "demolish might c3" in texts(GAME, state)
    state = scene("hamlet c3", adventurers=("might:0 reason:2",))
    assert refused(GAME, state, "demolish might c3").key == "no-room"


@pytest.mark.rule("8")
def test_a_demolition_needs_a_card_of_the_colour() -> None:
    state = scene("hamlet c3", hands=("2m 2r",))
    refusal = refused(GAME, state, "demolish might c3")
    assert (refusal.rule, refusal.key) == ("8", "too-few-cards")


@pytest.mark.rule("8")
def test_a_demolition_needs_an_ecu() -> None:
    state = scene("hamlet c3", ecus=(1,))
    assert "demolish might c3" in texts(GAME, state)
    state = scene("hamlet c3", ecus=(0,))
    refusal = refused(GAME, state, "demolish might c3")
    assert (refusal.rule, refusal.key) == ("8", "too-poor-to-demolish")


@pytest.mark.rule("8", "5.3")
def test_difficult_ground_costs_nothing_more() -> None:
    state = scene("hamlet c3", options=drawn(mountain="c3"), hands=("1c",))
    play(GAME, state, "demolish might c3")
    assert standing(state, MIGHT) == set()


@pytest.mark.rule("8", "5.6")
def test_a_demolition_pays_no_bonus() -> None:
    state = scene("hamlet c3", ecus=(1,))
    play(GAME, state, "demolish might c3")
    assert ecus(state)[0] == 0


@pytest.mark.rule("8", "6.1")
def test_a_demolition_in_might_leaves_faith_alone() -> None:
    state = scene("chapel c3 of 0", "chapel c3 of 0", hands=("1r",))
    play(GAME, state, "demolish might c3")
    assert standing(state, FAITH) == {"chapel c3 of 0"}


@pytest.mark.rule("8", "7.3")
def test_a_demolition_that_divides_is_settled_after_its_cards_are_split() -> None:
    state = scene(
        "monastery a3 of 1; monastery a5 of 0; hamlet c3; abbey d3 of 1",
        hands=("1c",),
        adventurers=("might:2 might:1",),
    )
    play(GAME, state, "demolish might c3")
    assert asked(GAME, state) == ("SplitCards", P0)
    play(GAME, state, "charge 1 0")
    assert asked(GAME, state) == ("ChooseSpot", P0)
    play(GAME, state, "shrink might a6")
    assert there(state, MIGHT, "a6") == "chapel a6 of 0"


@pytest.mark.rule("8")
def test_the_offer_of_demolitions_is_what_is_not_refused() -> None:
    state = scene(
        "watchtower c3 of 1; chapel f3 of 0; hamlet i3; keep b8 of 0",
        "watchtower c3 of 1; hamlet i3",
        hands=("2m 1c",),
    )
    assert texts(GAME, state, "demolish") == [
        "demolish might c3",
        "demolish might i3",
        "demolish faith c3",
        "demolish faith i3",
    ]
