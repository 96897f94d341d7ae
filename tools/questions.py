"""Writes every question of recorded games as JSON: what was seen, offered and answered.

The tests of the browser client read it, to see that every answer can be found on the board.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from clocksmith.core.seat import Seat
from clocksmith.core.value import plain
from clocksmith.table import wire
from clocksmith.table.entry import ACT, Entry
from clocksmith.table.feed import question_of
from clocksmith.table.record import Played, read_record, replay
from clocksmith.table.recorded import Drawn
from clocksmith.table.table import Table


def questions_in(path: Path) -> Iterator[tuple[Table, Played, wire.QuestionInfo]]:
    """Give every question of a recorded game, with the table at that moment and its answer."""
    record = read_record(path.read_text(encoding="utf-8"))
    table = Table(record.setup(), Drawn(record), 0.0)
    for played in replay(record):
        if played.seat < 0:
            continue
        question = question_of(table, played.seat)
        assert question is not None, "whoever answered was asked"
        yield table, played, question
        table.apply(Entry(table.number + 1, ACT, played.seat, played.action.text, 0.0))


def plain_question(question: wire.QuestionInfo) -> dict[str, Any]:
    """Return a question as the browser hears it."""
    told = {"number": question.number, "decision": question.decision, "sealed": question.sealed}
    only = {"only": True} if question.only is True else {}
    return {**told, "offers": question.offers, **only}


def seen(path: Path) -> Iterator[dict[str, Any]]:
    """Give every question of a recorded game as the seat that answers sees it."""
    for table, played, question in questions_in(path):
        yield {
            "seat": int(played.seat),
            "question": plain_question(question),
            "view": plain(table.view(Seat(played.seat))),
            "answer": played.action.text,
        }


if __name__ == "__main__":
    games = {Path(name).stem: list(seen(Path(name))) for name in sys.argv[1:]}
    print(json.dumps(games))
