"""Tips of the browser say the numbers that the rules have."""

import re
from pathlib import Path

import pytest

from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Player
from clocksmith.games.sands.rules.caravan import caravan_price
from clocksmith.games.sands.rules.emphasis import markers_needed
from games.sands.scene import scene

CLIENT = Path(__file__).parents[3] / "web/src/games/sands/words"
NUMBERS = {
    "en": {2: "two", 3: "three"},
    "de": {2: "zwei", 3: "drei"},
    "fr": {2: "deux", 3: "trois"},
}
ROUNDED = {"en": "rounded up", "de": "aufgerundet", "fr": "arrondie au supérieur"}
AGREED = {
    "en": "need their consent",
    "de": "muss der Besitzer zustimmen",
    "fr": "doit être d’accord",
}
STRUCTURES = {"en": "or structures", "de": "oder Bauwerke", "fr": "ou constructions"}


def tip(language: str, key: str) -> str:
    """Return what the browser says of a thing."""
    text = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8")
    (found,) = re.findall(rf"(?m)^{key} = (.+)$", text)
    return str(found)


def with_advance(name: str) -> Player:
    """Return a player who has reached an advance at the end of some row."""
    state = scene("italia of 0 capital", seats=2)
    player = state.players[0]
    player.advances |= 1 << GAME.names["advance"].index(name)
    return player


def without() -> Player:
    """Return a player without advances."""
    return scene("italia of 0 capital", seats=2).players[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caravan_says_what_it_costs_with_and_without_barter(language: str) -> None:
    told = tip(language, "card-caravan1")
    usual, less = caravan_price(without()), caravan_price(with_advance("barter"))
    assert [int(found) for found in re.findall(r"\d+", told)] == [usual, usual, less]
    barter = Words(GAME, language).name("advance", GAME.names["advance"].index("barter"))
    assert barter.lower() in told.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_emphasis_card_says_that_structures_count_and_how_many_are_needed(language: str) -> None:
    usual, less = markers_needed(without()), markers_needed(with_advance("philosophy"))
    for category in GAME.names["category"]:
        told = tip(language, f"card-{category}")
        assert NUMBERS[language][usual] in told.lower()
        assert f"({NUMBERS[language][less]} " in told.lower()
        assert STRUCTURES[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_labor_rounds_up_and_a_road_asks_for_consent(language: str) -> None:
    words = Words(GAME, language)
    assert ROUNDED[language] in words.say("effect-labor")
    assert AGREED[language] in words.say("effect-road")
