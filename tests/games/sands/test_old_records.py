"""Games that were played by earlier rules end as they did then: what changed was in the box."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.notation import header_in
from clocksmith.games.sands import GAME
from clocksmith.games.sands.game import SHELF
from clocksmith.table.record import read_record, replay, write_record

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.glob("rules-*/*.txt"))
# Shipped boxes never change: their hashes are those of all records that were played with them.
DIGESTS = {
    "house-1": "c6dfccd4c0865e091400798122ad78e2",
    "house-2": "d60f8c59f440abef8d81988bb73169ee",
    "house-3": "5b98929d04965c50d090e522f0e5f0b2",
}


def end_of(path: Path) -> dict[str, Any]:
    """Return where the game ended when it was played."""
    whole = tomllib.loads((path.parent / "ends.toml").read_text(encoding="utf-8"))
    found = whole[path.stem]
    assert isinstance(found, dict)
    return found


def test_shipped_boxes_are_what_they_were() -> None:
    assert {name: SHELF.box(name).digest for name in SHELF.names} == DIGESTS


@pytest.mark.parametrize("rules", [1, 2])
def test_every_old_record_has_its_end(rules: int) -> None:
    folder = OLD / f"rules-{rules}"
    ends = tomllib.loads((folder / "ends.toml").read_text(encoding="utf-8"))
    assert set(ends) == {path.stem for path in folder.glob("*.txt")}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_an_old_record_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    last = list(replay(record))[-1]
    outcome = record.game.outcome(last.state)
    assert outcome is not None
    end = end_of(path)
    assert list(outcome.scores) == end["scores"]
    _, _, body = record.game.write(last.state).partition("options ")
    assert hashlib.sha256(body.encode()).hexdigest()[:16] == end["position"]


@pytest.mark.parametrize("rules", [1, 2, 3])
def test_rules_without_a_box_mean_the_box_they_came_with(rules: int) -> None:
    game = GAME.played_with(rules)
    assert game is GAME.played_with(3, SHELF.box(f"house-{rules}"))
    text = game.write(game.start(2))
    assert header_in(text, "sands").box == f"house-{rules}"
    bare = text.replace("game sands 3", f"game sands {rules}")
    bare = "\n".join([line for line in bare.splitlines() if not line.startswith("box ")])
    assert game.read(bare).key() == game.start(2).key()


def test_an_old_record_is_written_with_its_box() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    again = write_record(read_record(text))
    assert again.startswith(
        f"clocksmith record 1\ngame sands 3\nbox house-1 {DIGESTS['house-1']}\noptions "
    )
    assert again.partition("options ")[2] == text.partition("options ")[2]
