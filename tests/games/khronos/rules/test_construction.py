"""Chapter 5: building and upgrading."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT
from clocksmith.games.khronos.model.events import AS_BONUS, Earned, Played
from games.khronos.scene import (
    CASTLE,
    KEEP,
    PLAIN,
    TOWN,
    cubes,
    drawn,
    ecus,
    scene,
    standing,
    there,
)
from play import P0, play, refused, texts

BOTH_IN_MIGHT = ("might:2 might:2",)
BOTH_IN_FAITH = ("faith:2 faith:2",)


# 4.4 What is done in which age


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("line", ["build hamlet reason c3", "upgrade town reason p1"])
def test_nothing_is_built_or_upgraded_in_reason(line: str) -> None:
    state = scene(adventurers=("reason:2 reason:2",))
    refusal = refused(GAME, state, line)
    assert (refusal.rule, refusal.key) == ("4.4", "not-in-reason")


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("age", ["might", "faith"])
def test_might_and_faith_are_built_upgraded_and_demolished_in(age: str) -> None:
    at_work = {"might": "", "faith": "", age: "watchtower c3 of 0"}
    state = scene(at_work["might"], at_work["faith"])
    offered = texts(GAME, state)
    assert f"build hamlet {age} f3" in offered
    assert f"upgrade keep {age} c3" in offered
    assert f"demolish {age} c3" in offered


# 5 The order of refusals. Each position breaks the rule it is listed under and later ones.

WET = drawn(river="c3", mountain="d3")
STEEP = drawn(mountain="d3")
BARE = "1m"


@pytest.mark.rule("5", "4.4")
def test_a_refusal_names_reason_first() -> None:
    state = scene(hands=("nothing",))
    assert refused(GAME, state, "build keep reason p20").rule == "4.4"
    assert refused(GAME, state, "upgrade keep reason p20").rule == "4.4"


@pytest.mark.rule("5", "4.1")
def test_then_that_nobody_is_there() -> None:
    state = scene(hands=("nothing",), adventurers=BOTH_IN_MIGHT)
    assert refused(GAME, state, "build keep faith p20").key == "nobody-there"
    assert refused(GAME, state, "upgrade keep faith p20").key == "nobody-there"


@pytest.mark.rule("5", "5.1")
def test_then_the_grid_the_cells_the_tile_and_the_coloured_cards_of_a_building() -> None:
    state = scene("hamlet b3", options=WET, hands=(BARE,), adventurers=("might:0 might:0",))
    state.supply[KEEP] = 0
    assert refused(GAME, state, "build keep might p20").key == "off-the-grid"
    assert refused(GAME, state, "build keep might b2").key == "cells-taken"
    state = scene("keep a3 of 1; keep e3 of 1", options=WET, hands=(BARE,))
    state.supply[KEEP] = 0
    assert refused(GAME, state, "build keep might c3").key == "no-tile"
    state.supply[KEEP] = 1
    refusal = refused(GAME, state, "build keep might c3")
    assert (refusal.rule, refusal.key) == ("5.1", "too-few-cards")


@pytest.mark.rule("5", "5.2")
def test_then_the_grid_the_cells_owner_rank_tile_and_coloured_cards_of_an_upgrade() -> None:
    state = scene(
        "chapel c3 of 1; hamlet d4; castle g3 of 1; castle k3 of 0; watchtower c9 of 0",
        hands=("nothing",),
        options=drawn(river="d9"),
        adventurers=("might:0 might:0",),
    )
    state.supply[KEEP] = 0
    for line, key in (
        ("upgrade keep might p20", "off-the-grid"),
        ("upgrade keep might m12", "nothing-to-upgrade"),
        ("upgrade keep might c3", "nothing-is-merged"),
        ("upgrade keep might g3", "not-within"),
        ("upgrade keep might b2", "not-yours"),
        ("upgrade castle might g3", "not-yours"),
        ("upgrade castle might k3", "not-a-higher-rank"),
        ("upgrade monastery might c9", "not-a-higher-rank"),
        ("upgrade keep might c9", "no-tile"),
    ):
        refusal = refused(GAME, state, line)
        assert (refusal.rule, refusal.key) == ("5.2", key)
    state.supply[KEEP] = 1
    refusal = refused(GAME, state, "upgrade keep might c9")
    assert (refusal.rule, refusal.key) == ("5.2", "too-few-cards")


@pytest.mark.rule("5", "5.3")
def test_then_the_river_and_then_the_surcharge_cards() -> None:
    two_domains = "keep a3 of 1; keep e3 of 1"
    state = scene(two_domains, options=WET, hands=("2m",), adventurers=("might:1 faith:2",))
    refusal = refused(GAME, state, "build keep might c3")
    assert (refusal.rule, refusal.key) == ("5.3", "river")
    state = scene(two_domains, options=STEEP, hands=("2m 1c",), adventurers=("might:1 faith:2",))
    refusal = refused(GAME, state, "build keep might c3")
    assert (refusal.rule, refusal.key) == ("5.3", "surcharge")
    assert [detail.value for detail in refusal.details] == [2]
    own = "watchtower c4 of 0; keep e3 of 1"
    state = scene(
        own.replace("e3", "e5"), options=WET, hands=(BARE,), adventurers=("might:0 faith:2",)
    )
    assert refused(GAME, state, "upgrade keep might c3").key == "river"
    state = scene(own.replace("e3", "e5"), options=STEEP, hands=(BARE,))
    assert refused(GAME, state, "upgrade keep might c3").key == "surcharge"


@pytest.mark.rule("5", "4.1", "4.2")
def test_then_the_room_for_all_cards_or_a_binding() -> None:
    two_domains = "keep a3 of 1; keep e3 of 1"
    state = scene(two_domains, options=STEEP, hands=("2m 2c",))
    state.players[0].cubes = 0
    refusal = refused(GAME, state, "build keep might c3")
    assert (refusal.rule, refusal.key) == ("4.1", "no-room")
    state = scene(
        two_domains,
        options=f"{PLAIN} edition=first",
        hands=("2m",),
        adventurers=("might:2/faith faith:2",),
    )
    state.players[0].cubes = 0
    refusal = refused(GAME, state, "build keep might c3")
    assert (refusal.rule, refusal.key) == ("4.2", "bound-elsewhere")


@pytest.mark.rule("5", "5.4", "5.5", "5.6")
def test_then_dominion_hierarchy_and_the_cube() -> None:
    state = scene("keep a3 of 1; keep e3 of 1", hands=("2m",))
    state.players[0].cubes = 0
    assert refused(GAME, state, "build keep might c3").rule == "5.4"
    assert refused(GAME, state, "build keep might c5").rule == "5.6"
    assert refused(GAME, state, "build keep might g3").rule == "5.5"


@pytest.mark.rule("5")
def test_only_the_acting_age_is_tested() -> None:
    state = scene(faith="keep a3 of 1; keep e3 of 1", reason="castle c3 ruin", hands=("2m",))
    assert "build keep might c3" in texts(GAME, state)
    state = scene("keep a3 of 1; keep e3 of 1; chapel d4 of 2", hands=("2m",))
    assert "build keep faith c3" in texts(GAME, state)


# 5.1 Build


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("tile", "hand"),
    [
        ("watchtower", "1m"),
        ("keep", "2m"),
        ("castle", "4m"),
        ("chapel", "1r"),
        ("monastery", "2r"),
        ("abbey", "4r"),
        ("hamlet", "1c"),
        ("town", "3c"),
    ],
)
def test_a_building_costs_its_value_in_cards_of_its_colour(tile: str, hand: str) -> None:
    state = scene(hands=(hand,), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, f"build {tile} might c3")
    number, letter = int(hand[0]), "mrc".index(hand[1])
    assert events[0] == Played(P0, tuple(number if kind == letter else 0 for kind in range(3)))
    assert state.players[0].hand == [0, 0, 0]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("tile", "hand"),
    [("keep", "1m 3r"), ("chapel", "2m 2c"), ("town", "2m 2c"), ("castle", "3m 1c")],
)
def test_cards_of_another_colour_do_not_help(tile: str, hand: str) -> None:
    state = scene(hands=(hand,), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, f"build {tile} might c3")
    assert (refusal.rule, refusal.key) == ("5.1", "too-few-cards")


@pytest.mark.rule("5.1")
def test_a_city_is_never_built_outright() -> None:
    state = scene(hands=("4c",), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, "build city might c3")
    assert (refusal.rule, refusal.key) == ("5.1", "too-few-cards")


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(("tile", "last"), [("hamlet", "p20"), ("keep", "o19"), ("castle", "n18")])
def test_a_building_lies_on_the_grid(tile: str, last: str) -> None:
    state = scene(
        options=drawn(hamlets="a1 a3 a5 a7 a9 c1 c3 c5 c7 c9"),
        hands=("4c" if tile == "hamlet" else "4m",),
        adventurers=BOTH_IN_MIGHT,
    )
    assert f"build {tile} might {last}" in texts(GAME, state)
    if tile != "hamlet":
        assert refused(GAME, state, f"build {tile} might p5").key == "off-the-grid"
        assert refused(GAME, state, f"build {tile} might k20").key == "off-the-grid"


@pytest.mark.rule("5.1", "1.3")
@pytest.mark.parametrize("cell", ["o1", "o2"])
def test_printed_hamlets_occupy_their_cells(cell: str) -> None:
    state = scene(hands=("2m",))
    assert refused(GAME, state, f"build keep might {cell}").key == "cells-taken"


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("standing", ["keep d4 of 0", "town b2", "chapel c3 of 1"])
def test_tiles_occupy_their_cells(standing: str) -> None:
    state = scene(standing, hands=("2m",))
    assert refused(GAME, state, "build keep might c3").key == "cells-taken"


@pytest.mark.rule("5.1")
def test_no_adjacency_is_needed() -> None:
    state = scene("keep b2 of 0", hands=("1m 1r 1c",))
    assert {
        "build watchtower might h12",
        "build chapel might h12",
        "build hamlet might h12",
    } <= set(texts(GAME, state))


@pytest.mark.rule("5.1")
def test_a_building_needs_a_tile_in_the_supply() -> None:
    state = scene(hands=("3c",), adventurers=BOTH_IN_MIGHT)
    state.supply[TOWN] = 0
    refusal = refused(GAME, state, "build town might c3")
    assert (refusal.rule, refusal.key) == ("5.1", "no-tile")


# 5.2 Upgrade


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("old", "tile", "hand"),
    [
        ("watchtower d4 of 0", "keep", "1m"),
        ("watchtower d4 of 0", "castle", "3m"),
        ("keep d4 of 0", "castle", "2m"),
        ("chapel d4 of 0", "monastery", "1r"),
        ("chapel d4 of 0", "abbey", "3r"),
        ("monastery d4 of 0", "abbey", "2r"),
        ("hamlet d4", "town", "2c"),
        ("hamlet d4", "city", "4c"),
        ("town d4", "city", "2c"),
    ],
)
def test_an_upgrade_costs_the_difference_of_values(old: str, tile: str, hand: str) -> None:
    ages = BOTH_IN_MIGHT if int(hand[0]) > 2 else ("might:2 faith:2",)
    state = scene(old, hands=(hand,), adventurers=ages)
    assert f"upgrade {tile} might d4" in texts(GAME, state)
    play(GAME, state, f"upgrade {tile} might d4")
    assert state.players[0].hand == [0, 0, 0]
    assert there(state, MIGHT, "d4").startswith(f"{tile} d4")
    poorer = int(hand[0]) - 1
    state = scene(old, hands=(f"{poorer}{hand[1]}" if poorer else "nothing",))
    assert refused(GAME, state, f"upgrade {tile} might d4").key == "too-few-cards"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("old", "tile", "spots"),
    [
        ("watchtower d4 of 0", "keep", "c3 d3 c4 d4"),
        ("keep d4 of 0", "castle", "c3 d3 c4 d4"),
        ("watchtower d4 of 0", "castle", "b2 c2 d2 b3 c3 d3 b4 c4 d4"),
    ],
)
def test_the_new_footprint_contains_the_old_one(old: str, tile: str, spots: str) -> None:
    state = scene(old, hands=("4m",), adventurers=BOTH_IN_MIGHT)
    offered = texts(GAME, state, f"upgrade {tile}")
    assert offered == [f"upgrade {tile} might {name}" for name in spots.split()]


@pytest.mark.rule("5.2")
def test_a_footprint_that_holds_only_a_part_of_the_old_building_is_refused() -> None:
    state = scene("keep d4 of 0", hands=("4m",), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, "upgrade castle might b2")
    assert (refusal.rule, refusal.key) == ("5.2", "not-within")


@pytest.mark.rule("5.2")
def test_the_new_footprint_lies_on_the_grid() -> None:
    state = scene("watchtower a20 of 0", hands=("4m",), adventurers=BOTH_IN_MIGHT)
    assert texts(GAME, state, "upgrade") == ["upgrade keep might a19", "upgrade castle might a18"]
    assert refused(GAME, state, "upgrade keep might a20").key == "off-the-grid"


@pytest.mark.rule("5.2")
def test_all_other_cells_are_free() -> None:
    state = scene("watchtower d4 of 0; hamlet e4", hands=("1m",))
    assert texts(GAME, state, "upgrade keep") == ["upgrade keep might c3", "upgrade keep might c4"]
    assert refused(GAME, state, "upgrade keep might d4").key == "nothing-is-merged"


@pytest.mark.rule("5.2")
def test_an_empty_place_is_not_upgraded() -> None:
    state = scene(hands=("4m",))
    assert refused(GAME, state, "upgrade keep might d4").key == "nothing-to-upgrade"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("old", ["watchtower d4 of 1", "chapel d4 of 1"])
def test_foreign_military_and_religious_buildings_are_not_upgraded(old: str) -> None:
    state = scene(old, hands=("2m 2r",))
    tile = "keep" if "watchtower" in old else "monastery"
    refusal = refused(GAME, state, f"upgrade {tile} might d4")
    assert (refusal.rule, refusal.key) == ("5.2", "not-yours")


@pytest.mark.rule("5.2", "1.3")
def test_any_civil_building_may_be_upgraded_also_a_printed_hamlet() -> None:
    state = scene("town d4", hands=("2c",), turn=0)
    assert "upgrade city might d4" in texts(GAME, state)
    assert "upgrade town might o1" in texts(GAME, state)
    play(GAME, state, "upgrade town might o1")
    assert there(state, MIGHT, "p1") == "town o1"
    assert there(state, FAITH, "p1") == "town o1"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("old", "line"),
    [
        ("watchtower d4 of 0", "upgrade monastery might d4"),
        ("hamlet d4", "upgrade keep might d4"),
        ("castle d4 of 0", "upgrade castle might d4"),
    ],
)
def test_an_upgrade_leads_to_a_higher_rank_of_the_same_kind(old: str, line: str) -> None:
    state = scene(old, hands=("2m 2r",))
    refusal = refused(GAME, state, line)
    assert (refusal.rule, refusal.key) == ("5.2", "not-a-higher-rank")


@pytest.mark.rule("5.2")
def test_an_upgrade_needs_a_tile_of_the_new_rank() -> None:
    state = scene("keep d4 of 0", hands=("2m",))
    state.supply[CASTLE] = 0
    refusal = refused(GAME, state, "upgrade castle might d4")
    assert (refusal.rule, refusal.key) == ("5.2", "no-tile")


@pytest.mark.rule("5.2", "5.6")
def test_the_control_cube_stays_so_that_an_upgrade_needs_none() -> None:
    state = scene(faith="watchtower d4 of 0", hands=("1m",))
    state.players[0].cubes = 0
    play(GAME, state, "upgrade keep faith d4")
    assert standing(state, FAITH) == {"keep d4 of 0"}
    assert cubes(state)[0] == 0


@pytest.mark.rule("5.2", "6.6")
def test_the_replaced_tile_returns_to_the_supply() -> None:
    state = scene(faith="keep d4 of 0", hands=("2m",))
    before = state.supply[:]
    play(GAME, state, "upgrade castle faith d4")
    assert state.supply[KEEP] == before[KEEP] + 1
    assert state.supply[CASTLE] == before[CASTLE] - 2


# 5.3 Geography


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("4m", "build watchtower might c3"),
        ("4m", "build keep might c3"),
        ("4m", "build castle might a1"),
        ("4r", "build chapel might c3"),
        ("4r", "build monastery might b2"),
        ("4r", "build abbey might c3"),
        ("4c", "build hamlet might c3"),
    ],
)
def test_river_cells_bear_nothing_but_towns_and_cities(hand: str, line: str) -> None:
    state = scene(options=drawn(river="c3"), hands=(hand,), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, line)
    assert (refusal.rule, refusal.key) == ("5.3", "river")


@pytest.mark.rule("5.3")
def test_towns_and_cities_cover_river_cells() -> None:
    state = scene("town g3", options=drawn(river="c3 f2"), hands=("4c",), adventurers=BOTH_IN_MIGHT)
    offered = texts(GAME, state)
    assert "build town might c3" in offered
    assert "upgrade city might f2" in offered


@pytest.mark.rule("5.3")
def test_an_upgrade_keeps_off_the_river_too() -> None:
    state = scene("watchtower d4 of 0", options=drawn(river="c3"), hands=("1m",))
    assert refused(GAME, state, "upgrade keep might c3").key == "river"
    assert "upgrade keep might d4" in texts(GAME, state)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("seats", "forest", "mountain"), [(2, 1, 2), (3, 1, 2), (4, 0, 1), (5, 0, 0)]
)
def test_the_surcharge_goes_by_ground_and_number_of_players(
    seats: int, forest: int, mountain: int
) -> None:
    options = drawn(forest="c3", mountain="f3")
    state = scene(options=options, seats=seats, hands=("1m 1r 2c",), adventurers=BOTH_IN_MIGHT)
    for cell, cards in (("c3", forest), ("f3", mountain)):
        twin = state.copy()
        play(GAME, twin, f"build watchtower might {cell}")
        offered = texts(GAME, twin, "pay")
        assert {sum(map(int, text[4::3])) for text in offered} == ({cards} if cards else set())


@pytest.mark.rule("5.3")
def test_covering_both_both_are_charged_once() -> None:
    options = drawn(forest="c3", mountain="c4 d4", hamlets="d3")
    state = scene(options=options, hands=("4c",), adventurers=BOTH_IN_MIGHT)
    assert refused(GAME, state, "upgrade town might c3").key == "surcharge"  # 2 and 1 and 2
    options = drawn(forest="c3 d3", mountain="c4 d4")
    tower = "watchtower d4 of 0"
    state = scene(tower, options=options, hands=("2m 1r 1c",), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, "upgrade keep might c3")
    assert [event for event in events if isinstance(event, Played)] == [
        Played(P0, (1, 0, 0)),
        Played(P0, (1, 1, 1)),
    ]
    assert standing(state, MIGHT) == {"keep c3 of 0"}


@pytest.mark.rule("5.3", "12")
def test_with_the_option_only_the_higher_is_charged() -> None:
    options = f"{drawn(forest='c3 d3', mountain='c4 d4')} surcharge=higher"
    state = scene(options=options, hands=("2m 2c",), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, "build keep might c3")
    assert standing(state, MIGHT) == {"keep c3 of 0"}


@pytest.mark.rule("5.3")
def test_by_rules_1_only_the_higher_was_charged() -> None:
    first = GAME.played_with(1)
    options = drawn(forest="c3 d3", mountain="c4 d4")
    state = scene(options=options, hands=("2m 2c",), adventurers=BOTH_IN_MIGHT, game=first)
    play(first, state, "build keep might c3", "pay 2c")
    assert standing(state, MIGHT) == {"keep c3 of 0"}


@pytest.mark.rule("5.3")
def test_one_forest_cell_costs_as_much_as_four() -> None:
    options = drawn(forest="c3 d3 c4 d4 h3")
    state = scene(options=options, hands=("2m 2c",), adventurers=BOTH_IN_MIGHT)
    twin = state.copy()
    play(GAME, state, "build keep might c3")
    play(GAME, twin, "build keep might g2")
    assert state.players[0].hand == twin.players[0].hand


@pytest.mark.rule("5.3")
def test_old_cells_of_an_upgrade_are_charged_again() -> None:
    state = scene("watchtower d4 of 0", options=drawn(forest="d4"), hands=("1m 1c",))
    play(GAME, state, "upgrade keep might c3")
    assert state.players[0].hand == [0, 0, 0]


@pytest.mark.rule("5.3")
def test_a_printed_hamlet_on_forest_or_mountain_is_charged() -> None:
    options = drawn(hamlets="c3 g3", forest="c3", mountain="g3")
    state = scene(options=options, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, "upgrade town might c3")
    state = scene(options=options, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    assert refused(GAME, state, "upgrade town might g3").key == "surcharge"


@pytest.mark.rule("5.3")
def test_too_few_cards_for_the_surcharge_are_a_refusal() -> None:
    state = scene(options=drawn(mountain="c3"), hands=("1m 1c",), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, "build watchtower might c3")
    assert (refusal.rule, refusal.key) == ("5.3", "surcharge")


@pytest.mark.rule("5.3", "6")
def test_copies_cost_nothing() -> None:
    state = scene(options=drawn(forest="c3"), hands=("2m 2c",), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, "build keep might c3")
    assert state.players[0].hand == [0, 0, 1]
    assert standing(state, FAITH) == {"keep c3 of 0"}


# 5.4 Dominion


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("hand", "tile"), [("4m", "watchtower"), ("4m", "castle"), ("4r", "chapel"), ("4r", "abbey")]
)
def test_a_military_or_religious_building_may_not_touch_two_domains(hand: str, tile: str) -> None:
    left, right = ("b3", "d3") if tile in ("watchtower", "chapel") else ("b3", "f5")
    state = scene(f"hamlet {left}; hamlet {right}", hands=(hand,), adventurers=BOTH_IN_MIGHT)
    refusal = refused(GAME, state, f"build {tile} might c3")
    assert (refusal.rule, refusal.key) == ("5.4", "dominion")


@pytest.mark.rule("5.4", "1.6")
def test_corners_are_no_contact() -> None:
    state = scene("hamlet b2; hamlet d4; hamlet b4; hamlet d2", hands=("1m",))
    assert "build watchtower might c3" in texts(GAME, state)


@pytest.mark.rule("5.4")
def test_one_domain_may_be_touched_twice() -> None:
    state = scene("hamlet b3; hamlet b4; hamlet c4; hamlet d4; hamlet d3", hands=("1m",))
    assert "build watchtower might c3" in texts(GAME, state)


@pytest.mark.rule("5.4")
def test_an_upgrade_may_touch_no_domain_besides_its_own() -> None:
    state = scene(
        "watchtower c3 of 0; hamlet b3; hamlet f3", hands=("3m",), adventurers=BOTH_IN_MIGHT
    )
    refusal = refused(GAME, state, "upgrade castle might c3")
    assert (refusal.rule, refusal.key) == ("5.4", "dominion")
    assert "upgrade keep might c3" in texts(GAME, state)


@pytest.mark.rule("5.4")
def test_a_lone_building_is_its_own_domain_when_upgraded() -> None:
    state = scene("watchtower c3 of 0; hamlet e3", hands=("1m",))
    assert refused(GAME, state, "upgrade keep might c3").rule == "5.4"


@pytest.mark.rule("5.4")
def test_printed_hamlets_are_domains_too() -> None:
    state = scene(hands=("1m",))
    assert refused(GAME, state, "build watchtower might p2").rule == "5.4"


@pytest.mark.rule("5.4")
def test_civil_buildings_join_any_number_of_domains() -> None:
    four = "chapel c2 of 1; watchtower c4 of 1; hamlet b3; chapel d3 of 2"
    state = scene(four, hands=("1c",))
    assert "build hamlet might c3" in texts(GAME, state)


# 5.5 Hierarchy


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("rival", "hand", "refused_tile"),
    [
        ("watchtower c3 of 1", "4m", "watchtower"),
        ("keep b2 of 1", "4m", "keep"),
        ("castle a1 of 1", "4m", "castle"),
        ("chapel c3 of 0", "4r", "chapel"),
        ("monastery b2 of 0", "4r", "monastery"),
        ("abbey a1 of 0", "4r", "abbey"),
    ],
)
def test_a_building_may_not_equal_the_highest_rank_of_its_domain(
    rival: str, hand: str, refused_tile: str
) -> None:
    state = scene(rival, hands=(hand,), adventurers=BOTH_IN_MIGHT)
    tiles = ["watchtower", "keep", "castle"] if hand == "4m" else ["chapel", "monastery", "abbey"]
    for tile in tiles:
        line = f"build {tile} might d3"
        if tile == refused_tile:
            refusal = refused(GAME, state, line)
            assert (refusal.rule, refusal.key) == ("5.5", "hierarchy")
        else:
            assert line in texts(GAME, state)


@pytest.mark.rule("5.5")
def test_the_other_kind_does_not_matter() -> None:
    state = scene("monastery b2 of 1", hands=("2m",))
    assert "build keep might d3" in texts(GAME, state)


@pytest.mark.rule("5.5")
def test_ranks_below_the_highest_may_be_equalled() -> None:
    state = scene("castle a1 of 1; keep d1 of 1", hands=("2m",))
    assert "build keep might f1" in texts(GAME, state)


@pytest.mark.rule("5.5")
def test_an_upgrade_is_compared_with_the_other_buildings_of_its_domain() -> None:
    state = scene("keep a3 of 1; watchtower c3 of 0", hands=("3m",), adventurers=BOTH_IN_MIGHT)
    assert refused(GAME, state, "upgrade keep might c3").rule == "5.5"
    assert "upgrade castle might c3" in texts(GAME, state)


@pytest.mark.rule("5.5")
def test_an_upgrade_is_not_compared_with_itself() -> None:
    state = scene("watchtower c3 of 0; hamlet b3", hands=("1m",))
    assert "upgrade keep might c3" in texts(GAME, state)


@pytest.mark.rule("5.5")
def test_civil_buildings_know_no_hierarchy() -> None:
    state = scene("town a3", hands=("3c",), adventurers=BOTH_IN_MIGHT)
    assert "build town might c3" in texts(GAME, state)


# 5.6 Bonus and cube


@pytest.mark.rule("5.6")
@pytest.mark.parametrize(
    ("age", "hand", "line", "bonus"),
    [
        ("might", "2m", "build keep might c3", 1),
        ("might", "4r", "build abbey might c3", 1),
        ("might", "3c", "build town might c3", 1),
        ("faith", "2r", "build monastery faith c3", 2),
        ("faith", "4m", "build castle faith c3", 2),
        ("might", "1m", "upgrade keep might j3", 1),
        ("faith", "1m", "upgrade keep faith j3", 2),
        ("might", "2c", "upgrade town might o1", 1),
        ("faith", "4c", "upgrade city faith j6", 2),
    ],
)
def test_a_larger_building_or_an_upgrade_pays_once_in_the_acting_age(
    age: str, hand: str, line: str, bonus: int
) -> None:
    state = scene(
        "watchtower j3 of 0",
        "watchtower j3 of 0; hamlet j6",
        hands=(hand,),
        adventurers=(f"{age}:2 {age}:2",),
    )
    events = play(GAME, state, line)
    if texts(GAME, state, "charge"):
        events += play(GAME, state, "charge 2 0")
    assert [event for event in events if isinstance(event, Earned)] == [Earned(P0, bonus, AS_BONUS)]
    assert ecus(state) == [10 + bonus, 10, 10]


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("tile", ["watchtower", "chapel", "hamlet"])
def test_a_small_building_pays_nothing(tile: str) -> None:
    state = scene()
    play(GAME, state, f"build {tile} faith c3")
    assert ecus(state)[0] == 10


@pytest.mark.rule("5.6", "6.5")
def test_the_bonus_is_paid_also_when_the_copy_is_refused() -> None:
    state = scene(faith="hamlet b3; hamlet e3", hands=("2m",))
    play(GAME, state, "build keep might c3")
    assert ecus(state)[0] == 11


@pytest.mark.rule("5.6")
def test_a_military_or_religious_building_takes_a_cube_and_a_civil_one_none() -> None:
    state = scene(hands=("1m 1r 2c",), adventurers=BOTH_IN_FAITH)
    play(GAME, state, "build watchtower faith c3", "build chapel faith f3", "charge 1 0")
    play(GAME, state, "build hamlet faith i3")
    assert cubes(state)[0] == 23
    assert standing(state, FAITH) == {"watchtower c3 of 0", "chapel f3 of 0", "hamlet i3"}


@pytest.mark.rule("5.6")
def test_without_a_cube_a_military_or_religious_building_is_illegal() -> None:
    state = scene()
    state.players[0].cubes = 0
    refusal = refused(GAME, state, "build watchtower might c3")
    assert (refusal.rule, refusal.key) == ("5.6", "no-cube")
    assert refused(GAME, state, "build chapel faith c3").rule == "5.6"
    assert "build hamlet might c3" in texts(GAME, state)
