"""Everything that can be asked, done, told, refused or paid has its sentence, in every game."""

import pytest

from clocksmith.core.price import Price
from clocksmith.core.step import Refusal
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES
from games.conformance.games import Table
from games.vocabulary import (
    action_classes,
    check,
    decision_classes,
    event_classes,
    messages,
    option_keys,
    refusal_keys,
    said_keys,
    sentences,
    whole_game,
)

EVERY = [(name, language) for name in GAMES for language in LANGUAGES]
PLAYED = [(name, number) for name in GAMES for number in range(12, 24)]


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_no_key_is_given_twice(name: str, language: str) -> None:
    assert len(messages(name, language)) == len(set(messages(name, language)))


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_all_languages_have_the_same_keys_in_the_same_order(name: str, language: str) -> None:
    assert messages(name, language) == messages(name, "en")


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
    for name in GAMES:
        used = set(said_keys(name))
        said = [key for key in messages(name, "en") if key.startswith(prefixes)]
        assert [key for key in said if key not in used] == []


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_titles_and_options_are_plain_words(name: str, language: str) -> None:
    words = Words(GAMES[name], language)
    for key in [*option_keys(name), "title", "blurb"]:
        check(language, words.say(key))


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_a_whole_random_game_is_told(name: str, number: int) -> None:
    things = list(whole_game(name, number))
    assert len({type(thing) for thing in things}) > 25
    assert len({thing.key for thing in things if isinstance(thing, Refusal)}) > 5
    assert any(isinstance(thing, Price) for thing in things)
    different = list({repr(thing): thing for thing in things}.values())
    for language in LANGUAGES:
        words = Words(GAMES[name], language)
        for thing in different:
            for sentence in sentences(words, thing):
                check(language, sentence)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_a_reason_that_is_told(name: str) -> None:
    table = Table(name, 0)
    for action in table.moves():
        table.play(action)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    for language in LANGUAGES:
        check(language, Words(table.game, language).say(f"end-{outcome.reason}"))
