"""Records are written and read back, and say what is wrong and where."""

import pytest

from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.table.chance import Luck
from clocksmith.table.record import Record, read_record, replay, write_record

HEAD = "clocksmith record 1\ngame khronos 1\noptions seats=2\n"


def game_of(steps: int, seed: int = 4) -> Record:
    """Return a record of the first *steps* actions of a random game."""
    choices = GAME.options.choose({"edition": "english", "holdem": "yes"})
    record = Record(GAME, 3, choices, [])
    state, luck = GAME.start(3, choices), Luck(seed)
    for _ in range(steps):
        action = luck.answer(GAME, state)
        record.actions.append(action)
        GAME.apply(state, action, Silence())
    return record


def test_what_is_written_is_read_back() -> None:
    record = game_of(150)
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    assert (again.seats, again.choices) == (3, record.choices)
    assert again.actions == record.actions


def test_a_record_may_be_empty() -> None:
    assert read_record(HEAD).actions == []
    assert list(replay(read_record(HEAD))) == []


def test_only_unusual_options_are_written() -> None:
    assert "options seats=3 edition=english holdem=yes\n" in write_record(game_of(0))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the text is empty"),
        ("hello", "line 1: here comes 'clocksmith'"),
        ("clocksmith record 9", "line 1: a record begins with 'clocksmith record 1'"),
        ("clocksmith record 1\ngame chess 1", "line 2: the game is one of khronos"),
        ("clocksmith record 1\ngame khronos 99", "line 2: this record was played by rules 99"),
        ("clocksmith record 1\ngame khronos 1\noptions seats=9", "line 3: the options begin"),
        ("clocksmith record 1\ngame khronos 1\noptions seats=2 x=1", "line 3: there is no option"),
        (HEAD + "\n0 end", "line 5: seat * is asked here, not '0'"),
        (HEAD + "\n* start 1\n* draw nonsense", "line 6: 'draw nonsense' is not an action"),
        (HEAD + "\n* start 4", "line 5: 'start 4' is not legal here: rule 0"),
    ],
)
def test_an_error_names_the_line(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"line|text") as caught:
        read_record(text)
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)


def test_nothing_comes_after_the_end() -> None:
    record = game_of(0)
    state, luck = GAME.start(3, record.choices), Luck(1)
    while GAME.decision(state) is not None:
        record.actions.append(luck.answer(GAME, state))
        GAME.apply(state, record.actions[-1], Silence())
    text = write_record(record)
    with pytest.raises(ValueError, match="the game is over here"):
        read_record(text + "0 end\n")
    record.actions.append(GAME.actions.parse("end"))
    with pytest.raises(ValueError, match="comes after the end"):
        list(replay(record))
