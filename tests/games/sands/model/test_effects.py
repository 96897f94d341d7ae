"""The newest box: its counts, and the closed vocabulary of effects."""

import re
from collections import Counter
from pathlib import Path

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.game import SHELF
from clocksmith.games.sands.model import content
from clocksmith.games.sands.model.effects import (
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    parse_effect,
    patterns_of,
    split_effect,
)
from clocksmith.games.sands.model.parts import THINGS

ROOT = Path(__file__).parents[4]


@pytest.mark.rule("2.1", "2.3", "2.4")
def test_the_box_holds_what_the_component_list_says() -> None:
    assert len(GAME.parts.regions) == 26
    assert (
        Counter(content.TERRAIN_NAMES[region.terrain] for region in GAME.parts.regions)["island"]
        == 3
    )
    assert sum(tile.counts[5] for tile in GAME.parts.tiles) == 26
    assert sum(tile.counts[5] for tile in GAME.parts.tiles if tile.resource == content.CROPS) == 14
    assert len(GAME.parts.chronicles) == 7
    assert len(GAME.parts.structures) == 13
    assert len([advance for advance in GAME.parts.advances if advance.row == 0]) == 25
    assert len(GAME.parts.advances) == 31
    assert GAME.parts.action_cards == 11
    assert len(GAME.parts.cards) == 14
    assert len(GAME.parts.spaces) == 6
    assert (GAME.parts.citizens_of, GAME.parts.caravans) == ([20, 10], 20)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("seats", range(2, 6))
def test_there_is_one_tile_for_each_region_in_play(seats: int) -> None:
    tiles = sum(tile.counts[seats] for tile in GAME.parts.tiles)
    assert tiles == GAME.parts.in_play[seats].bit_count() == {2: 12, 3: 16, 4: 22, 5: 26}[seats]


@pytest.mark.rule("2.1")
def test_every_region_in_play_can_be_reached_from_every_other() -> None:
    for seats in range(2, 6):
        within = GAME.parts.in_play[seats]
        reached, before = 1, 0
        while reached != before:
            before = reached
            for region in GAME.parts.region_ids:
                if before >> region & 1:
                    reached |= GAME.parts.near[region] & within
        assert reached == within
    assert len(GAME.parts.borders) == 59


@pytest.mark.rule("2.1", "3.1")
def test_with_two_players_eight_of_twelve_trade_goods_lead_out_of_play() -> None:
    within = GAME.parts.in_play[2]
    goods = [border for border in GAME.parts.borders if border.good and border.ends & within]
    assert len(goods) == 12
    assert len([border for border in goods if border.ends & ~within]) == 8


@pytest.mark.rule("5.7")
def test_with_this_data_two_cards_can_always_be_drawn() -> None:
    for pile, cards in enumerate(GAME.parts.piles):
        if content.PILE_NAMES[pile].endswith("2"):
            assert cards.bit_count() == 2
        else:
            assert cards.bit_count() >= 3


def test_stand_ins_are_listed_as_such() -> None:
    count = Counter(row.status for rows in SHELF.newest.rows.values() for row in rows)
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
        "structure": GAME.parts.structure_names,
        "terrain": content.TERRAIN_NAMES,
    }
    with pytest.raises(ValueError, match=sentence):
        parse_effect(text, OF_ADVANCES, things)


def test_every_kind_of_effect_is_used_by_some_part() -> None:
    used = {effect.kind for advance in GAME.parts.advances for effect in advance.effects}
    assert used == set(OF_ADVANCES)
    used = {
        e.kind for structure in GAME.parts.structures for e in structure.effects + structure.locked
    }
    assert used == set(OF_STRUCTURES)
    used = {e.kind for structure in GAME.parts.structures for e in structure.on_build}
    assert used == set(ON_BUILDING)


def test_a_value_of_a_box_can_be_replaced_without_touching_code() -> None:
    power = content.Power(GAME.parts.advances, "battle")
    assert power.total(power.mask) == 1
    assert power.most(0, 7) == 7
    assert power.least(power.mask, 7) == 1


def test_the_page_lists_every_effect_and_every_sheet() -> None:
    page = (ROOT / "docs/reference/effects-sands.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z-]+(?: [A-Z]+)*)` \| (?:an advance|a structure)", page, re.M)
    grammars = (OF_ADVANCES, OF_STRUCTURES, ON_BUILDING)
    wanted = [
        " ".join([kind, *([about.upper()] if about else []), *(["N"] if numbered else [])])
        for grammar in grammars
        for kind, (about, numbered) in grammar.items()
    ]
    assert listed == wanted
    told = page[page.index("| sheet | columns |") : page.index("## Effects")]
    sheets = [name for line in told.splitlines() for name in re.findall(r"`(\w+)`", line[:40])]
    for sheet in SHELF.form.sheets:
        assert sheet.name in sheets
        for column in sheet.columns:
            assert f"`{column.key}`" in told


def test_an_editor_is_told_all_that_can_be_said() -> None:
    for grammar in (OF_ADVANCES, OF_STRUCTURES, ON_BUILDING):
        for pattern in patterns_of(grammar, THINGS):
            text = pattern.replace("STRUCTURE", "city").replace(" N", " 3")
            assert split_effect(text, grammar, THINGS)[0] == pattern.split()[0]
