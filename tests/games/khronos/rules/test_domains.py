"""Chapter 7: junctions, divisions and downsizing; and what a domain is (1.6)."""

import pytest

from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON, Age
from clocksmith.games.khronos.model.events import (
    AS_SHADOW,
    BY_DOWNSIZING,
    Clashed,
    CubesReturned,
    Downsized,
    Outweighed,
    Removed,
)
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import (
    ABBEY,
    CASTLE,
    CHAPEL,
    KEEP,
    MONASTERY,
    WATCHTOWER,
    at,
    cubes,
    drawn,
    scene,
    standing,
    there,
    written,
)
from play import P0, P1, P2, asked, play, refused, texts

BOTH_IN_MIGHT = ("might:2 might:2",)


def domain(state: Khronos, age: Age, name: str) -> set[str]:
    """Return the buildings of the domain that covers a cell."""
    return {written(building) for building in state.boards[age].domain_at(at(name)).buildings}


# 1.6 Domains


@pytest.mark.rule("1.6")
def test_buildings_joined_by_sides_are_one_domain() -> None:
    state = scene("keep b2 of 0; hamlet d3; chapel d4 of 1")
    assert domain(state, MIGHT, "b2") == {"keep b2 of 0", "hamlet d3", "chapel d4 of 1"}


@pytest.mark.rule("1.6")
def test_corners_do_not_join() -> None:
    state = scene("keep b2 of 0; hamlet d4; hamlet d1; hamlet a4")
    assert domain(state, MIGHT, "b2") == {"keep b2 of 0"}


@pytest.mark.rule("1.6")
def test_the_rims_of_the_grid_do_not_meet() -> None:
    state = scene("hamlet o2; hamlet p2; hamlet a3; hamlet a20; hamlet a1")
    assert domain(state, MIGHT, "a3") == {"hamlet a3"}
    assert domain(state, MIGHT, "a1") == {"hamlet a1"}


@pytest.mark.rule("1.6")
def test_printed_hamlets_belong_to_domains() -> None:
    state = scene("keep n1 of 0", options=drawn(hamlets="m1"))
    assert domain(state, MIGHT, "n1") == {"hamlet m1", "keep n1 of 0"}


@pytest.mark.rule("1.6")
def test_a_lone_building_is_a_domain() -> None:
    state = scene("hamlet c3")
    assert domain(state, MIGHT, "c3") == {"hamlet c3"}
    assert len(state.boards[MIGHT].domains) == 11


# 7.1 What is settled, and in which order


@pytest.mark.rule("7.1")
def test_might_settles_military_first_then_religious() -> None:
    state = scene("keep b2 of 1; monastery b4 of 1; keep e2 of 2; monastery e4 of 2", hands=("1c",))
    events = play(GAME, state, "build hamlet might d3", "downsize might b2", "shrink might c3")
    clashes = [event for event in events if isinstance(event, Clashed)]
    assert clashes == [Clashed(P0, MIGHT, KEEP, 2), Clashed(P0, MIGHT, MONASTERY, 2)]


@pytest.mark.rule("7.1")
def test_faith_settles_religious_first_then_military() -> None:
    state = scene(
        faith="keep b2 of 1; monastery b4 of 1; keep e2 of 2; monastery e4 of 2", hands=("1c",)
    )
    events = play(GAME, state, "build hamlet faith d3", "downsize faith b4", "shrink faith b4")
    clashes = [event for event in events if isinstance(event, Clashed)]
    assert clashes == [Clashed(P0, FAITH, MONASTERY, 2), Clashed(P0, FAITH, KEEP, 2)]


@pytest.mark.rule("7.1", "6")
def test_might_is_settled_before_faith() -> None:
    state = scene(
        "keep a3 of 1; keep e3 of 2",
        "monastery a3 of 1; monastery e3 of 2",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might c3", "downsize might a3", "shrink might b3")
    clashes = [event for event in events if isinstance(event, Clashed)]
    assert clashes == [Clashed(P0, MIGHT, KEEP, 2), Clashed(P0, FAITH, MONASTERY, 2)]


@pytest.mark.rule("7.1")
def test_reason_has_no_hierarchy() -> None:
    state = scene(
        reason="keep a3 ruin; keep e3 ruin; abbey c5",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    play(GAME, state, "build town might c3")
    assert asked(GAME, state) == ("TakeTurn", P0)
    assert domain(state, REASON, "c3") == {"keep a3 ruin", "keep e3 ruin", "abbey c5", "town c3"}


@pytest.mark.rule("7.1")
def test_a_castle_above_two_keeps_keeps_the_peace() -> None:
    state = scene("keep b2 of 1; keep e2 of 2; castle g2 of 2", hands=("1c",))
    play(GAME, state, "build hamlet might d2")
    assert asked(GAME, state) == ("TakeTurn", P0)
    assert domain(state, MIGHT, "d2") == {
        "keep b2 of 1",
        "hamlet d2",
        "keep e2 of 2",
        "castle g2 of 2",
    }


# 7.2 Junctions


@pytest.mark.rule("7.2")
def test_the_weaker_side_is_downsized_whoever_acts() -> None:
    state = scene("keep b2 of 0; keep e2 of 2; watchtower e4 of 2", hands=("1c",))
    events = play(GAME, state, "build hamlet might d2")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("b2"), P0, 2, 3)
    assert asked(GAME, state) == ("ChooseSpot", P0)


@pytest.mark.rule("7.2")
def test_strength_counts_buildings_of_the_kind_whoever_owns_them() -> None:
    state = scene("keep b2 of 1; watchtower b4 of 2; keep e2 of 2", hands=("1c",))
    events = play(GAME, state, "build hamlet might d2")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("e2"), P2, 2, 3)


@pytest.mark.rule("7.2")
def test_strength_counts_only_the_kind_in_conflict() -> None:
    state = scene("keep b2 of 1; abbey a4 of 1; town b7; keep e2 of 2", hands=("1c",))
    events = play(GAME, state, "build hamlet might d2")
    assert events[-1] == Clashed(P0, MIGHT, KEEP, 2)
    assert texts(GAME, state) == ["downsize might b2", "downsize might e2"]


@pytest.mark.rule("7.2")
def test_strength_counts_only_what_stands_in_the_present_domain() -> None:
    # The copy of the town takes away what joined the watchtower to its keep.
    state = scene(
        faith="keep c1 of 2; keep b5 of 1; town d4; watchtower f5 of 1",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might c3")
    assert events[-1] == Clashed(P0, FAITH, KEEP, 2)


# A town at e4 joins whatever stands above (e2), to the left (c4) and to the right (g4) of it.


@pytest.mark.rule("7.2", "7.4")
def test_all_weaker_sides_are_downsized_in_reading_order() -> None:
    state = scene(
        "keep g4 of 2; keep e2 of 1; keep c4 of 1; watchtower c6 of 1",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might e4")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("e2"), P1, 2, 3)
    events = play(GAME, state, "shrink might e3")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("g4"), P2, 2, 3)
    play(GAME, state, "shrink might g4")
    assert asked(GAME, state) == ("TakeTurn", P0)
    assert standing(state, MIGHT) == {
        "watchtower e3 of 1",
        "keep c4 of 1",
        "watchtower c6 of 1",
        "town e4",
        "watchtower g4 of 2",
    }


@pytest.mark.rule("7.2", "7.4")
def test_weaker_sides_fall_before_equally_strong_ones() -> None:
    state = scene(
        "keep e2 of 1; watchtower e1 of 1; keep c4 of 2; watchtower c6 of 1; keep g4 of 2",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might e4")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("g4"), P2, 2, 3)
    events = play(GAME, state, "shrink might g4")
    assert events[-1] == Clashed(P0, MIGHT, KEEP, 2)
    assert texts(GAME, state) == ["downsize might e2", "downsize might c4"]


@pytest.mark.rule("7.2")
def test_a_side_without_a_tied_building_takes_no_part() -> None:
    state = scene(
        "keep e2 of 1; keep c4 of 2; watchtower g4 of 2", hands=("3c",), adventurers=BOTH_IN_MIGHT
    )
    events = play(GAME, state, "build town might e4")
    assert events[-1] == Clashed(P0, MIGHT, KEEP, 2)
    play(GAME, state, "downsize might e2", "shrink might e3")
    assert standing(state, MIGHT) == {
        "watchtower e3 of 1",
        "keep c4 of 2",
        "town e4",
        "watchtower g4 of 2",
    }


@pytest.mark.rule("7.2")
def test_between_equal_sides_the_acting_player_loses_their_own() -> None:
    state = scene("keep b2 of 1; keep e2 of 0", hands=("1c",))
    events = play(GAME, state, "build hamlet might d2")
    assert events[-1] == Clashed(P0, MIGHT, KEEP, 2)
    assert asked(GAME, state) == ("ChooseSpot", P0)
    assert "shrink might e2" in texts(GAME, state)


@pytest.mark.rule("7.2")
def test_between_several_own_the_acting_player_chooses_one_of_these() -> None:
    state = scene(
        "keep e2 of 0; keep c4 of 1; keep g4 of 0", hands=("3c",), adventurers=BOTH_IN_MIGHT
    )
    play(GAME, state, "build town might e4")
    assert asked(GAME, state) == ("ChooseDownsized", P0)
    assert texts(GAME, state) == ["downsize might e2", "downsize might g4"]
    refusal = refused(GAME, state, "downsize might c4")
    assert (refusal.rule, refusal.key) == ("7.2", "not-among-the-tied")
    assert refused(GAME, state, "downsize faith e2").key == "not-among-the-tied"
    assert refused(GAME, state, "end").key == "not-offered"


@pytest.mark.rule("7.2")
def test_parts_of_one_original_domain_are_one_side() -> None:
    # The city's copy takes the castle away that stood above both keeps, and joins them again.
    state = scene(
        "town c3",
        "castle c3 of 1; keep a3 of 1; keep f3 of 2; watchtower f5 of 2",
        hands=("2c",),
    )
    events = play(GAME, state, "upgrade city might c3")
    assert events[-1] == Clashed(P0, FAITH, KEEP, 2)
    assert texts(GAME, state) == ["downsize faith a3", "downsize faith f3"]


# The copy of a town at c3 takes the castle that stood above the keeps b5 and e2,
# and joins both to the keep a2.
THREE_KEEPS = "castle d4 of 1; keep b5 of 1; keep e2 of 2; keep a2 of 1; watchtower a1 of 1"


@pytest.mark.rule("7.2", "7.3")
def test_a_side_with_two_tied_buildings_is_strong_by_both() -> None:
    state = scene(faith=THREE_KEEPS, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, "build town might c3")
    assert events[-1] == Outweighed(FAITH, KEEP, at("a2"), P1, 3, 4)
    events = play(GAME, state, "shrink faith b3")
    assert events[-1] == Clashed(P0, FAITH, KEEP, 2)
    assert texts(GAME, state) == ["downsize faith e2", "downsize faith b5"]


@pytest.mark.rule("7.2")
def test_both_tied_buildings_of_a_weaker_side_are_downsized() -> None:
    faith = f"{THREE_KEEPS}; watchtower b1 of 1; watchtower a4 of 1"
    state = scene(faith=faith, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, "build town might c3", "shrink faith e3", "shrink faith c5")
    assert [event for event in events if isinstance(event, Outweighed)] == [
        Outweighed(FAITH, KEEP, at("e2"), P2, 4, 5),
        Outweighed(FAITH, KEEP, at("b5"), P1, 4, 5),
    ]
    assert asked(GAME, state) == ("TakeTurn", P0)


@pytest.mark.rule("7.2")
def test_the_original_domains_of_faith_are_those_before_the_copy() -> None:
    # A watchtower that hangs on its keep through the hamlet under the copy still counts.
    state = scene(
        faith="keep a3 of 1; hamlet c4; watchtower c5 of 1; keep e3 of 2",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might c3")
    assert events[-1] == Outweighed(FAITH, KEEP, at("e3"), P2, 2, 3)


@pytest.mark.rule("7.2")
def test_strengths_stay_as_they_were_when_settling_began() -> None:
    # The chapel, cut off with the shrinking keep, still counts for its side.
    state = scene(
        "keep b4 of 1; watchtower b6 of 1; monastery b2 of 1;"
        "keep e4 of 2; monastery e2 of 2; chapel f6 of 2",
        hands=("1c",),
    )
    events = play(GAME, state, "build hamlet might d4", "shrink might e4")
    assert domain(state, MIGHT, "f6") == {"chapel f6 of 2"}
    assert events[-1] == Outweighed(MIGHT, MONASTERY, at("b2"), P1, 2, 3)


@pytest.mark.rule("7.2", "7.3", "7.6")
def test_the_strengths_of_faith_are_fixed_when_might_is_settled() -> None:
    # Before that, the castle in Faith would have been stronger than keep and watchtower.
    state = scene(
        "castle b2 of 1; castle g2 of 2; watchtower g5 of 2",
        "castle b2 of 1; keep g3 of 2; watchtower i3 of 2",
        "castle b2 ruin; keep g3 ruin",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might e3")
    assert events[-1] == Outweighed(MIGHT, CASTLE, at("b2"), P1, 4, 5)
    events = play(GAME, state, "shrink might c3")
    assert events == [
        Downsized(MIGHT, CASTLE, at("b2"), KEEP, at("c3"), P1),
        Downsized(FAITH, CASTLE, at("b2"), KEEP, at("c3"), P1),
        Downsized(REASON, CASTLE, at("b2"), KEEP, at("c3"), NOBODY),
        Outweighed(FAITH, KEEP, at("c3"), P1, 2, 3),
    ]
    events = play(GAME, state, "shrink faith d4")
    assert standing(state, FAITH) == {
        "watchtower d4 of 1",
        "town e3",
        "keep g3 of 2",
        "watchtower i3 of 2",
    }
    assert standing(state, REASON) == {"town e3", "keep g3 ruin"}


@pytest.mark.rule("7.2", "7.3")
def test_where_no_civil_building_was_laid_strength_does_not_count() -> None:
    # The hamlet is laid in Might only; in Faith a shrunken castle ties with a keep.
    state = scene(
        "castle b2 of 1; castle f2 of 2; watchtower f5 of 2",
        "castle b2 of 1; keep b5 of 2; watchtower d5 of 2",
        "castle b2 ruin; keep b5 ruin",
        hands=("1c",),
    )
    events = play(GAME, state, "build hamlet might e3", "shrink might b3")
    assert events[-1] == Clashed(P0, FAITH, KEEP, 2)
    assert texts(GAME, state) == ["downsize faith b3", "downsize faith b5"]


@pytest.mark.rule("7.2", "7.3")
def test_a_copy_that_stood_already_makes_no_junction() -> None:
    state = scene(
        "castle b2 of 1; castle g2 of 2; watchtower g5 of 2",
        "castle b2 of 1; town e3; keep g3 of 2; watchtower i3 of 2",
        "castle b2 ruin; town e3; keep g3 ruin",
        hands=("3c",),
        adventurers=BOTH_IN_MIGHT,
    )
    events = play(GAME, state, "build town might e3", "shrink might c3")
    assert events[-1] == Clashed(P0, FAITH, KEEP, 2)


# 7.3 Divisions


@pytest.mark.rule("7.3", "8")
def test_a_demolition_may_divide_a_domain_and_the_acting_player_chooses() -> None:
    state = scene("monastery a3 of 1; monastery a5 of 2; hamlet c3; abbey d3 of 1", hands=("1c",))
    events = play(GAME, state, "demolish might c3")
    assert events[-1] == Clashed(P0, MIGHT, MONASTERY, 2)
    assert asked(GAME, state) == ("ChooseDownsized", P0)
    assert texts(GAME, state) == ["downsize might a3", "downsize might a5"]


@pytest.mark.rule("7.3")
def test_after_a_division_the_acting_player_loses_their_own_without_strength() -> None:
    state = scene(
        faith="monastery a3 of 0; chapel a2 of 0; monastery a5 of 2; hamlet c3; abbey d3 of 1",
        hands=("1c",),
    )
    play(GAME, state, "demolish faith c3", "shrink faith a4")
    assert there(state, FAITH, "a4") == "chapel a4 of 0"
    assert there(state, FAITH, "a5") == "monastery a5 of 2"


@pytest.mark.rule("7.3")
def test_after_a_division_the_acting_player_chooses_among_several_own() -> None:
    state = scene(
        "monastery a3 of 0; monastery a5 of 0; monastery a7 of 1; hamlet c3; abbey d3 of 1",
        hands=("1c",),
    )
    play(GAME, state, "demolish might c3")
    assert texts(GAME, state) == ["downsize might a3", "downsize might a5"]


@pytest.mark.rule("7.3")
def test_a_paradox_may_divide_a_domain() -> None:
    state = scene(
        faith="monastery a3 of 1; monastery a5 of 2; town c4; abbey e5 of 1",
        reason="monastery a3 ruin; monastery a5 ruin; town c4; abbey e5 ruin",
        hands=("2m",),
    )
    events = play(GAME, state, "build keep might c3")
    assert events[-1] == Clashed(P0, FAITH, MONASTERY, 2)
    assert texts(GAME, state) == ["downsize faith a3", "downsize faith a5"]


@pytest.mark.rule("7.3", "7.2", "7.4")
def test_a_downsized_building_keeps_its_original_domain_and_the_strength_of_that() -> None:
    # The castle b5 shrinks to a keep; the monastery f5 then shrinks away from the castle h5,
    # so that the new keep ties with the keep e3 of the side that was stronger.
    state = scene(
        "castle b5 of 1; monastery b3 of 2;monastery f5 of 0; castle h5 of 2; keep e3 of 2",
        hands=("1c",),
    )
    events = play(GAME, state, "build hamlet might e5")
    assert events[-1] == Outweighed(MIGHT, CASTLE, at("b5"), P1, 4, 6)
    events = play(GAME, state, "shrink might c5")
    assert events[-1] == Clashed(P0, MIGHT, MONASTERY, 2)
    events = play(GAME, state, "shrink might f5")
    assert events == [
        Downsized(MIGHT, MONASTERY, at("f5"), CHAPEL, at("f5"), P0),
        Outweighed(MIGHT, KEEP, at("c5"), P1, 4, 6),
    ]


# 7.4 Order


DIVIDED = (
    # The copy of a town at c7 takes the castle that stood above the keeps g5 and i5,
    # and joins the keeps a7 and c9.
    "castle d5 of 1; keep g5 of 1; keep i5 of 2; keep a7 of 1; keep c9 of 2"
)


@pytest.mark.rule("7.4")
def test_junctions_come_before_other_conflicts() -> None:
    state = scene(faith=DIVIDED, hands=("3c",), adventurers=BOTH_IN_MIGHT)
    play(GAME, state, "build town might c7")
    assert texts(GAME, state) == ["downsize faith a7", "downsize faith c9"]
    play(GAME, state, "downsize faith a7", "shrink faith a7")
    assert texts(GAME, state) == ["downsize faith g5", "downsize faith i5"]


@pytest.mark.rule("7.4")
def test_weaker_sides_come_before_ties() -> None:
    state = scene(faith=f"{DIVIDED}; watchtower e10 of 2", hands=("3c",), adventurers=BOTH_IN_MIGHT)
    events = play(GAME, state, "build town might c7")
    assert events[-1] == Outweighed(FAITH, KEEP, at("a7"), P1, 2, 3)
    play(GAME, state, "shrink faith a7")
    assert texts(GAME, state) == ["downsize faith g5", "downsize faith i5"]


@pytest.mark.rule("7.4")
def test_other_conflicts_are_settled_in_reading_order() -> None:
    # Without the hamlet e6 two pairs of monasteries lose their abbey and each other.
    state = scene(
        "abbey e3 of 1; hamlet e6; monastery e7 of 1; monastery e9 of 2;"
        "hamlet d6; monastery b6 of 1; town b8; monastery b10 of 2",
        hands=("1c",),
    )
    play(GAME, state, "demolish might e6")
    assert texts(GAME, state) == ["downsize might b6", "downsize might b10"]
    play(GAME, state, "downsize might b10", "shrink might b10")
    assert texts(GAME, state) == ["downsize might e7", "downsize might e9"]


@pytest.mark.rule("7.4")
def test_settling_goes_on_until_no_conflict_is_left() -> None:
    state = scene("watchtower c2 of 1; watchtower e2 of 2; watchtower d1 of 1", hands=("1c",))
    play(GAME, state, "build hamlet might d2", "downsize might c2")
    assert texts(GAME, state) == ["downsize might d1", "downsize might e2"]
    play(GAME, state, "downsize might e2")
    assert standing(state, MIGHT) == {"hamlet d2", "watchtower d1 of 1"}


# 7.5 Downsizing


@pytest.mark.rule("7.5")
def test_a_castle_becomes_a_keep_where_its_owner_says() -> None:
    state = scene("castle b2 of 1; castle f2 of 0", hands=("1c",))
    play(GAME, state, "build hamlet might e3")
    assert asked(GAME, state) == ("ChooseSpot", P0)
    assert texts(GAME, state) == [f"shrink might {name}" for name in ("f2", "g2", "f3", "g3")]
    refusal = refused(GAME, state, "shrink might h2")
    assert (refusal.rule, refusal.key) == ("7.5", "not-within-the-old")
    assert refused(GAME, state, "shrink faith f2").rule == "7.5"
    decision = GAME.decision(state)
    assert decision is not None
    unrefused = [a for a in decision.candidates(state) if GAME.refusal(state, a) is None]
    assert GAME.legal(state).listed() == unrefused
    assert refused(GAME, state, "end").key == "not-offered"


@pytest.mark.rule("7.5")
def test_the_cube_moves_along() -> None:
    state = scene("keep b2 of 1; keep e2 of 0", hands=("1c",))
    play(GAME, state, "build hamlet might d2", "shrink might f3")
    assert there(state, MIGHT, "f3") == "watchtower f3 of 0"
    assert cubes(state) == [24, 24, 25]


@pytest.mark.rule("7.5")
def test_small_buildings_are_destroyed_and_their_cubes_go_home() -> None:
    state = scene("chapel c2 of 1; chapel e2 of 0", hands=("1c",))
    events = play(GAME, state, "build hamlet might d2")
    assert events[-3:] == [
        Clashed(P0, MIGHT, CHAPEL, 2),
        Removed(MIGHT, CHAPEL, at("e2"), P0, BY_DOWNSIZING),
        CubesReturned(P0, MIGHT, at("e2"), 1),
    ]
    assert cubes(state) == [25, 24, 25]


@pytest.mark.rule("7.5")
def test_without_a_tile_of_the_next_rank_the_rank_below_is_taken() -> None:
    state = scene("castle b2 of 1; castle f2 of 0", hands=("1c",))
    state.supply[KEEP] = 0
    play(GAME, state, "build hamlet might e3")
    assert len(texts(GAME, state)) == 9
    assert refused(GAME, state, "shrink might i2").rule == "7.5"
    play(GAME, state, "shrink might h4")
    assert there(state, MIGHT, "h4") == "watchtower h4 of 0"
    assert there(state, MIGHT, "f2") == ""


@pytest.mark.rule("7.5")
def test_without_any_lower_tile_a_building_is_destroyed() -> None:
    state = scene(
        "castle b2 of 1; castle f2 of 0", "castle f2 of 0", "castle f2 ruin cubes 2", hands=("1c",)
    )
    state.supply[KEEP] = state.supply[WATCHTOWER] = 0
    events = play(GAME, state, "build hamlet might e3")
    assert events[-6:] == [
        Removed(MIGHT, CASTLE, at("f2"), P0, BY_DOWNSIZING),
        CubesReturned(P0, MIGHT, at("f2"), 1),
        Removed(FAITH, CASTLE, at("f2"), P0, AS_SHADOW),
        CubesReturned(P0, FAITH, at("f2"), 1),
        Removed(REASON, CASTLE, at("f2"), NOBODY, AS_SHADOW),
        CubesReturned(P2, REASON, at("f2"), 1),
    ]
    assert cubes(state) == [25, 24, 25]


@pytest.mark.rule("7.5", "12")
def test_in_the_first_edition_there_is_always_a_lower_tile() -> None:
    state = scene("keep b2 of 1; keep e2 of 0", options=f"{drawn()} edition=first", hands=("1c",))
    state.supply[WATCHTOWER] = 0
    play(GAME, state, "build hamlet might d2", "shrink might f3")
    assert there(state, MIGHT, "f3") == "watchtower f3 of 0"


# 7.6 Shadows


@pytest.mark.rule("7.6")
def test_a_downsized_medium_building_loses_its_copies_in_faith_and_reason() -> None:
    state = scene("keep b2 of 1; keep e2 of 0", "keep e2 of 0", "keep e2", hands=("1c",))
    play(GAME, state, "build hamlet might d2", "shrink might e2")
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("7.6")
def test_a_medium_building_downsized_in_faith_loses_its_copy_in_reason() -> None:
    state = scene(
        faith="monastery b2 of 1; monastery e2 of 0",
        reason="monastery b2 ruin; monastery e2",
        hands=("1c",),
    )
    play(GAME, state, "build hamlet faith d2", "shrink faith e2")
    assert standing(state, FAITH) == {"monastery b2 of 1", "hamlet d2", "chapel e2 of 0"}
    assert standing(state, REASON) == {"monastery b2 ruin"}


@pytest.mark.rule("7.6")
def test_the_medium_that_replaced_a_large_one_replaces_its_copies_on_the_same_cells() -> None:
    state = scene("abbey b2 of 1; abbey f2 of 0", "abbey f2 of 0", "abbey f2", hands=("1c",))
    before = state.supply[:]
    play(GAME, state, "build hamlet might e3", "shrink might g2")
    assert standing(state, FAITH) == {"monastery g2 of 0"}
    assert standing(state, REASON) == {"monastery g2 ruin"}  # a ruin again
    assert state.supply[ABBEY] == before[ABBEY] + 3
    assert state.supply[MONASTERY] == before[MONASTERY] - 3
    assert cubes(state) == [23, 24, 25]


@pytest.mark.rule("7.6")
def test_restoration_cubes_on_a_downsized_ruin_go_home() -> None:
    state = scene(
        faith="abbey b2 of 1; abbey f2 of 0", reason="abbey f2 ruin cubes 2", hands=("1c",)
    )
    events = play(GAME, state, "build hamlet faith e3", "shrink faith f2")
    assert events[-2:] == [
        Downsized(REASON, ABBEY, at("f2"), MONASTERY, at("f2"), NOBODY),
        CubesReturned(P2, REASON, at("f2"), 1),
    ]
    assert cubes(state) == [24, 24, 25]


@pytest.mark.rule("7.6")
def test_if_a_large_building_became_small_its_copies_go() -> None:
    state = scene(
        "castle b2 of 1; castle f2 of 0", "castle f2 of 0", "castle f2 ruin", hands=("1c",)
    )
    state.supply[KEEP] = 0
    play(GAME, state, "build hamlet might e3", "shrink might f2")
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("7.6")
def test_without_a_medium_tile_for_faith_both_large_copies_go() -> None:
    state = scene(
        "castle b2 of 1; castle f2 of 0", "castle f2 of 0", "castle f2 ruin", hands=("1c",)
    )
    state.supply[KEEP] = 1
    play(GAME, state, "build hamlet might e3", "shrink might f2")
    assert "keep f2 of 0" in standing(state, MIGHT)
    assert standing(state, FAITH) == standing(state, REASON) == set()


@pytest.mark.rule("7.6")
def test_without_a_medium_tile_for_reason_only_that_copy_goes() -> None:
    state = scene(
        "castle b2 of 1; castle f2 of 0", "castle f2 of 0", "castle f2 ruin", hands=("1c",)
    )
    state.supply[KEEP] = 2
    play(GAME, state, "build hamlet might e3", "shrink might f2")
    assert standing(state, FAITH) == {"keep f2 of 0"}
    assert standing(state, REASON) == set()


@pytest.mark.rule("7.6")
def test_a_shadow_is_never_refused() -> None:
    # In Faith the keep ties with another one; the conflict is settled instead.
    state = scene(
        "castle b2 of 1; castle f2 of 0",
        "castle f2 of 0; hamlet i3; keep j3 of 2",
        "castle f2 ruin; keep j3 ruin",
        hands=("1c",),
    )
    events = play(GAME, state, "build hamlet might e3", "shrink might g2")
    assert events[-3:] == [
        Downsized(FAITH, CASTLE, at("f2"), KEEP, at("g2"), P0),
        Downsized(REASON, CASTLE, at("f2"), KEEP, at("g2"), NOBODY),
        Clashed(P0, FAITH, KEEP, 2),
    ]
    assert asked(GAME, state) == ("ChooseSpot", P0)


# 7.7 Which copies are shadows


@pytest.mark.rule("7.7")
@pytest.mark.parametrize(
    ("faith", "reason"),
    [
        ("keep e2 of 1", "keep e2 ruin"),  # another owner
        ("keep f2 of 0", "keep f2 ruin"),  # other cells
        ("castle e2 of 0", "castle e2 ruin"),  # another rank
        ("monastery e2 of 0", "monastery e2 ruin"),  # another kind
        ("", "keep e2 ruin"),  # nothing there
    ],
)
def test_downsizing_in_might_leaves_alone_what_is_not_its_copy(faith: str, reason: str) -> None:
    state = scene("keep b2 of 1; keep e2 of 0", faith, reason, hands=("1c",))
    play(GAME, state, "build hamlet might d2", "shrink might e2")
    assert standing(state, FAITH) == ({faith} if faith else set())
    assert standing(state, REASON) == {reason}


@pytest.mark.rule("7.7")
@pytest.mark.parametrize("reason", ["castle e2 ruin", "monastery e2 ruin", "keep f2 ruin"])
def test_downsizing_in_faith_leaves_alone_what_is_not_its_copy(reason: str) -> None:
    state = scene(faith="keep b2 of 1; keep e2 of 0", reason=reason, hands=("1c",))
    play(GAME, state, "build hamlet faith d2", "shrink faith e2")
    assert standing(state, REASON) == {reason}


@pytest.mark.rule("7.7", "7.6")
def test_a_small_building_casts_no_shadow() -> None:
    state = scene("chapel c2 of 1; chapel e2 of 0", "chapel e2 of 0", hands=("1c",))
    play(GAME, state, "build hamlet might d2")
    assert standing(state, MIGHT) == {"chapel c2 of 1", "hamlet d2"}
    assert standing(state, FAITH) == {"chapel e2 of 0"}
