"""Patience with PostgreSQL: how long an answer may take, and how long it waits for us.

A network that loses packets tells nobody. Without an end to waiting, the thread that writes would
hang on a connection that is long dead, and with it the server; and what PostgreSQL holds for a
server that it cannot reach, such as the number of an entry that was written and not committed,
would stop all others.
"""

import time
from collections.abc import Callable, Generator
from math import ceil
from typing import Any, Final

from sqlalchemy import Engine, event

HOLDS: Final = {  # milliseconds of patience that PostgreSQL has with us, as parts of our own
    "idle_in_transaction_session_timeout": 1.0,
    "lock_timeout": 0.5,
    "tcp_user_timeout": 1.0,
}
PROBES: Final = 3  # that may be lost before PostgreSQL takes a silent server to be gone


def make_patient(engine: Engine, seconds: float) -> None:
    """Give up connections of an engine that are without an answer for so many seconds."""
    event.listen(engine, "do_connect", _connecting(seconds))
    event.listen(engine, "connect", _limiting(seconds))


def _connecting(seconds: float) -> Callable[..., Any]:
    from psycopg import Connection, OperationalError

    class PatientConnection(Connection[Any]):
        """A connection on which nobody waits for ever."""

        def wait(self, gen: Any, *args: Any, **named: Any) -> Any:
            return super().wait(self._go_through(gen), *args, **named)

        def _go_through(self, gen: Any) -> Generator[Any, Any, Any]:
            """Go through the steps of an answer, as long as they come in time."""
            give_up = time.monotonic() + seconds
            try:
                state = next(gen)
                while True:
                    ready = yield state
                    if not ready and time.monotonic() > give_up:
                        self.pgconn.finish()  # it is of no use any more, and known to be so
                        raise OperationalError(f"no answer for {seconds:g} seconds")
                    state = gen.send(ready)
            except StopIteration as end:
                return end.value

    def connect(dialect: Any, record: Any, given: list[Any], named: dict[str, Any]) -> Any:
        return PatientConnection.connect(*given, **{**named, "connect_timeout": ceil(seconds)})

    return connect


def _limiting(seconds: float) -> Callable[..., None]:
    probing = max(1, round(seconds / (PROBES + 1)))
    limits = {name: max(1, round(1000 * seconds * part)) for name, part in HOLDS.items()}
    limits |= {"tcp_keepalives_idle": probing, "tcp_keepalives_interval": probing}
    limits |= {"tcp_keepalives_count": PROBES}
    text = "; ".join([f"SET {name} = {value}" for name, value in limits.items()])

    def limit(connection: Any, record: Any) -> None:
        connection.execute(text)
        connection.commit()

    return limit
