"""Themes are read from events, and have names in every language."""

import pytest

from clocksmith.core.seat import Seat
from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES
from clocksmith.games.inventions.model.events import ChainLaid
from clocksmith.games.khronos.model.content import MIGHT, Cell
from clocksmith.games.khronos.model.events import BY_PARADOX, BY_UPGRADE, DomainLost, Removed
from clocksmith.games.sands.model.events import (
    BY_GROWTH,
    BY_OPPRESSION,
    UnrestLowered,
    UnrestRaised,
)
from clocksmith.puzzles.attempt import attempt_of
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.themes import read_themes, themes_known, themes_of
from clocksmith.puzzles.words import theme_name
from puzzles.quarry import moment, turns

GAMES_WITH = [name for name in GAMES if has_puzzles(GAMES[name])]


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_theme_has_a_name_and_a_sentence_in_every_language(game: str) -> None:
    for theme in themes_known(game):
        for language in LANGUAGES:
            assert theme_name(GAMES[game], language, theme.id)
            assert theme_name(GAMES[game], language, f"{theme.id}-about").endswith(".")


@pytest.mark.parametrize("game", GAMES_WITH)
def test_themes_of_a_turn_are_known_and_the_same_every_time(game: str) -> None:
    state, seat = moment(game)
    known = [theme.id for theme in themes_known(game)]
    for turn in turns(game)[:3]:
        best, second = [
            attempt_of(GAMES[game], state, seat, one) for one in (turn, turns(game)[-1])
        ]
        found = themes_of(GAMES[game], state, best, second)
        assert set(found) <= set(known)
        assert found == themes_of(GAMES[game], state, best, second)


def test_a_paradox_is_known_by_why_a_building_went() -> None:
    [paradox] = [theme for theme in themes_known("khronos") if theme.id == "paradox"]
    gone = [Removed(0, 1, 30, Seat(1), why) for why in (BY_PARADOX, BY_UPGRADE)]  # type: ignore[arg-type]
    assert paradox.meant(Seat(0), gone) == gone[:1]
    assert not paradox.meant(Seat(0), gone[1:])


def test_a_chain_is_two_tokens_of_the_solver() -> None:
    [chain] = [theme for theme in themes_known("inventions") if theme.id == "chain"]
    laid = [ChainLaid(Seat(seat), 0) for seat in (0, 1, 0)]
    assert chain.meant(Seat(0), laid)
    assert not chain.meant(Seat(1), laid)
    assert not chain.meant(Seat(0), laid[:2])


def test_a_theme_may_be_belied_and_may_be_about_rivals() -> None:
    [calm] = [theme for theme in themes_known("sands") if theme.id == "calm"]
    lowered, raised = (
        UnrestLowered(Seat(0), 2, 3, BY_GROWTH),
        UnrestRaised(Seat(0), 1, 4, BY_OPPRESSION),
    )
    assert calm.meant(Seat(0), [lowered]) == [lowered]
    assert not calm.meant(Seat(0), [raised, lowered])
    [join] = [theme for theme in themes_known("khronos") if theme.id == "join"]
    lost = DomainLost(Seat(1), MIGHT, Cell(3), (Seat(0),))
    assert join.meant(Seat(0), [lost])
    assert not join.meant(Seat(1), [lost])


@pytest.mark.parametrize("game", GAMES_WITH)
def test_a_theme_that_stands_alone_is_told_only_where_there_is_no_other(game: str) -> None:
    alone = {theme.id for theme in themes_known(game) if theme.alone}
    for puzzle in puzzles_of(game).values():
        assert set(puzzle.themes) <= alone or alone.isdisjoint(puzzle.themes), puzzle.id


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('x = { any = [{ event = "Flew" }] }', "theme x: khronos tells no event 'Flew'"),
        ("x = { any = [] }", "theme x: any lists the events"),
        (
            'x = { any = [{ event = "Built" }], often = 2 }',
            "theme x: a theme has alone, any, differs",
        ),
        (
            'x = { any = [{ event = "Built" }], times = 0 }',
            "theme x: times must be a number from 1",
        ),
        ('x = { any = [{ event = "Built" }], offers = "a" }', "theme x: offers lists patterns"),
    ],
)
def test_a_theme_that_is_none_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_themes(GAMES["khronos"], text)
