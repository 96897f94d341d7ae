"""What an answer would do is told in the present tense: it has not happened yet."""

from pathlib import Path

import pytest

from clocksmith.core.event import Event
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.table.entry import ACT, Entry
from clocksmith.table.record import read_record, replay
from clocksmith.table.recorded import Drawn
from clocksmith.table.table import Table

CLICKS = Path(__file__).parents[1] / "clicks"
PRESENT = {"DomainShared"}  # told in the present tense in any case: it goes on


def foreseen(name: str) -> list[Event]:
    """Return what the previews of a recorded game told, the first event of each kind."""
    record = read_record((CLICKS / f"{name}.txt").read_text(encoding="utf-8"))
    table, kinds = Table(record.setup(), Drawn(record), 0.0), dict[str, Event]()
    for played in replay(record):
        if played.seat < 0:
            continue
        for event in table.consider(played.seat, played.action.text).events:
            kinds.setdefault(type(event).__name__, event)
        table.apply(Entry(table.number + 1, ACT, played.seat, played.action.text, 0.0))
    return list(kinds.values())


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
def test_no_preview_says_that_something_has_happened(game: str) -> None:
    name = f"{game}-1"
    record = read_record((CLICKS / f"{name}.txt").read_text(encoding="utf-8"))
    events = [event for event in foreseen(name) if type(event).__name__ not in PRESENT]
    assert len(events) >= 10
    for words in (Words(record.game, language) for language in LANGUAGES):
        past = [words.tell(one) for one in events if words.foresee(one) == words.tell(one)]
        assert past == [], words.language


def test_a_preview_repeats_nothing_and_speaks_of_now() -> None:
    [built] = [event for event in foreseen("khronos-1") if type(event).__name__ == "Built"]
    record = read_record((CLICKS / "khronos-1.txt").read_text(encoding="utf-8"))
    [told] = Words(record.game, "en").story([built, built], foreseen=True)
    assert " builds a " in told
    assert told.endswith("(×2)")
