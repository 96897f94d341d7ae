"""The command `clocksmith serve` tells where it is, and what it cannot do."""

import socket
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from cli.terminal import assert_one_sentence, run, talk
from clocksmith.cli.commands import serve
from clocksmith.cli.commands.serve import address_of
from clocksmith.games import GROUP, Games
from clocksmith.server.settings import Settings


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = talk(ask=["serve", "--no-open", "--port", port, "--database", tmp_path / "x.db"])
    assert_one_sentence(said, f"Port {port} is in use", "--port")


@pytest.mark.parametrize(
    ("env", "words"),
    [
        ({"CLOCKSMITH_PORT": "many"}, "CLOCKSMITH_PORT cannot be 'many'"),
        ({"CLOCKSMITH_PUBLIC_URL": "club"}, "CLOCKSMITH_PUBLIC_URL must begin with"),
    ],
)
def test_a_setting_that_cannot_be_read_is_told(env: dict[str, str], words: str) -> None:
    assert_one_sentence(talk(ask=["serve", "--no-open"], env=env), words)


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    said = run("serve", "--no-open", "--port", "0", "--database", tmp_path)
    assert_one_sentence(said, "cannot be opened: Is a directory")


@pytest.mark.parametrize("part", ["make_app", "HttpServer.start"])
def test_a_database_that_goes_away_while_the_server_starts_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("SELECT 1", {}, OSError("the cable is cut\nover there"))

    monkeypatch.setattr(f"clocksmith.server.run.{part}", fail)
    said = talk(ask=["serve", "--no-open", "--port", "0", "--database", tmp_path / "x.db"])
    assert_one_sentence(said, f"{tmp_path / 'x.db'} cannot be used: the cable is cut")


def test_the_address_is_one_that_a_browser_can_open() -> None:
    assert address_of(Settings(port=80)) == "http://127.0.0.1:80/"
    assert address_of(Settings(host="0.0.0.0")) == "http://127.0.0.1:8000/"
    assert address_of(Settings(host="::")) == "http://[::1]:8000/"


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()


def test_an_installed_game_that_cannot_be_played_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = EntryPoint("broken", "no.such.package:GAME", GROUP)
    monkeypatch.setattr(serve, "GAMES", Games(lambda: [broken]))
    serve._tell(Settings(port=80), False)
    said = capsys.readouterr()
    assert "Clocksmith is at http://127.0.0.1:80/" in said.out
    assert said.err.startswith("The game 'broken' of no.such.package:GAME is left out: ")
