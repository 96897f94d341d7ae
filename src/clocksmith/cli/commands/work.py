"""The command ``clocksmith work``: thinks for a server, and for all others on its database."""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.errors import InputError, telling


@dataclass(frozen=True)
class Work:
    """The options of ``clocksmith work``."""

    server: Annotated[
        str | None,
        typer.Option(help="The address of a server, such as https://games.example.org."),
    ] = None
    token_file: Annotated[
        Path | None,
        typer.Option(help="A file that holds the token of this worker."),
    ] = None
    processes: Annotated[
        int | None,
        typer.Option(help="How many processes think at once; all cores but one by default."),
    ] = None


def work(options: Work) -> None:
    """Think for the bots, hints and analyses of a server until Ctrl-C."""
    # Imported here, since no other command needs the server, which is large.
    from clocksmith.server.logs import write_logs
    from clocksmith.server.settings import PREFIX, read_settings

    try:
        from clocksmith.server.thinking.remote.worker import RefusedError, run_worker
    except ModuleNotFoundError as error:
        raise InputError(f"this needs {error.name}: install 'clocksmith[workers]'") from None
    with telling():
        token = _read_token(options.token_file)
        settings = read_settings(
            os.environ,
            server_url=options.server,
            worker_token=token,
            bot_workers=options.processes,
        )
    url = settings.server_url
    if not url.startswith(("http://", "https://")):
        raise InputError(f"name a server with --server or {PREFIX}SERVER_URL, such as http://host")
    if not settings.worker_token:
        raise InputError(f"give a token with --token-file or {PREFIX}WORKER_TOKEN")
    write_logs(settings.log, settings.log_level)
    typer.echo(f"Clocksmith thinks for {url}. Press Ctrl-C to stop it.")
    try:
        asyncio.run(run_worker(url, settings.worker_token, settings.bot_workers))
    except RefusedError as error:
        raise InputError(f"no jobs from {url}: {error}") from None


def _read_token(file: Path | None) -> str | None:
    try:
        return None if file is None else file.read_text("utf-8").strip()
    except OSError as error:
        raise InputError(f"the token {file} cannot be read: {error.strerror}") from None
