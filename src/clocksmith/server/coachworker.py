"""A process that analyses one game: a line with the game in, lines with better pictures out.

Run as ``python -m clocksmith.server.coachworker`` by :mod:`coaching`. It ends
when it is done, or when its input ends.
"""

import json
import time
from typing import Final

from clocksmith.coach.analysis import Analysis
from clocksmith.coach.story import story_of
from clocksmith.server.process import connected, tell
from clocksmith.table.record import read_record

NICENESS: Final = 10  # bots and the server come first
SECONDS: Final = 1.0  # between pictures, at least
SHARE: Final = 20.0  # of the time that goes into telling: one of so many parts, at most


def main() -> None:
    """Read a game, look at it, and tell what is known again and again."""
    waiting, answers = connected(NICENESS)
    asked = json.loads(waiting.get())
    analysis = Analysis(story_of(read_record(asked["record"]), asked["ends"]))
    next_at = 0.0
    was_whole = going = True
    while going:
        now = time.monotonic()
        if now >= next_at or analysis.is_whole != was_whole:
            tell(answers, json.dumps(analysis.picture().plain()).encode() + b"\n")
            was_whole = analysis.is_whole
            next_at = now + max(SECONDS, SHARE * (time.monotonic() - now))
        going = analysis.go_on()
    tell(answers, json.dumps(analysis.picture().plain()).encode() + b"\n")


if __name__ == "__main__":
    main()
