"""4.3 Each of the ten actions, as main action and as chained action from every source."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    DEED_NAMES,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.parts import (
    cards,
    count,
    do,
    gained,
    named,
    offered,
    position,
    question,
    row,
)
from play import refused

# A table where seat 0 can do all ten. Europe has another invention, to chain from.
RICH = (
    "middle-east: idea fat-lamp by 1 1",
    "asia: idea sickle by 0 2 inventor 1 flipped",
    "south-america: idea sewn-clothing by 2 1 inventor 2 flipped",
    "south-america: specialist s3",
    "europe: specialist s7",
    "oceania: people 3x0",
    "north-america: people 5x0 1x1",
    "post cordage 1x0",
    "0: influence 8",
    "0: ideas bread",
)
# How each of them is done there, in words of actions.
WAYS = {
    "present": ("present bread africa", "send economy"),
    "invent": ("invent middle-east", "send technology"),
    "innovate": ("innovate south-america", "send culture"),
    "share": ("share asia", "aspire"),
    "call": ("call oceania 2",),
    "influence": ("claim north-america n1",),
    "travel": ("move oceania asia",),
    "eureka": ("eureka mining", "advance 1"),
    "send": ("dispatch spoken-language", "send culture"),
    "recall": ("recall cordage",),
}
# What that changes for seat 0, from the steps of 4.3 alone.
GAINS = {
    "present": {"economy": -1, "influence": 2},
    "invent": {"technology": -1, "aspire-technology": 1},
    "innovate": {"supply": -1},  # one goes there, one of the same field comes
    "share": {"ip": 4, "asia": 2, "aspire-joker": 1},
    "call": {"oceania": -2, "technology": 2, "aspire-economy": 1},
    "influence": {"north-america": -1, "technology": 1, "ip": 2, "influence": 1},
    "travel": {"oceania": -1, "asia": 1, "aspire-culture": 1},
    "eureka": {"supply": -1, "on milestones": 1},
    "send": {"culture": -1, "on milestones": 1, "influence": 1},
    "recall": {"on milestones": -1, "academics": 1, "economy": 1, "supply": -1},
}


def assert_done(state: Inventions, deed: str) -> None:
    """Play the way to do one of the ten, and see that it did what 4.3 says."""
    before = count(state)
    expected = dict(GAINS[deed])
    face_up = sum(one.face_up for region in state.land.laid for one in region if one.seat == 0)
    if deed == "influence":
        expected["influence"] += face_up
    room = 10 - before["influence"]
    if expected.get("influence", 0) > room:
        expected["influence"] = room
    do(state, *WAYS[deed])
    after = count(state)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {name: by for name, by in expected.items() if by}


# As main action


@pytest.mark.parametrize(
    "deed",
    [
        pytest.param("present", marks=pytest.mark.rule("4.3.I")),
        pytest.param("invent", marks=pytest.mark.rule("4.3.II")),
        pytest.param("innovate", marks=pytest.mark.rule("4.3.III")),
        pytest.param("share", marks=pytest.mark.rule("4.3.IV")),
        pytest.param("call", marks=pytest.mark.rule("4.3.V")),
        pytest.param("influence", marks=pytest.mark.rule("4.3.VI")),
        pytest.param("travel", marks=pytest.mark.rule("4.3.VII")),
        pytest.param("eureka", marks=pytest.mark.rule("4.3.VIII")),
        pytest.param("send", marks=pytest.mark.rule("4.3.IX")),
        pytest.param("recall", marks=pytest.mark.rule("4.3.X")),
    ],
)
def test_each_of_the_ten_is_done_by_a_pillar(deed: str) -> None:
    state = position(*RICH)
    do(state, f"pillar {deed}")
    assert_done(state, deed)
    assert state.turn.tokens == 3


# As chained action

CHAINS_OF_CARDS = [
    ("storytelling", "present"),
    ("hafted-spear", "invent"),
    ("dairying", "innovate"),
    ("granary", "share"),
    ("cooking", "call"),
    ("bone-flute", "influence"),
    ("fishing-net", "travel"),
    ("chess", "eureka"),
    ("gift-exchange", "send"),
    ("coinage", "recall"),
]


@pytest.mark.rule("4.3.III", "4.3.C")
@pytest.mark.parametrize(("card", "deed"), CHAINS_OF_CARDS)
def test_an_innovated_card_chains_each_of_the_ten(card: str, deed: str) -> None:
    usual = ("ideas megalith dyed-cloth kiln", "top bow-and-arrow")
    state = position(*RICH, *usual, f"europe: idea {card} by 1 2 inventor 1 flipped")
    field = FIELD_NAMES[PARTS.ideas[PARTS.card_names.index(card)].field]
    do(state, "pillar innovate", "innovate europe", f"send {field}", f"chain {card}")
    assert (state.turn.tokens, state.turn.spent) == (2, 1)
    assert_done(state, deed)


@pytest.mark.rule("4.3.V", "4.3.C")
@pytest.mark.parametrize(("card", "deed"), CHAINS_OF_CARDS)
def test_an_owned_invention_chains_each_of_the_ten(card: str, deed: str) -> None:
    usual = ("ideas megalith dyed-cloth kiln", "top bow-and-arrow")
    state = position(*RICH, *usual, f"0: inventions {card}")
    do(state, "pillar call", "call oceania 1", f"chain {card}")
    assert_done(state, deed)
    assert f"chain {card}" not in offered(state)


@pytest.mark.rule("6.6")
def test_the_48_invention_sides_chain_all_of_the_ten() -> None:
    assert {DEED_NAMES[idea.deed] for idea in PARTS.ideas} == set(DEED_NAMES)


@pytest.mark.rule("4.3.VI", "4.3.C", "R8")
@pytest.mark.parametrize(
    ("tile", "deed", "citizens", "ip"),
    [
        pytest.param("n1", "present", 1, 2, marks=pytest.mark.rule("N1")),
        pytest.param("n2", "invent", 2, 4, marks=pytest.mark.rule("N2")),
        pytest.param("n3", "innovate", 2, 4, marks=pytest.mark.rule("N3")),
        pytest.param("n4", "share", 3, 7, marks=pytest.mark.rule("N4")),
        pytest.param("n5", "eureka", 4, 10, marks=pytest.mark.rule("N5")),
    ],
)
def test_an_influence_tile_is_claimed_and_chains_its_action(
    tile: str, deed: str, citizens: int, ip: int
) -> None:
    state = position(*RICH)
    changed = gained(state, "pillar influence", f"claim north-america {tile}")
    # There is no card, so they go where the rightmost idea says: technology.
    assert changed == {
        "north-america": -citizens,
        "technology": citizens,
        "ip": ip,
        "influence": 1,
    }
    do(state, f"chain {tile}")
    (laid,) = state.land.laid[PARTS.region_names.index("north-america")]
    assert not laid.face_up
    assert_done(state, deed)


@pytest.mark.rule("4.3.VI")
def test_a_tile_laid_earlier_can_be_chained_instead_of_the_new_one() -> None:
    state = position(*RICH, "africa: influence 0:n2")
    before = count(state)
    do(state, "pillar influence", "claim north-america n1")
    assert count(state)["influence"] == before["influence"] + 2
    assert offered(state, "chain") == ["chain n1", "chain n2"]
    do(state, "chain n2")
    assert_done(state, "invent")


@pytest.mark.rule("4.3.VII", "4.3.C")
@pytest.mark.parametrize(
    ("tile", "deed"),
    [
        pytest.param("k1", "present", marks=pytest.mark.rule("K1")),
        pytest.param("k2", "invent", marks=pytest.mark.rule("K2")),
        pytest.param("k3", "innovate", marks=pytest.mark.rule("K3")),
        pytest.param("k4", "share", marks=pytest.mark.rule("K4")),
        pytest.param("k5", "influence", marks=pytest.mark.rule("K5")),
        pytest.param("k6", "eureka", marks=pytest.mark.rule("K6")),
        pytest.param("k7", "send", marks=pytest.mark.rule("K7")),
    ],
)
def test_a_scholar_teaches_the_action_of_their_knowledge_tile(tile: str, deed: str) -> None:
    home = PARTS.region_names[int(tile[1]) - 1]
    swap = (f"{home}: knowledge k7", f"south-america: knowledge {tile}")
    state = position(*RICH, *swap)
    do(state, "pillar travel", "move oceania south-america", f"chain {tile}")
    there = 1 << PARTS.region_names.index("south-america")
    before = (state.land.scholars & there, state.land.spent_knowledge, state.players[0].scholars)
    assert before == (there, 0, 0)
    assert DEED_NAMES[PARTS.knowledge[int(tile[1]) - 1].deed] == deed
    do(state, *WAYS[deed])
    if question(state) == "MayChain":
        assert state.land.scholars & there, "it stays until the chain of the chained action ends"
        do(state, "pass")
    after = (state.land.scholars & there, state.land.spent_knowledge, state.players[0].scholars)
    assert after == (0, there, 1)


TECHNOLOGY = {tile.number: place for place, tile in enumerate(PARTS.tiles) if tile.kind == 2}


@pytest.mark.rule("4.3.T", "R8")
@pytest.mark.parametrize(
    ("number", "first", "second"),
    [
        pytest.param(1, "present", "invent", marks=pytest.mark.rule("technology.1")),
        pytest.param(2, "invent", "share", marks=pytest.mark.rule("technology.2")),
        pytest.param(3, "innovate", "travel", marks=pytest.mark.rule("technology.3")),
        pytest.param(4, "share", "influence", marks=pytest.mark.rule("technology.4")),
        pytest.param(5, "call", "present", marks=pytest.mark.rule("technology.5")),
        pytest.param(6, "eureka", "send", marks=pytest.mark.rule("technology.6")),
        pytest.param(7, "travel", "influence", marks=pytest.mark.rule("technology.7")),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_technology_tile_brings_the_other_action_of_its_pair(
    number: int, first: str, second: str, turned: bool
) -> None:
    main, chained = (second, first) if turned else (first, second)
    state = position(*RICH, f"0: map a1:technology-{number}")
    do(state, f"pillar {main}", *WAYS[main])
    if question(state) == "MayChain":
        do(state, "pass")
    changed = gained(state, f"chain technology-{number}")
    assert changed == {"tokens": -1, "influence": -1}
    assert state.players[0].flipped == 1 << TECHNOLOGY[number]
    assert_done(state, chained)


# Details of the chains


@pytest.mark.rule("4.3.T")
def test_only_one_technology_tile_is_used_in_a_turn() -> None:
    state = position(*RICH, "0: map a1:technology-1 a2:technology-2")
    do(state, "pillar present", *WAYS["present"], "chain technology-1", *WAYS["invent"])
    # Technology 2 would chain sharing, but the turn goes on with the end of step 2.
    assert question(state) != "MayUseTechnology"
    assert state.turn.technology


@pytest.mark.rule("4.3.T")
def test_a_technology_tile_needs_a_token_and_influence() -> None:
    state = position(*RICH, "0: map a1:technology-2", "0: influence 0", "0: ideas bread")
    do(state, "pillar invent", *WAYS["invent"])
    assert refused(GAME, state, "chain technology-2").key == "too-little-influence"
    do(state, "use start", "choose influence")
    do(state, "chain technology-2")
    assert state.players[0].influence == 0
    assert_done(state, "share")


@pytest.mark.rule("4.3.T")
def test_a_technology_tile_works_after_a_chained_action_too() -> None:
    state = position(*RICH, "0: map a1:technology-2", "0: inventions hafted-spear")
    do(state, "pillar call", "call oceania 1", "chain hafted-spear", *WAYS["invent"])
    assert question(state) == "MayUseTechnology"
    do(state, "chain technology-2")
    assert_done(state, "share")


@pytest.mark.rule("4.3.T")
def test_a_technology_tile_that_shows_another_action_is_not_offered() -> None:
    state = position(*RICH, "0: map a1:technology-2", "0: marked start")
    do(state, "pillar send", *WAYS["send"])
    assert question(state) != "MayUseTechnology"


@pytest.mark.rule("4.3.T", "R8")
def test_a_flipped_technology_tile_is_not_offered() -> None:
    state = position(*RICH, "0: map a1:technology-2/flipped", "0: marked start")
    do(state, "pillar invent", *WAYS["invent"])
    assert question(state) == "ChooseTile"


@pytest.mark.rule("4.3.C", "4.3.T")
def test_the_scholar_comes_before_the_technology_window_of_the_taught_action() -> None:
    state = position(*RICH, "0: map a1:technology-6")
    do(state, "pillar travel", "move oceania south-america", "chain k7", *WAYS["send"])
    assert question(state) == "MayUseTechnology"
    assert state.players[0].scholars == 1
    do(state, "chain technology-6")
    assert_done(state, "eureka")


@pytest.mark.rule("4.3.C")
def test_a_chain_goes_on_while_tokens_last() -> None:
    """Of three tokens one goes to a card, and one to an influence tile that its action lays."""
    state = position(
        *RICH, "0: inventions bone-flute fishing-net", "europe: people 3x0", "2: influence 3"
    )
    do(state, "pillar call", "call oceania 1", "chain bone-flute", "claim north-america n1")
    assert offered(state, "chain") == ["chain n1"]
    do(state, "chain n1", *WAYS["present"])
    assert (state.turn.tokens, state.turn.spent) == (1, 2)


@pytest.mark.rule("4.3.V")
def test_an_invention_is_chained_once_in_a_turn() -> None:
    state = position(*RICH, "0: inventions cooking fishing-net")
    do(state, "pillar call", "call oceania 1", "chain cooking", "call oceania 1")
    assert offered(state, "chain") == ["chain fishing-net"]
    assert refused(GAME, state, "chain cooking").key == "chained-in-this-turn"


@pytest.mark.rule("4.3.C", "4.2.1")
def test_without_tokens_there_is_the_window_but_no_chain() -> None:
    state = position(*RICH, "0: influence 2", "0: inventions cooking fishing-net gift-exchange")
    do(state, "pillar call", "call oceania 1", "chain cooking", "call oceania 1")
    assert (question(state), state.turn.tokens) == ("MayChain", 0)
    assert refused(GAME, state, "chain fishing-net").key == "no-chain-token"
    assert "use start" in offered(state)


@pytest.mark.rule("4.3", "4.3.C")
def test_what_cannot_be_done_cannot_be_chained() -> None:
    state = position(
        "oceania: people 2x0", "0: inventions chess granary", "ideas kiln", "eureka - -"
    )
    do(state, "pillar call", "call oceania 1")
    assert refused(GAME, state, "chain chess").key == "nothing-to-discover"
    assert refused(GAME, state, "chain granary").key == "nothing-to-share"
    assert offered(state, "chain") == []


@pytest.mark.rule("4.3.C", "4.3.VII")
def test_a_scholar_whose_tile_was_chained_is_used_up_while_it_waits() -> None:
    """K3 teaches innovating; the innovated card chains another journey to the same scholar."""
    state = position(
        *RICH,
        "africa: people 1x0",
        "south-america: knowledge k3",
        "europe: knowledge k7",
        "south-america: idea fishing-net by 2 1 inventor 2 flipped",
    )
    do(state, "pillar travel", "move oceania south-america", "chain k3")
    do(state, "innovate south-america", "send economy", "chain fishing-net")
    do(state, "move africa south-america")
    # The scholar is still there, but its token is laid: nothing to chain, and then it comes.
    assert question(state) != "MayChain"
    assert state.players[0].scholars == 1


# Details of the ten


@pytest.mark.rule("4.3", "R6")
@pytest.mark.parametrize(
    ("deed", "key"),
    [
        ("present", "nothing-to-present"),
        ("invent", "nothing-to-invent"),
        ("innovate", "nothing-to-innovate"),
        ("share", "nothing-to-share"),
        ("call", "nobody-to-call"),
        ("influence", "nothing-to-claim"),
        ("travel", "nobody-to-travel"),
        ("eureka", "nothing-to-discover"),
        ("recall", "nobody-to-recall"),
    ],
)
def test_an_action_that_cannot_be_done_is_barred_by_name(deed: str, key: str) -> None:
    state = position("eureka - - -")
    assert refused(GAME, state, f"pillar {deed}").key == key
    assert offered(state, "pillar") == ["pillar send"]


@pytest.mark.rule("R6")
def test_where_nothing_is_possible_everything_is_and_nothing_happens() -> None:
    nobody = ("0: available 0 0 0", "0: academics 0")
    state = position("eureka - - -", *nobody, "1: influence 4", round=2)
    assert len(offered(state, "pillar")) == 8  # the epoch pillar stands in the fifth forum
    changed = gained(state, "pillar travel")
    assert changed == {}


@pytest.mark.rule("4.3.I")
def test_an_idea_of_any_era_is_presented_where_no_card_lies() -> None:
    state = position("africa: idea cooking by 1 1", "0: ideas satellite", "0: academics 2")
    do(state, "pillar present")
    assert "present satellite africa" not in offered(state)
    assert len(offered(state)) == 6
    assert refused(GAME, state, "present satellite africa").key == "region-has-a-card"
    assert refused(GAME, state, "present bread europe").key == "idea-not-yours"
    do(state, "present satellite asia", "send technology", "send academic")
    display = state.land.displays[PARTS.region_names.index("asia")]
    assert (display.presenter, display.count, display.flipped) == (0, 2, False)


@pytest.mark.rule("4.3.I", "4.1")
def test_presenting_needs_citizens_of_the_field_or_academics() -> None:
    state = position("0: ideas bread", "0: available 1 2 2", "0: academics 0")
    do(state, "pillar present")
    # Economy has one: enough for tiles 1 to 3, not for 4 to 7.
    assert offered(state) == [f"present bread {region}" for region in PARTS.region_names[:3]]
    assert refused(GAME, state, "present bread asia").key == "too-few-citizens"


@pytest.mark.rule("4.3.II", "4.1")
def test_extra_specialists_are_exhausted_whatever_their_field() -> None:
    state = position("africa: idea bread by 1 1", "0: academics 1")
    do(state, "pillar invent", "invent africa", "send economy")
    assert offered(state) == [
        "exhaust economy",
        "exhaust culture",
        "exhaust technology",
        "exhaust academic economy",
        "exhaust academic culture",
        "exhaust academic technology",
    ]
    assert gained(state, "exhaust academic culture")["tired culture"] == 1


@pytest.mark.rule("4.3.II", "4.3.A")
def test_inventing_needs_access_to_the_milestone_of_the_idea() -> None:
    state = position("africa: idea dairying by 0 1", "top bow-and-arrow")
    assert refused(GAME, state, "pillar invent").key == "nothing-to-invent"
    state = position(
        "africa: idea dairying by 0 1",
        "top bow-and-arrow",
        "post animal-domestication 1x0",
        "0: available 1 2 2",
    )
    do(state, "pillar invent", "invent africa", "send economy")
    assert state.land.displays[0].inventor == 0


@pytest.mark.rule("4.3.III")
def test_a_presenter_innovates_but_an_inventor_does_not() -> None:
    state = position(
        "africa: idea cooking by 0 1 inventor 1 flipped",
        "middle-east: idea fat-lamp by 1 1 inventor 0 flipped",
        "europe: idea storytelling by 1 1 inventor 1 innovator 2 flipped",
        "asia: idea sickle by 1 2",
    )
    do(state, "pillar innovate")
    assert offered(state) == ["innovate africa"]
    assert refused(GAME, state, "innovate middle-east").key == "own-invention"
    assert refused(GAME, state, "innovate europe").key == "innovated-already"
    assert refused(GAME, state, "innovate asia").key == "no-invention-there"


@pytest.mark.rule("4.3.IV")
def test_sharing_rewards_presenter_inventor_and_innovator() -> None:
    """Era 3, two citizens: the presenter gets 6; the innovator a citizen; the sharer a tile."""
    state = position("asia: idea wine by 1 2 inventor 2 innovator 0 flipped")
    befores = [count(state, seat) for seat in range(3)]
    do(state, "pillar share", "share asia", "enrich")
    expected = [
        {"wealth-d": 1, "asia": 2, "supply": -1},
        {"ip": 6, "asia": 2},
        {"asia": 1},
    ]
    for seat in range(3):
        now = count(state, seat)
        before = befores[seat]
        changed = {name: now[name] - before[name] for name in now if now[name] != before[name]}
        assert changed == expected[seat]
    assert cards(state.players[2].inventions) == ["wine"]
    assert state.land.displays[PARTS.region_names.index("asia")].card == -1


@pytest.mark.rule("4.3.IV")
def test_who_takes_no_part_cannot_share() -> None:
    state = position("asia: idea wine by 1 2 inventor 2 flipped")
    assert refused(GAME, state, "pillar share").key == "nothing-to-share"


@pytest.mark.rule("4.3.IV")
def test_a_joker_may_be_chosen_even_if_there_is_none_left() -> None:
    state = position(
        "asia: idea wine by 0 2 inventor 2 flipped",
        "0: row aspire-joker aspire-joker aspire-culture aspire-economy",
    )
    do(state, "pillar share", "share asia")
    assert offered(state) == ["enrich", "aspire"]
    assert gained(state, "aspire") == {"asia": 2}


@pytest.mark.rule("4.3.V", "4.1")
def test_called_citizens_take_the_field_of_the_card_in_the_region() -> None:
    state = position("asia: people 3x0", "asia: idea wine by 1 2")
    changed = gained(state, "pillar call", "call asia 3")
    assert changed["culture"] == 3
    state = position("asia: people 3x0")
    changed = gained(state, "pillar call", "call asia 3")
    assert changed["technology"] == 3  # the kiln is rightmost


@pytest.mark.rule("4.3.V")
def test_without_any_card_one_field_is_chosen_for_all_called_citizens() -> None:
    every = " ".join(PARTS.card_names)
    state = position("asia: people 3x0", "ideas", "top", f"gone {every}")
    do(state, "pillar call", "call asia 3")
    assert offered(state) == ["assign economy", "assign culture", "assign technology"]
    assert gained(state, "assign culture") == {"asia": -3, "culture": 3}


@pytest.mark.rule("4.3.VI")
def test_influence_needs_a_majority_a_free_space_and_no_own_tile() -> None:
    state = position(
        "africa: people 2x0 2x1",
        "middle-east: people 3x0 2x1",
        "middle-east: influence 1:n1 2:n1",
        "europe: people 3x0",
        "europe: influence 0:n1",
        "asia: people 2x0 1x2",
    )
    do(state, "pillar influence")
    assert offered(state) == ["claim asia n2", "claim asia n3"]
    assert refused(GAME, state, "claim africa n2").key == "no-majority"
    assert refused(GAME, state, "claim middle-east n2").key == "no-influence-space"
    assert refused(GAME, state, "claim europe n2").key == "own-tile-there"
    assert refused(GAME, state, "claim asia n1").key == "influence-tile-used"
    assert refused(GAME, state, "claim asia n4").key == "too-few-on-the-map"


@pytest.mark.rule("4.3.VI", "R8")
def test_flipped_tiles_bring_no_influence() -> None:
    state = position(
        "asia: people 1x0",
        "africa: influence 0:n2/flipped",
        "europe: influence 1:n1 0:n3",
    )
    changed = gained(state, "pillar influence", "claim asia n1")
    assert changed == {"asia": -1, "technology": 1, "ip": 2, "influence": 2}
    assert offered(state, "chain") == []  # n1 and n3 are face up, but nothing can be done
    assert refused(GAME, state, "chain n2").key == "no-such-chain"


@pytest.mark.rule("4.3.VI")
def test_a_tile_goes_to_the_leftmost_free_space() -> None:
    state = position("asia: people 1x0", "asia: influence 1:n4")
    do(state, "pillar influence", "claim asia n1")
    laid = state.land.laid[PARTS.region_names.index("asia")]
    assert [(one.seat, PARTS.influence[one.tile].name) for one in laid] == [(1, "n4"), (0, "n1")]


@pytest.mark.rule("4.3.VII")
def test_knowledge_that_shows_points_gives_two_for_each_and_turns_all_back() -> None:
    state = position(
        "africa: people 1x0",
        "africa: knowledge k1 spent",
        "europe: knowledge k3 spent",
        "asia: knowledge k4 spent",
    )
    do(state, "pillar travel", "move africa europe")
    assert gained(state, "chain k3") == {"ip": 6, "scholars": 1, "tokens": -1}
    assert state.land.spent_knowledge == 0


@pytest.mark.rule("4.3.VII")
def test_an_unused_scholar_stays() -> None:
    state = position("africa: people 1x0")
    do(state, "pillar travel", "move africa europe", "pass")
    assert state.land.scholars == 127
    assert state.land.spent_knowledge == 0


@pytest.mark.rule("4.3.VII")
def test_without_a_scholar_there_is_nothing_to_learn() -> None:
    state = position(
        "africa: people 1x0", "europe: scholar away", "1: scholars 1", "0: marked start"
    )
    do(state, "pillar travel", "move africa europe")
    assert question(state) == "ChooseTile"


@pytest.mark.rule("4.3.VIII")
def test_the_old_milestone_goes_above_its_letter_and_the_lowest_is_discarded() -> None:
    state = position("post agriculture 1x0 1x1", "post control-of-fire 1x1")
    do(state, "pillar eureka", "eureka writing")
    assert named(state.shelves.common) == [
        "stone-knapping",
        "spoken-language",
        "cordage",
        "symbolic-art",
        "agriculture",
    ]
    assert named(state.shelves.discarded) == ["control-of-fire"]
    assert named(state.shelves.eureka) == ["mining", "-", "wheel"]
    assert state.shelves.posts[5][:2] == (1, 1), "citizens stay on a tile that is shared"
    assert state.players[1].academics == 2, "those of the discarded one come home as academics"


@pytest.mark.rule("4.3.VIII")
def test_an_old_milestone_of_an_early_letter_is_only_discarded() -> None:
    """The own limit is the new era already: all its citizens become academics."""
    state = position(
        "common mining writing wheel mathematics papermaking",
        "discarded control-of-fire stone-knapping spoken-language cordage symbolic-art",
        "eureka steam-power electricity combustion-engine",
        "private nobody water-power",
        "post agriculture 2x0 1x1",
        "0: academics 2",
        "1: academics 2",
    )
    before = state.shelves.common[:]
    do(state, "pillar eureka", "eureka electricity")
    assert state.shelves.common == before
    assert named(state.shelves.discarded)[-1] == "agriculture"
    assert state.players[0].academics == 4
    assert state.players[1].academics == 2, "R3: no room, so the supply"


@pytest.mark.rule("4.3.VIII")
def test_eureka_needs_a_milestone_of_a_later_era() -> None:
    state = position("private 0 mining", "era 0 3-1", "eureka - writing wheel")
    assert refused(GAME, state, "pillar eureka").key == "nothing-to-discover"


@pytest.mark.rule("4.3.VIII", "4.3")
def test_eureka_without_supply_puts_nobody_on_the_milestone() -> None:
    state = position("0: available 10 10 9", "0: academics 1")
    changed = gained(state, "pillar eureka", "eureka writing", "advance 3")
    assert changed == {}


@pytest.mark.rule("4.3.IX")
@pytest.mark.parametrize(
    ("milestone", "owner"),
    [("mining", 1), ("animal-domestication", 0), ("weaving", 0), ("agriculture", 0)],
)
def test_a_later_milestone_of_another_player_brings_them_influence(
    milestone: str, owner: int
) -> None:
    """Seat 1 owns mining of era 3; those of era 2 are not later than the own one."""
    if milestone == "animal-domestication":
        state = position()
    else:
        state = position("private 1 mining", "era 1 3-1", "eureka - writing wheel")
    before = count(state, 1)["influence"]
    do(state, "pillar send", f"dispatch {milestone}", "send economy")
    assert count(state, 1)["influence"] == before + owner


@pytest.mark.rule("4.3.IX")
def test_a_milestone_has_three_spaces_and_several_own_citizens_may_stand_there() -> None:
    state = position("post cordage 2x0 1x1", "post pottery 2x0")
    do(state, "pillar send")
    assert refused(GAME, state, "dispatch cordage").key == "milestone-full"
    assert refused(GAME, state, "dispatch mining").key == "milestone-not-out"
    do(state, "dispatch pottery", "send academic")
    assert count(state)["on milestones"] == 5


@pytest.mark.rule("4.3.X", "R3", "R4")
def test_a_recalled_diplomat_without_room_goes_to_the_supply() -> None:
    state = position("post pottery 1x0", "0: academics 2", "0: scholars 1", "asia: scholar away")
    assert gained(state, "pillar recall", "recall pottery") == {
        "on milestones": -1,
        "supply": 1,
        "ip": 2,
    }
    state = position("post pottery 1x0", "0: academics 1", "0: scholars 1", "asia: scholar away")
    assert gained(state, "pillar recall", "recall pottery")["academics"] == 1


@pytest.mark.rule("4.2.2")
def test_each_presented_idea_is_replaced_once_at_the_end() -> None:
    """Storytelling lets the call chain a presentation."""
    state = position(
        "oceania: people 1x0", "0: inventions storytelling", "0: ideas bread", "0: marked start"
    )
    do(state, "pillar call", "call oceania 1", "chain storytelling", *WAYS["present"])
    assert question(state) == "PickIdea"
    assert offered(state) == ["pick granary", "pick dairying", "pick dyed-cloth", "pick kiln"]
    do(state, "pick dyed-cloth")
    assert cards(state.players[0].ideas) == ["dyed-cloth"]
    assert [PARTS.card_names[card] for card in state.ideas] == ["dairying", "granary", "kiln"]


@pytest.mark.rule("4.2.3")
def test_the_aspirations_of_a_turn_become_progress_from_left_to_right() -> None:
    state = position(*RICH, "0: inventions hafted-spear", "0: marked start")
    do(state, "pillar call", "call oceania 1", "chain hafted-spear", *WAYS["invent"])
    assert row(state.players[0]) == ["aspire-economy", "aspire-technology"]
    assert offered(state) == [f"take economy-{n}" for n in range(1, 8)]
    do(state, "take economy-4")
    assert offered(state) == [f"take technology-{n}" for n in range(1, 8)]
