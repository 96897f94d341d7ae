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
goal = 0.5

[[match]]
game = "khronos"
bots = ["uniform"]
seats = 2
visits = 1
games = 4
"""


def places(folder: Path) -> list[str]:
    """Where the tool keeps results, and what it writes for people and for the server."""
    files = {
        "results": "results.json",
        "folder": "games",
        "page": "ladder.md",
        "data": "ladder.json",
    }
    return [part for key, name in files.items() for part in (f"--{key}", str(folder / name))]


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
    assert (first["seats"], first["games"], first["goal"]) == (3, 6, 0.5)
    assert first["ci95"][0] <= first["win_rate"] <= first["ci95"][1]
    assert set(first["scores"]) == {"arena.rude:First", "uniform"}
    assert second["goal"] is None
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


def test_a_match_that_is_over_is_kept_as_counts_of_its_outcomes(tmp_path: Path) -> None:
    ladder(tmp_path)
    matches = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    match = matches["khronos-2-uniform-1visit"]
    assert sum(games for _, _, games, _ in match["outcomes"]) == 4
    assert match["terms"]["rules_version"] == 2
    assert list((tmp_path / "games").iterdir()) == [], "single games are kept no longer"


def test_a_match_is_played_again_when_that_is_asked_for(tmp_path: Path) -> None:
    page = ladder(tmp_path)
    results = tmp_path / "results.json"
    matches = json.loads(results.read_text(encoding="utf-8"))
    for match in matches.values():
        match["outcomes"] = match["outcomes"][:1]
    results.write_text(json.dumps(matches), encoding="utf-8")
    assert games_on(ladder(tmp_path)) != games_on(page), "what is kept is not played"
    assert games_on(ladder(tmp_path, "--again")) == games_on(page)


def games_on(page: str) -> list[str]:
    """Return the rows of a page that tell how many games were played."""
    return [line for line in page.splitlines() if "1 visit a turn" in line]


def test_the_page_in_the_docs_is_what_its_results_say(tmp_path: Path) -> None:
    kept = (ROOT / "tools" / "ladder.json").read_bytes()
    (tmp_path / "results.json").write_bytes(kept)
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    tool = [sys.executable, str(ROOT / "tools" / "ladder.py"), "--only-write", *places(tmp_path)]
    ran = subprocess.run(tool, env=paths, capture_output=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    page = (ROOT / "docs" / "reference" / "ladder.md").read_text(encoding="utf-8")
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page
    data = ROOT / "src" / "clocksmith" / "bots" / "ladder.json"
    written = (tmp_path / "ladder.json").read_text(encoding="utf-8")
    assert json.loads(written) == json.loads(data.read_text("utf-8"))
