"""A game that nobody has drawn is told by the names of what its view holds."""

from pathlib import Path

import pytest

from clocksmith.cli.terminal.drawing import drawing_of, locale_of
from clocksmith.cli.terminal.plain.leaves import leaves_of, lines_of
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from examples.installed import STONES, candle, outside


class Shelf(Value):
    __match_args__ = ("lots", "is_open")

    def __init__(self, lots: tuple[int, ...], is_open: bool) -> None:
        self.lots = lots
        self.is_open = is_open


class View(Value):
    __match_args__ = ("leader", "price", "shelves", "scores", "secret", "nothing")

    def __init__(self) -> None:
        self.leader = 1
        self.price = 4
        self.shelves = (Shelf((0, 11), True), Shelf((), False))
        self.scores = (7, 9)
        self.secret = None
        self.nothing = ()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Highest bid: Green",
                "Price: 4",
                "shelves",
                "  1: lots a pamphlet (books, 1), a globe (maps, 3), is open yes",
                "  2: lots –, is open no",
                "scores: Red 7, Green 9",
                "secret: ?",
                "nothing: –",
            ],
        ),
        (
            "de",
            [
                "Höchstes Gebot: Grün",
                "Preis: 4",
                "shelves",
                "  1: Stücke eine Flugschrift (Bücher, 1), ein Globus (Karten, 3), is open ja",
                "  2: Stücke –, is open nein",
                "scores: Rot 7, Grün 9",
                "secret: ?",
                "nothing: –",
            ],
        ),
    ],
)
def test_a_view_is_a_tree_of_named_things(
    language: str, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        assert lines_of(leaves_of(View(), locale_of(game, language))) == lines


def test_only_what_changed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with candle(tmp_path, monkeypatch) as game:
        before, after = View(), View()
        after.price, after.shelves = 5, (Shelf((0,), True), Shelf((), False))
        locale = locale_of(game, "en")
        assert drawing_of(game).changes(before, after, 0, locale) == [
            "Price: 4 → 5",
            "shelves, 1, lots: a pamphlet (books, 1), a globe (maps, 3) → a pamphlet (books, 1)",
        ]


def test_boards_have_lines_of_one_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with candle(tmp_path, monkeypatch) as game:
        [board] = drawing_of(game).boards(View(), locale_of(game, "fr"))
        assert board[0].plain.strip() == "À la bougie"
        assert len({line.cell_len for line in board}) == 1


def test_a_list_with_an_entry_for_each_place_names_the_places_that_hold_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with outside(STONES, tmp_path, monkeypatch) as game:
        state, log = game.start(2), Log()
        locale = locale_of(game, "en")

        def owners() -> str:
            return leaves_of(game.view(state, Seat(0)), locale, ("owners",))[0].text

        assert owners() == "–"
        for n in (0, -1):
            game.apply(state, game.legal(state)[n], log)
        assert owners() == "a1 Red, c3 Green"
