"""Commands that look after a database refuse one that is not there, and make none."""

from pathlib import Path

import pytest

from cli.terminal import assert_one_sentence, run
from clocksmith.server.database.engine import open_database

COMMANDS = [("ratings",), ("admin", "ada"), ("admin", "ada", "--end")]


@pytest.mark.parametrize("words", COMMANDS)
def test_a_mistyped_path_makes_no_database(words: tuple[str, ...], tmp_path: Path) -> None:
    nowhere = tmp_path / "folder" / "tables.db"
    said = run(*words, "--database", nowhere)
    assert_one_sentence(said, f"There is no database at {nowhere}.")
    said = run(*words, "--database", f"sqlite:///{nowhere}")
    assert_one_sentence(said, f"There is no database at {nowhere}.")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert_one_sentence(run("ratings", "--database", tmp_path), "There is no database at ")


def test_a_database_that_is_there_is_used(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_database(str(file)).dispose()
    said = run("ratings", "--database", file)
    assert (said.code, said.out) == (0, "0 games newly counted, 0 ratings changed.\n")
    said = run("ratings", "--database", f"file:{file}")
    assert said.code == 0
    assert_one_sentence(run("admin", "ada", "--database", file), "There is no account ada")
