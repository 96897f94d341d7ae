"""The database that a command works on: an existing one, never a new one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from clocksmith.cli.errors import InputError, telling

if TYPE_CHECKING:
    from sqlalchemy import Connection


@contextmanager
def existing_database(database: str | None) -> Iterator["Connection"]:
    """Give a transaction on a database; InputError where there is none, so that a typo makes none.

    None means the database that ``clocksmith serve`` uses.
    """
    from clocksmith.server.database.engine import DatabaseError, open_database, sqlite_file, url_of
    from clocksmith.server.settings import read_settings

    with telling():
        settings = read_settings(os.environ, database=database)
    file = sqlite_file(url_of(settings.database))
    if file is not None and not file.is_file():
        raise InputError(f"there is no database at {file}")
    try:
        engine = open_database(settings.database)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
