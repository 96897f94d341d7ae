"""Kills a process all over the migrations, and opens what it left behind.

Run with a folder and how many migrations the file has seen before; prints how often it killed.
"""

import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, text

from clocksmith.server.database.engine import MIGRATIONS, newest_revision, open_database

STRIDE = 5  # statements from one kill to the next


def migrated(file: Path, revision: str) -> None:
    """Make a database as an older Clocksmith left it, with something in it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS.replace(".", ":", 1).replace(".", "/"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text("INSERT INTO secrets (name, value) VALUES ('a', 'kept')"))
    engine.dispose()


def is_killed(file: Path, statements: int) -> bool:
    """Open a database in a process that is killed after so many statements, if there are."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == signal.SIGKILL
    left = [statements]

    def count_down(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_cursor_execute", count_down)
    open_database(str(file)).dispose()
    os._exit(0)


def main(folder: Path, seen: str) -> None:
    """Kill after some statements, after more, and so on until it is done before."""
    before = folder / "before.db"
    if seen != "0000":
        migrated(before, seen)
    for kills in count():
        statements = 3 + STRIDE * kills
        file = folder / f"killed-{statements}.db"
        if before.exists():
            shutil.copy(before, file)
        if not is_killed(file, statements):
            print(kills)
            return
        engine = open_database(str(file))
        with engine.connect() as connection:
            revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            assert revision == newest_revision(), (statements, revision)
            kept = connection.execute(text("SELECT value FROM secrets")).scalar()
            assert kept == ("kept" if before.exists() else None), (statements, kept)
        engine.dispose()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
