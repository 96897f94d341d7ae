"""The command ``clocksmith ratings``: recomputes the ratings of people from all results."""

from dataclasses import dataclass

import typer

from clocksmith.cli.databases import existing_database
from clocksmith.cli.options import DatabaseOption


@dataclass(frozen=True)
class Ratings:
    """The options of ``clocksmith ratings``."""

    database: DatabaseOption = None


def ratings(options: Ratings) -> None:
    """Recompute all ratings from the rated games; the server may be running."""
    from clocksmith.server.ratings.queries import count_rated, reckon

    with existing_database(options.database) as connection:
        games = count_rated(connection)
        changes = reckon(connection)
    typer.echo(f"{_count(games, 'game')} newly counted, {_count(changes, 'rating')} changed.")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
