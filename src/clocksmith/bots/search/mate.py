"""A process that helps to search: a line with a task in, a line with what was found out.

Run as ``python -m clocksmith.bots.search.mate``; it ends when its input ends.
"""

import json
import sys
from typing import Final

from clocksmith.bots.search.task import Task

READY: Final = "ready"


def main() -> None:
    """Carry out tasks until no more come."""
    print(READY, flush=True)
    for line in sys.stdin:
        print(json.dumps(Task.read(line).carry_out()), flush=True)


if __name__ == "__main__":
    main()
