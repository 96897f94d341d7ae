"""A declared board fits its game: its paths exist, and what it offers can be pointed at."""

from typing import Any, Final

from clocksmith.board.declared import AnyZone, Cards, Pieces, Placed, Tokens, Zone
from clocksmith.board.paths import PathError, values_at
from clocksmith.board.reading import Board, board_of, places
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.core.value import plain
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.testing.randomgame import RandomGame

TRIED: Final = 40  # answers of a question that are looked for on the board


def a_declared_board_is_read_and_has_its_words(game: Game[Any]) -> None:
    """A board that a game declares is right in itself, and each zone has a title."""
    board = board_of(game)
    if board is None:
        return
    for language in LANGUAGES:
        words = Words(game, language)
        for zone in board.zones:
            keys = [f"board-{zone.name}", f"field-{zone.name}"]
            assert any(words.has(key) for key in keys), f"{language}: {keys[0]} is missing"


def a_declared_board_shows_every_position(table: RandomGame) -> None:
    """Every path exists in every view, and numbers are those of things, seats and places."""
    board = board_of(table.game)
    if board is None:
        return
    check_views(board, table)
    for action in table.moves():
        table.play(action)
        check_views(board, table)


def every_answer_that_names_a_place_is_on_the_board(table: RandomGame) -> None:
    """What a zone says it chooses can be pointed at, whenever an answer names it."""
    board = board_of(table.game)
    if board is None:
        return
    chosen = {field for zone in board.zones for field in zone.chooses}
    for action in table.moves():
        decision = table.game.decision(table.state)
        assert decision is not None
        if not isinstance(decision, Chance):
            view = plain(table.game.view(table.state, decision.seat))
            there = pointable(table.game, board, view, decision.seat)
            legal = table.game.legal(table.state)
            some = table.rng.sample(range(len(legal)), min(TRIED, len(legal)))
            for number in some:
                _check_answer(legal.nth(number), chosen, there)
        table.play(action)


def _check_answer(answer: Action, chosen: set[str], there: dict[str, set[int]]) -> None:
    for field in type(answer).__match_args__:
        value = getattr(answer, field)
        if field in chosen and isinstance(value, int):
            assert value in there[field], f"{answer}: no zone shows {field} {value}"


def check_views(board: Board, table: RandomGame) -> None:
    """Raise AssertionError where the board cannot show what somebody sees."""
    game = table.game
    viewers = [SPECTATOR, *[Seat(seat) for seat in range(table.seats)]]
    for viewer, shown in zip(viewers, game.views(table.state, viewers), strict=True):
        view = plain(shown)
        for zone in board.zones:
            try:
                for _, part in _parts(zone, view):
                    _check_zone(game, zone, part, table.seats)
            except PathError as error:
                raise AssertionError(f"zone {zone.name!r}, seen by {viewer}: {error}") from error


def _parts(zone: AnyZone, view: Any) -> list[tuple[int, Any]]:
    """Return what the paths of a zone begin in: the view, or the entry of each seat."""
    if zone.each is None:
        return [(-1, view)]
    return [(stars[-1], entry) for stars, entry in values_at(view, f"{zone.each}.*")]


def _check_zone(game: Game[Any], zone: AnyZone, view: Any, seats: int) -> None:
    if isinstance(zone, Cards):
        for value in _items(values_at(view, zone.path)):
            _check_thing(game, zone, zone.of, value, seats)
    elif isinstance(zone, Tokens):
        for count in zone.counts:
            for _, value in values_at(view, count.path):
                if not isinstance(value, list):
                    _check_thing(game, zone, count.of, value, seats)
                elif count.of is not None:
                    names = _size(game, count.of, seats)
                    assert len(value) <= names, f"zone {zone.name!r}: too many {count.of}"
    else:
        for pieces in zone.pieces:
            _check_pieces(game, zone, pieces, view, seats)


def _check_pieces(game: Game[Any], zone: Placed, pieces: Pieces, view: Any, seats: int) -> None:
    if pieces.owner is not None:
        for _, value in values_at(view, pieces.owner):
            _check_thing(game, zone, "seat", value, seats)
    if pieces.places is not None:
        assert all(_is_number(one) for one in _items(values_at(view, pieces.places))), (
            f"zone {zone.name!r}: {pieces.places} leads to no numbers"
        )
        return
    numbers = places(game, zone)
    for stars, value in values_at(view, pieces.things or ""):
        assert stars[-1] in numbers, f"zone {zone.name!r} has no place {stars[-1]}"
        for item in _items([(stars, value)]):
            _check_thing(game, zone, pieces.of, item, seats)


def _items(values: list[tuple[tuple[int, ...], Any]]) -> list[Any]:
    return [one for _, value in values for one in (value if isinstance(value, list) else [value])]


def _is_number(value: Any) -> bool:
    return value is None or isinstance(value, int)


def _check_thing(game: Game[Any], zone: Zone, of: str | None, value: Any, seats: int) -> None:
    if of is None or value is None:
        return
    assert isinstance(value, int), f"zone {zone.name!r}: {value!r} is no {of}"
    assert value < _size(game, of, seats), f"zone {zone.name!r}: there is no {of} {value}"


def _size(game: Game[Any], of: str, seats: int) -> int:
    return seats if of == "seat" else len(game.names[of])


def pointable(game: Game[Any], board: Board, view: Any, seat: Seat) -> dict[str, set[int]]:
    """Return the numbers that *seat* can point at, by field."""
    there: dict[str, set[int]] = {}
    for zone in board.zones:
        for owner, part in _parts(zone, view):
            numbers = set(_numbers(game, zone, part, owner in (-1, seat)))
            for field in zone.chooses:
                there[field] = there.get(field, set()) | numbers
    return there


def _numbers(game: Game[Any], zone: AnyZone, view: Any, is_own: bool) -> list[int]:
    """Return the numbers of the places of a zone; what lies before others is named, not placed."""
    if isinstance(zone, Cards):
        items = _items(values_at(view, zone.path))
        if zone.by == "place":
            return list(range(len(items))) if is_own else []
        return [item for item in items if item is not None]
    if not is_own:
        return []
    if isinstance(zone, Tokens):
        lists = [value for one in zone.counts for _, value in values_at(view, one.path)]
        return [number for one in lists if isinstance(one, list) for number in range(len(one))]
    return list(places(game, zone))
