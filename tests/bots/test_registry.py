"""Bots by name, and the levels people choose from."""

import pytest

from clocksmith.bots.registry import BOTS, LEVELS, USUAL, bot_named
from house.sources import ROOT


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_called_as_it_is_registered(name: str) -> None:
    assert bot_named(name).name == name


def test_people_choose_from_four_levels_and_none_thinks_for_less_than_the_one_before() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "grandmaster"]
    assert USUAL in LEVELS
    seconds = [level.budget.seconds or 0.0 for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[0] <= 0.2
    assert seconds[-1] <= 5.0


def test_a_level_is_played_by_its_bot() -> None:
    for level in LEVELS.values():
        assert bot_named(level.name).name == level.bot


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no bot 'deep-thought'; there are apprentice, .*uniform"):
        bot_named("deep-thought")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_page_about_the_bots_has_a_sentence_for_the_bot_of_every_level(language: str) -> None:
    words = ROOT / "web" / "src" / "bots" / "words" / f"{language}.ftl"
    told = words.read_text("utf-8")
    for level in LEVELS.values():
        assert f"\nbots-{level.bot} = " in told
