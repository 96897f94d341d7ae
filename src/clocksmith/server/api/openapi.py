"""The OpenAPI document, made from what the endpoints say of themselves."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from clocksmith.server.api.endpoint import JSON, TEXT, Endpoint
from clocksmith.server.bodies import ErrorBody
from clocksmith.server.errors import STATUS

TEMPLATE: Final = "#/components/schemas/{name}"
ABOUT: Final = """Everything that can be done at a table, by HTTP. What happens is told by the
socket `/api/tables/{id}/socket`; its messages are described in the wire protocol.

A client is a guest from its first contact on, known by a signed cookie. Every error has a code of
a closed list and a sentence."""


def document(app: FastAPI, endpoints: Iterable[Endpoint], prefix: str) -> dict[str, Any]:
    """Return the document of all endpoints."""
    listed = list(endpoints)
    types = {told for one in listed for told in (one.takes, one.gives) if told not in (None, str)}
    ordered = sorted([*types, ErrorBody], key=str)
    schemas, components = msgspec.json.schema_components(ordered, ref_template=TEMPLATE)
    schema_of = dict(zip(ordered, schemas, strict=True))
    found = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
    for endpoint in listed:
        operation = found["paths"][prefix + endpoint.path][endpoint.method.lower()]
        operation["responses"] = _responses(endpoint, schema_of)
        if endpoint.takes is not None:
            operation["requestBody"] = {
                "required": True,
                "content": _content(endpoint.takes, schema_of),
            }
    found["components"] = {"schemas": components}
    return found


def _responses(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    codes: dict[int, list[str]] = {}
    for code in endpoint.all_codes():
        codes.setdefault(STATUS[code], []).append(code)
    error = _content(ErrorBody, schema_of)
    responses: dict[str, Any] = {
        "200": {"description": "Done", "content": _content(endpoint.gives, schema_of)}
    }
    for status, same in codes.items():
        responses[str(status)] = {"description": ", ".join(same), "content": error}
    return responses


def _content(told: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    if told is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": schema_of[told]}}
