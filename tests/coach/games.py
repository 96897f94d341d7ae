"""Games for the coach to look at: recorded ones, short, of every game."""

from functools import cache
from pathlib import Path

from clocksmith.coach.story import Story, story_of
from clocksmith.table.record import Record, read_record

FOLDER = Path(__file__).parents[1] / "games"
RECORDS = {
    "khronos": "second-2-0012.txt",
    "sands": "usual-2-0000.txt",
    "inventions": "usual-2-0000.txt",
}


@cache
def recorded(game: str) -> Record:
    """Return a recorded game."""
    text = (FOLDER / game / "records" / RECORDS[game]).read_text(encoding="utf-8")
    return read_record(text)


@cache
def story(game: str) -> Story:
    """Return the story of a recorded game."""
    return story_of(recorded(game))


@cache
def short(game: str) -> Story:
    """Return the story of the last part of a recorded game, so that it is soon looked at."""
    whole = story(game)
    place = [moment.number for moment in whole.choices()][-12]
    record = Record(whole.game, whole.seats, recorded(game).choices, recorded(game).actions[place:])
    record.position = whole.game.write(whole.states[place])
    return story_of(record)
