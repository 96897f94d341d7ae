"""Reading a lesson from its file. Whatever is wrong is said with the file and the stage."""

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.lessons.happening import happening_of, number_of
from clocksmith.lessons.lesson import (
    OTHERWISE,
    POSITION,
    RESULT,
    Lesson,
    Place,
    Pointing,
    Reply,
    Stage,
    Wrong,
    free_stage,
)

T = TypeVar("T")
POINTING: Final = {"point", "arrows", "marks"}
LESSON_KEYS: Final = {"seat", "position", "luck", "stages", "summary"}
STAGE_KEYS: Final = POINTING | {
    RESULT,
    "id",
    "position",
    "luck",
    "may",
    "way",
    "until",
    "replies",
    "solution",
    "wrong",
    "free",
}
WRONG_KEYS: Final = {"id", "when", "action", "play", "back"}
FIRST: Final = ("position", "luck")
DIAGRAM_KEYS: Final = {"seat", "position", "luck", "point"}

Table = dict[str, Any]
Positions = Callable[[str], str]  # the text of a position file by its name


class Reader:
    """Reads the lessons and the diagrams of one game."""

    def __init__(self, game: Game[Any], positions: Positions) -> None:
        self._game = game
        self._positions = positions

    def lesson(self, file: str, text: str) -> Lesson:
        """Return the lesson that *text* writes; ValueError, with *file*, when it writes none."""
        with _within(file):
            table = tomllib.loads(text)
            _check_keys(table, LESSON_KEYS)
            stages = [self._stage(i, one, table) for i, one in enumerate(_tables(table, "stages"))]
            if not stages or not stages[-1].free or not stages[-1].until:
                raise ValueError("the last stage is a free try: free = true, with an until")
            _check_once([stage.id for stage in stages])
            seat = Seat(_held(table, "seat", int, 0))
            ending = self._shown(table, "summary")
            stem = file.removesuffix(".toml")
            id = stem.partition("-")[2] or stem
            return Lesson(self._game, id, file, seat, tuple(stages), ending)

    def diagram(self, file: str, text: str) -> Lesson:
        """Return a diagram as a lesson without a goal; ValueError, with *file*, when it is none."""
        with _within(file):
            table = tomllib.loads(text)
            _check_keys(table, DIAGRAM_KEYS)
            if "position" not in table:
                raise ValueError("a diagram has a position")
            luck, pointing = tuple(_list(table, "luck", int)), self._pointing(table)
            stage = free_stage(self._position(table), luck, pointing)
            seat = Seat(_held(table, "seat", int, 0))
            id = file.removesuffix(".toml")
            return Lesson(self._game, id, file, seat, (stage,), Pointing())

    def _stage(self, number: int, table: Table, lesson: Table) -> Stage:
        with _within(f"stage {number + 1} ({table.get('id', 'without an id')})"):
            _check_keys(table, STAGE_KEYS)
            # The position and the luck of the lesson are those of its first stage.
            whole = dict(table)
            for key in FIRST:
                if key in lesson and not number:
                    whole.setdefault(key, lesson[key])
            if not number and "position" not in whole:
                raise ValueError("a lesson has a position")
            until = _tables(whole, "until")
            stage = Stage(
                id=_text(whole, "id"),
                position=self._position(whole),
                luck=tuple(_list(whole, "luck", int)),
                pointing=self._pointing(whole),
                result=self._shown(whole, RESULT),
                may=tuple(_list(whole, "may", str)),
                way=tuple(_list(whole, "way", str)),
                until=tuple([happening_of(self._game, one) for one in until]),
                replies=tuple([_reply(one) for one in _list(whole, "replies", str)]),
                solution=tuple(_list(whole, "solution", str)),
                wrong=tuple([self._wrong(one) for one in _tables(whole, "wrong")]),
                free=_held(whole, "free", bool, False),
            )
            _check_whole(stage)
            return stage

    def _wrong(self, table: Table) -> Wrong:
        with _within(f"wrong {table.get('id', 'without an id')}"):
            _check_keys(table, WRONG_KEYS)
            when, action = table.get("when"), table.get("action")
            if when is None and action is None:
                raise ValueError("a wrong try is known by when (an event), by action, or by both")
            return Wrong(
                id=_text(table, "id"),
                when=None if when is None else happening_of(self._game, when),
                action=None if action is None else _text(table, "action"),
                play=tuple(_list(table, "play", str)),
                back=_held(table, "back", bool, True),
            )

    def _shown(self, table: Table, key: str) -> Pointing:
        """Return what a table in *table* points at, such as the summary; nothing without one."""
        with _within(key):
            inner = _held(table, key, dict, {})
            _check_keys(inner, POINTING)
            return self._pointing(inner)

    def _position(self, table: Table) -> str | None:
        """Return the text of a position, which may be that of a file; None without one."""
        if "position" not in table:
            return None
        text = _text(table, "position")
        if "\n" not in text:
            text = self._positions(text)
        state = self._game.read(text)
        if self._game.decision(state) is None:
            raise ValueError("the game is over in this position")
        return self._game.write(state)

    def _pointing(self, table: Table) -> Pointing:
        places = tuple([self._place(one) for one in _tables(table, "point")])
        arrows: list[tuple[int, int]] = []
        for arrow in _list(table, "arrows", list):
            match arrow:
                case [int(start), int(end)] if max(start, end) < len(places) and start != end >= 0:
                    arrows.append((start, end))
                case _:
                    raise ValueError(f"an arrow leads from one point to another, not {arrow}")
        return Pointing(places, tuple(arrows), tuple(_list(table, "marks", str)))

    def _place(self, table: Table) -> Place:
        place: Place = {}
        for field, value in table.items():
            number = number_of(self._game, field, value)
            if type(number) is not int:
                raise ValueError(f"{field} = {value!r} names no place")
            place[field] = number
        return place


def _reply(text: str) -> Reply:
    seat, colon, action = text.partition(":")
    if not colon or not seat.strip().isdigit():
        raise ValueError(f'a reply is written "seat: action", not {text!r}')
    return Reply(Seat(int(seat)), " ".join(action.split()))


def _check_whole(stage: Stage) -> None:
    played = (stage.solution, stage.wrong, stage.free, stage.may, stage.result != Pointing())
    if not stage.until and any(played):
        raise ValueError("a stage without an until is only read: nothing is played there")
    if stage.until and not stage.solution:
        raise ValueError("what must happen needs a solution")
    _check_once([OTHERWISE, POSITION, RESULT, *[wrong.id for wrong in stage.wrong]])
    for wrong in stage.wrong:
        if not wrong.play:
            raise ValueError(f"wrong {wrong.id}: play says how it is done")


def _check_once(ids: list[str]) -> None:
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise ValueError(f"the id {twice[0]!r} is there twice")


def _check_keys(table: Table, keys: set[str]) -> None:
    unknown = sorted(set(table) - keys)
    if unknown:
        raise ValueError(f"unknown: {', '.join(unknown)}; known: {', '.join(sorted(keys))}")


def _held(table: Table, key: str, kind: type[T], default: T) -> T:
    value = table.get(key, default)
    if type(value) is not kind:
        raise ValueError(f"{key} must be of the kind {kind.__name__}")
    return value


def _text(table: Table, key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{key} must be a text")
    return value


def _list(table: Table, key: str, kind: type[T]) -> list[T]:
    values: list[Any] = _held(table, key, list, [])
    if not all(type(value) is kind for value in values):
        raise ValueError(f"{key} must be a list, each of the kind {kind.__name__}")
    return values


def _tables(table: Table, key: str) -> list[Table]:
    return _list(table, key, dict)


@contextmanager
def _within(where: str) -> Iterator[None]:
    """Say *where* it was before what is wrong."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
