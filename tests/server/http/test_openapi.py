"""The document tells every endpoint, and every answer is of the form it tells."""

from pathlib import Path
from typing import Any

import msgspec
from jsonschema import Draft202012Validator

from clocksmith.server.app import ENDPOINTS
from clocksmith.server.errors import STATUS
from clocksmith.server.http.openapi import examples
from server.house import HOT_SEAT, opened
from server.http.examples import gathered

REFERENCE = Path(__file__).parents[3] / "docs" / "reference" / "wire-protocol.md"


async def test_every_endpoint_is_described_with_its_answers(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = (await house.browser().get("/openapi.json")).json
        listed = [endpoint for endpoints in ENDPOINTS for endpoint in endpoints.listed]
        described = {
            (method.upper(), path.removeprefix("/api"))
            for path, operations in told["paths"].items()
            for method in operations
        }
        assert described == {(endpoint.method, endpoint.path) for endpoint in listed}
        for endpoint in listed:
            operation = told["paths"][f"/api{endpoint.path}"][endpoint.method.lower()]
            assert ("requestBody" in operation) == (endpoint.takes is not None)
            statuses = {str(STATUS[code]) for code in endpoint.all_codes()}
            assert set(operation["responses"]) == {"200", *statuses}


async def test_every_reference_in_the_document_leads_somewhere(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = (await house.browser().get("/openapi.json")).json
        known = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}

        def references(value: Any) -> set[str]:
            if isinstance(value, dict):
                own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
                return own.union(*[references(item) for item in value.values()])
            if isinstance(value, list):
                return set().union(*[references(item) for item in value])
            return set()

        assert references(told) <= known


async def test_answers_are_of_the_types_that_are_told(tmp_path: Path) -> None:
    gives = {
        (endpoint.method, endpoint.path): endpoint.gives
        for endpoints in ENDPOINTS
        for endpoint in endpoints.listed
    }
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        for path in ("/me", "/games", "/tables", "/tables/{id}", "/tables/{id}/story"):
            answer = await ada.get(path.format(id=id))
            msgspec.json.decode(answer.body, type=gives["GET", path])


async def test_its_examples_are_what_a_server_answers_and_fit_what_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        document = (await house.browser().get("/openapi.json")).json
        real = await gathered(house)
    kept = examples()
    assert list(kept) == list(real), "run python -m server.http.examples"
    validator = Draft202012Validator(document)
    for address, told in kept.items():
        method, path = address.split()
        operation = document["paths"][f"/api{path}"][method.lower()]
        places = {
            "request": operation.get("requestBody"),
            "response": operation["responses"]["200"],
        }
        for part, example in told.items():
            content = places[part]["content"]["application/json"]
            assert content["example"] == example
            assert outline(example) == outline(real[address][part]), address
            faults = validator.evolve(schema={**document, **content["schema"]}).iter_errors(example)
            assert [fault.message for fault in faults] == [], address


def outline(value: Any) -> Any:
    """The form of an answer: its fields, and of lists the form of their first entry."""
    if isinstance(value, dict):
        return {key: outline(item) for key, item in value.items()}
    if isinstance(value, list):
        return [outline(item) for item in value[:1]]
    return type(value).__name__


def test_the_reference_tells_every_endpoint_and_every_code() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    for endpoints in ENDPOINTS:
        for endpoint in endpoints.listed:
            assert f"`{endpoint.method} {endpoint.path}`" in text, endpoint.path
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in text, code
