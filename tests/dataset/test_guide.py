"""The guide can be followed as it is written, and the sample holds what it promises."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from clocksmith.dataset.collection import Collection
from clocksmith.dataset.parquet import read_dataset, write_dataset
from clocksmith.dataset.row import record_of
from clocksmith.games import OURS
from dataset.rows import GAMES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SAMPLE = ROOT / "examples" / "games"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[str]:
    """Return the programs on a page."""
    return BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in, with a small data set where the guide has its own."""
    found = Collection()
    for path in sorted((GAMES / "khronos" / "records").glob("*.txt"))[:4]:
        found.add_path(path)
    (tmp_path / "examples" / "games").mkdir(parents=True)
    write_dataset(tmp_path / "examples/games/khronos.parquet", found.rows, found.boxes.values())
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("library", ["pandas", "polars"])
@pytest.mark.usefixtures("folder")
def test_ten_lines_are_enough(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    [program] = [
        text for text in blocks("guides/use-the-data-set.md") if f"import {library}" in text
    ]
    assert len([line for line in program.splitlines() if line]) <= 10
    if find_spec(library) is None:
        pytest.skip(f"{library} is not installed")
    exec(program, {})
    assert "build" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_a_game_is_replayed_as_the_reference_says(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks("reference/dataset.md")
    exec(program, {})
    assert capsys.readouterr().out.startswith("-1 start")


def test_the_sample_has_300_games_of_each_game_within_5_megabytes() -> None:
    files = {path.stem: path for path in SAMPLE.glob("*.parquet")}
    assert set(files) == set(OURS)
    assert sum(path.stat().st_size for path in files.values()) <= 5_000_000
    for name, path in files.items():
        dataset = read_dataset(path)
        assert len(dataset.rows) >= 300
        assert {row.game for row in dataset.rows} == {name}
        assert len({row.seats for row in dataset.rows}) > 1
        for row in dataset.rows[::60]:
            assert row.places is not None
            record_of(row, dataset.box_texts())
