"""Boards as text: every line as wide as another, kinds, ranks and owners without colour."""

import pytest

from clocksmith.cli.phrases import Phrases
from clocksmith.cli.terminal.drawing import Locale, side_by_side
from clocksmith.cli.terminal.khronos import DRAWING
from clocksmith.cli.terminal.khronos.signs import LETTERS
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import TILE_NAMES
from games.khronos.scene import scene
from play import P0


def locale(language: str = "en") -> Locale:
    """Return what can be said in a language."""
    return Locale(Words(GAME, language), Phrases("khronos", language))


def drawn(might: str = "", faith: str = "", reason: str = "") -> list[list[str]]:
    """Return the three boards of a scene as plain lines."""
    view = GAME.view(scene(might, faith, reason), SPECTATOR)
    return [[line.plain for line in board] for board in DRAWING.boards(view, locale())]


def cells(board: list[str], row: int, column: int, width: int) -> str:
    """Return what stands from a cell on, in signs; rows and columns from 1."""
    start = 3 + 2 * (column - 1)
    return board[1 + row][start : start + 2 * width]


def test_every_building_has_a_letter_of_its_own() -> None:
    assert sorted(LETTERS) == sorted(TILE_NAMES)
    assert len(set(LETTERS.values())) == len(TILE_NAMES)


def test_a_building_shows_letter_owner_and_pattern() -> None:
    might, faith, _ = drawn("keep b2 of 1; watchtower f2 of 0; town b6; hamlet f6", "abbey b2 of 2")
    assert [cells(might, row, 2, 2) for row in (2, 3)] == ["k1##", "####"]
    assert cells(might, 2, 6, 1) == "w0"
    assert [cells(might, row, 2, 2) for row in (6, 7)] == ["t:::", "::::"]
    assert cells(might, 6, 6, 1) == "h "
    assert [cells(faith, row, 2, 3) for row in (2, 3, 4)] == ["A2++++", "++++++", "++++++"]


def test_reason_shows_ruins_hatched_and_cubes_by_their_seats() -> None:
    reason = drawn(reason="castle b2 ruin cubes 1; keep f2 ruin; keep i2; city b6 cubes 0 0 1 2 2")[
        2
    ]
    assert [cells(reason, row, 2, 3) for row in (2, 3, 4)] == ["C1////", "//////", "//////"]
    assert [cells(reason, row, 6, 2) for row in (2, 3)] == ["k///", "////"]
    assert cells(reason, 2, 9, 2) == "k###"
    assert cells(reason, 6, 2, 3) == "Y00122"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lines_of_a_board_are_of_one_width(language: str) -> None:
    view = GAME.view(scene("keep b2 of 1"), P0)
    for board in DRAWING.boards(view, locale(language)):
        assert {line.cell_len for line in board} == {35}
        assert len(board) == 22


def test_boards_stand_side_by_side_only_where_there_is_room() -> None:
    boards = DRAWING.boards(GAME.view(scene(), P0), locale())
    assert len(side_by_side(boards, 109)) == 22
    assert len(side_by_side(boards, 108)) == 3 * 22 + 2
    assert side_by_side([], 80) == []


def test_offered_places_are_marked_on_their_board() -> None:
    state = scene("hamlet d4")
    offered = [GAME.actions.parse("build keep might b2"), GAME.actions.parse("demolish might d4")]
    boards = DRAWING.marked(GAME.view(state, P0), locale(), offered)
    assert len(boards) == 1
    might = [line.plain for line in boards[0]]
    assert cells(might, 2, 2, 1) == "()"
    assert cells(might, 4, 4, 1) == "h*"
    assert DRAWING.marked(GAME.view(state, P0), locale(), [GAME.actions.parse("end")]) == []


def test_a_mark_leaves_cubes_to_be_seen() -> None:
    state = scene(reason="town b2 cubes 0 1")
    boards = DRAWING.marked(GAME.view(state, P0), locale(), [GAME.actions.parse("populate b2")])
    reason = [line.plain for line in boards[0]]
    assert [cells(reason, row, 2, 2) for row in (2, 3)] == ["t01:", "*:::"]


def test_places_in_reason_are_marked_there() -> None:
    boards = DRAWING.marked(GAME.view(scene(), P0), locale(), [GAME.actions.parse("populate p1")])
    assert boards[0][0].plain.strip().startswith("REASON")


def test_titles_tell_whose_adventurers_are_there() -> None:
    might, faith, reason = drawn()
    assert might[0].split() == ["MIGHT", "0", "1", "2"]
    assert faith[0].split() == ["FAITH", "0", "1", "2"]
    assert reason[0].split() == ["REASON"]
