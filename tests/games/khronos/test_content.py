"""1 The printed parts match the component list of the rules."""

import tomllib
from importlib.resources import files

import pytest

from clocksmith.games.khronos.content import (
    BONUS,
    CIVIL,
    DECKS,
    DEMOLITION_PRICE,
    EXCHANGE_PRICE,
    GRID,
    HAND,
    HOUSING,
    INCOME_ROUNDS,
    JOURNEY_PRICE,
    KIND_NAMES,
    LARGE,
    MAPS,
    MEDIUM,
    MILITARY,
    PACKAGE,
    RELIGIOUS,
    ROOM,
    ROUNDS,
    SMALL,
    START_CUBES,
    START_ECUS,
    SURCHARGES,
    TILE_NAMES,
    TILES,
    tile_of,
)

FILES = ["decks.toml", "maps.toml", "numbers.toml", "rounds.toml", "surcharges.toml", "tiles.toml"]


def rows(file: str) -> list[dict[str, object]]:
    """Return all entries of a data file, as they are written."""
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    return [row for table in tomllib.loads(text).values() for row in table]


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
    tile = TILES[TILE_NAMES.index(name)]
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
    assert len(TILES) == 9


@pytest.mark.rule("1.2")
def test_there_are_155_tiles() -> None:
    assert sum(tile.count for tile in TILES) == 155


@pytest.mark.rule("1.1")
def test_the_grid_is_16_by_20() -> None:
    assert (GRID.width, GRID.height) == (16, 20)


@pytest.mark.rule("1.5", "12")
def test_the_decks_have_their_printed_cards() -> None:
    assert DECKS == {"second": [18, 18, 19], "first": [11, 11, 11], "english": [11, 11, 11]}
    assert [sum(deck) for deck in DECKS.values()] == [55, 33, 33]


@pytest.mark.rule("1.4", "2", "2.1", "2.4", "3", "4.1", "8")
def test_single_numbers_are_those_of_the_rules() -> None:
    assert (START_ECUS, START_CUBES, HAND) == (4, 25, 4)
    assert ROUNDS == 7
    assert INCOME_ROUNDS == [4, 7]
    assert (EXCHANGE_PRICE, JOURNEY_PRICE, DEMOLITION_PRICE) == (2, 1, 1)
    assert ROOM == 2


@pytest.mark.rule("5.6")
def test_the_bonus_is_one_in_might_and_two_in_faith() -> None:
    assert BONUS == [1, 2, 0]


@pytest.mark.rule("9.1")
def test_civil_buildings_house_one_three_and_five_cubes() -> None:
    assert [HOUSING[rank] for rank in (SMALL, MEDIUM, LARGE)] == [1, 3, 5]


@pytest.mark.rule("5.3")
def test_surcharges_go_by_the_number_of_players() -> None:
    assert SURCHARGES == {2: (1, 2), 3: (1, 2), 4: (0, 1), 5: (0, 0)}


@pytest.mark.rule("13")
def test_there_is_one_map() -> None:
    assert list(MAPS) == ["valley"]


def test_all_data_files_are_known() -> None:
    found = [entry.name for entry in files(PACKAGE).joinpath("data").iterdir()]
    assert sorted(name for name in found if name.endswith(".toml")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_row_says_where_it_is_from_and_how_sure_that_is(file: str) -> None:
    for row in rows(file):
        source = row["source"]
        assert isinstance(source, str)
        assert source
        assert row["status"] in ("sourced", "stand-in", "ruling")


@pytest.mark.rule("13")
def test_the_map_valley_is_the_only_stand_in() -> None:
    stand_ins = [(f, row["name"]) for f in FILES for row in rows(f) if row["status"] == "stand-in"]
    assert stand_ins == [("maps.toml", "valley")]


@pytest.mark.rule("1.2", "12")
def test_rulings_are_marked_as_such() -> None:
    ruled = [
        (row.get("name") or row.get("edition"))
        for file in FILES
        for row in rows(file)
        if row["status"] == "ruling"
    ]
    assert ruled == ["english", "castle", "abbey"]
