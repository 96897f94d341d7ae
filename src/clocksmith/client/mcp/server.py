"""The MCP server: the tools over standard input and output."""

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import signature
from typing import Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from clocksmith import __version__
from clocksmith.client.asynchronous import AsyncClient
from clocksmith.client.errors import ClientError
from clocksmith.client.mcp.tools import Tools

P = ParamSpec("P")
INSTRUCTIONS: Final = """You sit at the tables of a Clocksmith server, which plays three heavy board
games. list_games, then read_rules for the rules you need. open_table against bots, or join_table
where you are invited. Then, until the game is over: look, choose among legal_answers, preview what
you consider, play it; wait_for_turn while others play. An answer is a short text such as `end` or
`build keep might f7`. What is refused is refused with the paragraph of the rules."""


def mcp_server(client: AsyncClient, language: str = "en") -> MCPServer:
    """Return a server with all tools, for one account."""
    tools = Tools(client, language)
    server: MCPServer = MCPServer(
        "clocksmith", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in (
        tools.list_games,
        tools.read_rules,
        tools.my_tables,
        tools.challenges,
        tools.open_table,
        tools.join_table,
        tools.decline,
        tools.look,
        tools.legal_answers,
        tools.why_not,
        tools.preview,
        tools.play,
        tools.wait_for_turn,
        tools.resign,
    ):
        server.add_tool(_in_words(tool), structured_output=False)
    return server


def _in_words(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """Return a tool whose errors are sentences to the model, such as why an answer is illegal."""

    @wraps(tool)
    async def answer(*arguments: P.args, **named: P.kwargs) -> str:
        try:
            return await tool(*arguments, **named)
        except (ClientError, ValueError) as error:
            raise ToolError(str(error)) from None

    answer.__signature__ = signature(tool)  # type: ignore[attr-defined]
    return answer
