"""A typed client of a Clocksmith server, for programs: one that waits, and one for asyncio.

::

    from clocksmith.client import Client

    with Client("https://games.example.org", token) as client:
        for event in client.events():
            ...
"""

from clocksmith.client.asynchronous import AsyncClient
from clocksmith.client.errors import ClientError, RefusedError, UnreachableError
from clocksmith.client.positions import position_of
from clocksmith.client.synchronous import Client
from clocksmith.server.events.messages import (
    Challenge,
    Event,
    GameGoesOn,
    GameIsOver,
    Ready,
    Turn,
    Withdrawn,
)
from clocksmith.server.tables.messages import ClockBody, SeatBody, SeatPosition

__all__ = [
    "AsyncClient",
    "Challenge",
    "Client",
    "ClientError",
    "ClockBody",
    "Event",
    "GameGoesOn",
    "GameIsOver",
    "Ready",
    "RefusedError",
    "SeatBody",
    "SeatPosition",
    "Turn",
    "UnreachableError",
    "Withdrawn",
    "position_of",
]
