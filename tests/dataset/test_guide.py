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
    program = next(
        text for text in blocks("guides/use-the-data-set.md") if f"import {library}" in text
    )
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
    files = {name: SAMPLE / f"{name}.parquet" for name in OURS}
    assert sum(path.stat().st_size for path in SAMPLE.iterdir()) <= 5_000_000
    for name, path in files.items():
        dataset = read_dataset(path)
        assert len(dataset.rows) >= 300
        assert {row.game for row in dataset.rows} == {name}
        assert len({row.seats for row in dataset.rows}) > 1
        for row in dataset.rows[::60]:
            assert row.places is not None
            record_of(row, dataset.box_texts())


@pytest.mark.parametrize("name", OURS)
def test_masters_play_each_other_in_the_other_half_of_the_sample(name: str) -> None:
    dataset = read_dataset(SAMPLE / f"{name}-master.parquet")
    for row in dataset.rows:
        assert (row.game, row.seats) == (name, 2)
        assert [(one.name, one.seconds) for one in row.players] == [("master", 2.0)] * 2
    for row in dataset.rows[::10]:
        record_of(row, dataset.box_texts())


def test_the_card_names_every_file_with_its_games() -> None:
    card = (SAMPLE / "README.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([\w.-]+)` \| (\d+) \|", card, re.MULTILINE))
    assert told == {
        path.name: str(len(read_dataset(path).rows)) for path in SAMPLE.glob("*.parquet")
    }
    files = re.findall(r"config_name: ([\w-]+)\n    data_files: \1\.parquet\n", card)
    assert sorted(f"{file}.parquet" for file in files) == sorted(told)


def test_openings_are_found_in_ten_lines_as_the_guide_prints_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    page = (DOCS / "guides/use-the-data-set.md").read_text(encoding="utf-8")
    openings, course = [text for text in blocks("guides/use-the-data-set.md") if "-master" in text]
    assert len([line for line in openings.splitlines() if line]) <= 10
    exec(openings, {})
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    [printed] = re.findall(r"^```text\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert sorted(lines) == sorted(printed.splitlines())
    exec(course, {})
    after = dict(line.split()[:2] for line in capsys.readouterr().out.splitlines()[1:-1])
    assert all(float(after[early]) < 0.5 for early in "123")
    assert all(float(after[late]) > 0.7 for late in "456")
