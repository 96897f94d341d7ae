"""Hundreds of legal actions become a short list in which every action is found."""

import pytest

from clocksmith.cli.terminal.khronos.drawing import in_ranges
from clocksmith.cli.terminal.play.menu import FEW, menu_of
from clocksmith.cli.terminal.play.typed import matching
from clocksmith.core.event import Silence
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.table.chance import Luck


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_in_one_group_with_a_label(language: str) -> None:
    words = Words(GAME, language)
    luck = Luck(9)
    state = GAME.start(4, GAME.options.choose({"edition": "english", "holdem": "yes"}))
    for _ in range(300):
        if GAME.decision(state) is None:
            break
        legal = GAME.legal(state)
        items = menu_of(GAME, legal)
        members = [action for item in items for action in item.members]
        assert sorted(a.index for a in members) == [a.index for a in legal.listed()]
        labels = [item.label(words) for item in items]
        assert len(set(labels)) == len(labels)
        assert len(items) < 60
        GAME.apply(state, luck.answer(GAME, state), Silence())


def test_few_actions_are_listed_one_by_one() -> None:
    state = GAME.start(3)
    items = menu_of(GAME, GAME.legal(state))
    assert len(items) == 3 <= FEW
    assert [item.field for item in items] == ["", "", ""]


def test_a_place_is_found_by_its_name() -> None:
    state, luck = GAME.start(2), Luck(1)
    for _ in range(9):
        GAME.apply(state, luck.answer(GAME, state), Silence())
    placed = [g for g in menu_of(GAME, GAME.legal(state)) if g.is_placed(GAME)]
    assert placed
    for item in placed:
        for name, action in item.names(GAME).items():
            assert action.text.split()[3] == name


def test_cells_are_listed_row_by_row() -> None:
    assert in_ranges(["a1", "b1", "c1", "e1", "p1", "a2"]) == ["a1-c1 e1 p1", "a2"]
    assert in_ranges([]) == []


def test_words_may_be_shortened_as_long_as_they_are_clear() -> None:
    actions = GAME.actions.actions
    assert [a.text for a in matching(actions, "b k m f7")] == ["build keep might f7"]
    assert [a.text for a in matching(actions, "BUILD  keep might F1")] == ["build keep might f1"]
    assert len(matching(actions, "b k m f")) == 20
    assert [a.text for a in matching(actions, "build c m f7")] == [
        "build castle might f7",
        "build chapel might f7",
        "build city might f7",
    ]
    assert matching(actions, "") == []
    assert matching(actions, "build keep might") == []
    assert [a.text for a in matching(actions, "e")] == ["end"]
