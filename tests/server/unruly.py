"""Workers for bots that do what they should not.

``die`` ends at the first question, ``hang`` never answers, ``dream`` answers for apprentices only,
``lie`` and ``odd`` answer nonsense, ``mute`` does not even start, ``once`` dies once and then
works: a file says whether it has.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clocksmith.server.thinking.bot_worker import Seated
from clocksmith.workers.worker import Program

NONSENSE = {"lie": {"action": "no such action"}, "odd": ["?"]}


def unruly(does: str, mark: Path) -> Program:
    """Return the program of a worker that misbehaves."""
    return Program("server.unruly:start", (does, str(mark)))


def start(does: str, mark: str) -> Callable[[dict[str, Any]], Any]:
    """Misbehave."""
    if does == "mute":
        os._exit(0)
    seated = Seated()

    def answer(question: dict[str, Any]) -> Any:
        if does == "die" or (does == "once" and not Path(mark).exists()):
            Path(mark).touch()
            os._exit(0)
        if does == "hang" or (does == "dream" and question["level"] != "apprentice"):
            time.sleep(3600)
        return NONSENSE.get(does) or {"action": seated.choose(question)}

    return answer
