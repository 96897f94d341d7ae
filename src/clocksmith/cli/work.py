"""The command ``clocksmith work``: thinks for the servers on a database."""

import asyncio
import os
from dataclasses import dataclass
from typing import Annotated

import typer

from clocksmith.cli.errors import InputError, telling


@dataclass(frozen=True)
class Work:
    """What may be asked of ``clocksmith work``."""

    database: Annotated[
        str | None,
        typer.Option(help="The URL of the PostgreSQL database of the servers."),
    ] = None
    processes: Annotated[
        int | None,
        typer.Option(help="How many processes think at once; all cores but one by default."),
    ] = None


def work(wanted: Work) -> None:
    """Think for bots, hints and analyses of the servers on a database until Ctrl-C."""
    # Imported here, since no other command needs the server, which is large.
    from clocksmith.server.logs import write_logs
    from clocksmith.server.settings import PREFIX, is_postgresql, read_settings
    from clocksmith.server.store.database import DatabaseError, needing

    with telling():
        settings = read_settings(os.environ, database=wanted.database, bot_workers=wanted.processes)
    if not is_postgresql(settings.database):
        raise InputError(
            "there is nothing to take from a file: name the PostgreSQL database of the servers "
            f"with --database or {PREFIX}DATABASE"
        )
    write_logs(settings.log, settings.log_level)
    try:
        with needing():
            from clocksmith.server.errands.workshop import run_workshop
    except DatabaseError as error:
        raise InputError(str(error)) from None
    typer.echo("Clocksmith thinks for the servers on this database. Press Ctrl-C to stop it.")
    asyncio.run(run_workshop(settings.database, settings.bot_workers))
