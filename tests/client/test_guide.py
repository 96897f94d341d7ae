"""The programs of the guide play whole games."""

import os
import subprocess
import sys
from pathlib import Path

import clocksmith
from client.served import World, world
from eventually import PATIENCE, wait_until
from house.test_printed_programs import blocks_of

GUIDE = "docs/guides/a-bot-from-afar.md"


def begun(program: str, server: World, folder: Path) -> "subprocess.Popen[str]":
    """Start a program of the guide."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", program],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(clocksmith.__file__).parents[1]),
            "CLOCKSMITH_URL": server.url,
            "CLOCKSMITH_TOKEN": server.secret,
        },
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def test_the_program_that_waits_for_a_challenge_plays_it(tmp_path: Path) -> None:
    [(program, _), _] = blocks_of(GUIDE)
    with world() as server, begun(program, server, tmp_path) as playing:
        id = server.challenge("sands", {"kind": "me"})

        def is_over() -> bool:
            server.ada.play_first(id)
            return playing.poll() is not None

        wait_until(is_over, 240.0)
        said, errors = playing.communicate()
        assert playing.returncode == 0, errors
        assert said.startswith("over [")
        assert server.ada.state_of(id) == "over"


def test_the_program_that_opens_a_table_plays_it(tmp_path: Path) -> None:
    [_, (program, _)] = blocks_of(GUIDE)
    with world() as server, begun(program, server, tmp_path) as playing:
        said, errors = playing.communicate(timeout=4 * PATIENCE)
        assert playing.returncode == 0, errors
        assert said == "clocksmith record 1\n"
