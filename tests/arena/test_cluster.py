"""Ray: the same games on it as anywhere, and words when it is not there."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from arena.rude import MARKS
from arena.settings import setting
from clocksmith.arena.cluster import Cluster, ClusterError
from clocksmith.arena.schedule import jobs

ROOT = Path(__file__).parents[2]
JOBS = jobs(("uniform", "uniform#2"), 2, seed=1)

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def arena(marks: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would; one of the bots ends its process once."""
    marks.mkdir()
    asked = ["khronos", "--bots", "arena.rude:Falls,uniform", "--games", "20", "--seed", "3"]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    return subprocess.run(
        [sys.executable, "-m", "clocksmith", "arena", *asked, "--json", *arguments],
        env={**os.environ, "PYTHONPATH": paths, MARKS: str(marks)},
        capture_output=True,
        encoding="utf-8",
        timeout=180,
        check=False,
    )


@needs_ray
@pytest.mark.parametrize("way", [("2", "--ray"), ("3",)])
def test_one_process_several_processes_and_ray_give_identical_results(
    tmp_path: Path, way: tuple[str, ...]
) -> None:
    one = arena(tmp_path / "one", "--processes", "1")
    several = arena(tmp_path / "several", "--processes", *way)
    assert several.returncode == 0, several.stderr
    assert (tmp_path / "several" / "fall").exists()
    assert '"games": 20' in one.stdout
    assert one.stdout == several.stdout


@needs_ray
@pytest.mark.parametrize(
    ("address", "why"),
    [("127.0.0.1:1", "no Ray cluster"), ("nonsense", "HOST:PORT"), ("a:99999", "HOST:PORT")],
)
def test_an_address_where_nobody_answers_is_told_in_words(address: str, why: str) -> None:
    with pytest.raises(ClusterError, match=why):
        next(Cluster(address, 1).play(setting(), JOBS))


def test_without_ray_there_is_a_word_on_how_to_come_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match="pip install"):
        Cluster("local", 1)


def test_ray_is_not_loaded_unless_asked_for() -> None:
    code = "import sys, clocksmith.cli.main; sys.exit('ray' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode == 0
