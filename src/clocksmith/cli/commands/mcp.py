"""The command ``clocksmith mcp``: lets a language model play at the tables of a server."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.network import Token, TokenFile, Url, needing, read_token


@dataclass(frozen=True)
class Mcp:
    """The options of ``clocksmith mcp``."""

    url: Url
    token: Token = None
    token_file: TokenFile = None
    language: Annotated[
        Literal["en", "de", "fr"], typer.Option(help="The language of sentences and rules.")
    ] = "en"


def mcp(options: Mcp) -> None:
    """Let a language model play on a server, through MCP over standard input and output."""
    with needing("mcp"):
        import clocksmith.client.mcp.server  # noqa: F401 - an extra
    token = read_token(options.token, options.token_file)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(options, token))


async def _serve(options: Mcp, token: str) -> None:
    from clocksmith.client import AsyncClient, ClientError
    from clocksmith.client.mcp.server import mcp_server

    with telling():
        client = AsyncClient(options.url, token)
    async with client:
        try:
            await client.me()
        except ClientError as error:
            raise InputError(f"{options.url}: {error}") from None
        await mcp_server(client, options.language).run_stdio_async()
