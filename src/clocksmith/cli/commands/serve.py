"""The command ``clocksmith serve``: tables for people in the browser."""

import os
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated

import typer

from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.games import GAMES

if TYPE_CHECKING:
    from clocksmith.server.settings import Settings


@dataclass(frozen=True)
class Serve:
    """The options of ``clocksmith serve``."""

    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 127.0.0.1 by default.")
    ] = None
    port: Annotated[int | None, typer.Option(help="The port; 8000 by default.")] = None
    database: Annotated[
        str | None,
        typer.Option(help="The database: a file or a URL; a file in your home by default."),
    ] = None
    open: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser where there is one.")
    ] = True


def serve(options: Serve) -> None:
    """Serve tables to browsers until Ctrl-C."""
    # Imported here, since no other command needs the server, which is large.
    from clocksmith.server.database.engine import DatabaseError
    from clocksmith.server.logs import write_logs
    from clocksmith.server.run import PortTakenError, free_port, run
    from clocksmith.server.settings import read_settings

    with telling():
        settings = read_settings(
            os.environ, host=options.host, port=options.port, database=options.database
        )
    write_logs(settings.log, settings.log_level)
    try:
        settings = replace(settings, port=free_port(settings.host, settings.port))
        run(settings, lambda: _tell(settings, options.open))
    except PortTakenError:
        raise InputError(
            f"port {settings.port} is in use: stop what uses it, or choose another with --port"
        ) from None
    except DatabaseError as error:
        raise InputError(str(error)) from None


def address_of(settings: "Settings") -> str:
    """Return where a browser on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _tell(settings: "Settings", wants_browser: bool) -> None:
    address = address_of(settings)
    typer.echo(f"Clocksmith is at {settings.public_url or address}")
    typer.echo("Press Ctrl-C to stop it; every move is saved.")
    for why in GAMES.refused.values():
        typer.echo(sentence(why), err=True)
    if wants_browser and has_browser():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Return whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except Exception:  # a browser is a convenience: the address has been told
        return
