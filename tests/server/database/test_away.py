"""A server that starts while PostgreSQL is away serves pages, and everything when it is back."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any, Self

import pytest

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.database.engine import DatabaseAwayError, DatabaseError, open_database
from clocksmith.server.errors import UNAVAILABLE
from eventually import PATIENCE, wait_until
from server.house import HOT_SEAT

pytestmark = pytest.mark.usefixtures("cluster")


@pytest.fixture
def own() -> Iterator[PostgreSQL]:
    """A PostgreSQL that the test may stop."""
    with PostgreSQL(durable=False) as running:
        yield running


class Visitor:
    """Somebody who keeps a cookie, and one connection while the server keeps it."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._cookie = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._connection.close()

    def ask(self, path: str, body: Any = None) -> tuple[int, Any]:
        """Return the status and the content of a response; 0 while nobody listens."""
        headers = {"content-type": "application/json", "cookie": self._cookie}
        data = None if body is None else json.dumps(body)
        try:
            self._connection.request("GET" if data is None else "POST", path, data, headers)
        except ConnectionRefusedError:
            self._connection.close()
            return 0, None
        response = self._connection.getresponse()
        self._cookie = (response.headers["set-cookie"] or self._cookie).partition(";")[0]
        text = response.read()
        is_json = response.headers.get_content_type() == "application/json"
        return response.status, json.loads(text) if is_json else text.decode()


@contextmanager
def begun(database: str) -> Iterator[Served]:
    """Begin a server, and wait until it listens."""
    served = Served(database)
    try:
        served.begin()
        with Visitor(served.port) as visitor:
            wait_until(lambda: visitor.ask("/health")[0] == 200 or served.has_ended)
        assert not served.has_ended, served.log.read_text()
        yield served
    finally:
        served.__exit__()


def test_pages_come_at_once_and_tables_when_the_database_is_back(own: PostgreSQL) -> None:
    database = own.database()
    own.stop()
    with begun(database) as served, Visitor(served.port) as ada:
        reason = {"status": "unavailable", "reason": "the database cannot be reached"}
        assert ada.ask("/ready") == (503, reason)
        page = ada.ask("/")
        assert (page[0], "<title>Clocksmith</title>" in page[1]) == (200, True)
        for path, body in (("/api/me", None), ("/api/tables", HOT_SEAT), ("/api/nowhere", None)):
            status, error = ada.ask(path, body)
            assert (status, error["code"]) == (503, UNAVAILABLE)
            assert error["message"] == "the database cannot be reached: try again"
        own.start()
        wait_until(lambda: ada.ask("/ready") == (200, {"status": "ready"}))
        status, table = ada.ask("/api/tables", HOT_SEAT)
        assert status == 200
        assert ada.ask(f"/api/tables/{table['id']}/chat", {"text": "hello"})[0] == 200
        own.stop()
        wait_until(lambda: ada.ask("/ready")[0] == 503)
        own.start()
        wait_until(lambda: ada.ask("/ready")[0] == 200)
        assert [line["text"] for line in ada.ask(f"/api/tables/{table['id']}/chat")[1]] == ["hello"]
        served.stop()
        log = served.log.read_text()
    assert log.count("only pages are served until it is back") == 1
    assert log.count("the database is back") == 1
    assert "Traceback" not in log


def test_a_signal_ends_a_server_that_waits(own: PostgreSQL) -> None:
    database = own.database()
    own.stop()
    with begun(database) as served:
        os.kill(served.pid, signal.SIGTERM)
        wait_until(lambda: served.has_ended)
        assert "Traceback" not in served.log.read_text()


def test_only_a_server_that_may_come_back_is_waited_for(own: PostgreSQL) -> None:
    nowhere, database = own.url("nowhere"), own.database()
    with pytest.raises(DatabaseError, match="does not exist") as lasting:
        open_database(nowhere)
    assert not isinstance(lasting.value, DatabaseAwayError)
    own.stop()
    with pytest.raises(DatabaseAwayError, match="the database cannot be used: "):
        open_database(database)
