"""The command ``clocksmith move``: a host's database goes to another place, or comes back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from clocksmith.cli.errors import InputError

if TYPE_CHECKING:
    from clocksmith.server.store.moving import Moved


@dataclass(frozen=True)
class MoveOptions:
    """What may be asked of ``clocksmith move``."""

    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The database: a file, or a URL of PostgreSQL.")
    ]
    target: Annotated[
        str, typer.Argument(metavar="TO", help="An empty one, or a file that is not there yet.")
    ]


def move(wanted: MoveOptions) -> None:
    """Write all that a database holds into an empty one and look at it there; no server may run."""
    from clocksmith.server.store.database import DatabaseError
    from clocksmith.server.store.moving import move as move_all
    from clocksmith.server.store.moving import shown

    try:
        done = move_all(wanted.source, wanted.target)
    except DatabaseError as error:
        raise InputError(str(error)) from None
    _tell(done)
    typer.echo(
        f"{shown(wanted.target)} holds all of it, read back and found the same. "
        f"{shown(wanted.source)} is still there, and no server should use it any more."
    )


def _tell(done: "Moved") -> None:
    """Print a line for each table of the database that has rows."""
    for copied in done.copied:
        if copied.rows:
            typer.echo(f"{copied.table:14} {copied.rows:>9} rows  {copied.digest}")
    if done.left_out:
        typer.echo(f"Left out, as they are not ours: {', '.join(done.left_out)}.")
