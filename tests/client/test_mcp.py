"""A language model sits down at a table: a scripted client of the protocol does as one would."""

import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

import clocksmith
from cli.terminal import assert_one_sentence, talk
from client.afar import afar
from client.served import World, world
from clocksmith.client.mcp.rulebook import contents_of, paragraph_of
from clocksmith.client.mcp.server import mcp_server
from clocksmith.games import GAMES, OURS


class Model:
    """A model that calls tools and reads what they say."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.calls = 0

    async def call(self, tool: str, **arguments: Any) -> str:
        """Call a tool, and return its text."""
        self.calls += 1
        result = await self._client.call_tool(tool, arguments)
        [content] = result.content
        text = str(getattr(content, "text", ""))
        return f"error: {text}" if result.is_error else text

    async def tools(self) -> set[str]:
        """Return the names of the tools."""
        return {tool.name for tool in (await self._client.list_tools()).tools}


@asynccontextmanager
async def sitting(server: World) -> AsyncIterator[Model]:
    """Start the command, and a model that talks to it."""
    sources = str(Path(clocksmith.__file__).parents[1])
    parameters = StdioServerParameters(
        command=sys.executable,
        args=["-m", "clocksmith", "mcp", server.url],
        env={"PYTHONPATH": sources, "CLOCKSMITH_TOKEN": server.secret, "PATH": os.environ["PATH"]},
    )
    async with Client(parameters) as client:
        yield Model(client)


async def play_on(model: Model, id: str) -> str:
    """Give the last of the legal answers that are shown until the game is over."""
    state = await model.call("wait_for_turn", table=id)
    while "The game is over" not in state:
        if "You are asked" in state:
            legal = (await model.call("legal_answers", table=id)).splitlines()[1:]
            answers = [line.partition(" | ")[0] for line in legal if " | " in line]
            state = await model.call("play", table=id, answer=answers[-1])
            assert state.startswith("Done: "), state
        else:
            state = await model.call("wait_for_turn", table=id)
    return state


async def test_a_model_plays_a_whole_game_on_a_real_server() -> None:
    with world() as server:
        async with sitting(server) as model:
            assert "sands: for 2, 3, 4, 5 players" in await model.call("list_games")
            opened = await model.call("open_table", game="khronos", bots=["uniform"])
            match = re.search(r"Table (\S+) is open", opened)
            assert match is not None, opened
            id = match[1]
            assert id in await model.call("my_tables")
            end = await play_on(model, id)
            assert re.search(r"1\. .*: \d+ points", end), end
            assert server.ada.ask("GET", f"/tables/{id}")["seats"][0]["bot"] is True
            assert server.ada.state_of(id) == "over"


async def test_a_model_reads_looks_previews_and_is_told_why_not(tmp_path: Path) -> None:
    async with (
        afar(tmp_path) as server,
        server.client(await server.bot()) as client,
        Client(mcp_server(client)) as talking,
    ):
        model = Model(talking)
        assert {"list_games", "read_rules", "why_not", "preview", "play"} <= await model.tools()
        opened = await model.call("open_table", game="khronos", bots=["hasty"], invited=0)
        id = opened.split()[1]
        look = await model.call("wait_for_turn", table=id)
        assert "legal answers" in look
        assert "clocksmith position 1" in await model.call("look", table=id)
        reason = await model.call("why_not", table=id, answer="build castle might a1")
        assert re.search(r"\d", reason), reason
        refused = await model.call("play", table=id, answer="build castle might a1")
        assert refused.startswith("error: "), refused
        assert "error" in await model.call("play", table=id, answer="no such thing")
        legal = (await model.call("legal_answers", table=id)).splitlines()[1:]
        answer = legal[0].partition(" | ")[0]
        assert not (await model.call("preview", table=id, answer=answer)).startswith("error")
        assert await model.call("why_not", table=id, answer=answer) == "It is legal."
        assert "there is no such table" in await model.call("look", table="nothing")
        assert (await model.call("resign", table=id)).startswith("table ")


async def test_a_model_is_challenged_accepts_and_declines(tmp_path: Path) -> None:
    async with afar(tmp_path) as server, server.client(await server.bot()) as client:
        ada = await server.house.guest("Ada")
        async with Client(mcp_server(client)) as talking:
            model = Model(talking)
            assert await model.call("challenges") == "Nobody has challenged you."
            first, second = [await server.challenge(ada) for _ in range(2)]
            told = await model.call("challenges")
            assert first in told
            assert second in told
            assert await model.call("decline", table=first) == "Declined."
            assert "keeps no seat" in await model.call("join_table", table=first)
            assert "error" not in await model.call("join_table", table=second)
            link = (await ada.get(f"/tables/{first}/invitations")).json[0]["token"]
            joined = await model.call("join_table", table=f"{server.url}/j/{link}")
            assert "error" not in joined, joined


@pytest.mark.parametrize("name", OURS)
async def test_every_paragraph_of_the_rules_can_be_read(name: str, tmp_path: Path) -> None:
    folder = Path(str(GAMES[name].__class__.__module__).replace(".", "/")).parent
    source = Path(clocksmith.__file__).parents[1] / folder / "rulebook"
    for language in ("en", "de", "fr"):
        rulebook = (source / f"{language}.md").read_text("utf-8")
        numbers = [line.split()[0] for line in contents_of(rulebook).splitlines()]
        assert len(numbers) > 20
        for number in numbers:
            paragraph = paragraph_of(rulebook, number)
            assert paragraph is not None
            assert number in paragraph.splitlines()[0]
        assert paragraph_of(rulebook, "99.9") is None


def test_what_a_model_needs_is_said() -> None:
    assert_one_sentence(talk(ask=["mcp", "http://127.0.0.1:1"], env={}), "Give a token")
    said = talk(ask=["mcp", "nowhere"], env={"CLOCKSMITH_TOKEN": "clocksmith_x"})
    assert_one_sentence(said, "An address must begin with http")
