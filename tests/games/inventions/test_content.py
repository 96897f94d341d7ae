"""The printed parts are as many as the box holds, and every stand-in is marked."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from clocksmith.games.inventions.content import (
    CARD_ERA,
    CARD_FIELD,
    CHRONOS,
    ERA_SPACES,
    GOALS,
    IDEAS,
    INFLUENCE,
    KNOWLEDGE,
    MILESTONE_LETTER,
    MILESTONES,
    MOST_INFLUENCE,
    REGIONS,
    SPECIALISTS,
    START_TILE,
    TILE_KIND,
    TILES,
)
from clocksmith.games.inventions.effects import (
    ASPIRE,
    JOKER,
    Effect,
    effect_text,
    parse_benefit,
    parse_effect,
    parse_scoring,
)

DATA = files("clocksmith.games.inventions").joinpath("data")
NAMES = ["board", "deeds", "eras", "goals", "ideas", "milestones", "numbers", "regions", "tiles"]


@pytest.mark.rule("6.1", "6.6", "6.7", "6.8", "6.9", "6.12")
def test_the_box_holds_as_many_parts_as_the_page_says() -> None:
    assert len(REGIONS) == len(SPECIALISTS) == len(KNOWLEDGE) == 7
    assert len(INFLUENCE) == 5
    assert len(GOALS) == 21
    assert Counter(CARD_ERA) == dict.fromkeys(range(1, 7), 8)
    assert len(IDEAS) == 48
    assert set(CARD_FIELD) == {0, 1, 2}


@pytest.mark.rule("6.5", "6.4", "6.3")
def test_milestones_by_letter_and_spaces_by_era() -> None:
    assert [Counter(MILESTONE_LETTER)[letter] for letter in range(6)] == [5, 4, 3, 3, 3, 3]
    assert [m.era for m in MILESTONES] == [letter + 1 for letter in MILESTONE_LETTER]
    assert Counter(space.era for space in ERA_SPACES) == {3: 3, 4: 3, 5: 3, 6: 3}
    assert MOST_INFLUENCE == 10
    assert {m.spaces for m in MILESTONES} == {3}


@pytest.mark.rule("6.10", "6.11")
def test_seven_tiles_of_each_kind_and_a_start_tile() -> None:
    assert Counter(TILE_KIND[:START_TILE]) == {0: 7, 1: 7, 2: 7, 3: 7}
    assert TILES[START_TILE].name == "start"
    assert CHRONOS == 4


@pytest.mark.rule("6.6")
def test_every_idea_needs_a_milestone_of_its_era_or_an_earlier_one() -> None:
    assert all(MILESTONES[idea.milestone].era <= idea.era for idea in IDEAS)


@pytest.mark.parametrize("name", NAMES)
def test_every_row_says_where_it_is_from(name: str) -> None:
    tables = tomllib.loads(DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    rows = [row for table in tables.values() for row in table]
    assert rows
    assert all(row["source"] and row["status"] in ("sourced", "stand-in") for row in rows)


def test_stand_ins_are_counted() -> None:
    found: Counter[str] = Counter()
    for name in NAMES:
        tables = tomllib.loads(DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        found.update(row["status"] for table in tables.values() for row in table)
    assert found == {"stand-in": 185, "sourced": 21}


@pytest.mark.rule("6.15")
def test_effects_are_read_back_from_what_they_write() -> None:
    for text in ("ready 2", "specialist any 1", "aspire joker 1", "settle known 3", "turn-order 1"):
        assert effect_text(parse_effect(text)) == text
    assert parse_effect("aspire joker 1") == Effect(ASPIRE, JOKER, 1)
    assert len(parse_benefit("ready 1 or influence 1; ip 2")) == 2


@pytest.mark.parametrize(
    "text", ["", "shine 2", "ready", "ready x", "ready 0", "specialist 1", "ip 2 3", "ready 31"]
)
def test_a_damaged_effect_is_an_error_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"effect|needs one of"):
        parse_effect(text)


@pytest.mark.parametrize(
    "text",
    ["", "2 per", "2 per shoe", "x per tile", "2 at tile", "1 per tile each 0", "1 per tile by 2"],
)
def test_a_damaged_scoring_is_an_error_in_words(text: str) -> None:
    with pytest.raises(ValueError, match="scoring"):
        parse_scoring(text)


def test_a_choice_is_between_different_effects() -> None:
    with pytest.raises(ValueError, match="different"):
        parse_benefit("ip 1 or ip 2")
