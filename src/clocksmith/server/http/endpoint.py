"""Endpoints: each declares its input, output and errors once; the API document follows from it.

A handler gets the context, the parameters of its path and query, and the body
if there is one. It returns the result, or raises RequestError.
"""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, get_type_hints

import msgspec

from clocksmith.server.errors import (
    BAD_REQUEST,
    FOREIGN,
    MISSING_SCOPE,
    NO_BOTS,
    NOT_FOUND,
    NOT_JSON,
    STATUS,
    TOO_FAST,
    TOO_LARGE,
    UNAVAILABLE,
    WRONG_TOKEN,
)
from clocksmith.server.http.limits import BODY_BYTES
from clocksmith.server.http.scopes import FOR_BOTS, WORKER

BODY: Final = "body"  # the handler's parameter for the body
Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """Input, output and errors of one method of an address."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None  # the type of the body; str for plain text
    gives: Any = None  # a msgspec type; str for plain text
    codes: tuple[str, ...] = ()
    largest: int = BODY_BYTES
    retries: bool = False  # run again after a conflict at the table {id}
    scope: str = ""  # of the personal tokens it takes; empty: none
    media: str = ""  # the media type of its answer, if that is a stream

    def all_codes(self) -> list[str]:
        """Return all codes of its errors, including those that every endpoint may return."""
        codes = {BAD_REQUEST, TOO_FAST, UNAVAILABLE, *self.codes}
        if self.scope != WORKER:
            codes |= {WRONG_TOKEN, MISSING_SCOPE}
        if self.scope in FOR_BOTS:
            codes |= {NO_BOTS}
        if self.method != "GET":
            codes |= {FOREIGN}
        if self.takes is not None:
            codes |= {TOO_LARGE, NOT_JSON}
        if "{" in self.path:
            codes |= {NOT_FOUND}
        return sorted(codes, key=lambda code: (STATUS[code], code))

    @cached_property
    def parameters(self) -> type[msgspec.Struct]:
        """The path and query parameters: the handler's parameters between context and body."""
        hints = get_type_hints(self.handler, include_extras=True)
        parameters = list(inspect.signature(self.handler).parameters.values())[1:]
        fields = [
            (
                one.name,
                hints[one.name],
                msgspec.NODEFAULT if one.default is one.empty else one.default,
            )
            for one in parameters
            if one.name != BODY
        ]
        return msgspec.defstruct("Parameters", fields)


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
        retries: bool = False,
        scope: str = "",
        media: str = "",
    ) -> Callable[[Handler], Handler]:
        """Add a handler for an *address*: a method and a path.

        A handler that *retries* may run several times for one request, if another server commits
        to its table first. It changes nothing until it succeeds.
        """
        method, path = address.split()

        def add_handler(handler: Handler) -> Handler:
            self.listed.append(
                Endpoint(method, path, handler, takes, gives, codes, largest, retries, scope, media)
            )
            return handler

        return add_handler
