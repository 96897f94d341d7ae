"""The printed parts are as many as the box holds."""

from collections import Counter

import pytest

from clocksmith.games.inventions.model.content import (
    CHRONOS,
)
from clocksmith.games.inventions.model.effects import (
    ASPIRE,
    JOKER,
    Effect,
    effect_text,
    parse_benefit,
    parse_effect,
    parse_scoring,
)
from games.inventions.house import PARTS


@pytest.mark.rule("6.1", "6.6", "6.7", "6.8", "6.9", "6.12")
def test_the_box_holds_as_many_parts_as_the_page_says() -> None:
    assert len(PARTS.regions) == len(PARTS.specialists) == len(PARTS.knowledge) == 7
    assert len(PARTS.influence) == 5
    assert len(PARTS.goals) == 21
    assert Counter(PARTS.card_era) == dict.fromkeys(range(1, 7), 8)
    assert len(PARTS.ideas) == 48
    assert set(PARTS.card_field) == {0, 1, 2}


@pytest.mark.rule("6.5", "6.4", "6.3")
def test_milestones_by_letter_and_spaces_by_era() -> None:
    assert [Counter(PARTS.milestone_letter)[letter] for letter in range(6)] == [5, 4, 3, 3, 3, 3]
    assert [m.era for m in PARTS.milestones] == [letter + 1 for letter in PARTS.milestone_letter]
    assert Counter(space.era for space in PARTS.era_spaces) == {3: 3, 4: 3, 5: 3, 6: 3}
    assert PARTS.most_influence == 10
    assert {m.spaces for m in PARTS.milestones} == {3}


@pytest.mark.rule("6.10", "6.11")
def test_seven_tiles_of_each_kind_and_a_start_tile() -> None:
    assert Counter(PARTS.tile_kind[: PARTS.start_tile]) == {0: 7, 1: 7, 2: 7, 3: 7}
    assert PARTS.tiles[PARTS.start_tile].name == "start"
    assert CHRONOS == 4


@pytest.mark.rule("6.6")
def test_every_idea_needs_a_milestone_of_its_era_or_an_earlier_one() -> None:
    assert all(PARTS.milestones[idea.milestone].era <= idea.era for idea in PARTS.ideas)


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
