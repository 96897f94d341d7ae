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
from clocksmith.table.feed import considered
from questions import plain_question, questions_in

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests/clicks"
GAMES = ("khronos", "sands", "inventions")


def questions_of(path: Path) -> list[dict[str, Any]]:
    """Return every question of a recorded game, how it was answered, and what that would do."""
    found: list[dict[str, Any]] = []
    for table, played, question in questions_in(path):
        text = played.action.text
        told = json.loads(wire.encode(considered(table, played.seat, text)))
        kept = {key: told[key] for key in ("assumed", "choices", "again", "decision", "final")}
        asked = json.loads(json.dumps(plain_question(question)))
        found.append(
            {"seat": int(played.seat), "question": asked, "answer": text, "considered": kept}
        )
    return found


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
