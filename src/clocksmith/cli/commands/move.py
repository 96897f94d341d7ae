"""The command ``clocksmith move``: moves a host's database to another place, and back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from clocksmith.cli.errors import InputError

if TYPE_CHECKING:
    from clocksmith.server.database.move import Moved


@dataclass(frozen=True)
class MoveOptions:
    """The options of ``clocksmith move``."""

    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The database: a file, or a URL of PostgreSQL.")
    ]
    target: Annotated[
        str,
        typer.Argument(metavar="TO", help="An empty database, or a file that does not exist yet."),
    ]


def move(options: MoveOptions) -> None:
    """Copy a whole database into an empty one and compare them; no server may be running."""
    from clocksmith.server.database.engine import DatabaseError
    from clocksmith.server.database.move import move as move_all
    from clocksmith.server.database.move import shown

    try:
        done = move_all(options.source, options.target)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    _tell(done)
    typer.echo(
        f"{shown(options.target)} holds everything, read back and verified. "
        f"{shown(options.source)} is still there, but no server should use it any more."
    )


def _tell(done: "Moved") -> None:
    """Print a line for each table of the database that has rows."""
    for copied in done.copied:
        if copied.rows:
            typer.echo(f"{copied.table:14} {copied.rows:>9} rows  {copied.digest}")
    if done.left_out:
        typer.echo(f"Left out, because they are not ours: {', '.join(done.left_out)}.")
