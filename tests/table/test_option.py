"""Actions as people see them."""

import pytest

from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES, OURS
from clocksmith.games.khronos import GAME
from clocksmith.table.offered import marks_of, offered_action


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("build keep might f7", ("do:build", "age:might", "tile:keep", "cell:f7")),
        ("travel b faith", ("do:travel", "adventurer:b", "age:faith")),
        ("exchange 2m 1c", ("do:exchange", "cards:military", "cards:military", "cards:civil")),
        ("restore f7 2", ("do:restore", "cell:f7", "count:2")),
        ("stay 1", ("do:stay", "seat:1")),
        ("charge 1 1", ("do:charge", "first:1", "second:1")),
        ("keep nothing", ("do:keep",)),
        ("end", ("do:end",)),
    ],
)
def test_marks_are_what_one_points_at(text: str, marks: tuple[str, ...]) -> None:
    assert marks_of(GAME, GAME.actions.parse(text)) == marks


def test_an_option_has_text_sentence_and_marks() -> None:
    option = offered_action(GAME, GAME.actions.parse("end"), Words(GAME, "en"))
    assert (option.text, option.sentence, option.marks) == ("end", "End the turn", ("do:end",))


@pytest.mark.parametrize("name", OURS)
def test_every_action_is_an_option_in_every_language(name: str) -> None:
    game = GAMES[name]
    for language in LANGUAGES:
        words = Words(game, language)
        for action in game.actions.actions[::37]:
            option = offered_action(game, action, words)
            assert option.sentence
            assert all(mark.count(":") == 1 and " " not in mark for mark in option.marks)
