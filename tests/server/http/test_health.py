"""Whoever watches the server learns whether it lives, whether people can play, and its figures."""

import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection

from clocksmith import __version__
from clocksmith.server.http import health as watching
from clocksmith.server.logs import JsonFormatter, new_request, write_logs
from server.browser import Answer
from server.house import HOT_SEAT, House, opened


async def look(house: House, path: str) -> Answer:
    """Look at an address that belongs to no player."""
    return await house.browser().send("GET", path, b"", {})


async def test_a_server_that_lives_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        assert (await look(house, "/health")).json == {"status": "ok", "version": __version__}
        assert (await look(house, "/ready")).json == {"status": "ready"}
        assert (await look(house, "/metrics")).status == 404


async def test_a_server_whose_database_fails_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LOOK_SECONDS", 0.0)
    async with opened(tmp_path) as house:

        def set_writable(connection: Connection, yes: bool) -> None:
            connection.exec_driver_sql(f"PRAGMA query_only={not yes}")

        await house.services.store.write(set_writable, False)
        assert (await look(house, "/ready")).status == 503
        assert (await look(house, "/health")).status == 200
        await house.services.store.write(set_writable, True)
        assert (await look(house, "/ready")).status == 200


async def test_figures_tell_moves_requests_and_what_waits(tmp_path: Path) -> None:
    async with opened(tmp_path, metrics=True) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, 3)
        await ada.get("/tables/nowhere")
        async with ada.socket(f"/tables/{id}/socket") as socket:
            await socket.hear("welcome")
            told = (await look(house, "/metrics")).body.decode().splitlines()
    for line in (
        "clocksmith_moves_total 3.0",
        "clocksmith_sockets 1.0",
        "clocksmith_tables 1.0",
        "clocksmith_tables_watched 1.0",
        "clocksmith_bots_waiting 0.0",
        'clocksmith_request_seconds_count{endpoint="POST /tables/{id}/actions",status="200"} 3.0',
        'clocksmith_request_seconds_count{endpoint="GET /tables/{id}",status="404"} 1.0',
    ):
        assert line in told


async def test_a_request_has_an_id_that_its_lines_have_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as house:
        with caplog.at_level(logging.INFO, "clocksmith.server.http.guard"):
            ids = [(await house.browser().get("/me")).headers["x-request-id"] for _ in range(2)]
    assert ids[0] != ids[1]
    assert "GET /api/me 200" in caplog.messages[-1]


def test_lines_are_objects_for_programs_and_carry_their_request() -> None:
    id = new_request()
    record = logging.LogRecord("server", logging.ERROR, "", 1, "broken %s", ("é",), None)
    told = json.loads(JsonFormatter().format(record))
    assert (told["request"], told["level"], told["message"]) == (id, "error", "broken é")


def test_lines_for_people_carry_their_request_too(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        write_logs("text", "warning")
        id = new_request()
        logging.getLogger("x").warning("here")
        logging.getLogger("x").info("not here")
        assert f"WARNING x [{id}]: here" in capsys.readouterr().err
    finally:
        root.handlers[:] = before
        root.setLevel(level)
