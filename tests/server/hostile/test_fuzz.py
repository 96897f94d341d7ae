"""Whatever fits or does not fit the description of an address, the answer is one it describes."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from clocksmith.server.app import ENDPOINTS, PREFIX
from server.hostile.scene import CODES, Scene

EXAMPLES = 50
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ADDRESSES = [
    f"{endpoint.method} {PREFIX}{endpoint.path}"
    for endpoints in ENDPOINTS
    for endpoint in endpoints.listed
]


@pytest.fixture(scope="module")
def schema(whole_scene: Scene) -> Any:
    """The server's own description of itself."""
    address = f"http://127.0.0.1:{whole_scene.port}/api/openapi.json"
    return schemathesis.openapi.from_url(address)


def strategies(operation: Any, scene: Scene) -> st.SearchStrategy[Any]:
    """Requests that fit and that do not, to tables that are there and to others."""
    known = {"game": scene.game, "token": scene.used, "seat": 1}
    tables = (scene.running, scene.sealed, scene.open, scene.imported)
    places = [{**known, "id": id} for id in tables] if "{" in operation.path else []
    ways = []
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        ways.append(operation.as_strategy(mode))
        ways += [operation.as_strategy(mode, path_parameters=place) for place in places]
    return st.one_of(ways)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_is_one_that_is_described(address: str, schema: Any, scene: Scene) -> None:
    method, path = address.split()
    operation = schema[path][method]
    # Those who play may let others talk, and that would be seen at the tables.
    plays = "{id}" in path and not path.endswith("/talk")
    known = {"Cookie": scene.guest} if plays else {}
    who = st.sampled_from([{}, known])

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=strategies(operation, scene), headers=who)
    def sent(case: Any, headers: dict[str, str]) -> None:
        response = case.call(headers=headers)
        case.validate_response(response, checks=CHECKS)
        assert response.headers["x-content-type-options"] == ["nosniff"]
        if response.status_code >= 400:
            assert response.json()["code"] in CODES

    sent()
