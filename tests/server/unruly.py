"""A worker for bots that does what it should not: run as a program, with what it does as its word.

``die`` ends at the first question, ``hang`` never answers, ``dream`` answers for apprentices only,
``lie`` answers nonsense, ``mute`` does not even start, ``once`` dies once and then works: a file
says whether it has.
"""

import json
import sys
import time
from pathlib import Path

from clocksmith.server.botworker import READY, Seated


def main(does: str, mark: Path) -> None:
    """Misbehave."""
    if does == "mute":
        return
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    seated = Seated()
    for line in sys.stdin:
        if does == "die" or (does == "once" and not mark.exists()):
            mark.touch()
            return
        if does == "hang" or (does == "dream" and '"apprentice"' not in line):
            time.sleep(3600)
        told = {"lie": {"action": "no such action"}, "odd": ["?"]}.get(does)
        print(json.dumps(told or {"action": seated.answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
