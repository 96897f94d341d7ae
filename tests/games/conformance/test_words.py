"""Everything that can be asked, done, told, refused or paid has its sentence, in every game."""

import pytest

from clocksmith.core.price import Price
from clocksmith.core.step import Refusal
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES, OURS
from clocksmith.testing.words import (
    a_whole_game_is_told,
    all_languages_have_the_same_keys_in_the_same_order,
    every_row_of_a_ledger_has_its_words,
    things_said,
    titles_and_options_are_plain_words,
    what_is_still_open_is_asked_for_in_every_language,
)
from games.conformance.games import Table, random_games
from games.vocabulary import (
    action_classes,
    decision_classes,
    event_classes,
    messages,
    refusal_keys,
    said_keys,
)

EVERY = [(name, language) for name in OURS for language in LANGUAGES]


@pytest.mark.parametrize("name", OURS)
def test_all_languages_have_the_same_keys_in_the_same_order(name: str) -> None:
    all_languages_have_the_same_keys_in_the_same_order(GAMES[name])
    assert all(messages(name, language) for language in LANGUAGES), "ours speak all of them"


@pytest.mark.parametrize("name", OURS)
def test_what_is_still_open_is_asked_for_in_every_language(name: str) -> None:
    what_is_still_open_is_asked_for_in_every_language(GAMES[name])


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_everything_that_can_happen_has_a_sentence(name: str, language: str) -> None:
    assert len(decision_classes(name)) >= 9
    assert len(action_classes(name)) >= 16
    assert len(event_classes(name)) >= 29
    assert len(refusal_keys(name)) > 30
    words = Words(GAMES[name], language)
    assert [key for key in said_keys(name) if not words.has(key)] == []


def test_no_sentence_is_left_over_from_something_that_is_gone() -> None:
    prefixes = ("no-", "ask-", "do-", "event-", "option-")
    for name in OURS:
        used = set(said_keys(name))
        said = [key for key in messages(name, "en") if key.startswith(prefixes)]
        assert [key for key in said if key not in used] == []


@pytest.mark.parametrize("name", OURS)
def test_titles_and_options_are_plain_words(name: str) -> None:
    titles_and_options_are_plain_words(GAMES[name])


@pytest.mark.parametrize("name", OURS)
def test_every_row_of_a_ledger_has_its_words(name: str) -> None:
    every_row_of_a_ledger_has_its_words(GAMES[name])


@random_games(one_in=24)
def test_a_whole_random_game_is_told(name: str, number: int) -> None:
    a_whole_game_is_told(Table(name, number))


@random_games(one_in=24)
def test_a_whole_random_game_has_much_to_say(name: str, number: int) -> None:
    things = list(things_said(Table(name, number)))
    assert len({type(thing) for thing in things}) > 25
    assert len({thing.key for thing in things if isinstance(thing, Refusal)}) > 5
    assert any(isinstance(thing, Price) for thing in things)
