"""Calls the handler for a request's method, and turns its result into a response."""

import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.errors import NOT_JSON, WRONG_METHOD, RequestError
from clocksmith.server.http.bodies import read_body
from clocksmith.server.http.endpoint import BODY, Endpoint
from clocksmith.server.http.reading import arguments_of, decoder_for
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.http.responses import JSON, TEXT, error_response, response_of
from clocksmith.table.errors import CommandError

if TYPE_CHECKING:
    from clocksmith.server.services import Services

TABLE: Final = "id"  # name of a table's id in addresses


class Dispatcher:
    """One address as an ASGI application; each method has an endpoint."""

    def __init__(self, endpoints: Iterable[Endpoint], services: "Services") -> None:
        self._calls = {endpoint.method: Call(endpoint, services) for endpoint in endpoints}
        if "GET" in self._calls:
            self._calls["HEAD"] = self._calls["GET"]  # the server drops the body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        call = self._calls.get(scope["method"])
        if call is None:
            response = error_response(
                RequestError(WRONG_METHOD, "this address does not take this method")
            )
            response.headers["allow"] = ", ".join(sorted(self._calls))
        else:
            response = await call.timed(Request(scope, receive))
        await response(scope, receive, send)


class Call:
    """An endpoint that can be called: with decoders for its parameters and its body."""

    def __init__(self, endpoint: Endpoint, services: "Services") -> None:
        self._endpoint = endpoint
        self._services = services
        self._parameters = endpoint.parameters
        self._decode = decoder_for(endpoint.takes)

    async def timed(self, request: Request) -> Response:
        """Call the handler and return its response; record its duration if metrics are on."""
        metrics = self._services.metrics
        if metrics is None:
            return await self.answer(request)
        start = time.perf_counter()
        response = await self.answer(request)
        name = f"{self._endpoint.method} {self._endpoint.path}"
        metrics.note(name, response.status_code, time.perf_counter() - start)
        return response

    async def answer(self, request: Request) -> Response:
        """Return the handler's result, or its error, as a response."""
        try:
            self._services.sync.connectivity.check()
            context = await RequestContext.of(self._services, request, self._endpoint.scope)
            arguments = arguments_of(self._parameters, _raw(request))
            if self._endpoint.takes is not None:
                arguments[BODY] = self._decode(await self._body(request))
            elif self._endpoint.method != "GET":
                await read_body(request)
            handle = partial(self._endpoint.handler, context, **arguments)
            if self._endpoint.retries:
                result = await self._services.conflicts.retry(arguments[TABLE], handle)
            else:
                result = await handle()
            response = response_of(result)
            context.mark(response)
            return response
        except RequestError as error:
            return error_response(error)
        except CommandError as error:
            return error_response(RequestError.of(error))
        except FAILURES as error:
            what = f"{self._endpoint.method} {self._endpoint.path}"
            return error_response(unavailable(error, what))

    async def _body(self, request: Request) -> bytes:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        media_type = TEXT if self._endpoint.takes is str else JSON
        if kind != media_type:
            raise RequestError(NOT_JSON, f"the body must be sent as {media_type}")
        return await read_body(request, self._endpoint.largest)


def _raw(request: Request) -> dict[str, Any]:
    """Return the parameters of a request as they were sent: those of the path win."""
    if request.scope["query_string"]:
        return {**request.query_params, **request.path_params}
    return request.path_params
