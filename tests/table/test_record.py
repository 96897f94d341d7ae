"""Records are written and read back, and say what is wrong and where."""

import pytest

from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.table.chance import Luck
from clocksmith.table.committed import commitment_of
from clocksmith.table.record import Record, read_record, record_from, replay, write_record
from clocksmith.table.transcript import write_transcript
from house.sources import ROOT

SEED = bytes(range(32))
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
        ("hello", "line 1: expected 'clocksmith'"),
        ("clocksmith record 9", "line 1: a record begins with 'clocksmith record 1'"),
        ("clocksmith record 1\ngame chess 1", "line 2: the game must be one of khronos"),
        ("clocksmith record 1\ngame khronos 99", "line 2: khronos is played by rules 1 to"),
        (
            "clocksmith record 1\ngame sands 99",
            "line 2: sands is played by rules 1, 2, 3, not by 99",
        ),
        (
            "clocksmith record 1\ngame inventions 99",
            "line 2: inventions is played by rules 1 or 2, not by 99",
        ),
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


POSITION = (ROOT / "docs" / "pictures" / "khronos.position").read_text(encoding="utf-8")


def branch() -> Record:
    """Return a record that begins from a position, with a few actions."""
    record = record_from(GAME, GAME.read(POSITION))
    state, luck = GAME.read(POSITION), Luck(2)
    for _ in range(20):
        record.actions.append(luck.answer(GAME, state))
        GAME.apply(state, record.actions[-1], Silence())
    return record


def test_a_record_may_begin_from_a_position() -> None:
    record = branch()
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    assert again.start().key() == GAME.read(POSITION).key()
    assert (again.seats, again.actions) == (4, record.actions)
    assert len(list(replay(again))) == 20
    assert "\n| round 6\n" in write_transcript(again)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("| round 6", "| round 66", "line 10: the round must be a number from 0 to 7"),
        (
            "| game khronos 2",
            "| game sands 1",
            "line 7: expected a position of khronos, with the number",
        ),
        ("\noptions seats=4", "\noptions seats=3", "has other seats or options than the record"),
        ("| clocksmith position 1\n", "", "line 6: expected 'clocksmith', found 'game khronos 2'"),
        ("\n1 ", "\n| next End\n1 ", "line "),
    ],
)
def test_a_position_that_does_not_fit_is_refused(old: str, new: str, told: str) -> None:
    text = write_record(branch())
    assert old in text
    with pytest.raises(ValueError, match=r"^line \d+: ") as caught:
        read_record(text.replace(old, new, 1))
    assert told in str(caught.value)


def test_a_record_may_carry_its_seed_and_the_promise_of_it() -> None:
    record = game_of(5)
    record.seed, record.commitment = SEED, commitment_of(SEED)
    text = write_record(record)
    assert f"\ncommitment {commitment_of(SEED)}\nseed {SEED.hex()}\n\n" in text
    again = read_record(text)
    assert (again.seed, again.commitment) == (SEED, commitment_of(SEED))
    assert write_record(again) == text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("commitment 12", "line 4: expected 64 hexadecimal digits, found '12'"),
        ("seed " + "g" * 64, "line 4: expected 64 hexadecimal digits"),
        ("seed", "line 4: expected one word, found 0"),
        ("seed " + "0" * 64 + "\ncommitment " + "0" * 64, "line 5: seat * is asked here"),
    ],
)
def test_a_seed_that_is_none_is_refused(line: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^line") as caught:
        read_record(HEAD + line + "\n")
    assert str(caught.value).startswith(told)


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
