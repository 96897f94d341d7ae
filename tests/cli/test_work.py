"""The command `clocksmith work` says what it lacks."""

from pathlib import Path

from cli.terminal import assert_one_sentence, talk
from clocksmith.cli.commands.bench.server.served import Served
from faults.worked import SERVING, TOKEN

SERVER = {"CLOCKSMITH_SERVER_URL": "http://127.0.0.1:1"}


def test_a_worker_needs_a_server() -> None:
    said = talk(ask=["work"], env={"CLOCKSMITH_WORKER_TOKEN": TOKEN})
    assert_one_sentence(said, "Name a server", "--server", "CLOCKSMITH_SERVER_URL")


def test_a_worker_needs_a_token() -> None:
    said = talk(ask=["work"], env=SERVER)
    assert_one_sentence(said, "Give a token", "--token-file", "CLOCKSMITH_WORKER_TOKEN")


def test_a_token_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    said = talk(ask=["work", "--token-file", str(tmp_path / "none")], env=SERVER)
    assert_one_sentence(said, "cannot be read", "none")


def test_a_worker_has_at_least_one_process() -> None:
    said = talk(ask=["work", "--processes", "0"], env={**SERVER, "CLOCKSMITH_WORKER_TOKEN": TOKEN})
    assert_one_sentence(said, "CLOCKSMITH_BOT_WORKERS must be at least 1")


def test_a_token_that_the_server_does_not_know_ends_the_worker(
    postgresql: str, tmp_path: Path
) -> None:
    file = tmp_path / "token"
    file.write_text("not-the-token-of-this-server")
    with Served(postgresql, **SERVING) as server:
        url = f"http://127.0.0.1:{server.port}"
        said = talk(ask=["work", "--server", url, "--token-file", str(file)])
    assert said.code == 2
    assert f"No jobs from {url}: this is not the token of a worker (401)." in said.err
    assert "not-the-token" not in said.out + said.err


def test_a_server_without_workers_is_told() -> None:
    with Served() as server:
        url = f"http://127.0.0.1:{server.port}"
        said = talk(ask=["work", "--server", url], env={"CLOCKSMITH_WORKER_TOKEN": TOKEN})
    assert said.code == 2
    assert f"No jobs from {url}: this is not the token of a worker (401)." in said.err
