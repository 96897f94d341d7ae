"""Damaged records, positions and actions give one clear error, or something that can be played."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.table.chance import Luck
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.record import read_record, replay, write_record
from clocksmith.table.setup import branch_of
from clocksmith.table.table import Table
from effort import effort
from table.damage import damaged

RECORDS = sorted((Path(__file__).parents[1] / "games" / "khronos" / "records").glob("2-*.txt"))
COMMON = {"TakeTurn", "DrawCard"}


@cache
def records() -> tuple[str, ...]:
    """Return the beginnings of recorded games, of every edition and number of seats."""
    texts = [path.read_text(encoding="utf-8") for path in RECORDS]
    return (*("\n".join(text.split("\n")[:160]) for text in texts), branch())


def branch() -> str:
    """Return a record that begins from a position and carries its seed."""
    table = Table(branch_of(GAME, positions()[0]), CommittedSeed(bytes(32)), 0.0)
    record = table.record()
    record.seed = bytes(32)
    return write_record(record)


@cache
def positions() -> tuple[str, ...]:
    """Return positions out of recorded games: a few of every kind of decision, and the ends."""
    found: dict[str, list[str]] = {}
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        state = record.start()
        assert isinstance(state, Khronos)
        for number, action in enumerate(record.actions):
            name = type(GAME.decision(state)).__name__
            if number > 60 and len(found.setdefault(name, [])) < (6 if name in COMMON else 3):
                found[name].append(GAME.write(state))
            GAME.apply(state, action, Silence())
        found.setdefault("over", []).append(GAME.write(state))
    return tuple(text for texts in found.values() for text in texts[:6])


def assert_clear(error: ValueError) -> None:
    """An error is one short line that says where."""
    told = str(error)
    assert told.startswith(("line ", "the text is empty")), told
    assert "\n" not in told
    assert len(told) < 300


def assert_unreadable(error: ValueError) -> None:
    """An action that cannot be read is named on one line."""
    assert "is not an action of this game" in str(error)
    assert "\n" not in str(error)


@settings(max_examples=effort(100, 400))
@given(st.data())
def test_a_damaged_position_is_refused_in_words_or_can_be_played(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(positions()).flatmap(damaged))
    try:
        state = GAME.read(text)
    except ValueError as error:
        assert_clear(error)
        return
    assert GAME.read(GAME.write(state)).key() == state.key()
    luck = Luck(1)
    for _ in range(20):
        if GAME.decision(state) is None:
            break
        assert len(GAME.legal(state)) > 0
        action = luck.answer(GAME, state)
        assert GAME.refusal(state, action) is None
        GAME.apply(state, action, Silence())


@settings(max_examples=effort(30, 150))
@given(st.data())
def test_a_damaged_record_is_refused_in_words_or_can_be_replayed(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(records()).flatmap(damaged))
    try:
        record = read_record(text)
    except ValueError as error:
        assert_clear(error)
        return
    assert len(list(replay(record))) == len(record.actions)
    assert read_record(write_record(record)).actions == record.actions


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_action_is_refused_in_words_or_is_another(data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(GAME.actions.actions))
    text = data.draw(damaged(action.text))
    try:
        found = GAME.actions.parse(text)
    except ValueError as error:
        assert_unreadable(error)
    else:
        assert found.text == " ".join(text.split()).lower()


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text_at_all_gives_a_clear_error(text: str) -> None:
    for read in (GAME.read, read_record):
        with pytest.raises(ValueError, match=r"line|text") as caught:
            read(text)
        assert_clear(caught.value)
