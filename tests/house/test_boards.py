"""The boards in the browser have the same files, and know nothing of each other."""

import re
from pathlib import Path

import pytest

from house.sources import ROOT, listed, place

WEB = ROOT / "web" / "src"
BOARDS = WEB / "games"

FILES = {
    "Board.svelte",
    "Flights.svelte",
    "Hand.svelte",
    "Panel.svelte",
    "Reading.svelte",
    "Sheet.svelte",
    "acting.ts",
    "animate.ts",
    "cut.ts",
    "viewport.svelte.ts",
    "effects.ts",
    "events.ts",
    "geometry.ts",
    "ghosts.ts",
    "index.ts",
    "keys.ts",
    "labels.ts",
    "legend.ts",
    "milestones.ts",
    "parts.ts",
    "pointing.ts",
    "scene.ts",
    "tale.ts",
    "terms.ts",
    "words.svelte.ts",
}
FOLDERS = {"art", "picture", "pieces", "styles", "words"}  # what only one board has: pieces

IMPORTED = re.compile(r"""(?:from|import)\s+["'](\.[^"']+)["']""")


def boards() -> list[str]:
    """The games that can be shown: each tells the table so in its index."""
    return sorted(path.parent.name for path in BOARDS.glob("*/index.ts"))


def imports(folder: Path) -> list[tuple[Path, Path]]:
    """Every source of a folder with each file of the client it imports."""
    sources = [path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return [
        (path, (path.parent / name).resolve())
        for path in sorted(sources)
        for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
    ]


def owner(path: Path) -> str:
    """The folder beside the boards in which a file lies."""
    return path.relative_to(BOARDS).parts[0] if path.is_relative_to(BOARDS) else ""


def test_there_are_boards() -> None:
    assert boards()


@pytest.mark.parametrize("game", boards())
def test_a_board_has_the_files_of_all_boards(game: str) -> None:
    found = {path.name for path in (BOARDS / game).iterdir() if path.is_file()}
    assert found == FILES, f"missing {sorted(FILES - found)}, unlisted {sorted(found - FILES)}"


@pytest.mark.parametrize("game", boards())
def test_a_board_has_the_folders_of_all_boards(game: str) -> None:
    assert {path.name for path in (BOARDS / game).iterdir() if path.is_dir()} == FOLDERS


@pytest.mark.parametrize("game", boards())
def test_a_board_has_a_sheet_of_styles(game: str) -> None:
    assert (WEB / "games" / game / "styles" / "index.css").is_file()


@pytest.mark.parametrize("folder", [*boards(), "parts", "art", "plain"])
def test_boards_do_not_know_each_other_and_shared_parts_know_none(folder: str) -> None:
    others = set(boards()) - {folder}
    strangers = [
        f"{place(path)} imports {place(wanted)}"
        for path, wanted in imports(BOARDS / folder)
        if owner(wanted) in others
    ]
    assert not strangers, listed(strangers)
