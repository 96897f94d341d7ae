"""The data files: counts of the box, sources of all rows, and the closed vocabulary of effects."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from clocksmith.games import sands
from clocksmith.games.sands import content
from clocksmith.games.sands.content import (
    ACTION_CARDS,
    ADVANCES,
    BORDERS,
    CARDS,
    CHRONICLES,
    NEAR,
    PILES,
    REGION_IDS,
    REGIONS,
    SPACES,
    STRUCTURES,
    TILES,
)
from clocksmith.games.sands.effects import (
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    parse_effect,
)

DATA = Path(sands.__file__).parent / "data"  # compiled modules lie elsewhere
FILES = sorted(path.name for path in DATA.glob("*.toml"))


def rows(file: str) -> list[dict[str, Any]]:
    """Return all rows of a data file."""
    tables = tomllib.loads((DATA / file).read_text(encoding="utf-8"))
    return [row for table in tables.values() for row in table]


@pytest.mark.rule("2.1", "2.3", "2.4")
def test_the_box_holds_what_the_component_list_says() -> None:
    assert len(REGIONS) == 26
    assert Counter(content.TERRAIN_NAMES[region.terrain] for region in REGIONS)["island"] == 3
    assert sum(tile.counts[5] for tile in TILES) == 26
    assert sum(tile.counts[5] for tile in TILES if tile.resource == content.CROPS) == 14
    assert len(CHRONICLES) == 7
    assert len(STRUCTURES) == 13
    assert len([advance for advance in ADVANCES if advance.row == 0]) == 25
    assert len(ADVANCES) == 31
    assert ACTION_CARDS == 11
    assert len(CARDS) == 14
    assert len(SPACES) == 6
    assert (content.PEASANTS, content.SOLDIERS, content.CARAVANS) == (20, 10, 20)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("seats", range(2, 6))
def test_there_is_one_tile_for_each_region_in_play(seats: int) -> None:
    tiles = sum(tile.counts[seats] for tile in TILES)
    assert tiles == content.IN_PLAY[seats].bit_count() == {2: 12, 3: 16, 4: 22, 5: 26}[seats]


@pytest.mark.rule("2.1")
def test_every_region_in_play_can_be_reached_from_every_other() -> None:
    for seats in range(2, 6):
        within = content.IN_PLAY[seats]
        reached, before = 1, 0
        while reached != before:
            before = reached
            for region in REGION_IDS:
                if before >> region & 1:
                    reached |= NEAR[region] & within
        assert reached == within
    assert len(BORDERS) == 59


@pytest.mark.rule("2.1", "3.1")
def test_with_two_players_eight_of_twelve_trade_goods_lead_out_of_play() -> None:
    within = content.IN_PLAY[2]
    goods = [border for border in BORDERS if border.good and border.ends & within]
    assert len(goods) == 12
    assert len([border for border in goods if border.ends & ~within]) == 8


@pytest.mark.rule("5.7")
def test_with_this_data_two_cards_can_always_be_drawn() -> None:
    for pile, cards in enumerate(PILES):
        if content.PILE_NAMES[pile].endswith("2"):
            assert cards.bit_count() == 2
        else:
            assert cards.bit_count() >= 3


@pytest.mark.parametrize("file", FILES)
def test_every_row_says_where_it_is_from(file: str) -> None:
    for row in rows(file):
        assert row["source"]
        assert row["status"] in ("sourced", "stand-in", "ruling")


def test_stand_ins_are_listed_as_such() -> None:
    count = Counter(row["status"] for file in FILES for row in rows(file))
    assert count["stand-in"] > 150
    assert count["sourced"] > 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not an effect"),
        ("fly 2", "is not an effect; there are advance-unrest"),
        ("battle", "must end with one number"),
        ("battle much", "must end with one number"),
        ("battle 1 2", "must end with one number"),
        ("labor 2", "must end with no number"),
        ("unlock military", "must name one of civil, political, cultural"),
        ("unlock", "must name one of"),
        ("lyres-per castle 1", "must name one of quarry"),
    ],
)
def test_an_effect_outside_the_vocabulary_is_refused_in_words(text: str, sentence: str) -> None:
    things = {
        "category": content.CATEGORY_NAMES,
        "structure": content.STRUCTURE_NAMES,
        "terrain": content.TERRAIN_NAMES,
    }
    with pytest.raises(ValueError, match=sentence):
        parse_effect(text, OF_ADVANCES, things)


def test_every_kind_of_effect_is_used_by_some_part() -> None:
    used = {effect.kind for advance in ADVANCES for effect in advance.effects}
    assert used == set(OF_ADVANCES)
    used = {e.kind for structure in STRUCTURES for e in structure.effects + structure.locked}
    assert used == set(OF_STRUCTURES)
    used = {e.kind for structure in STRUCTURES for e in structure.on_build}
    assert used == set(ON_BUILDING)


def test_a_value_of_the_data_can_be_replaced_without_touching_code() -> None:
    power = content.Power("battle")
    assert power.total(power.mask) == 1
    assert power.most(0, 7) == 7
    assert power.least(power.mask, 7) == 1
