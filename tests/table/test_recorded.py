"""A recorded game can be looked at like any table, but not played on."""

import json
import random
from pathlib import Path

import pytest

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.games import OURS
from clocksmith.table import wire
from clocksmith.table.entry import Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed
from clocksmith.table.record import read_record, write_record
from clocksmith.table.recorded import table_of
from house.sources import TESTS
from table.sitting import NOON, finish, summary, table_for

RECORDS = {name: sorted((TESTS / "games" / name / "records").glob("*.txt"))[::3] for name in OURS}


@pytest.mark.parametrize(
    "path", [path for paths in RECORDS.values() for path in paths], ids=lambda path: path.stem
)
def test_a_record_becomes_a_table_and_a_record_again(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    table = table_of(record, NOON)
    assert table.closed
    assert table.waiting() == ()
    assert write_record(table.record()) == write_record(record)
    story = Feed(table, OPEN).story(summary(table))
    assert len(story.steps) == len(table.results)


@pytest.mark.parametrize("name", OURS)
def test_the_story_of_a_record_is_that_of_the_table_it_is_from(name: str) -> None:
    table = table_for(name, 2)
    finish(table, random.Random(2))
    again = table_of(read_record(write_record(table.record())), NOON)
    assert again.state.key() == table.state.key()
    assert again.source.commitment == table.source.commitment
    stories = [
        json.loads(wire.encode(Feed(one, OPEN).story(summary(one)))) for one in (table, again)
    ]
    if name == "khronos":  # without sealed answers every answer is a step of its own
        for story in stories:
            for step in story["steps"]:
                del step["at"]
        assert stories[0] == stories[1]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("kept", [0, 1, 7, 60])
def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(name: str, kept: int) -> None:
    table = table_for(name, 2)
    finish(table, random.Random(2))
    record = table.record()
    del record.actions[kept:]
    again = table_of(record, NOON)
    assert again.closed
    assert again.outcome() is None
    assert again.record().actions == record.actions
    with pytest.raises(CommandError, match="the game is over"):
        again.check(Command("act", Seat(0), 0, "end"), NOON)
    for viewer in (OPEN, SPECTATOR, Seat(0)):
        assert Feed(again, viewer).welcome(summary(again)).question is None
        Feed(again, viewer).story(summary(again))
