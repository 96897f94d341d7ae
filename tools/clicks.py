"""Counts what people would have to click in recorded games, for docs/reference/clicks.md.

Every question of the three games of each game in tests/clicks is put to the real client
(web/build/clicks.run.ts), which answers it as it was answered, with as few clicks as it allows.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from clocksmith.table import wire
from clocksmith.table.entry import ACT, Entry
from clocksmith.table.feed import considered, question_of
from clocksmith.table.record import read_record, replay
from clocksmith.table.recorded import Drawn
from clocksmith.table.table import Table

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests/clicks"
GAMES = ("khronos", "sands", "inventions")


def questions_of(path: Path) -> list[dict[str, Any]]:
    """Return every question of a recorded game, how it was answered, and what that would do."""
    record = read_record(path.read_text(encoding="utf-8"))
    table = Table(record.setup(), Drawn(record), 0.0)
    found: list[dict[str, Any]] = []
    for played in replay(record):
        if played.seat < 0:
            continue
        question = question_of(table, played.seat)
        assert question is not None, "whoever answered was asked"
        text = played.action.text
        told = json.loads(wire.encode(considered(table, played.seat, text)))
        kept = {key: told[key] for key in ("assumed", "choices", "again", "asked")}
        asked = json.loads(json.dumps(plain_question(question)))
        found.append(
            {"seat": int(played.seat), "question": asked, "answer": text, "considered": kept}
        )
        table.apply(Entry(table.number + 1, ACT, played.seat, text, 0.0))
    return found


def plain_question(question: wire.QuestionInfo) -> dict[str, Any]:
    """Return a question as the browser hears it."""
    told = {"number": question.number, "asked": question.asked, "sealed": question.sealed}
    only = {"only": True} if question.only is True else {}
    return {**told, "offers": question.offers, **only}


def main() -> int:
    """Write the questions down, let the client answer them, and print a table."""
    with tempfile.TemporaryDirectory() as folder:
        given, counted = Path(folder) / "questions.json", Path(folder) / "clicks.json"
        games = [
            {"name": path.stem, "game": name, "questions": questions_of(path)}
            for name in GAMES
            for path in sorted(RECORDS.glob(f"{name}-*.txt"))
        ]
        given.write_text(json.dumps(games), encoding="utf-8")
        told = {"CLICKS_QUESTIONS": str(given), "CLICKS_COUNTED": str(counted)}
        run = ["npx", "vitest", "run", "--config", "build/clicks.config.ts"]
        done = subprocess.run(
            run, cwd=ROOT / "web", env={**os.environ, **told}, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            return done.returncode
        rows = json.loads(counted.read_text(encoding="utf-8"))
    print("| game | answers | before | now, with a mouse | now, with fingers |")
    print("|---|---|---|---|---|")
    for row in rows:
        now = [f"{row[key]} ({100 * row[key] // row['before']} %)" for key in ("mouse", "finger")]
        print(f"| {row['name']} | {row['answers']} | {row['before']} | {now[0]} | {now[1]} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
