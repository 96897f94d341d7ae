"""How even a game is, counted from kept games, and the page that tells it."""

import os
import subprocess
import sys
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.account import Account, possible
from clocksmith.arena.balance import Balance, balance, spread_of
from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.match import play
from clocksmith.arena.schedule import jobs
from clocksmith.arena.tally import TallyLine
from clocksmith.core.event import Event
from clocksmith.games import GAMES, OURS

ROOT = Path(__file__).parents[2]
TOPICS = ROOT / "tools" / "balance.toml"
KEEP = ("Built tile", "keep")


def test_the_worth_of_a_thing_is_what_became_of_those_who_had_it() -> None:
    counted = Balance(2, [TallyLine(), TallyLine()])
    job = Job("a,a#2", "0/0", 0, ("a", "a#2"))
    had, chance = Account(Counter({KEEP: 2}), Counter({KEEP: 5})), Account()
    counted.add(GameResult(job, (1, 2), (30, 20), "rounds", 9), [had, Account(), chance])
    counted.add(GameResult(job, (1, 2), (20, 10), "rounds", 9), [Account(), had, chance])
    worth = counted.worth[KEEP]
    assert (worth.games, worth.times, worth.points) == (2, 4, 10)
    assert worth.win_rate() == 0.5
    assert worth.lead() == 0.0
    assert counted.use(KEEP) == 0.5
    assert counted.use(("Built tile", "city")) == 0.0


def test_seats_scores_leads_and_ends_are_counted() -> None:
    asked = setting("khronos", 3, whole=True)
    wanted = jobs(("uniform", "uniform#2", "uniform#3"), 6, seed=1)
    counted = balance(asked, [play(asked, job, nothing) for job in wanted])
    assert counted.games == 6
    assert sum(line.wins for line in counted.by_seat) == pytest.approx(6)
    assert len(counted.scores) == 18
    assert len(counted.best) == len(counted.leads) == len(counted.lengths) == 6
    assert counted.reasons.total() == 6
    assert ("action", "draw") in counted.chance
    assert counted.use(("action", "end")) == 1.0


def test_the_spread_of_values_runs_from_the_least_to_the_most() -> None:
    assert spread_of(list(range(101))) == [0, 5, 25, 50, 75, 95, 100]
    assert spread_of([7]) == [7.0] * 7


def written(folder: Path, *asked: str) -> str:
    """The page on Khronos that the tool writes, from games that are kept in the same folder."""
    page = folder / "khronos.md"
    tool = [sys.executable, str(ROOT / "tools" / "balance.py"), "khronos", "--bot", "uniform"]
    ran = subprocess.run(
        [*tool, *asked, "--keep", str(folder), "--page", str(page)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return page.read_text(encoding="utf-8")


def test_the_tool_writes_a_page(tmp_path: Path) -> None:
    page = written(tmp_path, "--games", "6", "--seats", "2", "3")
    for heading in (
        "# How even Khronos is",
        "## Seats",
        "## Scores",
        "### Actions",
        "### Buildings built",
        "## Worth a look",
    ):
        assert heading in page
    assert "6 with 2, 6 with 3 players" in page
    assert "CubesReturned" not in page


@pytest.mark.parametrize("game", OURS)
def test_what_is_counted_of_a_game_is_told_by_its_events(game: str) -> None:
    known = {"action"}
    told = import_module(f"clocksmith.games.{game}.events")
    for event in vars(told).values():
        if isinstance(event, type) and issubclass(event, Event):
            known |= {f"{event.__name__} {name}" for name in event.__match_args__}
    for row in tomllib.loads(TOPICS.read_text(encoding="utf-8"))[game]:
        assert row["heading"] in known
        names = possible(GAMES[game], row["heading"])
        for beginning in row.get("only", []):
            assert any(name.startswith(beginning) for name in names)


def test_a_second_run_names_the_commit_that_played(tmp_path: Path) -> None:
    (tmp_path / "khronos.commit").write_text("0123456789\n", encoding="utf-8")
    page = written(tmp_path, "--games", "2", "--seats", "2")
    assert "commit `0123456789`" in page
