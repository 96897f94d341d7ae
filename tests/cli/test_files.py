"""Files are written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.cli.files import LARGEST, check_writable, read_text, write_text


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game"
    write_text(file, "Würfel\n")
    assert read_text(file) == "Würfel\n"
    write_text(file, "again\n")
    assert read_text(file) == "again\n"
    assert os.listdir(tmp_path) == ["game"]


def test_an_old_file_stays_when_writing_fails(tmp_path: Path) -> None:
    file = tmp_path / "game"
    write_text(file, "old\n")
    with pytest.raises(UnicodeEncodeError):
        write_text(file, "\ud800")
    assert read_text(file) == "old\n"
    assert os.listdir(tmp_path) == ["game"]


def test_a_rewritten_file_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "game"
    write_text(file, "old\n")
    file.chmod(0o640)
    write_text(file, "new\n")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_large_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(b"x" * LARGEST)
    assert len(read_text(file)) == LARGEST
    file.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(InputError, match="larger than 1 MB"):
        read_text(file)


def test_places_that_cannot_be_written_are_told_before(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is a folder"):
        check_writable(tmp_path)
    with pytest.raises(InputError, match="does not exist"):
        check_writable(tmp_path / "no" / "game")


def test_a_device_is_written_and_not_replaced() -> None:
    write_text(Path(os.devnull), "gone")
    assert not Path(os.devnull).is_file()


def test_a_message_becomes_one_sentence() -> None:
    assert sentence("a\nb \x1b[0m") == "A b ?[0m."
    assert sentence("Why?") == "Why?"
    assert sentence("d/x.db is damaged") == "d/x.db is damaged."
    assert sentence("copy.db: it is damaged") == "copy.db: it is damaged."
    with pytest.raises(InputError, match="game: too odd"), telling("game"):
        raise ValueError("too odd")


def test_a_file_name_is_never_capitalised(tmp_path: Path) -> None:
    for name in ("old.txt", "old"):
        with pytest.raises(InputError) as told, telling(name):
            raise ValueError("line 2: too odd")
        assert sentence(str(told.value)) == f"In {name}: line 2: too odd."
        (tmp_path / name).write_bytes(b"\xff")
        with pytest.raises(InputError, match=r"^the file .*old") as unreadable:
            read_text(tmp_path / name)
        assert sentence(str(unreadable.value)).startswith("The file ")
