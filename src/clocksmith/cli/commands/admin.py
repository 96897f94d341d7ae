"""The command ``clocksmith admin``: who moderates a server."""

import time
from dataclasses import dataclass
from typing import Annotated

import typer

from clocksmith.cli.databases import existing_database
from clocksmith.cli.errors import InputError
from clocksmith.cli.options import DatabaseOption


@dataclass(frozen=True)
class Admin:
    """The options of ``clocksmith admin``."""

    login: Annotated[str, typer.Argument(help="The login of the account.")]
    database: DatabaseOption = None
    end: Annotated[bool, typer.Option("--end", help="Dismiss the moderator.")] = False


def admin(options: Admin) -> None:
    """Make an account a moderator of the server, or dismiss it; the server may be running."""
    from clocksmith.server.moderation.queries import AuditRow, add_audit_entry, name_moderator

    login = options.login.strip().casefold()
    with existing_database(options.database) as connection:
        if not name_moderator(connection, login, not options.end):
            raise InputError(f"there is no account {login}: it has to register first")
        what = "dismiss" if options.end else "appoint"
        add_audit_entry(connection, AuditRow(time.time(), "", what, login))
    typer.echo(f"{login} is {'no longer' if options.end else 'now'} a moderator.")
