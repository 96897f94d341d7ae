"""The checker: compares what people have noted with what is kept, and names whatever differs.

It knows neither servers nor faults. What it asks of them, whatever happened in between:

- what was acknowledged is kept under the number that was told, as it was sent
- nothing is kept twice, no number has two commands, no number is missing
- what was refused is not kept
- what was acknowledged before something else was sent comes before it
- nobody is told what is not kept, the same twice, or less than he was told before

A command that nobody answered may be kept or not: its sender does not know either.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from faults.log import Kept, Line, Log
from faults.notes import Heard, Notes, Sent

LOST: Final = "lost"
CHANGED: Final = "changed"
TWICE: Final = "kept twice"
SHARED: Final = "one number for two"
GAP: Final = "gap"
REFUSED: Final = "refused and kept"
ORDER: Final = "order"
UNTRUE: Final = "told and not kept"
REPEATED: Final = "told twice"
FORGOTTEN: Final = "forgotten"
UNKNOWN: Final = "of nobody"
LATE: Final = "late"
SURPRISE: Final = "surprise"


@dataclass(frozen=True)
class Finding:
    """Something that must not be."""

    kind: str
    table: str
    what: str


def findings(people: Iterable[Notes], kept: Kept, timely: bool = False) -> list[Finding]:
    """Return all that must not be; where everybody was *timely*, also who ran out of time."""
    everybody = list(people)
    found = list(_lost_beside_logs(everybody, kept))
    sent: dict[str, list[Sent]] = {id: [] for id in kept.logs}
    for notes in everybody:
        found += [Finding(SURPRISE, "", told) for told in notes.surprises]
        found += _heard_wrongly(notes, kept)
        for one in notes.sent:
            sent.setdefault(one.table, []).append(one)
    for id, commands in sent.items():
        log = kept.logs.get(id, [])
        found += [Finding(kind, id, what) for kind, what in _wrong_in(log)]
        found += [Finding(kind, id, what) for kind, what in _differing(commands, log)]
        found += [Finding(ORDER, id, what) for what in _out_of_order(commands, log)]
        late = [number for number, line in log if line.kind == "late"] if timely else []
        found += [Finding(LATE, id, f"{number}: nobody's time was up") for number in late]
    return found


def unheard(people: Iterable[Notes], kept: Kept) -> set[str]:
    """Return the keys of commands that are kept although their senders heard nothing of that."""
    known = {one.line.key for notes in people for one in notes.sent if one.number is not None}
    return {line.key for log in kept.logs.values() for _, line in log if line.key} - known


def _lost_beside_logs(people: list[Notes], kept: Kept) -> Iterator[Finding]:
    for notes in people:
        for table, seat in sorted(notes.seats):
            if table not in kept.logs:
                yield Finding(LOST, table, "the table")
            elif (table, seat) not in kept.seats:
                yield Finding(LOST, table, f"seat {seat}")
        for text in sorted(notes.said - kept.said):
            yield Finding(LOST, "", f"the words {text!r}")


def _wrong_in(log: Log) -> Iterator[tuple[str, str]]:
    """What is wrong with a log whatever people noted."""
    numbers = [number for number, _ in log]
    if numbers != list(range(1, len(log) + 1)):
        yield GAP, f"the numbers are {numbers}"
    keys = Counter(line.key for _, line in log if line.key is not None)
    for key, count in keys.items():
        if count > 1:
            yield TWICE, f"the command {key} stands there {count} times"


def _differing(sent: list[Sent], log: Log) -> Iterator[tuple[str, str]]:
    """Where the log says something else than the answers to commands."""
    lines = dict(log)
    keys = {line.key: number for number, line in log}
    told: dict[int, Line] = {}
    for one in sent:
        if one.refused is not None and one.line.key in keys:
            yield REFUSED, f"{one.line} was refused as {one.refused}"
        if one.number is None:
            continue
        if one.number in told:
            yield SHARED, f"{one.number} was told of {told[one.number]} and of {one.line}"
        told[one.number] = one.line
        if one.number not in lines:
            yield LOST, f"{one.number}: {one.line} was acknowledged"
        elif lines[one.number] != one.line:
            yield CHANGED, f"{one.number}: {one.line} was acknowledged, {lines[one.number]} is kept"
    mine = {one.line.key for one in sent}
    for number, line in log:
        if line.key is not None and line.key not in mine:
            yield UNKNOWN, f"{number}: nobody sent {line}"


def _out_of_order(sent: list[Sent], log: Log) -> Iterator[str]:
    """What is kept before something that was acknowledged before it was sent at all."""
    by_key = {one.line.key: one for one in sent}
    latest: Sent | None = None  # of those with smaller numbers, the one that was sent last
    for number, line in log:
        one = by_key.get(line.key)
        if one is None or line.key is None:
            continue
        if latest is not None and one.ended is not None and one.ended < latest.begun:
            yield f"{number}: {line} was acknowledged before {latest.line} was sent"
        if latest is None or one.begun > latest.begun:
            latest = one


def _heard_wrongly(notes: Notes, kept: Kept) -> Iterator[Finding]:
    """What a person was told on his sockets that he must not be told."""
    last: dict[str, Heard] = {}
    for heard in notes.heard:
        before = last.get(heard.table)
        last[heard.table] = heard
        told = f"{heard.number} on connection {heard.connection}"
        log = kept.logs.get(heard.table, [])
        if heard.number > len(log):
            yield Finding(UNTRUE, heard.table, f"{told}, of {len(log)}")
        if before is None:
            continue
        if heard.number < before.number:
            yield Finding(FORGOTTEN, heard.table, f"{told}, after {before.number}")
        same = heard.connection == before.connection and heard.number == before.number
        if same and not heard.anew:
            yield Finding(REPEATED, heard.table, told)
