"""Endpoints: each says once what it takes, gives and may refuse; the documents follow from it.

A handler gets the context, the body if it takes one, and the parameters of its
address. It returns what it gives, or raises RequestError.
"""

import inspect
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, get_type_hints

import msgspec
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from clocksmith.core.value import plain
from clocksmith.server.bodies import ErrorBody
from clocksmith.server.errors import (
    BAD_REQUEST,
    BROKEN,
    FOREIGN,
    NOT_FOUND,
    NOT_JSON,
    RETRYABLE,
    STATUS,
    TOO_FAST,
    TOO_LARGE,
    UNAVAILABLE,
    RequestError,
)
from clocksmith.server.limits import BODY_BYTES, read_body
from clocksmith.server.request_context import RequestContext
from clocksmith.server.services import Services
from clocksmith.table.errors import CommandError

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
TEXT: Final = "text/plain"
ENCODER: Final = msgspec.json.Encoder()
Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """What one address takes, gives and refuses."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None  # a body; str for plain text
    gives: Any = None  # a type of msgspec; str for plain text
    codes: tuple[str, ...] = ()
    largest: int = BODY_BYTES

    def all_codes(self) -> list[str]:
        """Return every code it may answer with, those that any endpoint may included."""
        codes = {BAD_REQUEST, TOO_FAST, UNAVAILABLE, *self.codes}
        if self.method != "GET":
            codes |= {FOREIGN}
        if self.takes is not None:
            codes |= {TOO_LARGE, NOT_JSON}
        if "{" in self.path:
            codes |= {NOT_FOUND}
        return sorted(codes, key=lambda code: (STATUS[code], code))


@dataclass
class Endpoints:
    """A list of endpoints, filled by decorators."""

    listed: list[Endpoint] = field(default_factory=list)

    def add(
        self,
        address: str,
        gives: Any,
        *codes: str,
        takes: type | None = None,
        largest: int = BODY_BYTES,
    ) -> Callable[[Handler], Handler]:
        """Add a handler for an *address*: a method and a path."""
        method, path = address.split()

        def added(handler: Handler) -> Handler:
            self.listed.append(Endpoint(method, path, handler, takes, gives, codes, largest))
            return handler

        return added

    def mount(self, app: FastAPI, prefix: str, services: Services) -> None:
        """Give an application everything that is listed."""
        for endpoint in self.listed:
            app.add_api_route(
                prefix + endpoint.path,
                _called(endpoint, services),
                methods=[endpoint.method],
                response_model=None,
                response_class=Response,
                summary=(endpoint.handler.__doc__ or "").strip().splitlines()[0].rstrip("."),
                description=inspect.getdoc(endpoint.handler),
                operation_id=endpoint.handler.__name__,
            )


def _called(endpoint: Endpoint, services: Services) -> Callable[..., Awaitable[Response]]:
    """Return the function that FastAPI calls: with the request and the address' parameters."""
    decoder = _decoder(endpoint.takes)

    async def called(request: Request, **parameters: Any) -> Response:
        try:
            context = RequestContext(services, request)
            if endpoint.takes is not None:
                body = await _body(request, endpoint)
                parameters["body"] = decoder(body)
            elif endpoint.method != "GET":
                await read_body(request)
            response = written(await endpoint.handler(context, **parameters))
            context.mark(response)
            return response
        except RequestError as error:
            return refused(error)
        except CommandError as error:
            return refused(RequestError.of(error))

    hints = get_type_hints(endpoint.handler, include_extras=True)
    own = list(inspect.signature(endpoint.handler).parameters.values())
    shown = [one.replace(annotation=hints[one.name]) for one in own[1:] if one.name != "body"]
    first = inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY, annotation=Request)
    keywords = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in shown]
    called.__signature__ = inspect.Signature([first, *keywords])  # type: ignore[attr-defined]
    return called


async def _body(request: Request, endpoint: Endpoint) -> bytes:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    wanted = TEXT if endpoint.takes is str else JSON
    if kind != wanted:
        raise RequestError(NOT_JSON, f"the body must be sent as {wanted}")
    return await read_body(request, endpoint.largest)


def _decoder(takes: type | None) -> Callable[[bytes], Any]:
    if takes is str or takes is None:
        return _text
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(takes)

    def decoded(body: bytes) -> Any:
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError(BAD_REQUEST, f"the body cannot be read: {error}") from None

    return decoded


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RequestError(BAD_REQUEST, "the body is not UTF-8 text") from None


def written(given: Any) -> Response:
    """Return what a handler gives as a response."""
    if isinstance(given, Response):
        return given
    return Response(ENCODER.encode(given), media_type=JSON)


def refused(error: RequestError) -> Response:
    """Return an error as a response."""
    refusal: Any = None if error.refusal is None else plain(error.refusal)
    rule = None if error.refusal is None else error.refusal.rule
    body = ErrorBody(error.code, error.message, rule, refusal)
    headers = {"retry-after": "1"} if error.code in RETRYABLE else None
    return Response(ENCODER.encode(body), STATUS[error.code], headers, JSON)


def broken(error: Exception) -> Response:
    """Return an error of ours as a response, and write down what happened."""
    LOG.error("a request could not be answered", exc_info=error)
    return refused(RequestError(BROKEN, "something went wrong here; it has been written down"))
