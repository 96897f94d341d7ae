"""Chapter 4.3, chains and technology tiles."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import DEED_NAMES
from clocksmith.games.inventions.model.events import (
    FOR_TECHNOLOGY,
    ChainLaid,
    InfluencePaid,
    TechnologyFlipped,
)
from games.inventions.house import PARTS
from games.inventions.scene import deed, scene, tile
from play import P0, asked, play, refused, texts

INVENTION = "idea cooking by 1 1 inventor 1 flipped"


@pytest.mark.rule("4.3.C", "4.3.III")
def test_a_chained_action_costs_a_token_and_may_chain_itself() -> None:
    state = scene(
        "innovate",
        land={"europe": INVENTION, "asia": "people 2x0"},
        boards={0: "inventions fishing-net; marked start"},
    )
    events = play(GAME, state, "innovate europe", "send economy", "chain cooking")
    assert events[-1] == ChainLaid(P0, deed("call"))
    assert asked(GAME, state) == ("DoDeed", P0)
    play(GAME, state, "call asia 1", "chain fishing-net", "move asia europe")
    assert (state.turn.tokens, state.turn.spent) == (0, 2)
    assert asked(GAME, state) == ("MayChain", P0)
    assert refused(GAME, state, "chain k3").key == "no-chain-token"


@pytest.mark.rule("4.3.C", "I3")
def test_an_offer_without_tokens_or_with_an_impossible_action_is_still_made() -> None:
    state = scene(
        "innovate",
        tokens=0,
        land={"europe": INVENTION, "asia": "people 2x0"},
        boards={0: "marked start"},
    )
    play(GAME, state, "innovate europe", "send economy")
    assert texts(GAME, state) == ["pass"]
    assert refused(GAME, state, "chain cooking").key == "no-chain-token"
    state = scene("innovate", land={"europe": INVENTION}, boards={0: "marked start"})
    play(GAME, state, "innovate europe", "send economy")
    assert texts(GAME, state) == ["pass"]
    assert refused(GAME, state, "chain cooking").key == "nobody-to-call"


@pytest.mark.rule("4.3.C", "4.3.E")
def test_economy_tiles_may_be_used_at_an_offer_even_without_tokens() -> None:
    state = scene(
        "innovate",
        tokens=0,
        land={"europe": INVENTION, "asia": "people 1x0"},
        boards={0: "map a1:economy-7"},
    )
    play(GAME, state, "innovate europe", "send economy")
    assert texts(GAME, state) == ["use economy-7", "use start", "pass"]
    play(GAME, state, "use economy-7")
    assert "chain cooking" in texts(GAME, state)


@pytest.mark.rule("4.3.T", "R8")
def test_a_technology_tile_brings_the_other_action_for_a_token_and_an_influence() -> None:
    state = scene(
        "invent",
        land={"europe": "idea cooking by 1 1"},
        boards={0: "map a1:technology-2; influence 1; marked start"},
    )
    play(GAME, state, "invent europe", "send economy")
    assert asked(GAME, state) == ("MayUseTechnology", P0)
    events = play(GAME, state, "chain technology-2")
    assert events == [
        ChainLaid(P0, deed("share")),
        InfluencePaid(P0, 1, FOR_TECHNOLOGY),
        TechnologyFlipped(P0, tile("technology-2")),
    ]
    play(GAME, state, "share europe", "aspire")
    assert state.players[0].flipped == 1 << tile("technology-2")


@pytest.mark.rule("4.3.T")
def test_one_technology_tile_in_a_turn_and_only_one_that_shows_the_action() -> None:
    boards = {0: "map a1:technology-2 b1:technology-4 c1:technology-6; marked start"}
    state = scene(
        "invent",
        tokens=3,
        land={"europe": "idea cooking by 1 1", "asia": "people 1x0"},
        boards=boards,
    )
    play(GAME, state, "invent europe", "send economy")
    assert texts(GAME, state) == ["chain technology-2", "pass"]
    assert refused(GAME, state, "chain technology-4").key == "no-such-technology"
    play(GAME, state, "chain technology-2", "share europe", "aspire")
    assert asked(GAME, state)[0] != "MayUseTechnology"


@pytest.mark.rule("4.3.T")
@pytest.mark.parametrize(
    ("board", "tokens", "why"),
    [
        ("influence 0", 2, "too-little-influence"),
        ("influence 3", 0, "no-chain-token"),
    ],
)
def test_a_technology_tile_needs_a_token_and_influence(board: str, tokens: int, why: str) -> None:
    boards = {0: f"map a1:technology-2; marked start; {board}"}
    state = scene("invent", tokens=tokens, land={"europe": "idea cooking by 1 1"}, boards=boards)
    play(GAME, state, "invent europe", "send economy")
    assert refused(GAME, state, "chain technology-2").key == why
    assert texts(GAME, state) == ["pass"]


@pytest.mark.rule("4.3.T", "R8")
def test_a_flipped_technology_tile_is_not_offered() -> None:
    boards = {0: "map a1:technology-2/flipped; marked start"}
    state = scene("invent", land={"europe": "idea cooking by 1 1"}, boards=boards)
    play(GAME, state, "invent europe", "send economy")
    assert asked(GAME, state)[0] == "ChooseTile"


@pytest.mark.rule("4.3.T", "4.3.C")
def test_the_technology_window_comes_after_the_chain_of_the_action() -> None:
    boards = {0: "map a1:technology-3; marked start"}
    state = scene("travel", land={"africa": "people 1x0", "asia": INVENTION}, boards=boards)
    play(GAME, state, "move africa europe")
    assert asked(GAME, state)[0] == "MayChain"
    play(GAME, state, "pass")
    assert asked(GAME, state) == ("MayUseTechnology", P0)
    play(GAME, state, "chain technology-3")
    assert texts(GAME, state) == ["innovate asia"]


@pytest.mark.rule("4.3", "4.3.T", "R6")
def test_an_impossible_action_triggers_no_technology_tile() -> None:
    boards = {0: "map a1:technology-2; marked start; epoch eureka; available 0 0 0; academics 0"}
    state = scene(at="pillar", boards=boards)
    play(GAME, state, "pillar invent")
    assert asked(GAME, state)[1] != P0


@pytest.mark.rule("technology.1", "technology.2", "technology.3", "technology.4")
@pytest.mark.rule("technology.5", "technology.6", "technology.7", "6.10")
@pytest.mark.parametrize(
    ("number", "one", "other"),
    [
        (1, "present", "invent"),
        (2, "invent", "share"),
        (3, "innovate", "travel"),
        (4, "share", "influence"),
        (5, "call", "present"),
        (6, "eureka", "send"),
        (7, "travel", "influence"),
    ],
)
def test_either_action_of_a_pair_may_chain_the_other(number: int, one: str, other: str) -> None:
    found = PARTS.tiles[tile(f"technology-{number}")]
    assert {found.deed, found.other} == {DEED_NAMES.index(one), DEED_NAMES.index(other)}
    for first, second in ((one, other), (other, one)):
        at = f"MayUseTechnology seat=0 deed={first}"
        state = scene(
            at=at,
            table="post-pottery 1x0",
            land={
                "africa": "people 2x0",
                "asia": "idea bread by 0 1 inventor 1 flipped",
                "europe": "idea fat-lamp by 1 1",
            },
            boards={0: f"map a1:technology-{number}; ideas wine; marked start"},
        )
        play(GAME, state, f"chain technology-{number}")
        assert state.stack[-1].fields() == (P0, DEED_NAMES.index(second))
