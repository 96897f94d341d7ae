"""Endpoints: each says once what it takes, gives and may refuse; the documents follow from it.

A handler gets the context, the parameters of its address and query, and the body
if it takes one. It returns what it gives, or raises RequestError.
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
    NOT_FOUND,
    NOT_JSON,
    STATUS,
    TOO_FAST,
    TOO_LARGE,
    UNAVAILABLE,
)
from clocksmith.server.limits import BODY_BYTES

BODY: Final = "body"  # what a handler calls it
Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """What one method of an address takes, gives and refuses."""

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

    @cached_property
    def parameters(self) -> type[msgspec.Struct]:
        """What its address and query hold: the handler's parameters between context and body."""
        hints = get_type_hints(self.handler, include_extras=True)
        declared = list(inspect.signature(self.handler).parameters.values())[1:]
        fields = [
            (
                one.name,
                hints[one.name],
                msgspec.NODEFAULT if one.default is one.empty else one.default,
            )
            for one in declared
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
    ) -> Callable[[Handler], Handler]:
        """Add a handler for an *address*: a method and a path."""
        method, path = address.split()

        def add_handler(handler: Handler) -> Handler:
            self.listed.append(Endpoint(method, path, handler, takes, gives, codes, largest))
            return handler

        return add_handler
