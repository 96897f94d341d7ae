"""The event stream of an account."""

import asyncio
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from clocksmith.server.errors import NEEDS_ACCOUNT, RequestError
from clocksmith.server.events.messages import Event
from clocksmith.server.events.streams import Stream
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.http.responses import NDJSON

EVENTS: Final = Endpoints()
UNBUFFERED: Final = {"x-accel-buffering": "no"}  # for proxies that would collect lines
STREAM_COST: Final = 5.0  # requests that the opening of a stream counts as


@EVENTS.add("GET /me/events", Event, NEEDS_ACCOUNT, scope=scopes.READ, media=NDJSON)
async def stream_events(context: RequestContext) -> "EventResponse":
    """Stream what waits for you, a line of JSON each: challenges, games and turns.

    First comes what waits already, then a line `ready`, then what is new. After ten seconds
    without an event comes an empty line. A stream that is opened again begins anew.
    """
    if context.visitor is None or context.word is None or context.word == context.visitor:
        raise RequestError(NEEDS_ACCOUNT, "events are for people and bots with accounts")
    context.weigh(STREAM_COST)
    return EventResponse(context, Stream(context.visitor, context.word))


class EventResponse(StreamingResponse):
    """A stream, which counts as a socket of its address while it is open."""

    def __init__(self, context: RequestContext, stream: Stream) -> None:
        lines = context.services.event_streams.lines(stream)
        super().__init__(lines, headers=UNBUFFERED, media_type=NDJSON)
        self._context = context
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until the stream or its client ends."""
        services = self._context.services
        with (
            services.sockets.opened(self._context.address),
            services.event_streams.opened(self._stream),
        ):
            scope["state"]["end_with_client"]()
            watch = asyncio.create_task(self._end_with_client(receive))
            try:
                await super().__call__(scope, receive, send)
            finally:
                watch.cancel()

    async def _end_with_client(self, receive: Receive) -> None:
        """Close the stream as soon as its client is gone, not at the next line that gets lost."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.close()
