"""Chapter 4.3, VII: journeys and scholars."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import CULTURE, DEED_NAMES
from clocksmith.games.inventions.model.events import (
    BY_KNOWLEDGE,
    AspirationGained,
    IpGained,
    KnowledgeFlipped,
    KnowledgeTurnedBack,
    Moved,
    PointsChained,
    ScholarTaken,
)
from games.inventions.house import PARTS
from games.inventions.scene import of_kind, people, region, scene
from play import P0, asked, play, refused, texts

EUROPE, ASIA = region("europe"), region("asia")


@pytest.mark.rule("4.3.VII", "6.1")
def test_a_traveller_follows_one_rope_and_brings_a_culture_aspiration() -> None:
    state = scene(
        "travel",
        land={"oceania": "people 1x0", "asia": "people 1x1; scholar away"},
        boards={1: "scholars 1"},
    )
    assert texts(GAME, state) == ["move oceania asia", "move oceania south-america"]
    assert refused(GAME, state, "move oceania europe").key == "too-many-ropes"
    assert refused(GAME, state, "move asia europe").key == "no-citizen-there"
    events = play(GAME, state, "move oceania asia")
    assert events == [AspirationGained(P0, CULTURE), Moved(P0, region("oceania"), ASIA)]


@pytest.mark.rule("6.1")
def test_ropes_lead_both_ways() -> None:
    for name in PARTS.region_names:
        state = scene("travel", land={name: "people 1x0"})
        for text in texts(GAME, state):
            _, here, there = text.split()
            back = scene("travel", land={there: "people 1x0"})
            assert f"move {there} {here}" in texts(GAME, back)


@pytest.mark.rule("4.3.VII", "4.3.C", "6.8")
def test_a_scholar_teaches_for_a_token_and_comes_along_after_the_chained_action() -> None:
    state = scene(
        "travel",
        land={"africa": "people 1x0", "asia": "idea bread by 0 1 inventor 1 innovator 2 flipped"},
        boards={0: "map a1:technology-4"},
    )
    play(GAME, state, "move africa europe")
    assert asked(GAME, state) == ("MayChain", P0)
    assert refused(GAME, state, "chain k3").key == "nothing-to-innovate"
    state = scene(
        "travel",
        land={
            "europe": "people 1x0",
            "asia": "knowledge k4",
            "africa": "idea bread by 0 1 inventor 1 flipped",
        },
        boards={0: "map a1:technology-2; marked start"},
    )
    play(GAME, state, "move europe asia", "chain k4", "share africa")
    events = play(GAME, state, "aspire")
    assert of_kind(events, KnowledgeFlipped, ScholarTaken) == [
        KnowledgeFlipped(3, ASIA),
        ScholarTaken(P0, ASIA),
    ]
    assert asked(GAME, state) == ("MayUseTechnology", P0)
    assert state.players[0].scholars == 1


@pytest.mark.rule("4.3.VII")
def test_an_unused_scholar_stays() -> None:
    state = scene("travel", land={"europe": "people 1x0"}, boards={0: "marked start"})
    play(GAME, state, "move europe asia", "pass")
    assert state.land.scholars >> ASIA & 1
    assert state.players[0].scholars == 0


@pytest.mark.rule("4.3.VII")
def test_the_points_of_all_spent_knowledge_are_gained_and_all_are_turned_back() -> None:
    state = scene(
        "travel",
        land={
            "africa": "people 1x0; knowledge k1 spent",
            "europe": "knowledge k3 spent",
            "asia": "knowledge k4 spent; scholar away",
        },
        boards={0: "marked start", 1: "scholars 1"},
    )
    events = play(GAME, state, "move africa europe", "chain k3")
    assert events[2:6] == [
        PointsChained(P0, 2, EUROPE),
        IpGained(P0, 6, BY_KNOWLEDGE),
        KnowledgeTurnedBack(3),
        ScholarTaken(P0, EUROPE),
    ]
    assert state.land.spent_knowledge == 0


@pytest.mark.rule("4.3.VII", "4.3.C")
def test_a_knowledge_tile_is_used_up_when_its_token_is_laid() -> None:
    state = scene(
        "travel",
        tokens=3,
        land={"africa": "people 2x0", "oceania": "idea fishing-net by 1 1 inventor 1 flipped"},
        boards={0: "marked start"},
    )
    play(
        GAME,
        state,
        "move africa europe",
        "chain k3",
        "innovate oceania",
        "send economy",
        "chain fishing-net",
        "move africa europe",
    )
    assert asked(GAME, state)[0] != "MayChain"
    assert state.players[0].scholars == 1
    assert people(state, "europe")[0] == 2


@pytest.mark.rule("K1", "K2", "K3", "K4", "K5", "K6", "K7", "6.8")
@pytest.mark.parametrize(
    ("number", "deed"),
    [
        (1, "present"),
        (2, "invent"),
        (3, "innovate"),
        (4, "share"),
        (5, "influence"),
        (6, "eureka"),
        (7, "send"),
    ],
)
def test_every_knowledge_tile_chains_its_action(number: int, deed: str) -> None:
    lands = {
        name: f"knowledge k{(place + number - 2) % 7 + 1}"
        for place, name in enumerate(PARTS.region_names)
    }
    lands["africa"] += "; people 2x0"
    lands["oceania"] += "; idea cooking by 1 1 inventor 1 flipped"
    lands["asia"] += "; idea bread by 1 1"
    lands["europe"] += "; idea fat-lamp by 0 1 inventor 0 flipped"
    state = scene("travel", land=lands, boards={0: "ideas wine; marked start"})
    play(GAME, state, "move africa middle-east")
    assert PARTS.knowledge[number - 1].deed == DEED_NAMES.index(deed)
    assert PARTS.knowledge[number - 1].ip == 2
    play(GAME, state, f"chain k{number}")
    assert state.stack[-1].fields() == (P0, DEED_NAMES.index(deed))


@pytest.mark.rule("culture.7", "R11")
def test_culture_7_lets_a_traveller_follow_two_ropes_to_another_region() -> None:
    state = scene(
        "travel", land={"oceania": "people 1x0"}, boards={0: "map a1:culture-7; marked start"}
    )
    assert texts(GAME, state) == [
        f"move oceania {name}"
        for name in ("africa", "middle-east", "europe", "asia", "north-america", "south-america")
    ]
    play(GAME, state, "move oceania europe")
    assert texts(GAME, state) == ["pass"]  # only the scholar of Europe is asked, and not Asia's
    assert refused(GAME, state, "chain k4").key == "no-such-chain"
    assert refused(GAME, state, "chain k3").key == "nothing-to-innovate"


@pytest.mark.rule("4.3.VII", "4.3")
def test_travelling_needs_an_own_map_citizen() -> None:
    state = scene(at="pillar", land={"asia": "people 2x1"}, possible="eureka")
    assert refused(GAME, state, "pillar travel").key == "nobody-to-travel"
