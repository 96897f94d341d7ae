"""The command ``clocksmith admin``: who looks after a server."""

import os
import time
from dataclasses import dataclass
from typing import Annotated

import typer

from clocksmith.cli.errors import InputError, telling


@dataclass(frozen=True)
class Admin:
    """What may be asked of ``clocksmith admin``."""

    login: Annotated[str, typer.Argument(help="The account that shall look after the server.")]
    database: Annotated[
        str | None, typer.Option(help="The database; that of clocksmith serve by default.")
    ] = None
    end: Annotated[bool, typer.Option("--end", help="It shall do so no more.")] = False


def admin(wanted: Admin) -> None:
    """Let an account look after the server, or no more; a server may run meanwhile."""
    from clocksmith.server.settings import read_settings
    from clocksmith.server.store.database import DatabaseError, open_database
    from clocksmith.server.store.keepers import add_deed, name_keeper
    from clocksmith.server.store.rows import DeedRow

    with telling():
        settings = read_settings(os.environ, database=wanted.database)
    login = wanted.login.strip().casefold()
    try:
        engine = open_database(settings.database)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    with engine.begin() as connection:
        if not name_keeper(connection, login, not wanted.end):
            raise InputError(f"there is no account {login}: it has to register first")
        what = "dismiss" if wanted.end else "appoint"
        add_deed(connection, DeedRow(time.time(), "", what, login))
    engine.dispose()
    typer.echo(f"{login} looks after the server{' no more' if wanted.end else ''}.")
