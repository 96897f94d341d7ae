"""All games have the same folders with the same files: if you have read one, you have read all."""

import pytest

from house.sources import GAMES, games

ROOT = {"__init__.py", "game.py", "options.py", "RULES.md"}
# What lies in the folders of every game. Folders of rules have a module for each chapter.
FOLDERS = {
    "model": {"actions.py", "content.py", "events.py", "parts.py", "state.py"},
    "view": {"ledger.py", "prices.py", "redeal.py", "standing.py", "view.py"},
    "layout": {"balance.py", "kinds.py", "layout.py"},
    "box": {"form.py"},
}
CHAPTERS = {"rules"}
TEXTS = {"boxes", "rulebook", "words"}
OPTIONAL = {"companion", "lessons", "puzzles"}  # where a game has them

# Modules that one game needs and the others do not.
EXTRA = {
    "khronos": {
        "model": {"board.py", "land.py", "openings.py"},
        "view": {"notes.py"},
    },
    "sands": {"model": {"effects.py"}, "box": {"validation.py"}},
    "inventions": {
        "model": {"board.py", "catalogue.py", "effects.py", "society.py"},
        "view": {"prospect_search.py", "prospects.py"},
        "box": {"phrases.py", "validation.py"},
    },
}


def names(place: str, *, folders: bool) -> set[str]:
    """What lies in a folder of the games, without what is below it."""
    return {
        path.name
        for path in (GAMES / place).iterdir()
        if path.is_dir() == folders and path.name != "__pycache__"
    }


def test_there_are_games_and_extras_only_of_games() -> None:
    assert games()
    assert set(EXTRA) <= set(games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_folders_of_all_games(game: str) -> None:
    assert names(game, folders=False) == ROOT
    assert names(game, folders=True) - OPTIONAL == set(FOLDERS) | CHAPTERS | TEXTS


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("game", games())
def test_a_folder_has_the_files_of_all_games_and_its_own(game: str, folder: str) -> None:
    expected = {"__init__.py"} | FOLDERS[folder] | EXTRA.get(game, {}).get(folder, set())
    present = names(f"{game}/{folder}", folders=False)
    assert present == expected, (
        f"missing {sorted(expected - present)}, unlisted {sorted(present - expected)}"
    )
    assert not names(f"{game}/{folder}", folders=True)
