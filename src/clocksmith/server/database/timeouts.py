"""Timeouts for PostgreSQL: how long an answer may take, and how long it waits for us.

A network that loses packets reports nothing. Without timeouts, the writer thread would hang on a
dead connection, and the server with it. PostgreSQL would also keep what an unreachable server
holds, such as the number of an uncommitted entry, and block all others.
"""

import time
from collections.abc import Callable, Generator
from math import ceil
from typing import Any, Final

from sqlalchemy import Engine, event

HOLDS: Final = {  # how long PostgreSQL waits for us, as fractions of our own timeout
    "idle_in_transaction_session_timeout": 1.0,
    "lock_timeout": 0.5,
    "tcp_user_timeout": 1.0,
}
PROBES: Final = 3  # lost probes after which PostgreSQL drops a silent server


def make_patient(engine: Engine, seconds: float) -> None:
    """Give up connections of an engine after so many seconds without an answer."""
    event.listen(engine, "do_connect", _connecting(seconds))
    event.listen(engine, "connect", _limiting(seconds))


def _connecting(seconds: float) -> Callable[..., Any]:
    from psycopg import Connection, OperationalError

    class PatientConnection(Connection[Any]):
        """A connection on which waiting has a timeout."""

        def wait(self, gen: Any, *args: Any, **named: Any) -> Any:
            return super().wait(self._go_through(gen), *args, **named)

        def _go_through(self, gen: Any) -> Generator[Any, Any, Any]:
            """Go through the steps of an answer until it is complete or the time is up."""
            give_up = time.monotonic() + seconds
            try:
                state = next(gen)
                while True:
                    ready = yield state
                    if not ready and time.monotonic() > give_up:
                        self.pgconn.finish()  # marks it as closed
                        raise OperationalError(f"no answer for {seconds:g} seconds")
                    state = gen.send(ready)
            except StopIteration as end:
                return end.value

    def connect(dialect: Any, record: Any, given: list[Any], named: dict[str, Any]) -> Any:
        return PatientConnection.connect(*given, **{**named, "connect_timeout": ceil(seconds)})

    return connect


def _limiting(seconds: float) -> Callable[..., None]:
    probe_seconds = max(1, round(seconds / (PROBES + 1)))
    limits = {name: max(1, round(1000 * seconds * part)) for name, part in HOLDS.items()}
    limits |= {"tcp_keepalives_idle": probe_seconds, "tcp_keepalives_interval": probe_seconds}
    limits |= {"tcp_keepalives_count": PROBES}
    text = "; ".join([f"SET {name} = {value}" for name, value in limits.items()])

    def limit(connection: Any, record: Any) -> None:
        connection.execute(text)
        connection.commit()

    return limit
