"""A real server for clients: its people and bots sign up as they would, over HTTP."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx2

import clocksmith
from cli.terminal import listen_to_interrupts
from clocksmith.cli.commands.bench.server.served import Served
from eventually import PATIENCE, wait_until

PASSWORD = "as secret as they come"
UNLIMITED = {"CLOCKSMITH_RATE_TOKEN": "0"}


class Person:
    """Somebody in a browser: with a cookie, and an account where they want one."""

    def __init__(self, url: str) -> None:
        self._http = httpx2.Client(base_url=f"{url}/api", timeout=PATIENCE)

    def close(self) -> None:
        """Close the browser."""
        self._http.close()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request, and return what it answers."""
        answer = self._http.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sign_up(self, login: str) -> Self:
        """Make an account."""
        self.ask("POST", "/accounts", {"login": login, "password": PASSWORD})
        return self

    def token(self, *scopes: str) -> str:
        """Make a token."""
        body = {"name": "test", "scopes": list(scopes or ("read", "play", "challenge"))}
        return str(self.ask("POST", "/tokens", body)["secret"])

    def play_first(self, id: str) -> int:
        """Give the first legal answer for each seat of one's own; return how many were given."""
        table, given = self.ask("GET", f"/tables/{id}"), 0
        for seat in [n for n, one in enumerate(table["seats"]) if one["mine"]]:
            with contextlib.suppress(AssertionError):  # it is not asked
                sent = self.ask("GET", f"/tables/{id}/position?seat={seat}")
                answer = self.ask("GET", f"/tables/{id}/options?seat={seat}")[0]["text"]
                key = f"first-{id[:8]}-{sent['number']:06}"
                body = {"seat": seat, "number": sent["number"], "action": answer, "key": key}
                self.ask("POST", f"/tables/{id}/actions", body)
                given += 1
        return given

    def state_of(self, id: str) -> str:
        """Return whether a table is open, playing or over."""
        return str(self.ask("GET", f"/tables/{id}")["state"])


class World:
    """A server with a bot account and a person."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{server.port}"
        self.moderator, self.rex, self.ada = [Person(self.url) for _ in range(3)]
        self.moderator.sign_up("moderator")  # the first account of a server
        self.rex.sign_up("rex").ask("POST", "/account/bot")
        self.secret = self.rex.token()
        self.ada.ask("GET", "/me")

    def close(self) -> None:
        """Close all browsers."""
        for person in (self.moderator, self.rex, self.ada):
            person.close()

    def challenge(self, game: str, *others: dict[str, str]) -> str:
        """Let Ada open a table with a seat for the bot, and return its id."""
        seats = [*others, {"kind": "invite", "login": "rex"}]
        return str(self.ada.ask("POST", "/tables", {"game": game, "seats": seats})["id"])


@contextlib.contextmanager
def world(database: str = "") -> Iterator[World]:
    """Start a server with a bot account and a person."""
    with Served(database, **UNLIMITED) as server, contextlib.closing(World(server)) as opened:
        yield opened


class Joined:
    """The command ``clocksmith join`` at work."""

    def __init__(self, world: World, folder: Path, *arguments: str) -> None:
        self._said = folder / "said"
        sources = str(Path(clocksmith.__file__).parents[1])
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "clocksmith", "join", world.url, *arguments],
                env={**os.environ, "PYTHONPATH": sources, "CLOCKSMITH_TOKEN": world.secret},
                cwd=folder,
                stdout=said,
                stderr=said,
                preexec_fn=listen_to_interrupts,
            )

    @property
    def said(self) -> str:
        """What it has said."""
        return self._said.read_text("utf-8")

    def says(self, words: str) -> None:
        """Wait until it has said some words."""
        wait_until(lambda: words in self.said or self.process.poll() is not None)
        assert words in self.said, self.said

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()

    def interrupt(self) -> int:
        """Press Ctrl-C, and return its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)
