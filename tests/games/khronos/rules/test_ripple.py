"""Chapter 6: what a building does to the later ages."""

import random

import pytest

from clocksmith.core.event import Silence
from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.board import board_of
from clocksmith.games.khronos.model.content import CIVIL, FAITH, MIGHT, REASON, SMALL
from clocksmith.games.khronos.model.events import (
    AS_BONUS,
    BREAKS_DOMINION,
    BREAKS_HIERARCHY,
    BY_PARADOX,
    BY_UPGRADE,
    NO_CUBE,
    NO_TILE,
    Built,
    Charged,
    Clashed,
    Copied,
    CopyMissed,
    CopyRefused,
    CopyStood,
    CubesMoved,
    CubesReturned,
    CubeStayed,
    Earned,
    Played,
    Reappeared,
    Removed,
    Upgraded,
)
from games.khronos.scene import (
    ABBEY,
    CASTLE,
    CHAPEL,
    CITY,
    HAMLET,
    KEEP,
    MONASTERY,
    PLAIN,
    TOWN,
    WATCHTOWER,
    at,
    cubes,
    drawn,
    ecus,
    end_turn,
    scene,
    standing,
    there,
)
from play import P0, P1, P2, asked, play, refused, texts

BOTH_IN_MIGHT = ("might:2 might:2",)
BOTH_IN_FAITH = ("faith:2 faith:2",)
LOST_TILES = f"{PLAIN} lost-tiles=yes"
KEPT_TILES = f"{PLAIN} lost-tiles=no"


# 6 The order of an action


@pytest.mark.rule("6", "4.3", "5.3")
def test_an_action_is_paid_split_placed_copied_then_cubes_then_domains() -> None:
    state = scene(
        "watchtower h8 of 0",
        "town f6; abbey h4 of 1; monastery d6 of 1; monastery d8 of 2",
        "town f6 cubes 0 1 2; abbey h4 ruin; monastery d6 ruin; monastery d8 ruin",
        options=drawn(hamlets="f6", forest="h7"),
        hands=("1m 1r 1c",),
        adventurers=BOTH_IN_MIGHT,
    )
    assert play(GAME, state, "upgrade keep might g7") == [Played(P0, (1, 0, 0))]
    assert asked(GAME, state) == ("PaySurcharge", P0)
    assert play(GAME, state, "pay 1c") == [Played(P0, (0, 0, 1))]
    assert asked(GAME, state) == ("SplitCards", P0)
    assert play(GAME, state, "charge 2 0") == [
        Charged(P0, 0, 2),
        Upgraded(P0, MIGHT, WATCHTOWER, at("h8"), KEEP, at("g7")),
        Earned(P0, 1, AS_BONUS),
        Removed(FAITH, TOWN, at("f6"), NOBODY, BY_PARADOX),
        Copied(FAITH, KEEP, at("g7"), P0),
        Reappeared(FAITH, at("f6")),
        Removed(REASON, TOWN, at("f6"), NOBODY, BY_PARADOX),
        CubesReturned(P0, REASON, at("f6"), 1),
        CubesReturned(P1, REASON, at("f6"), 1),
        CubesReturned(P2, REASON, at("f6"), 1),
        Copied(REASON, KEEP, at("g7"), NOBODY),
        Reappeared(REASON, at("f6")),
    ]
    assert asked(GAME, state) == ("ChooseKeeper", P0)
    assert play(GAME, state, "stay 2") == [
        CubeStayed(P2, at("f6")),
        Clashed(P0, FAITH, MONASTERY, 2),
    ]
    assert asked(GAME, state) == ("ChooseDownsized", P0)
    play(GAME, state, "downsize faith d6")
    assert asked(GAME, state) == ("ChooseSpot", P1)


# 6.1 What ripples


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("small", ["watchtower", "chapel", "hamlet"])
def test_small_buildings_never_ripple(small: str) -> None:
    state = scene()
    play(GAME, state, f"build {small} might c3")
    assert there(state, MIGHT, "c3").startswith(small)
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("small", ["watchtower", "chapel", "hamlet"])
def test_small_buildings_of_faith_do_not_reach_reason(small: str) -> None:
    state = scene()
    play(GAME, state, f"build {small} faith c3")
    assert standing(state, REASON) == set()


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("large", "hand"), [("castle", "4m"), ("abbey", "4r"), ("town", "3c")])
def test_medium_and_large_buildings_ripple_to_the_same_cells(large: str, hand: str) -> None:
    state = scene(hands=(hand,), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, f"build {large} might c3")
    assert there(state, FAITH, "c3").startswith(f"{large} c3")
    assert there(state, REASON, "c3").startswith(f"{large} c3")


@pytest.mark.rule("6.1")
def test_ripples_go_forward_only() -> None:
    state = scene(hands=("2m",))
    play(GAME, state, "build keep faith c3")
    assert standing(state, MIGHT) == set()


# 6.2, 6.3 Copies


@pytest.mark.rule("6.2")
def test_a_town_built_in_might_stands_in_all_ages() -> None:
    state = scene(hands=("3c",), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, "build town might c3")
    assert events == [
        Played(P0, (0, 0, 3)),
        Charged(P0, 0, 2),
        Charged(P0, 1, 1),
        Built(P0, MIGHT, TOWN, at("c3")),
        Earned(P0, 1, AS_BONUS),
        Copied(FAITH, TOWN, at("c3"), NOBODY),
        Copied(REASON, TOWN, at("c3"), NOBODY),
    ]
    assert cubes(state)[0] == 25


@pytest.mark.rule("6.2")
def test_a_town_built_in_faith_reaches_reason() -> None:
    state = scene(hands=("3c",), adventurers=BOTH_IN_FAITH)
    play(GAME, state, "build town faith c3")
    assert [standing(state, age) for age in (MIGHT, FAITH, REASON)] == [
        set(),
        {"town c3"},
        {"town c3"},
    ]


@pytest.mark.rule("6.2", "6.5")
def test_a_civil_copy_is_never_refused() -> None:
    state = scene(
        faith="keep a3 of 1; watchtower e3 of 2; watchtower e4 of 1; keep f3 of 1",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might c3")
    assert Copied(FAITH, TOWN, at("c3"), NOBODY) in events
    assert Copied(REASON, TOWN, at("c3"), NOBODY) in events


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("tile", "hand"), [("keep", "2m"), ("monastery", "2r")])
def test_a_copy_carries_a_cube_in_faith_and_is_a_ruin_without_one_in_reason(
    tile: str, hand: str
) -> None:
    state = scene(hands=("1c", hand), turn=1)
    play(GAME, state, f"build {tile} might c3")
    assert standing(state, FAITH) == {f"{tile} c3 of 1"}
    assert standing(state, REASON) == {f"{tile} c3 ruin"}
    assert cubes(state) == [25, 23, 25]


@pytest.mark.rule("6.3")
def test_what_is_built_in_faith_goes_to_reason_as_a_ruin() -> None:
    state = scene(hands=("2r",))
    assert play(GAME, state, "build monastery faith c3") == [
        Played(P0, (0, 2, 0)),
        Charged(P0, 1, 2),
        Built(P0, FAITH, MONASTERY, at("c3")),
        Earned(P0, 2, AS_BONUS),
        Copied(REASON, MONASTERY, at("c3"), NOBODY),
    ]
    assert standing(state, REASON) == {"monastery c3 ruin"}
    assert cubes(state)[0] == 24


@pytest.mark.rule("6.3")
def test_what_is_upgraded_in_faith_goes_to_reason_as_a_ruin() -> None:
    state = scene(faith="watchtower c3 of 0", hands=("1m",))
    play(GAME, state, "upgrade keep faith c3")
    assert standing(state, REASON) == {"keep c3 ruin"}


# 6.4 Paradox


@pytest.mark.rule("6.4")
def test_a_copy_removes_what_it_covers_wholly_or_partly_of_any_kind_and_rank() -> None:
    state = scene(
        faith="castle a1 of 1; chapel d4 of 2; town e3; hamlet c5",
        reason="castle a1 ruin cubes 2; town e3 cubes 1 1 2",
        hands=("2m 2c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build keep might d3", "charge 2 0")
    assert standing(state, FAITH) == {"castle a1 of 1", "keep d3 of 0", "hamlet c5"}
    assert CubesReturned(P2, FAITH, at("d4"), 1) in events
    assert CubesReturned(P1, REASON, at("e3"), 2) in events
    assert CubesReturned(P2, REASON, at("e3"), 1) in events
    assert standing(state, REASON) == {"castle a1 ruin cubes 2", "keep d3 ruin"}
    state = scene(
        faith="castle b2 of 1; chapel d5 of 2",
        reason="castle b2 ruin cubes 2",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might d4")
    assert events[5:] == [
        Removed(FAITH, CASTLE, at("b2"), P1, BY_PARADOX),
        CubesReturned(P1, FAITH, at("b2"), 1),
        Removed(FAITH, CHAPEL, at("d5"), P2, BY_PARADOX),
        CubesReturned(P2, FAITH, at("d5"), 1),
        Copied(FAITH, TOWN, at("d4"), NOBODY),
        Removed(REASON, CASTLE, at("b2"), NOBODY, BY_PARADOX),
        CubesReturned(P2, REASON, at("b2"), 1),
        Copied(REASON, TOWN, at("d4"), NOBODY),
    ]
    assert cubes(state) == [25, 25, 25]


@pytest.mark.rule("6.4")
def test_nothing_in_might_is_overwritten() -> None:
    state = scene("chapel c3 of 1", hands=("2m",))
    assert refused(GAME, state, "build keep might c3").key == "cells-taken"
    play(GAME, state, "build keep faith c3")
    assert standing(state, MIGHT) == {"chapel c3 of 1"}


@pytest.mark.rule("6.4")
def test_an_equal_building_of_the_same_owner_is_already_the_copy() -> None:
    state = scene(faith="monastery c3 of 0", reason="monastery c3", hands=("2r",))
    before = state.supply[MONASTERY]
    events = play(GAME, state, "build monastery might c3")
    assert events[3:] == [
        Earned(P0, 1, AS_BONUS),
        CopyStood(FAITH, MONASTERY, at("c3")),
        CopyStood(REASON, MONASTERY, at("c3")),
    ]
    assert standing(state, FAITH) == {"monastery c3 of 0"}
    assert standing(state, REASON) == {"monastery c3"}  # still restored
    assert cubes(state)[0] == 23
    assert state.supply[MONASTERY] == before - 1


@pytest.mark.rule("6.4")
def test_cubes_stay_on_a_town_that_is_already_the_copy() -> None:
    state = scene(
        faith="town c3", reason="town c3 cubes 1 2", hands=("3c",), adventurers=BOTH_IN_MIGHT
    )
    play(GAME, state, "build town might c3")
    assert standing(state, REASON) == {"town c3 cubes 1 2"}


@pytest.mark.rule("6.4")
def test_an_upgrade_may_find_its_copy_already_there() -> None:
    state = scene(
        "watchtower c3 of 0", "keep c3 of 0; watchtower b3 of 1", "keep c3", hands=("1m",)
    )
    events = play(GAME, state, "upgrade keep might c3")
    assert events[-2:] == [CopyStood(FAITH, KEEP, at("c3")), CopyStood(REASON, KEEP, at("c3"))]


@pytest.mark.rule("6.4")
def test_a_ripple_goes_on_to_reason_past_a_copy_that_stands_in_faith() -> None:
    state = scene(faith="keep c3 of 0", reason="town d4 cubes 1", hands=("2m",))
    events = play(GAME, state, "build keep might c3")
    assert events[4:] == [
        CopyStood(FAITH, KEEP, at("c3")),
        Removed(REASON, TOWN, at("d4"), NOBODY, BY_PARADOX),
        CubesReturned(P1, REASON, at("d4"), 1),
        Copied(REASON, KEEP, at("c3"), NOBODY),
    ]


@pytest.mark.rule("6.4")
def test_an_equal_building_of_another_owner_is_replaced_and_reason_gets_a_fresh_ruin() -> None:
    state = scene(
        faith="castle c3 of 1", reason="castle c3", hands=("4m",), adventurers=BOTH_IN_MIGHT
    )
    play(GAME, state, "build castle might c3")
    assert standing(state, FAITH) == {"castle c3 of 0"}
    assert standing(state, REASON) == {"castle c3 ruin"}
    assert cubes(state) == [23, 25, 25]


# 6.5 Refusal

REFUSED_BY_DOMINION = CopyRefused(FAITH, KEEP, at("c3"), BREAKS_DOMINION)
REFUSED_BY_HIERARCHY = CopyRefused(FAITH, KEEP, at("c3"), BREAKS_HIERARCHY)
COPIED = Copied(FAITH, KEEP, at("c3"), P0)


@pytest.mark.rule("6.5")
def test_a_copy_that_would_touch_two_domains_is_refused() -> None:
    state = scene(faith="hamlet b3; hamlet e3", hands=("2m",))
    assert play(GAME, state, "build keep might c3")[-1] == REFUSED_BY_DOMINION


@pytest.mark.rule("6.5")
def test_a_copy_that_would_equal_the_highest_of_its_domain_is_refused() -> None:
    state = scene(faith="hamlet b3; keep b1 of 1", hands=("2m",))
    assert play(GAME, state, "build keep might c3")[-1] == REFUSED_BY_HIERARCHY


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("rival", ["watchtower b3 of 1", "castle a5 of 1", "chapel b3 of 1"])
def test_a_copy_that_is_lower_or_higher_than_all_others_is_laid(rival: str) -> None:
    state = scene(faith=rival, hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")


@pytest.mark.rule("6.5")
def test_a_refused_copy_changes_nothing_in_faith() -> None:
    state = scene(faith="hamlet b3; hamlet e3; chapel d4 of 1", hands=("2m",))
    before = standing(state, FAITH)
    play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == before
    assert cubes(state) == [24, 24, 25]


@pytest.mark.rule("6.5")
def test_a_refused_copy_does_not_reach_reason_either() -> None:
    state = scene(faith="hamlet b3; hamlet e3", reason="town d4 cubes 1", hands=("2m",))
    play(GAME, state, "build keep might c3")
    assert standing(state, REASON) == {"town d4 cubes 1"}


@pytest.mark.rule("6.5")
def test_after_a_refusal_the_older_copy_of_the_upgraded_building_stays() -> None:
    state = scene(
        "keep c3 of 0",
        "keep c3 of 0; hamlet b3; hamlet f4",
        "keep c3",
        hands=("2m",),
    )
    events = play(GAME, state, "upgrade castle might c3")
    assert events[-1] == CopyRefused(FAITH, CASTLE, at("c3"), BREAKS_DOMINION)
    assert standing(state, FAITH) == {"keep c3 of 0", "hamlet b3", "hamlet f4"}
    assert standing(state, REASON) == {"keep c3"}


@pytest.mark.rule("6.5")
def test_what_a_copy_covers_is_taken_away_before_hierarchy_is_asked() -> None:
    state = scene(faith="keep d4 of 1; hamlet b3", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"keep c3 of 0", "hamlet b3"}


@pytest.mark.rule("6.5")
def test_parts_of_one_former_domain_count_as_one_for_dominion() -> None:
    state = scene(faith="hamlet b3; hamlet c3; hamlet d3; hamlet e3", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"hamlet b3", "keep c3 of 0", "hamlet e3"}


@pytest.mark.rule("6.5")
def test_hierarchy_looks_at_real_contact_after_the_removal() -> None:
    # The town, which goes, was all that joined the hamlet to the rival keep.
    state = scene(faith="town d4; hamlet c5; keep f5 of 1", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"keep c3 of 0", "hamlet c5", "keep f5 of 1"}


@pytest.mark.rule("6.5", "5.5")
def test_hierarchy_asks_for_the_highest_of_all_parts_the_copy_would_join() -> None:
    # The copy joins a castle and a keep that were one domain before: the castle stays alone on top.
    state = scene(faith="castle d2 of 1; hamlet g3; hamlet h3; keep i3 of 1", hands=("2m",))
    events = play(GAME, state, "build keep might g3")
    assert Copied(FAITH, KEEP, at("g3"), P0) in events
    assert standing(state, FAITH) == {"castle d2 of 1", "keep g3 of 0", "keep i3 of 1"}


@pytest.mark.rule("6.5", "K5")
def test_merely_covering_a_building_is_not_touching_its_domain() -> None:
    state = scene(faith="chapel d4 of 1; hamlet b3", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")


@pytest.mark.rule("6.5", "K5")
def test_covering_a_building_and_touching_the_rest_of_its_domain_counts() -> None:
    state = scene(faith="chapel d4 of 1; hamlet e4; hamlet b3", hands=("2m",))
    assert play(GAME, state, "build keep might c3")[-1] == REFUSED_BY_DOMINION


@pytest.mark.rule("6.5")
def test_a_printed_hamlet_that_reappears_counts_as_a_building_of_the_old_domain() -> None:
    state = scene(faith="town d4; chapel b3 of 1", options=drawn(hamlets="d5"), hands=("2m",))
    assert play(GAME, state, "build keep might c3")[-1] == REFUSED_BY_DOMINION


@pytest.mark.rule("6.5")
def test_a_printed_hamlet_in_the_first_cell_reappears_like_any_other() -> None:
    state = scene(faith="town a1; chapel c3 of 1", options=drawn(hamlets="a1"), hands=("2m",))
    events = play(GAME, state, "build keep might a2")
    assert events[-1] == CopyRefused(FAITH, KEEP, at("a2"), BREAKS_DOMINION)


@pytest.mark.rule("6.5")
def test_a_printed_hamlet_that_reappears_is_one_with_what_it_hung_on() -> None:
    state = scene(
        faith="town d4; hamlet c5; chapel b5 of 1; hamlet b4",
        options=drawn(hamlets="d5"),
        hands=("2m",),
    )
    events = play(GAME, state, "build keep might c3")
    assert COPIED in events
    assert Reappeared(FAITH, at("d5")) in events


@pytest.mark.rule("6.5", "K5")
def test_without_its_printed_hamlet_the_covered_town_does_not_count() -> None:
    state = scene(faith="town d4; chapel b3 of 1", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")


@pytest.mark.rule("6.5")
def test_a_reappearing_hamlet_may_join_a_rival_to_the_copy() -> None:
    state = scene(
        faith="town d4; keep c6 of 1",
        options=drawn(hamlets="d5"),
        hands=("2m",),
    )
    assert play(GAME, state, "build keep might c3")[-1] == REFUSED_BY_HIERARCHY


@pytest.mark.rule("6.5")
def test_without_the_reappearing_hamlet_the_rival_is_out_of_touch() -> None:
    state = scene(faith="town d4; keep c6 of 1", hands=("2m",))
    assert COPIED in play(GAME, state, "build keep might c3")


@pytest.mark.rule("6.5")
def test_the_copy_of_an_upgrade_is_tested_as_a_new_building() -> None:
    # As an upgrade in Faith the castle might touch nothing but its own domain.
    state = scene("keep c3 of 0", "keep c3 of 0; hamlet f4", "keep c3 ruin", hands=("2m",))
    events = play(GAME, state, "upgrade castle might c3")
    assert events[4:] == [
        Removed(FAITH, KEEP, at("c3"), P0, BY_UPGRADE),
        Copied(FAITH, CASTLE, at("c3"), P0),
        Removed(REASON, KEEP, at("c3"), NOBODY, BY_UPGRADE),
        Copied(REASON, CASTLE, at("c3"), NOBODY),
    ]


@pytest.mark.rule("6.5")
def test_reason_never_refuses() -> None:
    state = scene(
        faith="watchtower c3 of 0",
        reason="keep a3 ruin; keep e3 ruin; town c5; town c1",
        hands=("1m",),
    )
    play(GAME, state, "upgrade keep faith c3")
    assert "keep c3 ruin" in standing(state, REASON)


@pytest.mark.rule("6.5", "6.6")
def test_a_refused_copy_is_never_made_up_later() -> None:
    state = scene(faith="hamlet b3; hamlet e3", hands=("2m 1c",))
    play(GAME, state, "build keep might c3", "demolish faith e3")
    assert standing(state, FAITH) == {"hamlet b3"}
    end_turn(state)
    assert standing(state, FAITH) == {"hamlet b3"}
    assert standing(state, REASON) == set()


# 6.6 Supply


@pytest.mark.rule("6.6")
def test_without_a_tile_there_is_no_copy_and_none_further_on() -> None:
    state = scene(hands=("2m",))
    state.supply[KEEP] = 1
    events = play(GAME, state, "build keep might c3")
    assert events[-1] == CopyMissed(FAITH, KEEP, at("c3"), NO_TILE)
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("6.6")
def test_the_last_tile_goes_to_the_nearest_age() -> None:
    state = scene(hands=("3c",), adventurers=BOTH_IN_MIGHT)
    state.supply[TOWN] = 2
    events = play(GAME, state, "build town might c3")
    assert events[-2:] == [
        Copied(FAITH, TOWN, at("c3"), NOBODY),
        CopyMissed(REASON, TOWN, at("c3"), NO_TILE),
    ]


@pytest.mark.rule("6.6")
def test_without_a_cube_for_faith_there_is_no_copy_at_all() -> None:
    state = scene(hands=("2m",))
    state.players[0].cubes = 1
    events = play(GAME, state, "build keep might c3")
    assert events[-1] == CopyMissed(FAITH, KEEP, at("c3"), NO_CUBE)
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("6.6")
def test_an_upgrade_without_a_cube_in_stock_moves_the_cube_of_its_older_copy() -> None:
    state = scene("keep c3 of 0", "keep c3 of 0", "keep c3 ruin", hands=("2m",))
    state.players[0].cubes = 0
    play(GAME, state, "upgrade castle might c3")
    assert standing(state, FAITH) == {"castle c3 of 0"}
    assert cubes(state)[0] == 0


@pytest.mark.rule("6.6", "12")
@pytest.mark.parametrize("rules", [1, 2])
def test_tiles_removed_by_a_paradox_return_where_they_are_not_lost(rules: int) -> None:
    game = GAME.played_with(rules)
    options = PLAIN if rules == 1 else KEPT_TILES  # by rules 1 it was usual
    state = scene(
        faith="chapel c3 of 1; town d4",
        reason="town d4",
        hands=("2m",),
        options=options,
        game=game,
    )
    before = state.supply[:]
    play(game, state, "build keep might c3")
    assert state.supply[CHAPEL] == before[CHAPEL] + 1
    assert state.supply[TOWN] == before[TOWN] + 2
    assert state.supply[KEEP] == before[KEEP] - 3


@pytest.mark.rule("6.6")
def test_tiles_removed_by_a_paradox_leave_the_game() -> None:
    state = scene(faith="chapel c3 of 1; town d4", reason="town d4", hands=("2m",))
    before = state.supply[:]
    play(GAME, state, "build keep might c3")
    assert state.supply[CHAPEL] == before[CHAPEL]
    assert state.supply[TOWN] == before[TOWN]


@pytest.mark.rule("6.6", "12")
def test_with_lost_tiles_an_older_copy_replaced_by_its_own_upgrade_returns() -> None:
    state = scene("keep c3 of 0", "keep c3 of 0", "keep c3 ruin", options=LOST_TILES, hands=("2m",))
    before = state.supply[:]
    play(GAME, state, "upgrade castle might c3")
    assert state.supply[KEEP] == before[KEEP] + 3
    assert state.supply[CASTLE] == before[CASTLE] - 3


@pytest.mark.rule("6.6", "12")
def test_with_lost_tiles_a_rivals_keep_under_an_upgrade_is_lost_with_its_ruin() -> None:
    state = scene("keep c3 of 0", "keep c3 of 1", "keep c3 ruin", options=LOST_TILES, hands=("2m",))
    before = state.supply[KEEP]
    events = play(GAME, state, "upgrade castle might c3")
    assert state.supply[KEEP] == before + 1  # the one in Might
    assert Removed(FAITH, KEEP, at("c3"), P1, BY_PARADOX) in events
    assert Removed(REASON, KEEP, at("c3"), NOBODY, BY_PARADOX) in events


@pytest.mark.rule("6.6", "12", "K4")
def test_with_lost_tiles_an_equal_small_building_in_faith_is_no_older_copy() -> None:
    state = scene("watchtower c3 of 0", "watchtower c3 of 0", options=LOST_TILES, hands=("1m",))
    before = state.supply[WATCHTOWER]
    events = play(GAME, state, "upgrade keep might c3")
    assert Removed(FAITH, WATCHTOWER, at("c3"), P0, BY_PARADOX) in events
    assert state.supply[WATCHTOWER] == before + 1  # the one in Might
    assert cubes(state)[0] == 23


@pytest.mark.rule("6.6", "12", "1.3")
def test_with_lost_tiles_printed_hamlets_are_no_tiles() -> None:
    state = scene(options=f"{drawn(hamlets='c3')} lost-tiles=yes", hands=("2c",))
    before = state.supply[HAMLET]
    play(GAME, state, "upgrade town might c3")
    assert state.supply[HAMLET] == before


@pytest.mark.rule("6.6")
def test_a_tile_freed_in_an_age_serves_the_copy_there() -> None:
    state = scene(faith="keep d4 of 1", reason="keep d4 ruin", options=KEPT_TILES, hands=("2m",))
    state.supply[KEEP] = 1
    play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"keep c3 of 0"}
    assert standing(state, REASON) == {"keep c3 ruin"}
    assert state.supply[KEEP] == 0


@pytest.mark.rule("6.6")
def test_a_tile_freed_in_faith_serves_reason() -> None:
    state = scene(
        faith="town b2; town d4",
        options=KEPT_TILES,
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    state.supply[TOWN] = 1
    play(GAME, state, "build town might c3")
    assert standing(state, FAITH) == standing(state, REASON) == {"town c3"}


@pytest.mark.rule("6.6", "12")
def test_with_lost_tiles_a_tile_that_would_be_lost_serves_no_copy() -> None:
    state = scene(faith="town d4", options=LOST_TILES, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    state.supply[TOWN] = 1
    events = play(GAME, state, "build town might c3")
    assert events[-1] == CopyMissed(FAITH, TOWN, at("c3"), NO_TILE)
    assert standing(state, FAITH) == {"town d4"}


@pytest.mark.rule("6.6")
def test_a_cube_freed_in_faith_serves_the_copy_there() -> None:
    state = scene(faith="chapel d4 of 0", hands=("2m",))
    state.players[0].cubes = 1
    play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"keep c3 of 0"}
    assert cubes(state)[0] == 0


@pytest.mark.rule("6.6")
def test_a_cube_freed_for_another_player_serves_no_copy() -> None:
    state = scene(faith="chapel d4 of 1", hands=("2m",))
    state.players[0].cubes = 1
    events = play(GAME, state, "build keep might c3")
    assert events[-1] == CopyMissed(FAITH, KEEP, at("c3"), NO_CUBE)
    assert standing(state, FAITH) == {"chapel d4 of 1"}


@pytest.mark.rule("6.6")
def test_where_no_copy_can_be_laid_nothing_in_that_age_or_later_is_removed() -> None:
    state = scene(faith="chapel d4 of 1", reason="town d4 cubes 2", hands=("2m",))
    state.supply[KEEP] = 1
    play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"chapel d4 of 1"}
    assert standing(state, REASON) == {"town d4 cubes 2"}
    state = scene(faith="chapel d4 of 1", reason="town d4 cubes 2", hands=("2m",))
    state.supply[KEEP] = 2
    play(GAME, state, "build keep might c3")
    assert standing(state, FAITH) == {"keep c3 of 0"}
    assert standing(state, REASON) == {"town d4 cubes 2"}


@pytest.mark.rule("6.6")
def test_a_missing_copy_is_never_made_up_later() -> None:
    state = scene(hands=("2m",))
    state.supply[KEEP] = 1
    play(GAME, state, "build keep might c3")
    state.supply[KEEP] = 5
    end_turn(state)
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("6.6", "12")
def test_the_first_edition_never_runs_out_of_tiles() -> None:
    state = scene(options=f"{PLAIN} edition=first", hands=("2m",))
    state.supply[KEEP] = 0
    play(GAME, state, "build keep might c3")
    assert standing(state, REASON) == {"keep c3 ruin"}


# 6.7 Cubes in Reason


@pytest.mark.rule("6.7")
def test_the_cube_of_an_upgraded_hamlet_moves_into_the_town() -> None:
    state = scene(reason="hamlet c3 cubes 1", options=drawn(hamlets="c3"), hands=("2c",))
    events = play(GAME, state, "upgrade town might b2")
    assert events[-2:] == [
        Copied(REASON, TOWN, at("b2"), NOBODY),
        CubesMoved(at("c3"), at("b2"), 1),
    ]
    assert standing(state, REASON) == {"town b2 cubes 1"}
    assert cubes(state) == [25, 24, 25]


@pytest.mark.rule("6.7")
def test_the_cubes_of_an_upgraded_town_move_into_the_city() -> None:
    state = scene("town c3", "town c3", "town c3 cubes 0 1 1", hands=("2c",))
    play(GAME, state, "upgrade city might b2")
    assert standing(state, REASON) == {"city b2 cubes 0 1 1"}
    assert cubes(state) == [24, 23, 25]


@pytest.mark.rule("6.7")
def test_the_cube_of_a_hamlet_raised_two_ranks_moves_into_the_city() -> None:
    state = scene(
        reason="hamlet c3 cubes 2",
        options=drawn(hamlets="c3"),
        hands=("4c",),
        adventurers=BOTH_IN_FAITH,
    )
    play(GAME, state, "upgrade city faith b2")
    assert standing(state, REASON) == {"city b2 cubes 2"}


@pytest.mark.rule("6.7")
def test_cubes_of_another_civil_building_go_home() -> None:
    # The town in Reason has not the cells of the one that is upgraded in Might.
    state = scene("town c3", "town b2", "town b2 cubes 0 1 1", hands=("2c",))
    play(GAME, state, "upgrade city might c3")
    assert standing(state, REASON) == {"city c3"}
    assert cubes(state) == [25, 25, 25]


@pytest.mark.rule("6.7")
def test_cubes_under_a_building_that_was_not_upgraded_go_home() -> None:
    state = scene(faith="town c3", reason="town c3 cubes 1 2 2", hands=("2m",))
    play(GAME, state, "build keep might d4")
    assert cubes(state) == [23, 25, 25]
    assert standing(state, REASON) == {"keep d4 ruin"}


@pytest.mark.rule("6.7")
def test_only_one_rank_moves_in() -> None:
    # A town in Might whose copies are missing: the hamlet below has another rank.
    state = scene("town c3", reason="hamlet c3 cubes 1", options=drawn(hamlets="c3"), hands=("2c",))
    events = play(GAME, state, "upgrade city might c3")
    assert events[-3:] == [
        Removed(REASON, HAMLET, at("c3"), NOBODY, BY_PARADOX),
        CubesReturned(P1, REASON, at("c3"), 1),
        Copied(REASON, CITY, at("c3"), NOBODY),
    ]
    assert standing(state, REASON) == {"city c3"}


F6 = drawn(hamlets="f6")


@pytest.mark.rule("6.7", "1.3")
def test_the_player_with_most_cubes_leaves_one_on_the_hamlet_that_reappears() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 0 1 1", options=F6, hands=("2m",))
    events = play(GAME, state, "build keep might g7")
    assert events[-1] == CubeStayed(P1, at("f6"))
    assert standing(state, REASON) == {"keep g7 ruin", "hamlet f6 cubes 1"}
    assert there(state, FAITH, "f6") == "hamlet f6"
    assert cubes(state) == [23, 24, 25]


@pytest.mark.rule("6.7", "1.3")
def test_a_cube_stays_on_the_first_cell_of_the_grid_too() -> None:
    state = scene(
        faith="town a1", reason="town a1 cubes 1", options=drawn(hamlets="a1"), hands=("2m",)
    )
    play(GAME, state, "build keep might b2")
    assert standing(state, REASON) == {"keep b2 ruin", "hamlet a1 cubes 1"}


@pytest.mark.rule("6.7")
def test_the_acting_player_leaves_a_cube_where_they_alone_have_most() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 0 0 1", options=F6, hands=("2m",))
    assert play(GAME, state, "build keep might g7")[-1] == CubeStayed(P0, at("f6"))


@pytest.mark.rule("6.7")
def test_of_two_equal_players_the_acting_one_drops_out() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 0 2", options=F6, hands=("2m",))
    assert play(GAME, state, "build keep might g7")[-1] == CubeStayed(P2, at("f6"))
    assert asked(GAME, state) == ("TakeTurn", P0)


@pytest.mark.rule("6.7")
def test_between_equal_others_the_acting_player_chooses_who_stays() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 0 1 2", options=F6, hands=("2m",))
    play(GAME, state, "build keep might g7")
    assert asked(GAME, state) == ("ChooseKeeper", P0)
    assert texts(GAME, state) == ["stay 1", "stay 2"]
    refusal = refused(GAME, state, "stay 0")
    assert (refusal.rule, refusal.key) == ("6.7", "not-tied")
    assert refused(GAME, state, "end").key == "not-offered"
    assert play(GAME, state, "stay 1") == [CubeStayed(P1, at("f6"))]
    assert standing(state, REASON) == {"keep g7 ruin", "hamlet f6 cubes 1"}
    assert cubes(state) == [23, 24, 25]


@pytest.mark.rule("6.7")
def test_equal_others_are_asked_for_also_where_the_acting_player_has_none() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 1 2", options=F6, hands=("2m",))
    play(GAME, state, "build keep might g7")
    assert asked(GAME, state) == ("ChooseKeeper", P0)


@pytest.mark.rule("6.7")
def test_the_cube_stays_on_the_civil_building_that_now_covers_the_hamlet() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 1 1 2", options=F6, hands=("2c",))
    events = play(GAME, state, "upgrade town might e5")
    assert events[-2:] == [Copied(REASON, TOWN, at("e5"), NOBODY), CubeStayed(P1, at("f6"))]
    assert standing(state, REASON) == {"town e5 cubes 1"}


@pytest.mark.rule("6.7")
def test_a_city_leaves_a_cube_too() -> None:
    state = scene(
        faith="city f6", reason="city f6 cubes 0 1 1 2 2", options=F6, hands=("2m",), turn=0
    )
    play(GAME, state, "build keep might h8")
    assert asked(GAME, state) == ("ChooseKeeper", P0)


@pytest.mark.rule("6.7")
def test_no_cube_stays_where_none_was() -> None:
    state = scene(faith="town f6", reason="town f6", options=F6, hands=("2m",))
    assert play(GAME, state, "build keep might g7")[-1] == Reappeared(REASON, at("f6"))
    assert standing(state, REASON) == {"keep g7 ruin"}


@pytest.mark.rule("6.7")
def test_no_cube_stays_where_no_hamlet_is_printed() -> None:
    state = scene(faith="town f6", reason="town f6 cubes 1 1 2", hands=("2m",))
    play(GAME, state, "build keep might g7")
    assert standing(state, REASON) == {"keep g7 ruin"}
    assert cubes(state) == [23, 25, 25]


@pytest.mark.rule("6.7")
def test_no_cube_stays_under_a_ruin() -> None:
    # No game leads here: a printed hamlet would keep the castle off these cells in Might.
    state = scene(faith="town f6", reason="town f6 cubes 1 1 2", options=F6, hands=("2m",))
    state.boards[MIGHT] = state.boards[FAITH] = board_of([])
    play(GAME, state, "build keep might f6")
    assert there(state, REASON, "f6") == "keep f6 ruin"
    assert cubes(state)[1:] == [25, 25]


@pytest.mark.rule("6", "6.7")
def test_hamlet_cubes_are_settled_in_reading_order() -> None:
    state = scene(
        faith="town f6; town c3",
        reason="town f6 cubes 1 2; town c3 cubes 1 2",
        options=drawn(hamlets="c3 g7"),
        hands=("4m",),
        adventurers=BOTH_IN_MIGHT,
    )
    play(GAME, state, "build castle might d4")
    assert asked(GAME, state) == ("ChooseKeeper", P0)
    assert play(GAME, state, "stay 1") == [CubeStayed(P1, at("c3"))]
    assert asked(GAME, state) == ("ChooseKeeper", P0)
    assert play(GAME, state, "stay 2") == [CubeStayed(P2, at("g7"))]
    assert standing(state, REASON) == {
        "castle d4 ruin",
        "hamlet c3 cubes 1",
        "hamlet g7 cubes 2",
    }


@pytest.mark.rule("6.7", "9.1")
def test_with_the_printed_housing_a_cube_that_stays_always_finds_room() -> None:
    # Where it stays is the printed hamlet, bare again, or what was laid over it: an upgraded
    # building into which nobody moved, since hamlets below lay under the one before. Under a town
    # there are two at most, corner to corner. So rules 1 need not ask for room; other boxes must.
    hamlet, town, city = GAME.played_with(1).start(2).parts.housing[SMALL:]
    assert hamlet >= 1
    assert min(town, city) >= 2
    diagonal = drawn(hamlets="e5 f6")
    scene(might="town e5", options=diagonal)  # a map may have them so
    touching = drawn(hamlets="e5 f5")
    with pytest.raises(ValueError, match="touches another one"):
        scene(options=touching)


@pytest.mark.rule("6.7", "12")
def test_in_the_first_edition_no_cube_stays() -> None:
    state = scene(
        faith="town f6",
        reason="town f6 cubes 1 1 2",
        options=f"{F6} edition=first",
        hands=("2m",),
    )
    play(GAME, state, "build keep might g7")
    assert standing(state, REASON) == {"keep g7 ruin"}
    assert cubes(state) == [23, 25, 25]


@pytest.mark.rule("6.7", "12")
def test_in_the_first_edition_a_cube_stays_as_the_summary_has_it() -> None:
    options = f"{F6} edition=first hamlet-cubes=summary"
    state = scene(faith="town f6", reason="town f6 cubes 1 1 2", options=options, hands=("2m",))
    assert play(GAME, state, "build keep might g7")[-1] == CubeStayed(P1, at("f6"))


@pytest.mark.rule("6.7", "12")
def test_by_the_summary_the_acting_player_decides_a_tie_and_may_stay_himself() -> None:
    options = f"{F6} edition=first hamlet-cubes=summary"
    state = scene(faith="town f6", reason="town f6 cubes 0 2", options=options, hands=("2m",))
    play(GAME, state, "build keep might g7")
    assert asked(GAME, state) == ("ChooseKeeper", P0)
    assert texts(GAME, state) == ["stay 0", "stay 2"]
    assert play(GAME, state, "stay 0") == [CubeStayed(P0, at("f6"))]


@pytest.mark.rule("6.7", "12")
def test_the_summary_changes_nothing_in_the_second_edition() -> None:
    options = f"{F6} hamlet-cubes=summary"
    state = scene(faith="town f6", reason="town f6 cubes 0 2", options=options, hands=("2m",))
    assert play(GAME, state, "build keep might g7")[-1] == CubeStayed(P2, at("f6"))


# 6.8 Ruins


@pytest.mark.rule("6.8")
def test_an_upgraded_building_arrives_as_a_ruin_even_if_the_smaller_one_was_restored() -> None:
    state = scene("keep c3 of 0", "keep c3 of 0", "keep c3", hands=("2m",))
    play(GAME, state, "upgrade castle might c3")
    assert standing(state, REASON) == {"castle c3 ruin"}


@pytest.mark.rule("6.8")
def test_an_upgrade_in_faith_makes_the_restored_building_a_ruin_again() -> None:
    state = scene(faith="monastery c3 of 0", reason="monastery c3", hands=("2r",))
    play(GAME, state, "upgrade abbey faith c3")
    assert standing(state, REASON) == {"abbey c3 ruin"}


@pytest.mark.rule("6.8", "6.4")
def test_a_restoration_cube_on_the_replaced_ruin_goes_home() -> None:
    state = scene("monastery c3 of 0", "abbey c3 of 1", "abbey c3 ruin cubes 2", hands=("2r",))
    events = play(GAME, state, "upgrade abbey might c3")
    assert events[4:] == [
        Removed(FAITH, ABBEY, at("c3"), P1, BY_PARADOX),
        CubesReturned(P1, FAITH, at("c3"), 1),
        Copied(FAITH, ABBEY, at("c3"), P0),
        Removed(REASON, ABBEY, at("c3"), NOBODY, BY_PARADOX),
        CubesReturned(P2, REASON, at("c3"), 1),
        Copied(REASON, ABBEY, at("c3"), NOBODY),
    ]
    assert standing(state, REASON) == {"abbey c3 ruin"}
    assert cubes(state) == [23, 25, 25]


@pytest.mark.rule("6.8")
def test_a_restoration_begun_stays_where_the_ruin_is_already_the_copy() -> None:
    state = scene("monastery c3 of 0", "abbey c3 of 0", "abbey c3 ruin cubes 2", hands=("2r",))
    play(GAME, state, "upgrade abbey might c3")
    assert standing(state, REASON) == {"abbey c3 ruin cubes 2"}


# 6.9 The invariant


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("seed", range(6))
def test_large_tiles_of_faith_and_reason_agree_in_random_games_by_seed(seed: int) -> None:
    rng = random.Random(seed)
    # The first edition never runs out of tiles.
    state = GAME.start(3, GAME.options.choose({"edition": "first"}))
    while GAME.decision(state) is not None:
        legal = GAME.legal(state)
        GAME.apply(state, legal.nth(rng.randrange(len(legal))), Silence())
        if state.stack and asked(GAME, state)[0] == "TakeTurn":
            faith, reason = (
                {(b.tile, b.cell) for b in state.boards[age].buildings() if b.rank > SMALL}
                for age in (FAITH, REASON)
            )
            assert faith == reason


@pytest.mark.rule("6.9", "6.3")
@pytest.mark.parametrize("seed", range(3))
def test_reason_never_holds_small_tiles_or_owners_in_random_games_by_seed(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(4)
    while GAME.decision(state) is not None:
        legal = GAME.legal(state)
        GAME.apply(state, legal.nth(rng.randrange(len(legal))), Silence())
    for building in state.boards[REASON].buildings():
        assert building.owner == NOBODY
        assert building.printed or building.rank > SMALL
        assert not building.ruined or building.kind != CIVIL


@pytest.mark.rule("5.6")
def test_copies_pay_no_bonus() -> None:
    state = scene(hands=("3c",), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, "build town might c3")
    assert ecus(state)[0] == 11
