"""What is kept of compiling has a name that changes with everything the compiler read."""

from pathlib import Path

import pytest

from install.copies import load_tool

included = load_tool("included")


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """What mypyc writes of groups that use each other: `bots` uses `games`, which uses `core`."""
    texts = {
        "bots/shim.c": "#include <Python.h>\n",
        "bots/bots.c": '#include <CPy.h>\n#include "__native_bots.h"\nint bots;\n',
        "bots/__native_bots.h": "#include <games/__native_games.h>\n",
        "games/__native_games.h": '# include "own.h"\n#include <core/__native_core.h>\n',
        "games/own.h": "struct own { long seat; };\n",
        "core/__native_core.h": "#include <games/__native_games.h>\nstruct state { long turn; };\n",
        "library/CPy.h": "int runtime;\n",
        "aside/other.h": "int other;\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def name_of(written: Path, source: str = "bots/bots.c", settings: object = "-O1") -> str:
    folders = [str(written / "library"), str(written)]
    name = included.digest(settings, [str(written / source)], folders)
    assert isinstance(name, str)
    return name


@pytest.mark.parametrize(
    "path",
    [
        "bots/bots.c",
        "bots/__native_bots.h",
        "games/__native_games.h",
        "games/own.h",
        "core/__native_core.h",
        "library/CPy.h",
    ],
)
def test_a_name_changes_with_each_text_that_is_included_however_far_away(
    written: Path, path: str
) -> None:
    before = name_of(written)
    assert name_of(written) == before
    (written / path).write_text((written / path).read_text() + "int another;\n")
    assert name_of(written) != before


def test_a_name_stays_when_something_changes_that_is_not_included(written: Path) -> None:
    before = name_of(written), name_of(written, "bots/shim.c")
    (written / "aside/other.h").write_text("int changed;\n")
    assert (name_of(written), name_of(written, "bots/shim.c")) == before
    (written / "core/__native_core.h").write_text("int changed;\n")
    assert name_of(written, "bots/shim.c") == before[1]


def test_a_name_changes_with_the_settings(written: Path) -> None:
    assert name_of(written, settings="-O1") != name_of(written, settings="-O3")


def test_a_name_is_that_of_the_content_wherever_it_lies(written: Path, tmp_path: Path) -> None:
    before = name_of(written)
    moved = written.rename(tmp_path.parent / f"{tmp_path.name}-elsewhere")
    assert name_of(moved) == before
