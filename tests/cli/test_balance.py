"""The report on how even a game is with a box: whole, gone on with, and interrupted."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from cli.terminal import ROOT, listen_to_interrupts, run
from clocksmith.core.game import Game
from eventually import PATIENCE, wait_until

FEW = ["--games", "6", "--bot", "uniform", "--processes", "1"]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    with lantern(tmp_path, monkeypatch) as found:
        yield found


def test_a_report_tells_seats_scores_worth_and_what_is_always_or_never_used(tmp_path: Path) -> None:
    page = tmp_path / "khronos.md"
    said = run("balance", "khronos", *FEW, "--seats", "2", "--seats", "3", "--page", page)
    assert said.code == 0, said.err
    text = page.read_text(encoding="utf-8")
    for heading in (
        "# Balance of Khronos",
        "## Seats",
        "## Scores",
        "### Actions",
        "### Buildings built",
        "## Outliers",
        "Always used:",
        "Hardly ever used:",
        "Never seen in any game:",
    ):
        assert heading in text
    assert "6 with 2, 6 with 3 players" in text
    assert "CubesReturned" not in text


def test_a_box_of_ones_own_is_reported_on(game: Game[Any], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    lamps = "".join([f'[[lamp]]\nname = "l{n}"\nworth = {n}\n' for n in range(1, 9)])
    mine.write_text(f'format = 1\ngame = "lantern"\nname = "mine"\n{lamps}', encoding="utf-8")
    said = run("balance", mine, *FEW, "--seats", "2")
    assert said.code == 0, said.err
    assert "with the box mine (`" in said.out
    assert "| l8 |" in said.out
    shipped = run("balance", "lantern/house-1", *FEW, "--seats", "2")
    assert "with the box house-1 (`" in shipped.out
    assert "| neon |" not in shipped.out


def test_kept_games_are_not_played_again(game: Game[Any], tmp_path: Path) -> None:
    keep = tmp_path / "keep"
    first = run("balance", "lantern", *FEW, "--seats", "2", "--keep", keep)
    [file] = keep.iterdir()
    before = file.read_bytes()
    again = run("balance", "lantern", *FEW, "--seats", "2", "--keep", keep)
    assert file.read_bytes() == before
    assert again.out == first.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["balance", "chess"], "there is no file chess"),
        (["balance", "khronos", "--seats", "9"], "not 9"),
        (["balance", "khronos", "--bot", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_reported_on_is_told(words: list[str], why: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert why in said.err.lower()


def test_an_interrupted_report_tells_what_it_has(tmp_path: Path) -> None:
    keep = tmp_path / "keep"
    asked = ["balance", "khronos", "--games", "9999", "--bot", "uniform", "--seats", "2"]
    command = [sys.executable, "-m", "clocksmith", *asked, "--processes", "1", "--keep", str(keep)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT / "src",
        preexec_fn=listen_to_interrupts,
    )
    wait_until(lambda: _played(keep))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1, err
    assert "Interrupted: 9999 games" in out
    assert "## Outliers" in out
    assert "Interrupted: the report covers" in err


def _played(keep: Path) -> bool:
    files = list(keep.glob("*.jsonl"))
    return bool(files) and files[0].read_bytes().count(b"\n") > 3
