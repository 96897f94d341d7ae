"""A process that helps to search: a line with a task in, a line with what was found out.

Run as ``python -m clocksmith.bots.search.mate``; it ends when its input ends,
also in the middle of a task.
"""

import json
import os
import queue
import sys
import threading
from typing import Final

from clocksmith.bots.search.task import Task

READY: Final = "ready"


def _hand_on(tasks: "queue.SimpleQueue[str]") -> None:
    """Hand on tasks; when the input ends the bot is gone, and so is this process."""
    for line in sys.stdin:
        tasks.put(line)
    os._exit(0)


def _tell(line: str) -> None:
    """Give an answer; when nobody takes it the bot is gone, and so is this process."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os._exit(0)


def main() -> None:
    """Carry out tasks until no more come."""
    tasks: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_hand_on, args=(tasks,), daemon=True).start()
    _tell(READY)
    while True:
        _tell(json.dumps(Task.read(tasks.get()).carry_out()))


if __name__ == "__main__":
    main()
