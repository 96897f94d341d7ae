"""Games that were played by rules 1 end as they did when those were the rules.

The records, and in ends.txt the hash of each last position with its scores, were written by the
rules of that time. Every game uses a tile that rules 2 changed.
"""

import hashlib
from pathlib import Path

import pytest

from clocksmith.table.record import Record, read_record, replay, write_record

HERE = Path(__file__).parent
ENDS = [line.split() for line in (HERE / "ends.txt").read_text(encoding="utf-8").splitlines()]
CHANGED = ("use economy-4", "chain technology-7")


def kept(name: str) -> Record:
    """Return a record of rules 1."""
    return read_record((HERE / "records" / f"{name}.txt").read_text(encoding="utf-8"))


def digest(position: str) -> str:
    """Return a hash of a position without its rules and its box."""
    told = [line for line in position.splitlines() if not line.startswith(("game ", "box "))]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("entry", ENDS, ids=[entry[0] for entry in ENDS])
def test_a_game_by_rules_1_ends_as_it_did(entry: list[str]) -> None:
    name, ended, *scores = entry
    record = kept(name)
    *_, last = replay(record)
    assert digest(record.game.write(last.state)) == ended
    assert [str(score) for score in record.game.scores(last.state)] == scores


def test_the_games_by_rules_1_are_those_with_tiles_that_were_changed() -> None:
    assert len(ENDS) == len(list((HERE / "records").glob("rules-1-*.txt")))
    for name, *_ in ENDS:
        assert [1 for action in kept(name).actions if action.text in CHANGED], name


def test_a_record_of_rules_1_is_played_with_the_box_of_that_time_and_says_so() -> None:
    text = write_record(kept(ENDS[0][0]))
    head = text.splitlines()
    assert head[1] == "game inventions 1"
    assert head[2].startswith("box house-1 ")
    assert write_record(read_record(text)) == text


def test_rules_1_with_the_newest_box_are_another_game() -> None:
    for name, *_ in ENDS:
        record = kept(name)
        newest = record.game.played_with(2)
        other = Record(newest, record.seats, record.choices, [])
        other.actions = [newest.actions.parse(action.text) for action in record.actions]
        try:
            *_, last = replay(other)
        except ValueError:
            return  # an answer that rules 2 do not take
        *_, was = replay(record)
        if newest.scores(last.state) != record.game.scores(was.state):
            return
    raise AssertionError("no record tells the boxes apart")
