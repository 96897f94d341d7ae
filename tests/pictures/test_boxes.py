"""Pictures are of the box that is played with: its parts, called what its owner calls them."""

from typing import Any

import pytest

from clocksmith.core.box.plain import plain_of
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES
from pictures.page import Page


def played(name: str, change: dict[str, str], **numbers: int) -> Game[Any]:
    """Return a game with an owner's box: texts replaced, and numbers of the rows so named."""
    shelf = GAMES[name].shelf()
    assert shelf is not None
    plain = _replaced(plain_of(shelf.newest), change)
    for row in plain.get("number", []):
        row["value"] = numbers.get(row["name"], row["value"])
    box = shelf.box_of({**plain, "name": "mine"})
    return GAMES[name].played_with(GAMES[name].rules_version, box)


def _replaced(value: Any, change: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _replaced(item, change) for key, item in value.items()}
    if isinstance(value, list):
        return [_replaced(item, change) for item in value]
    return change.get(value, value) if isinstance(value, str) else value


def begun(game: Game[Any], answers: int) -> Page:
    """Return the picture of a game in which always the first thing was done."""
    state = game.start(2)
    for _ in range(answers):
        game.apply(state, game.legal(state)[0], Silence())
    return Page(game, state)


def test_the_rounds_of_khronos_are_those_of_the_box() -> None:
    assert "round 0 of 8" in begun(played("khronos", {}, rounds=8), 5).told().lower()
    assert "round 0 of 7" in begun(GAMES["khronos"], 5).told().lower(), "and not of the last one"


def test_the_map_of_the_sands_of_time_is_that_of_the_box() -> None:
    page = begun(played("sands", {"hispania": "far-iberia"}), 20)
    assert "Far Iberia" in page.told()
    assert "Hispania" not in page.told()


def test_the_map_of_inventions_is_called_as_in_the_box() -> None:
    page = begun(played("inventions", {"Africa": "Nubia"}), 20)
    assert "Nubia" in page.told()
    assert "Africa" not in page.told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_call_things_as_the_owner_of_the_box_does(language: str) -> None:
    named = {"cooking": "roasting", "Cooking": "The Roast", "Africa": "Nubia"}
    words = Words(played("inventions", named), language)
    assert words.name("card", 0) == "The Roast", "which no word list knows"
    assert words.name("region", 0) == words.name("old_region", 0) == "Nubia", "though one does"
    ours = Words(GAMES["inventions"], language)
    assert words.name("card", 1) == ours.name("card", 1), "in our words, where the title is ours"
