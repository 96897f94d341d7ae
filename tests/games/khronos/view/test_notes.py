"""Before a turn ends it is told what it brings, and what it leaves unused."""

import pytest

from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import MIGHT
from clocksmith.games.khronos.model.events import TookIncome
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import PLAIN, at, end_turn, scene
from play import P0

TOWNS = ("watchtower c3 of 0; town d3", "chapel c3 of 0; town d3")
NO_CARDS = "nothing"


def notes(state: Khronos, text: str = "end", language: str = "en") -> list[str]:
    """Return what is worth knowing before an action, as sentences."""
    words = Words(GAME, language)
    return [words.note(note) for note in GAME.notes(state, GAME.actions.parse(text))]


@pytest.mark.rule("10")
def test_the_end_of_a_turn_tells_what_each_age_pays_and_where_nobody_is_to_take_it() -> None:
    state = scene(*TOWNS, adventurers=("might:2 might:2",), hands=(NO_CARDS,), round=4)
    assert notes(state) == [
        "You get 3 ecus of income in Might.",
        "You would get 3 ecus in Faith, but you have no adventurer there.",
    ]
    assert [event for event in end_turn(state) if isinstance(event, TookIncome)] == [
        TookIncome(P0, MIGHT, at("c3"), 3)
    ]


@pytest.mark.rule("10")
def test_no_income_is_told_in_a_round_that_pays_it_and_in_no_other() -> None:
    assert notes(scene(hands=(NO_CARDS,), round=4)) == ["You get no income this time."]
    assert notes(scene(*TOWNS, hands=(NO_CARDS,), round=3)) == []


@pytest.mark.rule("2.3")
def test_the_end_of_a_turn_tells_which_cards_go_unused() -> None:
    lost = ["You lose 4 unused cards.", "You can still build or do something else with your cards."]
    assert notes(scene()) == lost
    # 2.3 Where unused cards are kept nothing is lost.
    assert notes(scene(options=f"{PLAIN} edition=english")) == lost[1:]
    assert notes(scene(adventurers=("might:0 faith:0",), hands=("1m",))) == [
        "You lose one unused card."
    ]


def test_an_action_that_shows_all_it_does_has_no_notes() -> None:
    assert notes(scene(*TOWNS, round=4), "build hamlet might g7") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_a_sentence_in_every_language(language: str) -> None:
    state = scene(*TOWNS, adventurers=("might:2 might:2",), round=4)
    found = [*notes(state, language=language), *notes(scene(round=4), language=language)]
    assert len(found) == 7
    assert not any(one.startswith("note-") for one in found)
