"""Kills a process all over a move, and looks at what it left behind.

Run with the database to move and an empty one; prints how often it killed.
"""

import os
import signal
import sys
from itertools import count

from sqlalchemy import Engine, event, func, select

from clocksmith.server.database.engine import open_database
from clocksmith.server.database.move import move
from clocksmith.server.database.schema import METADATA

STRIDE = 13  # statements from one kill to the next


def is_killed(source: str, target: str, statements: int) -> bool:
    """Move in a process that is killed after so many statements, if there are."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == signal.SIGKILL
    left = [statements]

    def count_down(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_cursor_execute", count_down)
    move(source, target)
    os._exit(0)


def main(source: str, target: str) -> None:
    """Kill after some statements, after more, and so on until it is done before."""
    for kills in count():
        if not is_killed(source, target, 20 + STRIDE * kills):
            print(kills)
            return
        engine = open_database(target)
        with engine.connect() as connection:
            for table in METADATA.sorted_tables:
                found = connection.execute(select(func.count()).select_from(table)).scalar()
                assert found == 0, (kills, table.name, found)
        engine.dispose()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
