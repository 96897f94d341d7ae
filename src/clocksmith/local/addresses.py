"""Answers the requests of a page: the addresses, bodies and answers are those of a server.

Where a server's handler needs no database, it is the same one; the others are in this package.
"""

from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from clocksmith.local.boxes import BOXES
from clocksmith.local.context import LocalContext, LocalServices
from clocksmith.local.history import HISTORY
from clocksmith.local.lobby import LOBBY
from clocksmith.server.errors import NOT_FOUND, STATUS, WRONG_METHOD, RequestError
from clocksmith.server.http.endpoint import BODY, Endpoint
from clocksmith.server.http.error_body import error_body
from clocksmith.server.http.reading import arguments_of, decoder_for
from clocksmith.server.lessons.api import LESSONS
from clocksmith.server.lessons.board import BOARD
from clocksmith.server.puzzles.api import PUZZLES
from clocksmith.server.tables.api.play import PLAY
from clocksmith.table.errors import CommandError

SHARED: Final = (PLAY, LESSONS, BOARD, PUZZLES)
OWN: Final = (LOBBY, HISTORY, BOXES)
ENDPOINTS: Final = [endpoint for same in (*SHARED, *OWN) for endpoint in same.listed]
ENCODER: Final = msgspec.json.Encoder()


class Answer(msgspec.Struct):
    """The answer to a request, with the status it has over HTTP."""

    status: int
    body: bytes


class Route:
    """One address and method, with what reads its requests, made once."""

    def __init__(self, endpoint: Endpoint) -> None:
        self.method = endpoint.method
        self.shape = endpoint.path.split("/")
        self.parameters = endpoint.parameters
        self.takes = endpoint.takes is not None
        self.decode = decoder_for(endpoint.takes)
        self.handler = endpoint.handler


class Addresses:
    """Finds the handler of a request, and calls it."""

    def __init__(self, services: LocalServices) -> None:
        self._services = services
        self._routes = [Route(endpoint) for endpoint in ENDPOINTS]

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Return the answer to a request; an error of ours is one too."""
        try:
            response = await self._respond(method, address, body)
        except RequestError as error:
            return Answer(STATUS[error.code], ENCODER.encode(error_body(error)))
        except CommandError as error:
            refusal = RequestError.of(error)
            return Answer(STATUS[refusal.code], ENCODER.encode(error_body(refusal)))
        if isinstance(response, str):
            return Answer(200, response.encode())
        return Answer(200, response if isinstance(response, bytes) else ENCODER.encode(response))

    async def _respond(self, method: str, address: str, body: str) -> Any:
        parts = urlsplit(address)
        route, raw = self._find(method, parts.path)
        raw = {**dict(parse_qsl(parts.query, keep_blank_values=True)), **raw}
        arguments = arguments_of(route.parameters, raw)
        if route.takes:
            arguments[BODY] = route.decode(body.encode())
        return await route.handler(LocalContext(self._services), **arguments)

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, Any]]:
        words, is_address = [unquote(word) for word in path.split("/")], False
        for route in self._routes:
            raw = _matched(route.shape, words)
            if raw is not None:
                if route.method == method:
                    return route, raw
                is_address = True
        if is_address:
            raise RequestError(WRONG_METHOD, "this address does not take this method")
        raise RequestError(NOT_FOUND, "there is nothing at this address")


def _matched(shape: list[str], words: list[str]) -> dict[str, str] | None:
    """Return the parameters in the words of a path; None where it is another address."""
    if len(shape) != len(words):
        return None
    raw: dict[str, str] = {}
    for part, word in zip(shape, words, strict=True):
        if part.startswith("{"):
            raw[part[1:-1]] = word
        elif part != word:
            return None
    return raw
