"""All games have the same files with the same names: who has read one has read all."""

import pytest

from house.sources import GAMES, games

FILES = {
    "__init__.py",
    "accounts.py",
    "layout.py",
    "ledger.py",
    "form.py",
    "game.py",
    "options.py",
    "content.py",
    "parts.py",
    "state.py",
    "actions.py",
    "events.py",
    "verbs.py",
    "view.py",
    "prices.py",
    "redeal.py",
    "standing.py",
    "RULES.md",
}
FOLDERS = {"rules", "boxes", "words", "rulebook"}
TAUGHT = {"companion", "lessons", "puzzles"}  # where a game has them

# Modules that one game needs and the others do not.
EXTRA = {
    "khronos": {"board.py", "buildings.py", "land.py", "openings.py"},
    "sands": {"effects.py", "judging.py", "spread.py"},
    "inventions": {
        "board.py",
        "catalogue.py",
        "effects.py",
        "judging.py",
        "laying.py",
        "phrases.py",
        "prospecting.py",
        "prospects.py",
        "kinds.py",
        "shelving.py",
        "society.py",
    },
}


def names(game: str, *, folders: bool) -> set[str]:
    """What lies at the top of a game's folder."""
    return {
        path.name
        for path in (GAMES / game).iterdir()
        if path.is_dir() == folders and path.name != "__pycache__"
    }


def test_there_are_games_and_extras_only_of_games() -> None:
    assert games()
    assert set(EXTRA) <= set(games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_files_of_all_games_and_its_own(game: str) -> None:
    wanted = FILES | EXTRA.get(game, set())
    found = names(game, folders=False)
    assert found == wanted, f"missing {sorted(wanted - found)}, unlisted {sorted(found - wanted)}"


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_folders_of_all_games(game: str) -> None:
    assert names(game, folders=True) - TAUGHT == FOLDERS
