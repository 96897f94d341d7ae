"""Chapter 4.3, VI: influence tiles in the regions."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    BY_INFLUENCE_TILE,
    InfluenceGained,
    InfluenceTileFlipped,
    InfluenceTileLaid,
    IpGained,
)
from games.inventions.house import PARTS
from games.inventions.scene import of_kind, people, region, scene
from play import P0, asked, play, refused, texts

EUROPE = region("europe")


@pytest.mark.rule("4.3.VI", "N1", "N2", "N3", "N4", "N5", "6.9")
@pytest.mark.parametrize("number", range(5))
def test_a_tile_gives_its_points_for_citizens_that_go_home(number: int) -> None:
    state = scene("influence", land={"europe": "people 5x0 4x1"})
    needed, points = [(1, 2), (2, 4), (2, 4), (3, 7), (4, 10)][number]
    assert (PARTS.influence[number].citizens, PARTS.influence[number].ip) == (needed, points)
    events = play(GAME, state, f"claim europe {PARTS.influence_names[number]}")
    assert of_kind(events, InfluenceTileLaid, IpGained, InfluenceGained) == [
        InfluenceTileLaid(P0, number, EUROPE),
        IpGained(P0, points, BY_INFLUENCE_TILE),
        InfluenceGained(P0, 1, BY_INFLUENCE_TILE),
    ]
    assert people(state, "europe")[0] == 5 - needed
    assert state.players[0].available == [2, 2, 2 + needed]


@pytest.mark.rule("4.3.VI", "R8")
def test_influence_counts_own_tiles_face_up_this_one_included() -> None:
    land = {
        "europe": "people 1x0",
        "africa": "influence 0:n2 1:n1",
        "asia": "influence 1:n3 0:n3/flipped",
    }
    state = scene("influence", land=land)
    play(GAME, state, "claim europe n1")
    assert state.players[0].influence == 5
    assert refused(GAME, state, "chain n3").key == "no-such-chain"


@pytest.mark.rule("4.3.VI")
def test_a_claim_needs_room_the_majority_and_enough_citizens() -> None:
    state = scene(
        "influence",
        land={
            "africa": "people 3x0; influence 0:n1",
            "middle-east": "people 3x0; influence 1:n1 2:n1",
            "europe": "people 2x0 2x1",
            "asia": "people 2x0 1x2",
        },
    )
    assert refused(GAME, state, "claim africa n2").key == "own-tile-there"
    assert refused(GAME, state, "claim middle-east n2").key == "no-influence-space"
    assert refused(GAME, state, "claim europe n2").key == "no-majority"
    assert refused(GAME, state, "claim asia n4").key == "too-few-on-the-map"
    assert refused(GAME, state, "claim asia n1").key == "influence-tile-used"
    assert texts(GAME, state) == ["claim asia n2", "claim asia n3"]


@pytest.mark.rule("4.3.VI", "4.6")
def test_citizens_of_chronos_count_for_the_majority() -> None:
    state = scene(
        "influence", seats=2, land={"europe": "people 2x0 2xchronos", "asia": "people 1x0"}
    )
    assert texts(GAME, state) == ["claim asia n1"]


@pytest.mark.rule("4.3.VI", "4.3.C")
def test_any_own_tile_face_up_may_be_chained_and_flips_at_once() -> None:
    state = scene(
        "influence",
        land={
            "europe": "people 1x0",
            "africa": "influence 0:n4",
            "asia": "idea bread by 0 1 inventor 1 flipped",
        },
    )
    play(GAME, state, "claim europe n1")
    assert asked(GAME, state) == ("MayChain", P0)
    assert "chain n4" in texts(GAME, state)
    assert refused(GAME, state, "chain n1").key == "nothing-to-present"
    events = play(GAME, state, "chain n4")
    assert InfluenceTileFlipped(P0, 3, region("africa")) in events
    assert texts(GAME, state) == ["share asia"]


@pytest.mark.rule("culture.6", "R11", "4.3.VI")
def test_culture_6_lowers_what_is_needed_and_sent_home_but_not_below_one() -> None:
    state = scene(
        "influence",
        land={"europe": "people 3x0", "asia": "people 1x0"},
        boards={0: "map a1:culture-6"},
    )
    assert texts(GAME, state, "claim asia") == ["claim asia n1", "claim asia n2", "claim asia n3"]
    play(GAME, state, "claim europe n5")
    assert people(state, "europe")[0] == 0
    state = scene(
        "influence",
        land={"europe": "people 3x0 3x1", "asia": "people 1x0"},
        boards={0: "map a1:culture-6"},
    )
    assert refused(GAME, state, "claim europe n1").key == "no-majority"


@pytest.mark.rule("R11", "culture.5")
def test_culture_5_does_not_free_the_field_of_a_claim() -> None:
    state = scene(
        "influence",
        land={"europe": "people 2x0; idea epic-poetry by 1 1"},
        boards={0: "map a1:culture-5"},
    )
    play(GAME, state, "claim europe n2")
    assert state.players[0].available == [2, 4, 2]
    assert asked(GAME, state)[0] == "MayChain"


@pytest.mark.rule("4.3.VI", "4.3.V")
def test_without_any_card_one_field_is_chosen_before_the_tile_is_laid() -> None:
    state = scene("influence", land={"europe": "people 2x0"}, table="ideas; top")
    play(GAME, state, "claim europe n2")
    assert asked(GAME, state)[0] == "AssignField"
    events = play(GAME, state, "assign economy")
    assert state.players[0].available == [4, 2, 2]
    assert InfluenceTileLaid(P0, 1, EUROPE) in events
