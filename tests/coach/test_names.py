"""Every part of what a seat may expect has a name for people, in every language."""

import pytest

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.coach.names import name_of
from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES, OURS
from coach.games import story


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_called_something_in_every_language(game: str, language: str) -> None:
    knowledge = knowledge_of(GAMES[game])
    parts = {
        item.name
        for state in story(game).states[::5]
        for seat in range(story(game).seats)
        for item in knowledge.forecast_parts(state, seat)
    }
    called = [name_of(GAMES[game], language, part) for part in parts]
    assert len(set(called)) == len(parts)
    assert not [
        part for part in parts if name_of(GAMES[game], language, part) == part and "-" in part
    ]


def test_a_part_without_a_word_is_called_by_its_own_name() -> None:
    assert name_of(GAMES["khronos"], "en", "brand-new") == "brand new"
