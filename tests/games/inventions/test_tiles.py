"""6.7 to 6.11 Each specialist, knowledge, influence, progress and wealth tile."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.parts import (
    count,
    do,
    end_era,
    gained,
    offered,
    position,
    question,
    row,
    stock,
)
from play import refused

Gains = dict[str, int]


# 6.7 Specialist tiles


@pytest.mark.rule("6.7", "4.3.I")
@pytest.mark.parametrize(
    ("number", "citizens", "answers", "benefit"),
    [
        pytest.param(1, 1, (), {"influence": 2}, marks=pytest.mark.rule("S1")),
        pytest.param(2, 1, (), {"aspire-culture": 1}, marks=pytest.mark.rule("S2")),
        pytest.param(3, 1, (), {"academics": 1, "supply": -1}, marks=pytest.mark.rule("S3")),
        pytest.param(4, 2, (), {"influence": 1}, marks=pytest.mark.rule("S4")),
        pytest.param(
            5, 2, ("move asia oceania",), {"asia": -1, "oceania": 1}, marks=pytest.mark.rule("S5")
        ),
        pytest.param(
            6,
            2,
            ("ready economy",),
            {"tired economy": -1, "economy": 1},
            marks=pytest.mark.rule("S6"),
        ),
        pytest.param(7, 2, (), {"ip": 2}, marks=pytest.mark.rule("S7")),
    ],
)
def test_presenting_takes_citizens_and_gives_the_benefit_of_the_specialist_tile(
    number: int, citizens: int, answers: tuple[str, ...], benefit: Gains
) -> None:
    region = PARTS.region_names[number - 1]
    state = position("0: ideas epic-poetry", "0: exhausted 1 1 1", "asia: people 2x0")
    sent = ["send culture"] * citizens
    changed = gained(state, "pillar present", f"present epic-poetry {region}", *sent, *answers)
    assert changed == {**benefit, "culture": -citizens}
    assert state.land.displays[number - 1].count == citizens


@pytest.mark.rule("S5", "4.3", "6.15")
def test_the_move_of_specialist_tile_5_goes_along_one_rope_and_may_be_left_out() -> None:
    state = position("0: ideas epic-poetry", "asia: people 1x0")
    do(state, "pillar present", "present epic-poetry oceania", "send culture", "send culture")
    near = ["middle-east", "europe", "oceania", "north-america"]
    assert offered(state) == [*[f"move asia {region}" for region in near], "stop"]
    assert gained(state, "stop") == {}
    assert row(state.players[0]) == []


@pytest.mark.rule("S5", "6.15")
def test_without_a_citizen_on_the_map_there_is_no_move() -> None:
    state = position("0: ideas epic-poetry")
    do(state, "pillar present", "present epic-poetry oceania", "send culture", "send culture")
    assert question(state) != "MoveCitizen"


@pytest.mark.rule("S6", "4.3")
def test_the_readying_of_specialist_tile_6_may_be_left_out() -> None:
    state = position("0: ideas epic-poetry", "0: exhausted 0 0 2")
    do(state, "pillar present", "present epic-poetry north-america", "send culture", "send culture")
    assert offered(state) == ["ready technology", "stop"]
    do(state, "ready technology")
    assert question(state) != "ReadyCitizen"


@pytest.mark.rule("S3", "4.1")
def test_specialist_tile_3_gives_no_academic_to_a_full_academy() -> None:
    state = position("0: ideas epic-poetry", "0: academics 2")
    changed = gained(state, "pillar present", "present epic-poetry europe", "send culture")
    assert changed == {"culture": -1}


@pytest.mark.rule("S3", "4.1")
def test_an_academic_who_presents_makes_room_for_the_new_one() -> None:
    state = position("0: ideas epic-poetry", "0: academics 2")
    changed = gained(state, "pillar present", "present epic-poetry europe", "send academic")
    assert changed == {"supply": -1}


# 6.8 Knowledge tiles


@pytest.mark.rule("6.8", "4.3.VII")
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=pytest.mark.rule("K1")),
        pytest.param(2, marks=pytest.mark.rule("K2")),
        pytest.param(3, marks=pytest.mark.rule("K3")),
        pytest.param(4, marks=pytest.mark.rule("K4")),
        pytest.param(5, marks=pytest.mark.rule("K5")),
        pytest.param(6, marks=pytest.mark.rule("K6")),
        pytest.param(7, marks=pytest.mark.rule("K7")),
    ],
)
def test_the_back_of_a_knowledge_tile_is_two_points(number: int) -> None:
    home = PARTS.region_names[number - 1]
    state = position(
        f"{home}: knowledge k1", f"africa: knowledge k{number} spent", "europe: people 1x0"
    )
    do(state, "pillar travel", "move europe africa")
    assert offered(state, "chain") == [f"chain k{number}"]
    assert gained(state, f"chain k{number}") == {"ip": 2, "tokens": -1, "scholars": 1}
    assert state.land.spent_knowledge == 0


# 6.9 Influence tiles


@pytest.mark.rule("6.9", "4.3.VI")
@pytest.mark.parametrize(
    ("tile", "citizens"),
    [
        pytest.param("n1", 1, marks=pytest.mark.rule("N1")),
        pytest.param("n2", 2, marks=pytest.mark.rule("N2")),
        pytest.param("n3", 2, marks=pytest.mark.rule("N3")),
        pytest.param("n4", 3, marks=pytest.mark.rule("N4")),
        pytest.param("n5", 4, marks=pytest.mark.rule("N5")),
    ],
)
def test_an_influence_tile_needs_the_citizens_above_it(tile: str, citizens: int) -> None:
    state = position(f"asia: people {citizens}x0")
    do(state, "pillar influence")
    assert f"claim asia {tile}" in offered(state)
    if citizens > 1:
        state = position(f"asia: people {citizens - 1}x0")
        do(state, "pillar influence")
        assert f"claim asia {tile}" not in offered(state)


# 6.10 Economy tiles


def with_economy(number: int, *lines: str, round: int = 1) -> Inventions:
    """Return a position in which seat 0 has placed an economy tile."""
    return position(f"0: map a1:economy-{number}", *lines, round=round)


@pytest.mark.rule("6.10", "4.3.E")
@pytest.mark.parametrize(
    ("number", "answers", "effect"),
    [
        pytest.param(
            1,
            ("assign culture",),
            {"culture": 1, "supply": -1},
            marks=pytest.mark.rule("economy.1"),
        ),
        pytest.param(
            2,
            ("ready culture", "ready culture", "ready economy"),
            {"tired culture": -2, "culture": 2, "tired economy": -1, "economy": 1},
            marks=pytest.mark.rule("economy.2"),
        ),
        pytest.param(3, (), {"influence": 2}, marks=pytest.mark.rule("economy.3")),
        pytest.param(
            4,
            ("move asia africa",),
            {"asia": -1, "africa": 1, "influence": 1},
            marks=pytest.mark.rule("economy.4"),
        ),
        pytest.param(
            5, ("settle asia",), {"asia": 1, "supply": -1}, marks=pytest.mark.rule("economy.5")
        ),
        pytest.param(6, (), {"ip": 1}, marks=pytest.mark.rule("economy.6")),
        pytest.param(7, (), {"tokens": 1}, marks=pytest.mark.rule("economy.7")),
    ],
)
def test_an_economy_tile_works_once_with_a_token(
    number: int, answers: tuple[str, ...], effect: Gains
) -> None:
    state = with_economy(number, "0: exhausted 2 2 2", "asia: people 1x0")
    assert gained(state, f"use economy-{number}", *answers) == effect
    assert refused(GAME, state, f"use economy-{number}").key == "used-in-this-era"
    assert question(state) == "PlacePillar", "it is free and between effects"


@pytest.mark.rule("economy.S")
def test_the_start_tile_readies_one_or_brings_influence() -> None:
    state = position("0: exhausted 1 0 1")
    do(state, "use start")
    assert offered(state) == ["choose ready", "choose influence"]
    do(state, "choose ready")
    assert offered(state) == ["ready economy", "ready technology"]
    assert gained(state, "ready technology") == {"technology": 1, "tired technology": -1}
    state = position("0: exhausted 1 0 1")
    assert gained(state, "use start", "choose influence") == {"influence": 1}


@pytest.mark.rule("economy.S", "4.3.E")
def test_the_start_tile_offers_only_what_changes_something() -> None:
    state = position()
    do(state, "use start")
    assert offered(state) == ["choose influence"]
    assert refused(GAME, state, "choose ready").key == "changes-nothing"
    state = position("0: influence 10")
    assert refused(GAME, state, "use start").key == "changes-nothing"


@pytest.mark.rule("economy.6", "1.1")
@pytest.mark.parametrize(
    ("round", "era"), [(1, 1), (2, 2), (4, 2), (5, 3), (8, 4), (11, 5), (13, 5)]
)
def test_economy_6_gives_the_number_of_the_current_era(round: int, era: int) -> None:
    assert gained(with_economy(6, round=round), "use economy-6") == {"ip": era}


@pytest.mark.rule("economy.2", "4.3")
def test_economy_2_may_stop_early() -> None:
    state = with_economy(2, "0: exhausted 3 0 0")
    do(state, "use economy-2", "ready economy", "stop")
    assert state.players[0].exhausted == [2, 0, 0]


@pytest.mark.rule("economy.4", "R11")
def test_economy_4_must_end_in_another_region_within_two_ropes() -> None:
    state = with_economy(4, "oceania: people 1x0")
    do(state, "use economy-4")
    # One rope: asia, south-america. Two: middle-east, europe, north-america; africa.
    assert offered(state) == [
        f"move oceania {region}" for region in PARTS.region_names if region != "oceania"
    ]
    state = with_economy(4, "africa: people 1x0")
    do(state, "use economy-4")
    assert offered(state) == [
        f"move africa {region}" for region in PARTS.region_names if region != "africa"
    ]
    assert gained(state, "move africa asia") == {"africa": -1, "asia": 1, "influence": 1}
    assert state.land.scholars == 127
    assert question(state) == "PlacePillar", "no aspiration tile, no chain"


@pytest.mark.rule("economy.4", "4.3.E")
def test_economy_4_brings_influence_where_nobody_can_move_and_moves_where_it_is_full() -> None:
    state = with_economy(4)
    assert gained(state, "use economy-4") == {"influence": 1}
    state = with_economy(4, "africa: people 1x0", "0: influence 10")
    assert gained(state, "use economy-4", "move africa asia") == {"africa": -1, "asia": 1}


@pytest.mark.rule("economy.5")
def test_economy_5_settles_where_one_already_is() -> None:
    state = with_economy(5, "oceania: people 1x0")
    do(state, "use economy-5")
    assert offered(state) == ["settle oceania"]


@pytest.mark.rule("economy.7", "4.3.E")
def test_economy_7_never_makes_more_than_three_tokens_in_a_turn() -> None:
    state = with_economy(7, "0: influence 8")
    assert refused(GAME, state, "use economy-7").key == "changes-nothing"
    state = with_economy(
        7, "0: influence 5", "asia: people 3x0", "0: inventions cooking fishing-net"
    )
    do(state, "pillar call", "call asia 1", "chain cooking", "call asia 1", "use economy-7")
    assert (state.turn.tokens, state.turn.spent) == (2, 1)


@pytest.mark.rule("4.3.E")
@pytest.mark.parametrize(
    ("number", "lines"),
    [
        (1, ("0: available 10 10 9",)),  # no supply
        (2, ("0: exhausted 0 0 0",)),
        (3, ("0: influence 10",)),
        (4, ("0: influence 10",)),  # nobody on the map
        (5, ()),
    ],
)
def test_no_token_is_laid_for_nothing(number: int, lines: tuple[str, ...]) -> None:
    state = with_economy(number, *lines)
    assert refused(GAME, state, f"use economy-{number}").key == "changes-nothing"


@pytest.mark.rule("4.3.E")
def test_there_are_three_economy_tokens() -> None:
    tiles = "0: map a1:economy-1 a2:economy-3 b1:economy-6 c1:economy-7"
    state = position(tiles, "0: influence 4")
    do(state, "use economy-3", "use economy-6", "use economy-7")
    assert refused(GAME, state, "use economy-1").key == "no-economy-token"
    assert offered(state, "use") == []


@pytest.mark.rule("4.3.E")
def test_a_tile_that_is_not_on_the_map_cannot_be_used() -> None:
    state = position("0: row economy-6")
    assert refused(GAME, state, "use economy-6").key == "tile-not-placed"


@pytest.mark.rule("4.3.E", "4.4.4")
def test_a_token_of_round_one_comes_back_only_after_era_two() -> None:
    state = with_economy(6)
    do(state, "use economy-6")
    end_era(state, 1)
    assert state.players[0].marked != 0
    end_era(state, 2)
    assert state.players[0].marked == 0


@pytest.mark.rule("4.3.E")
def test_the_windows_of_economy_tiles_in_step_two() -> None:
    """Before the pillar, at a chain offer, at a technology offer, and at the end of step 2."""
    tiles = "0: map a1:economy-6 b2:technology-5"
    state = position(tiles, "asia: people 1x0", "0: inventions cooking", "0: marked start")
    assert "use economy-6" in offered(state)
    do(state, "pillar call", "call asia 1")
    assert (question(state), "use economy-6" in offered(state)) == ("MayChain", True)
    do(state, "pass")
    assert (question(state), "use economy-6" in offered(state)) == ("MayUseTechnology", True)
    do(state, "pass")
    assert question(state) == "MayUseEconomy"
    assert offered(state) == ["use economy-6", "done"]
    do(state, "use economy-6")
    assert question(state) == "ChooseTile"


@pytest.mark.rule("4.3.E", "4.2.4")
def test_the_windows_of_economy_tiles_in_step_four() -> None:
    state = position(
        "0: row economy-6 culture-1 economy-2",
        "0: available 2 1 0",
        "0: exhausted 2 0 0",
        "0: academics 0",
        "0: map a1:economy-3",
        "private 0 mining",
        "era 0 3-1",
        "eureka - writing wheel",
    )
    do(state, "pillar send", "dispatch pottery", "send culture", "done")
    assert question(state) == "MayPlace"
    assert offered(state) == ["pay", "skip", "use economy-3", "use start"]
    do(state, "pay")
    assert "use economy-3" in offered(state), "before a placement"
    do(state, "place economy-2 c3", "exhaust economy")
    assert "use economy-2" in offered(state), "one just placed works at once"
    do(state, "use economy-2", "ready economy", "ready economy", "ready economy")
    # Era 3: two tiles at most. The second is paid by those readied.
    do(state, "place economy-6 c2", "exhaust economy", "exhaust economy", "use economy-6")
    assert state.players[0].ip == 2 + 1
    assert refused(GAME, state, "place culture-1 d3").key == "no-more-tiles-now"


# 6.10 Culture tiles


@pytest.mark.rule("culture.1")
def test_culture_1_brings_an_influence_after_presenting() -> None:
    state = position("0: ideas epic-poetry", "0: map a1:culture-1")
    changed = gained(state, "pillar present", "present epic-poetry africa", "send culture")
    assert changed == {"culture": -1, "influence": 3}


@pytest.mark.rule("culture.1")
def test_a_culture_tile_in_the_row_does_nothing() -> None:
    state = position("0: ideas epic-poetry", "0: row culture-1")
    changed = gained(state, "pillar present", "present epic-poetry africa", "send culture")
    assert changed == {"culture": -1, "influence": 2}


@pytest.mark.rule("culture.2")
@pytest.mark.parametrize(
    ("card", "field", "extra"),
    [("fat-lamp", "technology", 0), ("bread", "economy", 0), ("wheelbarrow", "technology", 1)],
)
def test_culture_2_saves_one_extra_specialist_but_not_below_none(
    card: str, field: str, extra: int
) -> None:
    """Printed are 0, 1 and 2."""
    state = position(
        f"africa: idea {card} by 1 1",
        "0: map a1:culture-2",
        "private 0 wheel",
        "era 0 3-1",
        "eureka mining writing -",
    )
    do(state, "pillar invent", "invent africa", f"send {field}", *["exhaust culture"] * extra)
    assert state.land.displays[0].flipped
    assert sum(state.players[0].exhausted) == extra


@pytest.mark.rule("culture.3")
def test_culture_3_brings_a_second_specialist_of_the_field() -> None:
    state = position("africa: idea bread by 1 1 inventor 1 flipped", "0: map a1:culture-3")
    changed = gained(state, "pillar innovate", "innovate africa", "send academic")
    assert changed == {"academics": -1, "economy": 2, "supply": -2}


@pytest.mark.rule("culture.4")
def test_culture_4_gives_two_points_to_the_one_who_shares() -> None:
    state = position("africa: idea bread by 1 1 inventor 0 flipped", "0: map a1:culture-4")
    changed = gained(state, "pillar share", "share africa", "enrich")
    assert changed == {"ip": 2, "africa": 1, "wealth-a": 1}


@pytest.mark.rule("culture.4")
def test_culture_4_gives_nothing_when_another_shares() -> None:
    state = position("africa: idea bread by 1 1 inventor 0 flipped", "1: map a1:culture-4")
    before = count(state, 1)
    do(state, "pillar share", "share africa", "enrich")
    assert count(state, 1)["ip"] == before["ip"] + 2  # as presenter, era 2


@pytest.mark.rule("culture.5")
def test_culture_5_lets_each_called_citizen_choose_a_field() -> None:
    state = position("africa: people 3x0", "0: map a1:culture-5")
    do(state, "pillar call", "call africa 3")
    changed = gained(state, "assign economy", "assign culture", "assign economy")
    assert changed == {"africa": -3, "economy": 2, "culture": 1}


@pytest.mark.rule("culture.5", "R11")
def test_culture_5_does_not_apply_to_gaining_influence() -> None:
    state = position("africa: people 2x0", "0: map a1:culture-5")
    changed = gained(state, "pillar influence", "claim africa n2")
    assert changed == {"africa": -2, "technology": 2, "ip": 4, "influence": 1}


@pytest.mark.rule("culture.6", "R11")
@pytest.mark.parametrize(("tile", "sent"), [("n1", 1), ("n2", 1), ("n3", 1), ("n4", 2), ("n5", 3)])
def test_culture_6_lowers_the_number_needed_and_sent_home(tile: str, sent: int) -> None:
    state = position(f"africa: people {sent}x0", "0: map a1:culture-6")
    changed = gained(state, "pillar influence", f"claim africa {tile}")
    assert (changed["africa"], changed["technology"]) == (-sent, sent)


@pytest.mark.rule("culture.6")
def test_culture_6_does_not_replace_the_majority() -> None:
    state = position("africa: people 2x0 2x1", "0: map a1:culture-6")
    assert "pillar influence" not in offered(state)


@pytest.mark.rule("culture.7", "R11")
def test_culture_7_lets_a_traveller_follow_two_ropes_to_another_region() -> None:
    state = position("oceania: people 1x0", "0: map a1:culture-7")
    do(state, "pillar travel")
    assert offered(state) == [
        f"move oceania {region}" for region in PARTS.region_names if region != "oceania"
    ]
    do(state, "move oceania europe")
    # Only the scholar of the last region counts: k3 of europe, not k4 of asia.
    assert refused(GAME, state, "chain k4").key == "no-such-chain"
    assert refused(GAME, state, "chain k3").key == "nothing-to-innovate"


@pytest.mark.rule("4.3.VII", "6.1")
def test_without_culture_7_one_rope_is_followed() -> None:
    state = position("oceania: people 1x0")
    do(state, "pillar travel")
    assert offered(state) == ["move oceania asia", "move oceania south-america"]
    assert refused(GAME, state, "move oceania europe").key == "too-many-ropes"


# 6.11 Wealth tiles


FULL = (
    "0: map a1:economy-1 b1:economy-2 c1:culture-1 d1:technology-1/flipped "
    "a2:{tile} b2:economy-3 c2:culture-2 b3:technology-2"
)


@pytest.mark.rule("6.11", "4.5")
@pytest.mark.parametrize(
    ("letter", "points"),
    [
        pytest.param("a", 6, marks=pytest.mark.rule("wealth.A")),  # three Economy tiles
        pytest.param("b", 4, marks=pytest.mark.rule("wealth.B")),  # two Culture tiles
        pytest.param("c", 4, marks=pytest.mark.rule("wealth.C")),  # two, one of them flipped
        pytest.param("d", 8, marks=pytest.mark.rule("wealth.D")),  # two sets
        pytest.param("e", 8, marks=pytest.mark.rule("wealth.E")),  # eight tiles
        pytest.param("f", 4, marks=pytest.mark.rule("wealth.F")),  # a1 and b2 are adjacent
        pytest.param("g", 3, marks=pytest.mark.rule("wealth.G")),  # this one
    ],
)
def test_a_placed_wealth_tile_scores_at_the_end(letter: str, points: int) -> None:
    """The start tile never counts; influence 0 after the last change is worth 1 at position 1."""
    state = position(FULL.format(tile=f"wealth-{letter}"), "0: influence 0", round=13)
    end_era(state, 5)
    assert state.players[0].ip == points + 1


@pytest.mark.rule("wealth.G", "wealth.F", "6.11")
def test_two_wealth_tiles_count_each_other() -> None:
    """F lies between G and another: 2 x 2. G counts both: 2 x 3."""
    state = position("0: map a1:wealth-g b1:wealth-f c1:culture-1", "0: influence 0", round=13)
    end_era(state, 5)
    assert state.players[0].ip == 4 + 6 + 1


@pytest.mark.rule("4.5", "R7")
def test_a_wealth_tile_in_the_row_scores_nothing() -> None:
    state = position("0: row wealth-e", "0: map a1:culture-1", "0: influence 0", round=13)
    end_era(state, 5)
    assert state.players[0].ip == 1


@pytest.mark.rule("4.3.W", "R7")
def test_a_shared_invention_brings_the_letter_of_its_region() -> None:
    state = position("asia: idea wine by 0 2 inventor 1 flipped")
    do(state, "pillar share", "share asia", "enrich")
    assert row(state.players[0]) == ["wealth-d"]
    assert stock(state, "wealth-d") == 1


@pytest.mark.rule("4.3.W")
@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (("0: row wealth-d",), "owns-wealth-tile"),
        (("0: map a1:wealth-d",), "owns-wealth-tile"),
        (("1: map a1:wealth-d", "2: row wealth-d"), "no-wealth-tile"),
    ],
)
def test_an_owned_letter_or_an_empty_stack_leaves_the_joker(
    lines: tuple[str, ...], key: str
) -> None:
    state = position("asia: idea wine by 0 2 inventor 1 flipped", *lines)
    do(state, "pillar share", "share asia")
    assert refused(GAME, state, "enrich").key == key
    assert gained(state, "aspire")["aspire-joker"] == 1


# 4.2.3 What an aspiration tile becomes


@pytest.mark.rule("4.2.3")
def test_numbers_owned_in_the_row_or_on_the_map_are_not_taken_again() -> None:
    state = position(
        "post wheel 1x0",
        "private nobody wheel",
        "eureka mining writing -",
        "0: row technology-1",
        "0: map a1:technology-2 b1:technology-3/flipped",
        "0: marked start",
    )
    do(state, "pillar recall", "recall wheel")
    assert offered(state) == [f"take technology-{number}" for number in (4, 5, 6, 7)]
    assert refused(GAME, state, "take technology-3").key == "tile-owned"
    assert refused(GAME, state, "take culture-1").key == "wrong-field-of-tile"


@pytest.mark.rule("4.2.3", "6.10")
def test_a_joker_becomes_any_of_the_three_fields_but_not_wealth() -> None:
    state = position("asia: idea wine by 0 2 inventor 1 flipped", "0: marked start")
    do(state, "pillar share", "share asia", "aspire")
    kinds = ("economy", "culture", "technology")
    assert offered(state) == [f"take {kind}-{n}" for kind in kinds for n in range(1, 8)]


@pytest.mark.rule("R5", "4.2.3")
def test_an_aspiration_tile_that_finds_nothing_goes_back_and_the_row_closes() -> None:
    state = position(
        "asia: people 1x0",
        "0: row economy-1 economy-2",
        "0: map a1:economy-3 a2:economy-4 a3:economy-5 b1:economy-6 b2:economy-7",
        "0: marked economy-3 economy-6 start",
    )
    do(state, "pillar call", "call asia 1")
    assert row(state.players[0]) == ["economy-1", "economy-2"]
    assert question(state) == "MayPlace"


@pytest.mark.rule("R5", "6.10")
def test_a_number_without_copies_cannot_be_taken() -> None:
    """Two copies with three players, three with four."""
    lines = ("asia: people 1x0", "1: row economy-5", "2: row economy-5", "0: marked start")
    state = position(*lines)
    do(state, "pillar call", "call asia 1")
    assert refused(GAME, state, "take economy-5").key == "no-tile-left"
    state = position(*lines, seats=4)
    do(state, "pillar call", "call asia 1")
    assert "take economy-5" in offered(state)


@pytest.mark.rule("4.2.3")
def test_the_row_is_cut_to_four_by_choice() -> None:
    state = position(
        "asia: people 1x0",
        "0: row culture-1 wealth-b technology-2 culture-3",
        "0: marked start",
    )
    do(state, "pillar call", "call asia 1", "take economy-5")
    assert question(state) == "ChooseDiscard"
    assert stock(state, "wealth-b") == 1
    do(state, "discard wealth-b")
    assert row(state.players[0]) == ["culture-1", "technology-2", "culture-3", "economy-5"]
    assert stock(state, "wealth-b") == 2
