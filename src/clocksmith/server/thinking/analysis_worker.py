"""The process that analyses games: takes a game, returns better and better pictures of it."""

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from clocksmith.coach.analysis import Analysis
from clocksmith.coach.story import story_of
from clocksmith.table.record import read_record

SECONDS: Final = 1.0  # between pictures, at least
SHARE: Final = 20.0  # pictures take at most one part in so many of the time


def start() -> Callable[[dict[str, Any]], Iterator[dict[str, Any]]]:
    """Return the function that analyses a game."""
    return pictures


def pictures(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Analyse a game, and give better and better pictures until it is done."""
    analysis = Analysis(story_of(read_record(message["record"]), message["ends"]))
    next_at = 0.0
    was_whole = going = True
    while going:
        now = time.monotonic()
        if now >= next_at or analysis.is_whole != was_whole:
            yield analysis.picture().plain()
            was_whole = analysis.is_whole
            next_at = now + max(SECONDS, SHARE * (time.monotonic() - now))
        going = analysis.go_on()
    yield analysis.picture().plain()
