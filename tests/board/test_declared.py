"""A declared board fits its game, or says in words why it does not."""

import re
from pathlib import Path
from typing import Any

import pytest

from clocksmith.board.reading import BoardError, board_of
from clocksmith.games import GAMES
from clocksmith.server.tables.game_metadata import constant_of
from clocksmith.testing import conform
from examples.installed import CANDLE, STONES, outside

BOARD = "board/board.toml"
GRID = '"cell"]\npieces = [{ things = "cells.*"'


def test_a_game_with_a_grid_and_cards_keeps_the_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with outside(STONES, tmp_path, monkeypatch) as game:
        conform(game, range(4))
        board = board_of(game)
        assert board is not None
        assert [zone.name for zone in board.zones] == ["meadow", "hand"]
        assert board.icons["card"]["sun-2"] == "sun"
        assert set(board.drawings) == {"sun", "disc"}


def test_a_game_that_declares_none_has_no_board() -> None:
    assert board_of(GAMES["khronos"]) is None


@pytest.mark.parametrize(
    ("text", "new", "said"),
    [
        ("rows = 3", "", "missing required field `rows`"),
        ("rows = 3", "rows = 0", "`$.zones[0].rows`"),
        ('kind = "grid"', 'kind = "gird"', "Invalid value 'gird'"),
        ("rows = 3", "rows = 3\nrow = 1", "unknown field `row`"),
        ('"cells.*"', '"cells..*"', "matching regex"),
        ("rows = 3", "rows = 4", "zone 'meadow' has 12 places, and there are only 9 names"),
        ('chooses = ["cell"]', 'chooses = ["square"]', "chooses 'square', which is no field"),
        ('of = "card", owner', 'of = "tile", owner', "the game has no names for 'tile'"),
        ('things = "cells.*", ', "", "pieces have either things or places"),
        ('"cells.*"', '"cells"', "the path 'cells' needs a star"),
        (
            'grid"\nrows = 3\ncolumns = 3\nchooses = ["cell"]',
            'svg"\nfile = "x.svg"\nanchors = { a = [1, 2] }',
            "names its anchors, and needs labels",
        ),
        (
            'grid"\nrows = 3\ncolumns = 3',
            'svg"\nfile = "x.svg"\nanchors = { a1 = [1, 2] }',
            "there is no anchor for 'b1'",
        ),
        ('"sun-*" = "sun"', '"sun-9" = "sun"', "there is no card 'sun-9'"),
        ('"sun-*" = "sun"', '"sun-*" = "sundial"', "there is no icon 'sundial', neither as"),
        ('name = "hand"', 'name = "meadow"', "two zones have the same name"),
        ("rows = 3", "rows = ", "board.toml: "),
    ],
)
def test_a_wrong_board_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, new: str, said: str
) -> None:
    with (
        outside(STONES, tmp_path, monkeypatch, (BOARD, text, new)) as game,
        pytest.raises(BoardError, match=re.escape(said)),
    ):
        board_of(game)


@pytest.mark.parametrize(
    ("text", "new", "said"),
    [
        ('file = "candle.svg"', 'file = "lamp.svg"', "there is no drawing 'lamp.svg'"),
        ('file = "candle.svg"', 'file = "../candle.svg"', "there is no drawing"),
        ("last = 20", "last = 0", "ends before it begins"),
        ("last = 20", "", "needs the number of its last stop"),
    ],
)
def test_a_wrong_drawing_or_track_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, new: str, said: str
) -> None:
    with (
        outside(CANDLE, tmp_path, monkeypatch, (BOARD, text, new)) as game,
        pytest.raises(BoardError, match=re.escape(said)),
    ):
        board_of(game)


def test_a_drawing_that_acts_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = ("board/candle.svg", "<defs>", "<script/><defs>")
    with (
        outside(CANDLE, tmp_path, monkeypatch, script) as game,
        pytest.raises(BoardError, match=r"candle\.svg cannot be shown: <script> is not allowed"),
    ):
        board_of(game)


def test_a_wrong_board_leaves_the_plain_one_and_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    constant_of.cache_clear()
    with outside(STONES, tmp_path, monkeypatch, (BOARD, "rows = 3", "rows = 4")):
        assert constant_of("stones").board is None
    assert "stones is shown on the plain board: board.toml: zone 'meadow'" in caplog.text
    constant_of.cache_clear()


def test_the_names_of_anchors_are_those_of_the_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = ", ".join(
        [
            f"{column}{row} = [{x}, {y}]"
            for row, y in zip("123", (9, 19, 29), strict=True)
            for column, x in zip("cba", (30, 20, 10), strict=True)
        ]
    )
    as_svg = f'file = "map.svg"\nanchors = {{ {points} }}'
    change = (BOARD, 'kind = "grid"\nrows = 3\ncolumns = 3', f'kind = "svg"\n{as_svg}')
    with outside(STONES, tmp_path, monkeypatch, change) as game:
        folder = tmp_path / "stones" / "board"
        (folder / "map.svg").write_bytes((folder / "icons" / "sun.svg").read_bytes())
        board = board_of(game)
        assert board is not None
        zone: Any = board.zones[0]
        assert zone.anchors[:4] == [(10.0, 9.0), (20.0, 9.0), (30.0, 9.0), (10.0, 19.0)]


@pytest.mark.parametrize(
    ("text", "new", "check", "said"),
    [
        ('"cells.*"', '"sells.*"', "shows_every_position", "no field 'sells'"),
        ('path = "hand"', 'path = "coins"', "shows_every_position", "no field 'coins'"),
        ('of = "card"\nchooses', 'of = "cell"\nchooses', "shows_every_position", "no cell 9"),
        ('path = "hand"', 'path = "hand.0"', "on_the_board", "no zone shows card"),
        ("rows = 3", "rows = 2", "shows_every_position", "zone 'meadow' has no place 6"),
        ('name = "meadow"', 'name = "lawn"', "has_its_words", "board-lawn is missing"),
    ],
)
def test_the_suite_finds_a_board_that_does_not_fit_its_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    new: str,
    check: str,
    said: str,
) -> None:
    with (
        outside(STONES, tmp_path, monkeypatch, (BOARD, text, new)) as game,
        pytest.raises(AssertionError, match=re.escape(said)) as caught,
    ):
        conform(game, range(1))
    assert any(check in note for note in caught.value.__notes__)
