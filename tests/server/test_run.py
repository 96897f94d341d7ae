"""The server as people run it: one process, a real port, ended by a signal or killed."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.run import FILES, PortTakenError, free_port
from eventually import PATIENCE
from server.house import HOT_SEAT

SOURCE = Path(__file__).parents[2] / "src"


class Served:
    """A server process, and a client with a cookie."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.cookie = ""

    def ask(self, path: str, body: Any = None) -> Any:
        """Send a request over the network."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        if self.cookie:
            request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            self.cookie = (response.headers["set-cookie"] or self.cookie).partition(";")[0]
            return json.load(response)


@contextmanager
def served(folder: Path, port: int) -> Iterator[Served]:
    """Start a server and wait until it says where it is."""
    command = [sys.executable, "-W", "error", "-m", "clocksmith", "serve", "--no-open"]
    command += ["--port", str(port), "--database", str(folder / "tables.db")]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line == f"Clocksmith is at http://127.0.0.1:{port}/\n", process.communicate()
            yield Served(process, port)
        finally:
            process.kill()
            process.wait(PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path, free_port("127.0.0.1", 0)) as server:
        assert server.ask("/api/me") == {"name": "Guest", "login": None}
        with socket.create_connection(("127.0.0.1", server.port)):
            server.process.send_signal(number)
            out, err = server.process.communicate(timeout=PATIENCE)
        assert (server.process.returncode, err) == (0, ""), out


def test_a_request_that_hangs_does_not_keep_it_up(tmp_path: Path) -> None:
    with served(tmp_path, free_port("127.0.0.1", 0)) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as stuck:
            stuck.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 99\r\n\r\n{"
            )
            server.ask("/api/me")
            server.process.send_signal(signal.SIGTERM)
            out, err = server.process.communicate(timeout=PATIENCE)
        assert (server.process.returncode, err) == (0, ""), out


def test_what_was_acknowledged_is_there_after_it_was_killed(tmp_path: Path) -> None:
    port = free_port("127.0.0.1", 0)
    with served(tmp_path, port) as server:
        server.ask("/api/me")
        id = server.ask("/api/tables", HOT_SEAT)["id"]
        said = server.ask(f"/api/tables/{id}/chat", {"text": "remember"})
        cookie = server.cookie
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(PATIENCE)
    with served(tmp_path, port) as server:
        server.cookie = cookie
        assert server.ask(f"/api/tables/{id}/chat") == [said]
        assert server.ask(f"/api/tables/{id}")["seats"][0]["mine"]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, free_port("127.0.0.1", 0)) as server:
        command = [sys.executable, "-m", "clocksmith", "serve", "--no-open", "--port", "0"]
        command += ["--database", str(tmp_path / "tables.db")]
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 2
        assert second.stderr.startswith("Another server is using the database")
        assert server.ask("/api/me")


def test_it_is_up_and_gone_with_little_work(tmp_path: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with served(tmp_path, free_port("127.0.0.1", 0)):
        pass
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    assert worked < 5  # seconds of a processor; about one, and no matter what else is done there


def test_it_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    try:
        with served(tmp_path, free_port("127.0.0.1", 0)) as server:
            now, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert now >= min(hard, FILES)


def test_a_port_that_is_taken_is_found_out_before() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(PortTakenError):
            free_port("127.0.0.1", other.getsockname()[1])
    assert free_port("127.0.0.1", 0) > 0
