"""The command ``clocksmith ratings``: the ratings of people, worked out anew from the results."""

import os
from dataclasses import dataclass
from typing import Annotated

import typer

from clocksmith.cli.errors import InputError, telling


@dataclass(frozen=True)
class Ratings:
    """What may be asked of ``clocksmith ratings``."""

    database: Annotated[
        str | None, typer.Option(help="The database; that of clocksmith serve by default.")
    ] = None


def reckon_ratings(wanted: Ratings) -> None:
    """Work the ratings of people out anew from all rated games; a server may run meanwhile."""
    from clocksmith.server.settings import read_settings
    from clocksmith.server.store.database import DatabaseError, open_database
    from clocksmith.server.store.rated import count_rated, reckon

    with telling():
        settings = read_settings(os.environ, database=wanted.database)
    try:
        engine = open_database(settings.database)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    with engine.begin() as connection:
        counted = count_rated(connection)
        changed = reckon(connection)
    engine.dispose()
    typer.echo(f"games counted that were not yet: {counted}; ratings that were others: {changed}")
