"""The tool that plays the ladder and writes its page."""

import json
import os
import subprocess
import sys
from pathlib import Path

from clocksmith.bots.registry import LEVELS

ROOT = Path(__file__).parents[2]

MATCHES = """
[[match]]
game = "khronos"
bots = ["arena.rude:First", "uniform"]
seats = 3
visits = 1
games = 6
wanted = 0.5

[[match]]
game = "khronos"
bots = ["uniform"]
seats = 2
visits = 1
games = 4
"""


def places(folder: Path) -> list[str]:
    """Where the tool keeps results, and what it writes for the server."""
    return ["--folder", str(folder / "ladder"), "--data", str(folder / "ladder.json")]


def ladder(folder: Path, *arguments: str) -> str:
    """Run the tool; return the page it has written."""
    matches = folder / "ladder.toml"
    matches.write_text(MATCHES, encoding="utf-8")
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    tool = [sys.executable, str(ROOT / "tools" / "ladder.py"), *arguments, "--processes", "1"]
    ran = subprocess.run(
        [*tool, "--matches", str(matches), *places(folder)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return (folder / "ladder.md").read_text(encoding="utf-8")


def test_the_page_tells_games_rates_seeds_and_commit_and_is_written_again_the_same(
    tmp_path: Path,
) -> None:
    empty = ladder(tmp_path, "--only-write")
    assert "Not measured yet: arena.rude:First against 2 uniform (1 visit a turn)" in empty
    page = ladder(tmp_path)
    assert "| arena.rude:First against 2 uniform | 1 visit a turn | 6 |" in page
    assert "| uniform against itself, 2 seats | 1 visit a turn | 4 |" in page
    assert "Ratings with 3 seats" in page
    assert "commit" in page
    assert ladder(tmp_path) == page


def test_the_server_is_told_the_same(tmp_path: Path) -> None:
    ladder(tmp_path, "--only-write")
    data = tmp_path / "ladder.json"
    assert json.loads(data.read_text(encoding="utf-8")) == {"games": {}}
    ladder(tmp_path)
    told = json.loads(data.read_text(encoding="utf-8"))["games"]["khronos"]
    first, second = told["matches"]
    assert first["first"] == "arena.rude:First"
    assert first["others"] == ["uniform", "uniform"]
    assert (first["seats"], first["games"], first["wanted"]) == (3, 6, 0.5)
    assert first["ci95"][0] <= first["win_rate"] <= first["ci95"][1]
    assert set(first["scores"]) == {"arena.rude:First", "uniform"}
    assert second["wanted"] is None
    (rated,) = told["ratings"]  # a bot that meets itself, as with two seats, has no rating
    assert (rated["levels"], rated["seats"]) == (False, 3)
    assert {one["name"] for one in rated["bots"]} == set(first["scores"])


def test_levels_are_rated_apart_from_bots_and_first() -> None:
    told = ROOT / "src" / "clocksmith" / "bots" / "ladder.json"
    for game in json.loads(told.read_text("utf-8"))["games"].values():
        tables = [table["levels"] for table in game["ratings"]]
        assert tables == sorted(tables, reverse=True)
        assert any(tables), "people play against levels"
        for table in game["ratings"]:
            means = [one["mean"] for one in table["bots"]]
            assert means == sorted(means, reverse=True)
            assert table["levels"] == all(one["name"] in LEVELS for one in table["bots"])


def test_the_page_in_the_docs_is_what_its_results_say(tmp_path: Path) -> None:
    folder = ROOT / "docs" / "reference" / "ladder"
    if folder.exists():
        (tmp_path / "ladder").symlink_to(folder)
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    tool = [sys.executable, str(ROOT / "tools" / "ladder.py"), "--only-write"]
    asked = [*tool, *places(tmp_path)]
    ran = subprocess.run(asked, env=paths, capture_output=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    page = folder.with_suffix(".md").read_text(encoding="utf-8")
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page
    told = ROOT / "src" / "clocksmith" / "bots" / "ladder.json"
    data = tmp_path / "ladder.json"
    assert json.loads(data.read_text(encoding="utf-8")) == json.loads(told.read_text("utf-8"))
