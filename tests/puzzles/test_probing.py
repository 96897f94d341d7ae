"""The quick look before a search: which moments a rare theme may decide."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.probing import lead_of
from clocksmith.puzzles.proving import LEAST
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.themes import Theme, themes_known


def theme_called(game: str, name: str) -> Theme:
    return next(theme for theme in themes_known(game) if theme.id == name)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("khronos", "demolition"),
        ("khronos", "exchange"),
        ("sands", "tribute"),
        ("sands", "in-time"),
    ],
)
def test_a_turn_that_a_theme_decides_leads_at_a_quick_look(game: str, name: str) -> None:
    theme = theme_called(game, name)
    starts = [
        (puzzle.start(), puzzle.seat)
        for puzzle in puzzles_of(game).values()
        if name in puzzle.themes and theme.offers_by(puzzle.solution[0])
    ]
    leads = [lead_of(GAMES[game], theme, *start) for start in starts]
    assert len([lead for lead in leads if lead >= LEAST / 2]) >= 0.75 * len(leads) > 0


def test_what_decides_nothing_is_behind() -> None:
    theme = theme_called("khronos", "demolition")
    offered = [
        (puzzle.start(), puzzle.seat)
        for puzzle in puzzles_of("khronos").values()
        if "demolition" not in puzzle.themes and theme.is_offered(puzzle.game, puzzle.start())
    ]
    leads = [lead_of(GAMES["khronos"], theme, *start) for start in offered[:20]]
    assert len([lead for lead in leads if lead < LEAST / 2]) >= 0.75 * len(leads)
