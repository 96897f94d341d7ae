"""What was shipped stays for ever: no record or box is edited.

``shipped.txt`` lists the hash of every recorded game, and of every box that of its content: where
a value is from may be told better later, what it is may not change. The list only grows: run as
a script with ``--add`` it lists what is new, and never changes a line that is there.
"""

import hashlib
import sys
from pathlib import Path

import pytest

from clocksmith.games import GAMES, OURS

ROOT = Path(__file__).parents[3]
LIST = Path(__file__).with_name("shipped.txt")
KEPT = (
    "tests/games/*/records/*.txt",
    "tests/games/*/old/*/*.txt",
    "src/clocksmith/games/*/boxes/*.toml",
)


def listed() -> dict[str, str]:
    """Return the hashes that are written down, by the place of the file."""
    rows = [line.split() for line in LIST.read_text(encoding="utf-8").splitlines()]
    return {place: digest for digest, place in rows}


def found() -> dict[str, str]:
    """Return the hashes of the records and boxes that are there."""
    paths = sorted(path for pattern in KEPT for path in ROOT.glob(pattern))
    return {path.relative_to(ROOT).as_posix(): digest_of(path) for path in paths}


def digest_of(path: Path) -> str:
    """Return the hash of a record, whatever its line ends, or of what a box holds."""
    if path.suffix == ".toml":
        shelf = GAMES[path.parents[1].name].shelf()
        assert shelf is not None
        return str(shelf.read(path.read_text(encoding="utf-8")).digest)
    return hashlib.sha256(path.read_text(encoding="utf-8").encode()).hexdigest()


def add() -> None:
    """List what is there and not listed yet."""
    known = listed() if LIST.is_file() else {}
    new = [f"{digest} {place}\n" for place, digest in found().items() if place not in known]
    with LIST.open("a", encoding="utf-8") as file:
        file.writelines(new)


@pytest.mark.parametrize("place", list(listed()))
def test_what_was_shipped_is_there_unchanged(place: str) -> None:
    path = ROOT / place
    assert path.is_file(), f"{place} was shipped, and may not go"
    assert digest_of(path) == listed()[place], f"{place} was shipped: add another, edit none"


def test_every_record_and_box_is_listed() -> None:
    assert [place for place in found() if place not in listed()] == [], (
        "run python tests/games/conformance/test_shipped_records.py --add"
    )


def test_nothing_is_listed_twice() -> None:
    assert len(listed()) == len(LIST.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", OURS)
def test_a_shipped_box_is_known_by_the_name_of_its_file(name: str) -> None:
    shelf = GAMES[name].shelf()
    places = [Path(one) for one in listed() if f"/{name}/boxes/" in one]
    assert {place.stem for place in places} == set(shelf.names if shelf else [])


if __name__ == "__main__" and sys.argv[1:] == ["--add"]:
    add()
