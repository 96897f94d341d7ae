"""The oracle holds rules that the examples of 14 do not reach."""

from __future__ import annotations

from collections import Counter

from games.khronos.oracle.parts import FAITH, KINDS, MIGHT, REASON, parse_cell
from games.khronos.oracle.scenes import (
    GREEN,
    PLAIN,
    RED,
    WHITE,
    do,
    hold,
    names,
    plain_table,
    put,
    put_copied,
)
from games.khronos.oracle.table import Table
from games.khronos.oracle.turn import Progress, action_texts, turn_texts


def hamlet_table(edition: str = "second") -> Table:
    """A printed hamlet at f6 that has become a town with cubes in Faith and Reason only."""
    rows = [row if y != 5 else ".....h.........." for y, row in enumerate(PLAIN)]
    table = plain_table(rows, edition)
    put(table, FAITH, "town", "f6")
    town = put(table, REASON, "town", "f6")
    for seat in (RED, GREEN, WHITE):
        town.cubes[seat] += 1
        table.players[seat].cubes -= 1
    return table


def test_a_cube_stays_at_the_printed_hamlet() -> None:
    """6.7 Of three equal settlers the acting one drops out and chooses between the others."""
    table = hamlet_table()
    hold(table, RED, "2m")
    asked = do(table, RED, "build keep might g7", ChooseKeeper=["stay 2"])
    assert asked == [("ChooseKeeper", RED)]
    hamlet = table.boards[REASON].standing()[parse_cell("f6")]
    assert hamlet.printed
    assert hamlet.cubes == Counter({WHITE: 1})
    assert [player.cubes for player in table.players] == [23, 25, 24, 25]


def test_no_cube_stays_in_the_first_edition() -> None:
    """12 The first edition sends all cubes of a removed town home."""
    table = hamlet_table("first")
    hold(table, RED, "2m")
    do(table, RED, "build keep might g7")
    assert [player.cubes for player in table.players] == [23, 25, 25, 25]


def test_a_cube_stays_on_the_civil_building_above() -> None:
    """6.7 A different town over the hamlet takes the cube that stays."""
    table = hamlet_table()
    hold(table, RED, "2c")
    do(table, RED, "upgrade town might e5", ChooseKeeper=["stay 1"])
    assert names(table, REASON) == {"town e5"}
    assert table.boards[REASON].tiles[0].cubes == Counter({GREEN: 1})


def test_people_move_with_an_upgrade() -> None:
    """6.7 The cubes of the upgraded town move to the city."""
    table = hamlet_table()
    hold(table, RED, "2c", FAITH)
    do(table, RED, "upgrade city faith e5")
    assert names(table, REASON) == {"city e5"}
    assert table.boards[REASON].tiles[0].cubes.total() == 3


def test_lost_tiles() -> None:
    """6.6 The option loses tiles of a paradox but not the older copy of an upgrade."""
    table = plain_table(lost_tiles=True)
    put(table, FAITH, "chapel", "d3", GREEN)
    put_copied(table, "keep", "b2", RED)
    hold(table, RED, "2m")
    do(table, RED, "upgrade castle might b2")
    assert names(table, FAITH) == {"castle b2 0"}
    assert table.supply["military", 2] == 24
    assert table.supply["religious", 1] == 19


def test_a_small_building_has_no_older_copy() -> None:
    """6.6 An own watchtower in Faith under the copy of an upgraded one is lost all the same."""
    table = plain_table(lost_tiles=True)
    put(table, MIGHT, "watchtower", "b2", RED)
    put(table, FAITH, "watchtower", "b2", RED)
    hold(table, RED, "1m")
    do(table, RED, "upgrade keep might b2")
    assert names(table, FAITH) == {"keep b2 0"}
    assert table.supply["military", 1] == 19
    assert table.players[RED].cubes == 23


def test_first_edition_binds() -> None:
    """4.2 In the first edition a card binds its adventurer to the age."""
    table = plain_table(edition="first")
    hold(table, RED, "4m")
    do(table, RED, "build watchtower might b2")
    do(table, RED, "travel a faith")
    assert not any(
        text.startswith("build") and "faith" in text for text in action_texts(table, RED)
    )
    do(table, RED, "travel b faith")
    assert "build keep faith b2" in action_texts(table, RED)
    assert "build castle faith b2" not in action_texts(table, RED)


def test_surcharge_and_river() -> None:
    """5.3 Terrain costs extra cards, forest and mountain both; rivers carry towns only."""
    rows = ["fm~............." if y == 0 else row for y, row in enumerate(PLAIN)]
    table = plain_table(rows, seats=2)
    hold(table, RED, "2m 1r 1c")
    assert "build keep might a1" not in action_texts(table, RED)
    table.higher = True
    assert "build watchtower might c1" not in action_texts(table, RED)
    do(table, RED, "build keep might a1")
    assert table.discards == {"military": 2, "religious": 1, "civil": 1}
    hold(table, RED, "3c 1m")
    texts = action_texts(table, RED)
    assert "build town might c1" in texts
    assert "build hamlet might c1" not in texts


def test_holdem_and_exchange_texts() -> None:
    """12 and 2.1 Swaps and exchanges are free to choose before the first action only."""
    table = Table(2, PLAIN, edition="second", holdem=True, lost_tiles=False)
    table.face_up = dict(zip(KINDS, (2, 0, 1), strict=True))
    hold(table, RED, "1m 2r 1c")
    texts = turn_texts(table, RED, Progress())
    swaps = {text for text in texts if text.startswith("swap")}
    assert swaps == {
        "swap 1m for 1r",
        "swap 1m for 1c",
        "swap 2m for 2r",
        "swap 2m for 1r 1c",
        "swap 1c for 1m",
        "swap 1c for 1r",
    }
    assert sum(text.startswith("exchange") for text in texts) == 2 * 3 * 2 - 1
    later = turn_texts(table, RED, Progress(acted=True))
    assert not any(text.startswith(("swap", "exchange")) for text in later)
