"""1 The printed parts match the component list of the rules."""

from collections.abc import Iterator

import pytest

from clocksmith.core.box.box import BoxRow
from clocksmith.core.box.form import RULING, STAND_IN
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import (
    CIVIL,
    GRID,
    KIND_NAMES,
    LARGE,
    MEDIUM,
    MILITARY,
    RELIGIOUS,
    SMALL,
    TILE_NAMES,
    tile_of,
)

PARTS = GAME.parts


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("name", "kind", "rank", "count", "value", "ruin"),
    [
        ("watchtower", "military", 1, 20, 1, 0),
        ("keep", "military", 2, 24, 2, 1),
        ("castle", "military", 3, 9, 4, 2),
        ("chapel", "religious", 1, 20, 1, 0),
        ("monastery", "religious", 2, 20, 2, 1),
        ("abbey", "religious", 3, 9, 4, 2),
        ("hamlet", "civil", 1, 20, 1, 0),
        ("town", "civil", 2, 24, 3, 0),
        ("city", "civil", 3, 9, 5, 0),
    ],
)
def test_a_tile_has_its_printed_numbers(
    name: str, kind: str, rank: int, count: int, value: int, ruin: int
) -> None:
    tile = PARTS.tiles[TILE_NAMES.index(name)]
    assert (KIND_NAMES[tile.kind], tile.rank, tile.count) == (kind, rank, count)
    assert (tile.value, tile.ruin) == (value, ruin)


@pytest.mark.rule("1.2")
def test_there_are_three_kinds_in_three_ranks() -> None:
    assert KIND_NAMES == ["military", "religious", "civil"]
    names = [
        [TILE_NAMES[tile_of(kind, rank)] for rank in (SMALL, MEDIUM, LARGE)]
        for kind in (MILITARY, RELIGIOUS, CIVIL)
    ]
    assert names == [
        ["watchtower", "keep", "castle"],
        ["chapel", "monastery", "abbey"],
        ["hamlet", "town", "city"],
    ]
    assert len(PARTS.tiles) == 9


@pytest.mark.rule("1.2")
def test_there_are_155_tiles() -> None:
    assert sum(tile.count for tile in PARTS.tiles) == 155


@pytest.mark.rule("1.1")
def test_the_grid_is_16_by_20() -> None:
    assert (GRID.width, GRID.height) == (16, 20)


@pytest.mark.rule("1.5", "12")
def test_the_decks_have_their_printed_cards() -> None:
    assert PARTS.decks == {
        "second": [18, 18, 19],
        "first": [11, 11, 11],
        "english": [11, 11, 11],
    }
    assert [sum(deck) for deck in PARTS.decks.values()] == [55, 33, 33]


@pytest.mark.rule("1.4", "2", "2.1", "2.4", "3", "4.1", "8")
def test_single_numbers_are_those_of_the_rules() -> None:
    assert (PARTS.start_ecus, PARTS.start_cubes, PARTS.hand) == (4, 25, 4)
    assert PARTS.rounds == 7
    assert PARTS.income_rounds == [4, 7]
    assert (PARTS.exchange_price, PARTS.journey_price, PARTS.demolition_price) == (
        2,
        1,
        1,
    )
    assert PARTS.room == 2


@pytest.mark.rule("5.6")
def test_the_bonus_is_one_in_might_and_two_in_faith() -> None:
    assert PARTS.bonus == [1, 2, 0]


@pytest.mark.rule("9.1")
def test_civil_buildings_house_one_three_and_five_cubes() -> None:
    assert [PARTS.housing[rank] for rank in (SMALL, MEDIUM, LARGE)] == [1, 3, 5]


@pytest.mark.rule("5.3")
def test_surcharges_go_by_the_number_of_players() -> None:
    assert PARTS.surcharges == {2: (1, 2), 3: (1, 2), 4: (0, 1), 5: (0, 0)}


@pytest.mark.rule("13")
def test_there_is_one_map() -> None:
    assert list(PARTS.maps) == ["valley"]


def rows() -> Iterator[tuple[str, BoxRow]]:
    """Yield all rows of the box that a table takes, with their sheets."""
    box = GAME.box()
    for sheet in box.form.sheets:
        for row in box.rows[sheet.name]:
            yield sheet.name, row


def test_every_row_says_where_it_is_from() -> None:
    assert [sheet for sheet, row in rows() if not row.source] == []


@pytest.mark.rule("13")
def test_the_map_valley_is_the_only_stand_in() -> None:
    stand_ins = [(sheet, row.text("name")) for sheet, row in rows() if row.status == STAND_IN]
    assert stand_ins == [("map", "valley")]


@pytest.mark.rule("1.2", "12")
def test_rulings_are_marked_as_such() -> None:
    ruled = [
        row.values.get("name") or row.text("edition") for _, row in rows() if row.status == RULING
    ]
    assert ruled == ["castle", "abbey", "english"]
