"""A position that somebody sends: an exercise without a goal, in which anything may be tried."""

from functools import lru_cache
from typing import Final

from clocksmith.core.seat import Seat
from clocksmith.lessons.lesson import NOTHING, Lesson, free_stage
from clocksmith.table.link import last_position, record_of

LINKED: Final = "link"
KEPT: Final = 16  # read positions: every answer tried in one reads it again


@lru_cache(KEPT)
def linked_lesson(text: str, seat: Seat | None) -> Lesson:
    """Return the position of a text, or in which its record ends, as somebody at *seat* sees it.

    Without a seat it is the one that is asked. ValueError, in words, if the text is neither.
    """
    record = record_of(text)
    game, position = record.game, last_position(record)
    if seat is None:
        decision = game.decision(game.read(position))
        seat = Seat(0) if decision is None or decision.seat < 0 else decision.seat
    if not 0 <= seat < record.seats:
        raise ValueError(f"the seats are 0 to {record.seats - 1}, so there is no seat {seat}")
    return Lesson(game, LINKED, "", seat, (free_stage(position),), NOTHING)
