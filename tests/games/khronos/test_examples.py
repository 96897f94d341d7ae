"""14 The examples of the rulebooks hold. Red is seat 0, green 1, white 2, blue 3."""

import pytest

from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import (
    AS_BONUS,
    AS_SHADOW,
    BREAKS_DOMINION,
    BREAKS_HIERARCHY,
    BY_DEMOLITION,
    BY_DOWNSIZING,
    BY_PARADOX,
    FOR_JOURNEY,
    Built,
    Charged,
    Clashed,
    Copied,
    CopyRefused,
    CubesReturned,
    Downsized,
    Earned,
    Outweighed,
    Paid,
    Played,
    Populated,
    Removed,
    RestorationBegun,
    Restored,
    TookIncome,
    Travelled,
    Upgraded,
)
from games.khronos.scene import (
    ABBEY,
    CASTLE,
    CHAPEL,
    HAMLET,
    KEEP,
    MONASTERY,
    TOWN,
    WATCHTOWER,
    at,
    cubes,
    ecus,
    end_turn,
    scene,
    standing,
)
from play import P0, P1, P2, P3, asked, play, refused, texts

BOTH_IN_REASON = "reason:2 reason:2"
ONE_IN_REASON = "reason:2 might:2"


# 14.1 Prices


@pytest.mark.rule("14.1")
def test_two_journeys_cost_two_ecus() -> None:
    state = scene(ecus=(4,), adventurers=("might:2 might:2",))
    events = play(GAME, state, "travel a faith", "travel b reason")
    assert events == [
        Paid(P0, 1, FOR_JOURNEY),
        Travelled(P0, 0, MIGHT, FAITH),
        Paid(P0, 1, FOR_JOURNEY),
        Travelled(P0, 1, MIGHT, REASON),
    ]
    assert ecus(state)[0] == 2


@pytest.mark.rule("14.1")
def test_two_military_cards_build_a_keep() -> None:
    state = scene(hands=("2m 1r 1c",))
    events = play(GAME, state, "build keep might c3")
    assert events[:3] == [
        Played(P0, (2, 0, 0)),
        Charged(P0, 0, 2),
        Built(P0, MIGHT, KEEP, at("c3")),
    ]
    assert state.players[0].hand == [0, 1, 1]


@pytest.mark.rule("14.1")
def test_one_military_card_makes_a_watchtower_a_keep() -> None:
    state = scene("watchtower c3 of 0", hands=("1m 3c",))
    events = play(GAME, state, "upgrade keep might b2")
    assert events[:3] == [
        Played(P0, (1, 0, 0)),
        Charged(P0, 0, 1),
        Upgraded(P0, MIGHT, WATCHTOWER, at("c3"), KEEP, at("b2")),
    ]


@pytest.mark.rule("14.1")
def test_a_chapel_is_demolished_for_a_religious_card_and_an_ecu() -> None:
    state = scene("chapel c3 of 1", hands=("1r",))
    events = play(GAME, state, "demolish might c3")
    assert events == [
        Played(P0, (0, 1, 0)),
        Paid(P0, 1, BY_DEMOLITION),
        Removed(MIGHT, CHAPEL, at("c3"), P1, BY_DEMOLITION),
        CubesReturned(P1, MIGHT, at("c3"), 1),
        Charged(P0, 0, 1),
    ]
    assert ecus(state)[0] == 9


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("second", ["d3", "c4", "d4"])
def test_two_chapels_are_not_merged_into_a_monastery(second: str) -> None:
    # Two chapels share a domain only below a higher religious building.
    abbey = "" if second == "d4" else "; abbey c5 of 1" if second == "c4" else "; abbey e3 of 1"
    state = scene(f"chapel c3 of 0; chapel {second} of 0{abbey}", hands=("4r",))
    refusal = refused(GAME, state, "upgrade monastery might c3")
    assert (refusal.rule, refusal.key) == ("5.2", "nothing-is-merged")


# 14.2 Bonus


@pytest.mark.rule("14.2")
def test_a_keep_in_might_pays_one_ecu_at_once() -> None:
    state = scene(hands=("2m",), ecus=(4,))
    assert Earned(P0, 1, AS_BONUS) in play(GAME, state, "build keep might c3")
    assert ecus(state)[0] == 5


@pytest.mark.rule("14.2")
def test_chapel_to_monastery_in_faith_pays_two_ecus() -> None:
    state = scene(faith="chapel c3 of 0", hands=("1r",), ecus=(4,))
    assert Earned(P0, 2, AS_BONUS) in play(GAME, state, "upgrade monastery faith c3")
    assert ecus(state)[0] == 6


# 14.3 Hierarchy and dominion

KEEP_AND_ABBEY = "keep c3 of 0; abbey e3 of 1; watchtower c5 of 2"


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("hand", "added"),
    [
        ("4m", "build watchtower might e6"),
        ("4m", "build castle might e6"),
        ("4r", "build chapel might e6"),
        ("4r", "build monastery might e6"),
    ],
)
def test_another_rank_joins_a_domain_of_a_keep_and_an_abbey(hand: str, added: str) -> None:
    state = scene(KEEP_AND_ABBEY, hands=(hand,), adventurers=("might:2 might:2",))
    assert added in texts(GAME, state)


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("hand", "added"), [("4m", "build keep might e6"), ("4r", "build abbey might e6")]
)
def test_no_other_keep_nor_abbey_joins_a_domain_of_both(hand: str, added: str) -> None:
    state = scene(KEEP_AND_ABBEY, hands=(hand,), adventurers=("might:2 might:2",))
    assert refused(GAME, state, added).rule == "5.5"


@pytest.mark.rule("14.3")
def test_a_hamlet_may_join_two_domains_and_a_watchtower_may_not() -> None:
    state = scene(f"{KEEP_AND_ABBEY}; chapel i4 of 2", hands=("2m 2c",))
    assert "build hamlet might h4" in texts(GAME, state)
    assert refused(GAME, state, "build watchtower might h4").rule == "5.4"


# 14.4 Copies


@pytest.mark.rule("14.4")
def test_chapel_town_and_keep_leave_their_copies() -> None:
    both_in_might = "might:2 might:2"
    state = scene(hands=("2m 1r", "3c"), adventurers=(both_in_might, both_in_might))
    play(GAME, state, "build chapel might b2", "build keep might f3")
    end_turn(state)
    play(GAME, state, "build town might d3")
    assert standing(state, MIGHT) == {"chapel b2 of 0", "keep f3 of 0", "town d3"}
    assert standing(state, FAITH) == {"keep f3 of 0", "town d3"}
    assert standing(state, REASON) == {"keep f3 ruin", "town d3"}
    assert cubes(state)[0] == 25 - 3


# 14.5 Paradox


@pytest.mark.rule("14.5")
def test_blues_monastery_replaces_greens_in_faith_and_its_ruin_in_reason() -> None:
    state = scene(
        faith="monastery c3 of 1; hamlet e3; chapel f3 of 1",
        reason="monastery c3",
        seats=4,
        hands=("1c", "1c", "1c", "2r"),
        turn=3,
    )
    events = play(GAME, state, "build monastery might c3")
    assert events == [
        Played(P3, (0, 2, 0)),
        Charged(P3, 0, 2),
        Built(P3, MIGHT, MONASTERY, at("c3")),
        Earned(P3, 1, AS_BONUS),
        Removed(FAITH, MONASTERY, at("c3"), P1, BY_PARADOX),
        CubesReturned(P1, FAITH, at("c3"), 1),
        Copied(FAITH, MONASTERY, at("c3"), P3),
        Removed(REASON, MONASTERY, at("c3"), NOBODY, BY_PARADOX),
        Copied(REASON, MONASTERY, at("c3"), NOBODY),
    ]
    assert standing(state, FAITH) == {"monastery c3 of 3", "hamlet e3", "chapel f3 of 1"}
    assert standing(state, REASON) == {"monastery c3 ruin"}
    assert cubes(state) == [25, 24, 25, 23]


# 14.6 Refused copies


@pytest.mark.rule("14.6")
def test_a_monastery_that_would_join_two_domains_in_faith_is_not_copied() -> None:
    state = scene(faith="hamlet b3; watchtower e3 of 1", hands=("2r",))
    events = play(GAME, state, "build monastery might c3")
    assert events == [
        Played(P0, (0, 2, 0)),
        Charged(P0, 0, 2),
        Built(P0, MIGHT, MONASTERY, at("c3")),
        Earned(P0, 1, AS_BONUS),
        CopyRefused(FAITH, MONASTERY, at("c3"), BREAKS_DOMINION),
    ]
    assert standing(state, FAITH) == {"hamlet b3", "watchtower e3 of 1"}
    assert standing(state, REASON) == set()


@pytest.mark.rule("14.6")
def test_a_monastery_that_would_tie_in_faith_is_not_copied() -> None:
    state = scene(faith="monastery e3 of 1", reason="monastery e3 ruin", hands=("2r",))
    events = play(GAME, state, "build monastery might c3")
    assert events[2:] == [
        Built(P0, MIGHT, MONASTERY, at("c3")),
        Earned(P0, 1, AS_BONUS),
        CopyRefused(FAITH, MONASTERY, at("c3"), BREAKS_HIERARCHY),
    ]
    assert standing(state, FAITH) == {"monastery e3 of 1"}
    assert standing(state, REASON) == {"monastery e3 ruin"}


# 14.7 A junction of unequal sides


@pytest.mark.rule("14.7")
def test_the_weaker_keep_becomes_a_watchtower_and_its_copies_go() -> None:
    state = scene(
        "keep b2 of 0; watchtower b4 of 0; keep e2 of 2",
        "keep b2 of 0; keep e2 of 2",
        "keep b2 ruin; keep e2 ruin",
        hands=("1c",),
    )
    events = play(GAME, state, "build hamlet might d2")
    assert events[2:] == [
        Built(P0, MIGHT, HAMLET, at("d2")),
        Outweighed(MIGHT, KEEP, at("e2"), P2, 2, 3),
    ]
    assert asked(GAME, state) == ("ChooseSpot", P2)
    assert texts(GAME, state) == [
        "shrink might e2",
        "shrink might f2",
        "shrink might e3",
        "shrink might f3",
    ]
    events = play(GAME, state, "shrink might f3")
    assert events == [
        Downsized(MIGHT, KEEP, at("e2"), WATCHTOWER, at("f3"), P2),
        Removed(FAITH, KEEP, at("e2"), P2, AS_SHADOW),
        CubesReturned(P2, FAITH, at("e2"), 1),
        Removed(REASON, KEEP, at("e2"), NOBODY, AS_SHADOW),
    ]
    assert standing(state, MIGHT) == {
        "keep b2 of 0",
        "watchtower b4 of 0",
        "hamlet d2",
        "watchtower f3 of 2",
    }
    assert standing(state, FAITH) == {"keep b2 of 0"}
    assert standing(state, REASON) == {"keep b2 ruin"}
    assert cubes(state) == [22, 25, 24]


# 14.8 A junction of equal sides


@pytest.mark.rule("14.8")
def test_between_equal_sides_the_acting_player_chooses_and_loses_their_own_chapel() -> None:
    state = scene(
        "keep c2 of 0; chapel d4 of 1; keep f2 of 2; chapel g4 of 3",
        seats=4,
        hands=("1m", "1c"),
        turn=1,
    )
    events = play(GAME, state, "build hamlet might e3")
    assert events[2:] == [Built(P1, MIGHT, HAMLET, at("e3")), Clashed(P1, MIGHT, KEEP, 2)]
    assert asked(GAME, state) == ("ChooseDownsized", P1)
    assert texts(GAME, state) == ["downsize might c2", "downsize might f2"]
    play(GAME, state, "downsize might c2")
    assert asked(GAME, state) == ("ChooseSpot", P0)
    events = play(GAME, state, "shrink might d3")
    assert events == [
        Downsized(MIGHT, KEEP, at("c2"), WATCHTOWER, at("d3"), P0),
        Clashed(P1, MIGHT, CHAPEL, 2),
        Removed(MIGHT, CHAPEL, at("d4"), P1, BY_DOWNSIZING),
        CubesReturned(P1, MIGHT, at("d4"), 1),
    ]
    assert standing(state, MIGHT) == {
        "watchtower d3 of 0",
        "hamlet e3",
        "keep f2 of 2",
        "chapel g4 of 3",
    }


@pytest.mark.rule("14.8")
def test_a_watchtower_that_comes_loose_leaves_the_chapels_apart() -> None:
    state = scene(
        "keep c2 of 0; chapel d4 of 1; keep f2 of 2; chapel g4 of 3",
        seats=4,
        hands=("1m", "1c"),
        turn=1,
    )
    play(GAME, state, "build hamlet might e3", "downsize might c2", "shrink might c2")
    assert standing(state, MIGHT) == {
        "watchtower c2 of 0",
        "chapel d4 of 1",
        "hamlet e3",
        "keep f2 of 2",
        "chapel g4 of 3",
    }


# 14.9 Castles


@pytest.mark.rule("14.9")
def test_the_weaker_castle_and_its_copies_become_keeps() -> None:
    state = scene(
        "castle b2 of 0; watchtower b5 of 0; castle f2 of 2",
        "castle b2 of 0; castle f2 of 2",
        "castle b2 ruin; castle f2 ruin cubes 1",
        hands=("1c",),
    )
    play(GAME, state, "build hamlet might e3")
    assert asked(GAME, state) == ("ChooseSpot", P2)
    events = play(GAME, state, "shrink might g3")
    assert events == [
        Downsized(MIGHT, CASTLE, at("f2"), KEEP, at("g3"), P2),
        Downsized(FAITH, CASTLE, at("f2"), KEEP, at("g3"), P2),
        Downsized(REASON, CASTLE, at("f2"), KEEP, at("g3"), NOBODY),
        CubesReturned(P1, REASON, at("f2"), 1),
    ]
    assert standing(state, FAITH) == {"castle b2 of 0", "keep g3 of 2"}
    assert standing(state, REASON) == {"castle b2 ruin", "keep g3 ruin"}
    assert cubes(state) == [22, 25, 23]


# 14.10 A division after a junction


@pytest.mark.rule("14.10")
def test_monasteries_cut_off_from_their_abbey_are_settled_by_the_acting_player() -> None:
    state = scene(
        "keep b2 of 0; watchtower b4 of 0; keep e2 of 2; abbey d4 of 0;"
        "monastery g2 of 0; monastery i2 of 3",
        seats=4,
        hands=("1m", "1c"),
        turn=1,
    )
    events = play(GAME, state, "build hamlet might d2", "shrink might e2")
    assert events[3:] == [
        Outweighed(MIGHT, KEEP, at("e2"), P2, 2, 3),
        Downsized(MIGHT, KEEP, at("e2"), WATCHTOWER, at("e2"), P2),
        Clashed(P1, MIGHT, MONASTERY, 2),
    ]
    assert asked(GAME, state) == ("ChooseDownsized", P1)
    assert texts(GAME, state) == ["downsize might g2", "downsize might i2"]
    play(GAME, state, "downsize might i2")
    assert asked(GAME, state) == ("ChooseSpot", P3)
    play(GAME, state, "shrink might j2")
    assert standing(state, MIGHT) == {
        "keep b2 of 0",
        "watchtower b4 of 0",
        "hamlet d2",
        "watchtower e2 of 2",
        "abbey d4 of 0",
        "monastery g2 of 0",
        "chapel j2 of 3",
    }


# 14.11 Income


@pytest.mark.rule("14.11")
def test_red_takes_seven_for_a_keep_domain_and_four_for_a_watchtower_domain() -> None:
    state = scene(
        "keep b2 of 0; watchtower d2 of 2; hamlet d3; town b4; town d4;"
        "watchtower j2 of 0; hamlet k2; town j3",
        round=4,
    )
    assert end_turn(state)[-3:-1] == [
        TookIncome(P0, MIGHT, at("b2"), 7),
        TookIncome(P0, MIGHT, at("j2"), 4),
    ]
    assert ecus(state)[0] == 10 + 11


@pytest.mark.rule("14.11")
def test_green_takes_six_for_an_abbey_domain() -> None:
    state = scene(faith="abbey b2 of 1; town b5; town d5; chapel e4 of 0", round=4, turn=1)
    assert end_turn(state)[-2] == TookIncome(P1, FAITH, at("b2"), 6)
    assert ecus(state)[1] == 10 + 6


@pytest.mark.rule("14.11")
def test_white_takes_five_for_most_cubes() -> None:
    state = scene(
        reason="keep b2; abbey d2 ruin; monastery g2 ruin; town b4 cubes 0 2 2",
        adventurers=("might:2 might:2", "might:2 might:2", ONE_IN_REASON),
        round=4,
        turn=2,
    )
    assert TookIncome(P2, REASON, at("b2"), 5) in end_turn(state)
    assert ecus(state) == [10, 10, 10 + 5]


# 14.12 Population


@pytest.mark.rule("14.12")
def test_red_and_white_fill_a_town() -> None:
    state = scene(
        reason="town b2",
        hands=("2c", "1m", "3c"),
        adventurers=(ONE_IN_REASON, "might:2 might:2", BOTH_IN_REASON),
    )
    events = play(GAME, state, "populate p1", "populate b2")
    assert events == [
        Played(P0, (0, 0, 1)),
        Populated(P0, HAMLET, at("p1")),
        Charged(P0, 0, 1),
        Played(P0, (0, 0, 1)),
        Populated(P0, TOWN, at("b2")),
        Charged(P0, 0, 1),
    ]
    end_turn(state)
    end_turn(state)
    play(GAME, state, "populate b2", "populate b2", "charge 1 0")
    assert standing(state, REASON) == {"hamlet p1 cubes 0", "town b2 cubes 0 2 2"}
    refusal = refused(GAME, state, "populate b2")
    assert (refusal.rule, refusal.key) == ("9.1", "full")


# 14.13 Restoration


@pytest.mark.rule("14.13")
def test_one_military_card_restores_a_keep_ruin_at_once() -> None:
    state = scene(reason="keep b2 ruin", hands=("1m",), adventurers=(ONE_IN_REASON,))
    assert Restored(P0, KEEP, at("b2")) in play(GAME, state, "restore b2 1")
    assert standing(state, REASON) == {"keep b2"}


@pytest.mark.rule("14.13")
def test_one_religious_card_leaves_a_cube_on_an_abbey_ruin() -> None:
    state = scene(reason="abbey b2 ruin", hands=("1r",), adventurers=(ONE_IN_REASON,))
    assert RestorationBegun(P0, ABBEY, at("b2")) in play(GAME, state, "restore b2 1")
    assert standing(state, REASON) == {"abbey b2 ruin cubes 0"}
    assert cubes(state)[0] == 24


# 14.14 Sides


@pytest.mark.rule("14.14")
def test_a_side_is_an_original_domain_with_what_hung_on_the_upgraded_hamlet() -> None:
    state = scene(
        "keep b2 of 0; hamlet d3; watchtower d4 of 0; keep f2 of 1",
        hands=("1m", "1m", "2c"),
        turn=2,
    )
    events = play(GAME, state, "upgrade town might d2")
    assert events[-1] == Outweighed(MIGHT, KEEP, at("f2"), P1, 2, 3)
    assert asked(GAME, state) == ("ChooseSpot", P1)
    play(GAME, state, "shrink might f2")
    assert standing(state, MIGHT) == {
        "keep b2 of 0",
        "town d2",
        "watchtower d4 of 0",
        "watchtower f2 of 1",
    }
