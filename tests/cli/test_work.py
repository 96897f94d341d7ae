"""The command `clocksmith work` tells what it cannot do."""

from cli.terminal import assert_one_sentence, talk


def test_a_worker_needs_the_database_of_servers() -> None:
    said = talk(ask=["work"], env={"CLOCKSMITH_DATABASE": "club.db"})
    assert_one_sentence(said, "There is nothing to take from a file", "--database")


def test_a_worker_has_at_least_one_process() -> None:
    said = talk(ask=["work", "--processes", "0", "--database", "postgresql://db/club"])
    assert_one_sentence(said, "CLOCKSMITH_BOT_WORKERS is at least 1")
