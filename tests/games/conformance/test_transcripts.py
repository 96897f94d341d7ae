"""Every recorded game tells the same events as ever: digests of all transcripts are kept.

Run as a script with ``--write`` it writes them down anew; that is right after
a change of the rules, and only then.
"""

import hashlib
import re
import sys
from pathlib import Path

import pytest

from clocksmith.games import OURS
from clocksmith.table.record import read_record
from clocksmith.table.transcript import write_transcript

FOLDER = Path(__file__).parent.parent


def digests(name: str) -> dict[str, str]:
    """Return a digest of everything that happened in each recorded game, by the record's name."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / name / "records").glob("*.txt")):
        text = write_transcript(read_record(path.read_text(encoding="utf-8")))
        # What happened is the same whatever the box is called.
        text = re.sub(r"(?m)^box .*\n", "", text)
        found[path.stem] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return found


def file(name: str) -> Path:
    """Return where the digests of a game are written down."""
    return FOLDER / name / "transcripts.txt"


def write() -> None:
    """Write the digests down as they are now."""
    for name in OURS:
        lines = [f"{record} {digest}\n" for record, digest in digests(name).items()]
        file(name).write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_every_recorded_game_tells_the_same_events_as_ever(name: str) -> None:
    lines = file(name).read_text(encoding="utf-8").splitlines()
    written = dict(line.split() for line in lines)
    assert digests(name) == written, (
        "some games go differently now; compare `clocksmith transcript RECORD` before and after, "
        "and if the change is meant, write the digests down anew"
    )


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
