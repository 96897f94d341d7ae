"""Every picture: valid, in need of nothing else, always the same, and in words of its language."""

import re
from itertools import product

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES, OURS
from clocksmith.pictures.svg import picture
from effort import covering
from pictures.page import END, SVG, Page, position

CASES = [
    pytest.param(name, seats, answers, id=f"{name}-{seats}-{answers}")
    for (name, answers), seats in covering(product(OURS, (0, 90, END)), (2, 4))
]


@pytest.mark.parametrize(("name", "seats", "answers"), CASES)
def test_a_picture_is_valid_and_needs_nothing_else(name: str, seats: int, answers: int) -> None:
    page = Page(GAMES[name], position(name, seats, answers))
    assert page.root.tag == f"{SVG}svg"
    assert page.root.get("viewBox", "").startswith("0 0 1600 ")
    ids = [element.get("id") for element in page.root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in page.root.iter(f"{SVG}use"):
        assert element.get("href", "")[1:] in ids
    for name in re.findall(r"url\([\"']?(.*?)[\"']?\)", page.source.replace("&quot;", '"')):
        assert name[1:] in ids, name
    assert all(element.get("d") for element in page.root.iter(f"{SVG}path"))
    for left in ("var(", "light-dark(", "color-mix(", "@import", "NaN", "undefined", "Infinity"):
        assert left not in page.source
    assert not re.search(r"\{\?*\}|\{ ?\$", page.told())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_picture_speaks_the_language_that_is_asked_for(name: str, language: str) -> None:
    game = GAMES[name]
    page = Page(game, position(name, 3, 90), language=language)
    words = Words(game, language)
    assert words.say("title") in page.texts()
    for seat in range(3):
        assert words.seat(seat) in page.texts()


@pytest.mark.parametrize("name", OURS)
def test_the_same_position_is_drawn_the_same(name: str) -> None:
    game = GAMES[name]
    view = game.view(position(name, 3, 90), SPECTATOR)
    assert picture(game, view, "en") == picture(game, view, "en")


@pytest.mark.parametrize("name", OURS)
def test_who_is_asked_what_is_told(name: str) -> None:
    game = GAMES[name]
    words = Words(game, "en")
    state = position(name, 3, 90)
    decision = game.decision(state)
    assert decision is not None
    assert any(text.endswith(words.ask(decision)) for text in Page(game, state).texts())
    over = Page(game, position(name, 2, END))
    assert words.say("no-game-over") in over.texts()
