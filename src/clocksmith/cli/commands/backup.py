"""The commands ``clocksmith backup`` and ``clocksmith restore``: copies of a host's database."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clocksmith.cli.errors import InputError, telling

if TYPE_CHECKING:
    from clocksmith.server.database.backup import Contents

DatabaseOption = Annotated[
    str | None, typer.Option(help="The database file; that of clocksmith serve by default.")
]


@dataclass(frozen=True)
class Backup:
    """The options of ``clocksmith backup``."""

    file: Annotated[Path, typer.Argument(help="The copy to write; the file must not exist yet.")]
    database: DatabaseOption = None


@dataclass(frozen=True)
class Restore:
    """The options of ``clocksmith restore``."""

    file: Annotated[Path, typer.Argument(help="The copy that replaces the database.")]
    database: DatabaseOption = None


def backup(options: Backup) -> None:
    """Write a copy of the database and check it; the server may be running."""
    from clocksmith.server.database.backup import back_up
    from clocksmith.server.database.engine import DatabaseError

    try:
        contents = back_up(_file(options.database), options.file)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    typer.echo(f"{options.file} holds {_told(contents)}. Only you can read it.")


def restore(options: Restore) -> None:
    """Replace the database with a copy; the old one is kept under another name."""
    from clocksmith.server.database.backup import restore as put_back
    from clocksmith.server.database.engine import DatabaseError

    file = _file(options.database)
    try:
        contents, before = put_back(options.file, file)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    typer.echo(f"{file} holds {_told(contents)}.")
    if before is not None:
        typer.echo(f"The previous database is now {before}.")


def _file(database: str | None) -> Path:
    """Return the file of the database that ``clocksmith serve`` would use."""
    from clocksmith.server.database.engine import sqlite_file, url_of
    from clocksmith.server.settings import read_settings

    with telling():
        settings = read_settings(os.environ, database=database)
    file = sqlite_file(url_of(settings.database))
    if file is None:
        raise InputError("only a file can be copied: for PostgreSQL use pg_dump and pg_restore")
    return file


def _told(contents: "Contents") -> str:
    tables = "1 table" if contents.tables == 1 else f"{contents.tables} tables"
    entries = "1 entry" if contents.entries == 1 else f"{contents.entries} entries"
    return f"{tables} with {entries}"
