"""The oracle holds the examples of 14."""

from __future__ import annotations

from collections import Counter

import pytest

from games.khronos.oracle.parts import FAITH, MIGHT, REASON
from games.khronos.oracle.scenes import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    do,
    hold,
    names,
    plain_table,
    put,
    put_copied,
)
from games.khronos.oracle.turn import action_texts


def test_example_1_costs() -> None:
    """14.1 Journeys, a keep, an upgrade, a demolition; two chapels do not merge."""
    table = plain_table()
    hold(table, RED, "4m")
    do(table, RED, "travel a reason")
    do(table, RED, "travel b faith")
    assert table.players[RED].ecus == 2
    hold(table, RED, "2m")
    do(table, RED, "build keep might c3")
    assert sum(table.players[RED].hand.values()) == 0
    put(table, MIGHT, "watchtower", "h8", RED)
    hold(table, RED, "1m")
    do(table, RED, "upgrade keep might g7")
    put(table, MIGHT, "chapel", "a1", GREEN)
    hold(table, RED, "1r")
    do(table, RED, "demolish might a1")
    assert table.players[RED].ecus == 2 + 1 + 1 - 1
    put(table, MIGHT, "chapel", "n1", RED)
    put(table, MIGHT, "chapel", "o2", RED)
    hold(table, RED, "4r")
    assert "upgrade monastery might n1" not in action_texts(table, RED)
    assert "upgrade monastery might o2" in action_texts(table, RED)


def test_example_2_bonus() -> None:
    """14.2 One ecu for a keep in Might, two for a monastery in Faith."""
    table = plain_table()
    hold(table, GREEN, "2m")
    do(table, GREEN, "build keep might c3")
    assert table.players[GREEN].ecus == 5
    put(table, FAITH, "chapel", "h8", RED)
    hold(table, RED, "1r", FAITH)
    do(table, RED, "upgrade monastery faith h8")
    assert table.players[RED].ecus == 6


def test_example_3_hierarchy_and_dominion() -> None:
    """14.3 What may join a domain with a keep and an abbey."""
    table = plain_table()
    put(table, MIGHT, "keep", "c3", RED)
    put(table, MIGHT, "abbey", "e3", GREEN)
    put(table, MIGHT, "watchtower", "i4", WHITE)
    hold(table, BLUE, "4m")
    texts = action_texts(table, BLUE)
    assert {"build watchtower might e6", "build castle might e6"} <= texts
    assert "build keep might e6" not in texts
    assert "build watchtower might h4" not in texts
    hold(table, BLUE, "4r")
    texts = action_texts(table, BLUE)
    assert {"build chapel might e6", "build monastery might e6"} <= texts
    assert "build abbey might e6" not in texts
    hold(table, BLUE, "1c")
    assert "build hamlet might h4" in action_texts(table, BLUE)


def test_example_4_copies() -> None:
    """14.4 What a chapel, a town and a keep leave in the later ages."""
    table = plain_table()
    for cards, text in (
        ("1r", "chapel might a1"),
        ("3c", "town might f6"),
        ("2m", "keep might d6"),
    ):
        hold(table, RED, cards)
        do(table, RED, f"build {text}")
    assert names(table, MIGHT) == {"chapel a1 0", "town f6", "keep d6 0"}
    assert names(table, FAITH) == {"town f6", "keep d6 0"}
    assert names(table, REASON) == {"town f6", "keep d6 ruin"}
    assert table.players[RED].cubes == 22


def test_example_5_replacing_a_rival() -> None:
    """14.5 A copy takes the place of a foreign monastery and of its restored ruin."""
    table = plain_table()
    put(table, FAITH, "monastery", "f6", GREEN)
    put(table, REASON, "monastery", "f6").ruined = False
    hold(table, BLUE, "2r")
    do(table, BLUE, "build monastery might f6")
    assert names(table, FAITH) == {"monastery f6 3"}
    assert names(table, REASON) == {"monastery f6 ruin"}
    assert table.players[GREEN].cubes == 25
    assert table.players[BLUE].cubes == 23
    assert table.supply["religious", 2] == 17


def test_own_building_is_already_the_copy() -> None:
    """6.4 An own monastery on the same cells stays, and so does its restoration."""
    table = plain_table()
    put(table, FAITH, "monastery", "f6", BLUE)
    put(table, REASON, "monastery", "f6").ruined = False
    hold(table, BLUE, "2r")
    do(table, BLUE, "build monastery might f6")
    assert names(table, REASON) == {"monastery f6"}
    assert table.players[BLUE].cubes == 23


@pytest.mark.parametrize("rivals", [[("chapel", "e6"), ("hamlet", "h6")], [("monastery", "d6")]])
def test_example_6_refused_copies(rivals: list[tuple[str, str]]) -> None:
    """14.6 A copy that would join two domains or tie for the top is not made."""
    table = plain_table()
    for name, place in rivals:
        put(table, FAITH, name, place, -1 if name == "hamlet" else GREEN)
    before = names(table, FAITH)
    hold(table, BLUE, "2r")
    do(table, BLUE, "build monastery might f6")
    assert names(table, MIGHT) == {"monastery f6 3"}
    assert table.players[BLUE].ecus == 5
    assert names(table, FAITH) == before
    assert names(table, REASON) == set()


def test_parts_of_one_former_domain_count_once() -> None:
    """6.5 A copy may cover the middle of a domain and touch both of its ends."""
    table = plain_table()
    for place in ("e6", "f6", "g6", "h6"):
        put(table, FAITH, "hamlet", place)
    hold(table, BLUE, "2r")
    do(table, BLUE, "build monastery might f6")
    assert names(table, FAITH) == {"hamlet e6", "monastery f6 3", "hamlet h6"}


def test_example_7_junction() -> None:
    """14.7 The weaker keep shrinks where its owner says, and its copies go."""
    table = plain_table()
    put_copied(table, "keep", "b2", RED)
    put(table, MIGHT, "watchtower", "b4", RED)
    put_copied(table, "keep", "e2", WHITE)
    hold(table, RED, "1c")
    asked = do(table, RED, "build hamlet might d2", ChooseSpot=["shrink might f3"])
    assert asked == [("ChooseSpot", WHITE)]
    assert names(table, MIGHT) == {"keep b2 0", "watchtower b4 0", "hamlet d2", "watchtower f3 2"}
    assert names(table, FAITH) == {"keep b2 0"}
    assert names(table, REASON) == {"keep b2 ruin"}
    assert table.players[WHITE].cubes == 24


def test_example_8_equal_sides() -> None:
    """14.8 The acting player chooses a keep, then loses a chapel of their own."""
    table = plain_table()
    put(table, MIGHT, "keep", "b2", RED)
    put(table, MIGHT, "chapel", "b4", GREEN)
    put(table, MIGHT, "keep", "e2", WHITE)
    put(table, MIGHT, "chapel", "f4", BLUE)
    put(table, MIGHT, "hamlet", "c4")
    hold(table, GREEN, "1c")
    asked = do(
        table,
        GREEN,
        "build hamlet might d3",
        ChooseDownsized=["downsize might b2"],
        ChooseSpot=["shrink might c3"],
    )
    assert asked == [("ChooseDownsized", GREEN), ("ChooseSpot", RED)]
    assert names(table, MIGHT) == {
        "watchtower c3 0",
        "hamlet c4",
        "keep e2 2",
        "chapel f4 3",
        "hamlet d3",
    }
    assert table.players[GREEN].cubes == 25


def test_example_9_castles() -> None:
    """14.9 The weaker castle and its copies become keeps; the restoration cube goes home."""
    table = plain_table()
    put_copied(table, "castle", "b2", RED)
    put(table, MIGHT, "watchtower", "b5", RED)
    put_copied(table, "castle", "f2", WHITE)
    ruin = table.boards[REASON].tiles[-1]
    ruin.cubes[BLUE] += 1
    table.players[BLUE].cubes -= 1
    hold(table, RED, "1c")
    do(table, RED, "build hamlet might e3", ChooseSpot=["shrink might g3"])
    assert names(table, FAITH) == {"castle b2 0", "keep g3 2"}
    assert names(table, REASON) == {"castle b2 ruin", "keep g3 ruin"}
    assert table.players[BLUE].cubes == 25
    assert table.supply["military", 3] == 6
    assert table.supply["military", 2] == 21


def test_no_medium_tile_for_the_copies() -> None:
    """7.6 Without a medium tile for Faith the large copies of Faith and Reason go."""
    table = plain_table()
    put_copied(table, "castle", "b2", RED)
    put(table, MIGHT, "watchtower", "b5", RED)
    put_copied(table, "castle", "f2", WHITE)
    table.supply["military", 2] = 1
    hold(table, RED, "1c")
    do(table, RED, "build hamlet might e3", ChooseSpot=["shrink might f2"])
    assert "keep f2 2" in names(table, MIGHT)
    assert names(table, FAITH) == {"castle b2 0"}
    assert names(table, REASON) == {"castle b2 ruin"}


def test_example_10_division_after_a_junction() -> None:
    """14.10 A shrunken keep cuts two monasteries off from their abbey."""
    table = plain_table()
    put(table, MIGHT, "keep", "b2", RED)
    put(table, MIGHT, "watchtower", "b4", RED)
    put(table, MIGHT, "keep", "e2", WHITE)
    put(table, MIGHT, "abbey", "d4", RED)
    put(table, MIGHT, "monastery", "g2", RED)
    put(table, MIGHT, "monastery", "i2", BLUE)
    hold(table, GREEN, "1c")
    asked = do(
        table,
        GREEN,
        "build hamlet might d2",
        ChooseSpot=["shrink might e2", "shrink might j2"],
        ChooseDownsized=["downsize might i2"],
    )
    assert asked == [("ChooseSpot", WHITE), ("ChooseDownsized", GREEN), ("ChooseSpot", BLUE)]
    assert {"monastery g2 0", "chapel j2 3", "watchtower e2 2"} <= names(table, MIGHT)


def test_example_11_income() -> None:
    """14.11 What domains pay in each age."""
    table = plain_table()
    put(table, MIGHT, "keep", "b2", RED)
    put(table, MIGHT, "watchtower", "d2", WHITE)
    put(table, MIGHT, "town", "b4")
    put(table, MIGHT, "town", "d4")
    put(table, MIGHT, "hamlet", "d3")
    put(table, MIGHT, "watchtower", "j2", RED)
    put(table, MIGHT, "town", "j3")
    put(table, MIGHT, "hamlet", "k2")
    assert table.age_income(RED, MIGHT) == 7 + 4
    assert table.age_income(WHITE, MIGHT) == 0
    put(table, FAITH, "abbey", "b2", GREEN)
    put(table, FAITH, "town", "b5")
    put(table, FAITH, "town", "d5")
    assert table.age_income(GREEN, FAITH) == 6
    put(table, REASON, "keep", "b2").ruined = False
    put(table, REASON, "abbey", "d2")
    put(table, REASON, "monastery", "g2")
    town = put(table, REASON, "town", "b4")
    town.cubes.update({WHITE: 2, RED: 1})
    assert table.age_income(WHITE, REASON) == 5
    assert table.age_income(RED, REASON) == 0
    assert table.income(RED) == 11
    town.cubes.update({RED: 1})
    assert table.age_income(RED, REASON) == 5


def test_example_12_populating() -> None:
    """14.12 A town takes three cubes of any colours, a hamlet one."""
    table = plain_table()
    put(table, REASON, "hamlet", "b2")
    town = put(table, REASON, "town", "d2")
    hold(table, RED, "4c", REASON)
    do(table, RED, "populate b2")
    assert "populate b2" not in action_texts(table, RED)
    do(table, RED, "populate d2", SplitCards=["charge 1 0"])
    hold(table, WHITE, "4c", REASON)
    do(table, WHITE, "populate d2")
    do(table, WHITE, "populate d2", SplitCards=["charge 0 1"])
    assert town.cubes == Counter({RED: 1, WHITE: 2})
    assert "populate d2" not in action_texts(table, WHITE)
    assert [who.room for who in table.players[RED].adventurers] == [0, 2]
    assert [who.room for who in table.players[WHITE].adventurers] == [1, 1]


@pytest.mark.parametrize("edition", ["second", "first"])
def test_example_13_restoring(edition: str) -> None:
    """14.13 A keep is restored by one card; an abbey keeps a cube until the second."""
    table = plain_table(edition=edition)
    put(table, REASON, "keep", "b2")
    abbey = put(table, REASON, "abbey", "g2")
    hold(table, RED, "1m 3r", REASON)
    do(table, RED, "restore b2 1")
    assert "keep b2" in names(table, REASON)
    do(table, RED, "restore g2 1", SplitCards=["charge 0 1"])
    assert abbey.ruined
    assert table.players[RED].cubes == 24
    assert "restore g2 2" not in action_texts(table, RED)
    hold(table, WHITE, "1r", REASON)
    table.players[WHITE].cubes = 0
    assert ("restore g2 1" in action_texts(table, WHITE)) == (edition == "second")
    table.players[WHITE].cubes = 1
    do(table, WHITE, "restore g2 1")
    assert not abbey.ruined
    assert table.players[RED].cubes == 25
    assert table.players[WHITE].cubes == 1


def test_example_14_sides_are_original_domains() -> None:
    """14.14 A watchtower that hung on the upgraded hamlet still counts for its old side."""
    table = plain_table()
    put(table, MIGHT, "keep", "b2", RED)
    put(table, MIGHT, "hamlet", "d3")
    put(table, MIGHT, "watchtower", "d4", RED)
    put(table, MIGHT, "keep", "f2", GREEN)
    hold(table, WHITE, "2c")
    asked = do(table, WHITE, "upgrade town might d2", ChooseSpot=["shrink might f2"])
    assert asked == [("ChooseSpot", GREEN)]
    assert {"keep b2 0", "watchtower f2 1"} <= names(table, MIGHT)
