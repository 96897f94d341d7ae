"""The OpenAPI document, generated from the endpoints."""

import inspect
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from clocksmith import __version__
from clocksmith.server.errors import STATUS
from clocksmith.server.http.cookies import COOKIE
from clocksmith.server.http.endpoint import Endpoint
from clocksmith.server.http.responses import JSON, TEXT
from clocksmith.server.http.scopes import SCOPES, WORKER
from clocksmith.server.messages import ErrorBody

TEMPLATE: Final = "#/components/schemas/{name}"
ABOUT: Final = """Everything that can be done at a table, by HTTP. What happens is told by the
socket `/api/tables/{id}/socket`; its messages are described in the wire protocol.

A client is a guest from its first contact on, known by a signed cookie. A program may show a
personal token instead, where that has the scope of the address. Every error has a code of a closed
list and a sentence."""
SECURITY: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A personal token; its scopes are among " + ", ".join(SCOPES),
    },
    "worker": {"type": "http", "scheme": "bearer", "description": "The token of a worker"},
}
Schemas = dict[Any, dict[str, Any]]  # by the type they describe


def document(endpoints: Iterable[Endpoint], prefix: str) -> dict[str, Any]:
    """Return the document of all endpoints."""
    all_endpoints = list(endpoints)
    types = {
        body for one in all_endpoints for body in (one.takes, one.gives) if body not in (None, str)
    }
    sorted_types = sorted([*types, ErrorBody], key=str)
    definitions, components = msgspec.json.schema_components(sorted_types, ref_template=TEMPLATE)
    schemas = dict(zip(sorted_types, definitions, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in all_endpoints:
        methods = paths.setdefault(prefix + endpoint.path, {})
        methods[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Clocksmith", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def _operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    sentences = inspect.getdoc(endpoint.handler) or ""
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": sentences.partition("\n")[0].rstrip("."),
        "description": sentences,
        "responses": _responses(endpoint, schemas),
        "security": _security(endpoint),
    }
    parameters = _parameters(endpoint)
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes, schemas)}
    example = examples().get(f"{endpoint.method} {endpoint.path}", {})
    if "request" in example:
        operation["requestBody"]["content"][JSON]["example"] = example["request"]
    if "response" in example:
        operation["responses"]["200"]["content"][JSON]["example"] = example["response"]
    return operation


def _security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    if endpoint.scope == WORKER:
        return [{"worker": []}]
    token = [{"token": [endpoint.scope]}] if endpoint.scope else []
    return [{}, {"cookie": []}, *token]


@cache
def examples() -> dict[str, dict[str, Any]]:
    """Return a request and an answer of endpoints, as a server really gave it, by address."""
    text = files("clocksmith.server.http").joinpath("examples.json").read_text(encoding="utf-8")
    by_address: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    return by_address


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": field.name,
            "in": "path" if f"{{{field.name}}}" in endpoint.path else "query",
            "required": field.required,
            "schema": {
                **msgspec.json.schema(field.type),
                **({} if field.required else {"default": field.default}),
            },
        }
        for field in msgspec.structs.fields(endpoint.parameters)
    ]


def _responses(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    codes: dict[int, list[str]] = {}
    for code in endpoint.all_codes():
        codes.setdefault(STATUS[code], []).append(code)
    error = _content(ErrorBody, schemas)
    responses: dict[str, Any] = {
        "200": {"description": "Done", "content": _content(endpoint.gives, schemas, endpoint.media)}
    }
    for status, same in codes.items():
        responses[str(status)] = {"description": ", ".join(same), "content": error}
    return responses


def _content(shape: Any, schemas: Schemas, media: str = "") -> dict[str, Any]:
    if shape is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {media or JSON: {"schema": schemas[shape]}}
