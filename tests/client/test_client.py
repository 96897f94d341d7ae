"""Both clients ask for the same things, repeat what may be repeated and say what went wrong."""

import inspect
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

import clocksmith
from client.afar import afar
from clocksmith.client import (
    AsyncClient,
    Client,
    RefusedError,
    SeatBody,
    UnreachableError,
    position_of,
)
from clocksmith.core.seat import Seat

TOO_FAST = httpx2.Response(
    429, json={"code": "too-fast", "message": "wait"}, headers={"retry-after": "0"}
)
GUEST = httpx2.Response(200, json={"name": "Rex", "login": "rex", "bot": True, "scopes": ["read"]})


class Answering:
    """A server that gives prepared answers, and errors, in turn."""

    def __init__(self, *answers: httpx2.Response | Exception) -> None:
        self._answers = list(answers)
        self.requests: list[httpx2.Request] = []

    def __call__(self, request: httpx2.Request) -> httpx2.Response:
        """Return the next answer."""
        self.requests.append(request)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self, patience: float = 5.0) -> Client:
        """Return a client of this server."""
        return Client("http://x", "secret", patience, httpx2.MockTransport(self))


def methods_of(kind: type) -> dict[str, list[str]]:
    """Return the public methods of a client, with their parameters."""
    return {
        name: list(inspect.signature(method).parameters)
        for name, method in inspect.getmembers(kind, inspect.isfunction)
        if not name.startswith("_")
    }


def test_both_clients_have_the_same_methods() -> None:
    assert methods_of(Client) == methods_of(AsyncClient)
    assert {"me", "events", "position", "play", "open_table"} <= set(methods_of(Client))


def test_a_request_shows_the_token_and_is_repeated_when_the_server_asks_for_a_moment() -> None:
    server = Answering(TOO_FAST, httpx2.ConnectError("gone"), GUEST)
    with server.client() as client:
        me = client.me()
    assert (me.login, me.bot, me.scopes) == ("rex", True, ["read"])
    assert [one.headers["authorization"] for one in server.requests] == ["Bearer secret"] * 3
    assert server.requests[0].url == "http://x/api/me"


def test_an_answer_is_repeated_with_its_key() -> None:
    done = httpx2.Response(200, json={"number": 8})
    server = Answering(httpx2.ReadError("cut off"), done)
    with server.client() as client:
        assert client.play("t", 1, 7, "end") == 8
    first, second = [one.content for one in server.requests]
    assert first == second
    assert b'"key":"' in first


def test_what_would_be_done_twice_is_not_repeated() -> None:
    server = Answering(httpx2.ReadError("cut off"))
    with server.client() as client, pytest.raises(UnreachableError, match="cut off"):
        client.open_table("khronos", [SeatBody("me")])
    assert len(server.requests) == 1


def test_patience_ends() -> None:
    server = Answering(*[httpx2.ConnectError("gone")] * 9)
    with server.client(patience=0.5) as client, pytest.raises(UnreachableError, match="gone"):
        client.me()
    assert 1 < len(server.requests) < 9


def test_another_kind_of_server_is_told_from_ours() -> None:
    page = httpx2.Response(200, text="<html>")
    missing = httpx2.Response(404, text="<html>")
    for answer, words in ((page, "not the answer"), (missing, "404")):
        with (
            Answering(answer).client(0.0) as client,
            pytest.raises(UnreachableError, match=words),
        ):
            client.me()
    with pytest.raises(ValueError, match="must begin with http"):
        Client("games.example.org", "secret")


async def test_a_position_from_afar_is_a_position_of_the_rules_here(tmp_path: Path) -> None:
    async with afar(tmp_path) as server, server.client(await server.bot()) as client:
        opened = await client.open_table("khronos", [SeatBody("me"), SeatBody("me")])
        live = await server.house.live(opened.id)
        seat = live.table.waiting()[0]
        sent = await client.position(opened.id, int(seat))
        position = position_of(sent, "de")
        question = live.table.question(Seat(seat))
        assert question is not None
        assert position.turn == seat
        assert [one.text for one in position.legal] == [one.text for one in question.legal]
        assert position.why("build castle might a1") is not None
        told = await client.legal_answers(opened.id, int(seat), "de")
        assert [one.sentence for one in told] == [position.words.do(one) for one in position.legal]
        with pytest.raises(RefusedError) as refused:
            await client.play(opened.id, int(seat), sent.number, "build castle might a1")
        assert refused.value.code == "refused"
        assert refused.value.rule


def ran_without(packages: list[str], program: str) -> "subprocess.CompletedProcess[str]":
    """Run a program where some packages are not installed."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({packages}))"
    return subprocess.run(
        [sys.executable, "-c", f"{blocked}\n{program}"],
        env={"PYTHONPATH": str(Path(clocksmith.__file__).parents[1]), "CLOCKSMITH_PURE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_client_needs_nothing_that_the_server_runs_on() -> None:
    packages = ["alembic", "argon2", "numpy", "sqlalchemy", "starlette", "uvicorn", "websockets"]
    modules = "clocksmith.client, clocksmith.client.join.player, clocksmith.client.join.thinker"
    ran = ran_without(packages, f"import {modules}")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("command", "package", "extra"), [("join", "httpx2", "client"), ("mcp", "mcp", "mcp")]
)
def test_without_its_packages_it_is_said_what_to_type(
    command: str, package: str, extra: str
) -> None:
    words = f"from clocksmith.cli.main import app; app(['{command}', 'http://127.0.0.1:1'])"
    ran = ran_without([package], words)
    assert ran.returncode == 2, ran.stderr
    assert ran.stderr == f"This needs {package}; type: pip install 'clocksmith[{extra}]'.\n"
