"""The command ``clocksmith join``: lets a bot play at the tables of a server, from afar."""

import asyncio
import contextlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from clocksmith.arena.entrant import Entrant, read_entrant
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import USUAL
from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.cli.network import Token, TokenFile, Url, needing, read_token
from clocksmith.cli.setting import game_called

if TYPE_CHECKING:
    from clocksmith.client import AsyncClient
    from clocksmith.client.join.player import RemotePlayer

INVITATION: Final = "/j/"  # before the token of an invitation in the address of a page
PATIENCE: Final = 5.0  # seconds for a request; the player tries again by itself
NEEDED: Final = ("read", "play", "challenge")


@dataclass(frozen=True)
class Join:
    """The options of ``clocksmith join``."""

    url: Url
    token: Token = None
    token_file: TokenFile = None
    bot: Annotated[
        str, typer.Option(help="Who plays: a level, a bot, or module:Class; as in the arena.")
    ] = USUAL
    seconds: Annotated[
        float | None, typer.Option(min=0.05, help="How long it may think about a turn.")
    ] = None
    game: Annotated[
        list[str] | None, typer.Option(help="Accept challenges to this game only; repeatable.")
    ] = None
    tables: Annotated[
        int, typer.Option(min=1, help="Accept challenges for at most this many tables at once.")
    ] = 4
    challenges: Annotated[
        bool, typer.Option("--challenges/--no-challenges", help="Accept challenges.")
    ] = True
    processes: Annotated[
        int, typer.Option(min=1, help="How many processes think at the same time.")
    ] = 1


def join(options: Join) -> None:
    """Let a bot play on a server until Ctrl-C: accept challenges, answer at all its tables."""
    with needing("client"):
        import clocksmith.client  # noqa: F401 - an extra
    with telling():
        entrant = read_entrant(options.bot)
    if options.seconds is not None:
        entrant = replace(entrant, budget=Budget(seconds=options.seconds))
    for name in options.game or ():
        game_called(name)
    token = read_token(options.token, options.token_file)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_join(options, entrant, token))


async def _join(options: Join, entrant: Entrant, token: str) -> None:
    from clocksmith.client import AsyncClient, ClientError
    from clocksmith.client.join.player import RemotePlayer, Terms
    from clocksmith.client.join.thinker import Thinker

    thinker = Thinker(entrant, options.processes, _say)
    terms = Terms(tuple(options.game or ()), options.tables, options.challenges)
    with telling():
        client = AsyncClient(options.url, token, PATIENCE)
    async with client:
        player = RemotePlayer(client, thinker, terms, _say)
        try:
            await _enter(client, options, entrant)
            await player.run()
        except ClientError as error:
            raise InputError(_advice(error, options.url)) from None
        finally:
            thinker.close()
            _tell_end(player)


async def _enter(client: "AsyncClient", options: Join, entrant: Entrant) -> None:
    """Say who plays, and take the seat of an invitation; an error if that is not possible."""
    me = await client.me()
    lacking = [scope for scope in NEEDED if scope not in (me.scopes or ())]
    if lacking:
        raise InputError(f"the token lacks the scope {', '.join(lacking)}: create one that has it")
    _say(f"{me.name} ({me.login}) plays {entrant.text} at {options.url}. Press Ctrl-C to stop.")
    path = urlsplit(options.url).path
    if INVITATION in path:
        claimed = await client.accept_invitation(path.partition(INVITATION)[2].strip("/"))
        _say(f"Sat down on seat {claimed.seat} of table {claimed.id}.")


def _advice(error: Exception, url: str) -> str:
    """Return an error as a sentence that says what to do."""
    code = getattr(error, "code", "")
    parts = urlsplit(url)
    if code == "wrong-token":
        return f"{error}: create one at {parts.scheme}://{parts.netloc}/account"
    return f"{url}: {error}" if not code else str(error)


def _tell_end(player: "RemotePlayer") -> None:
    if player.answers:
        _say(
            f"Answers: {player.answers}. Games over: {player.finished}. "
            "Unfinished games wait for you."
        )


def _say(text: str) -> None:
    typer.echo(sentence(text) if not text.endswith("...") else text, err=True)
