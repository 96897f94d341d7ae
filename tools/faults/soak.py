"""A soak: a steady, light load for hours, and the memory of the server by the minute.

    scripts/soak [--hours H] [--rate MOVES] [--folder FOLDER]

One server on a file, so many moves a second at tables of all games, with bots, chat, undone moves,
and visitors who look through lists and stories. Once a minute a line is added to memory.csv; at the
end, or when it is interrupted, memory.svg is drawn and the summary printed.
"""

import argparse
import asyncio
import csv
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from faults.curve import drawn
from faults.notes import Journal
from faults.party import Party, stopped
from faults.processes import descendants, resident_bytes

SAMPLE_SECONDS: Final = 60.0
VISIT_SECONDS: Final = 2.0
MEGABYTE: Final = 1_000_000
GAMES: Final = ["khronos", "sands", "inventions"]
PARTIES: Final = (("invite", "invite"), ("invite",), ("bot", "invite"), ("bot",)) * 2
# Games that people have left stand still: played on by the clock, they would be a load that grows.
CLOCK: Final = {"kind": "bank", "seconds": 7 * 86_400, "increment": 30}
SETTINGS: Final = {"CLOCKSMITH_TABLES_IN_MEMORY": "100"}  # which is reached within minutes


@dataclass
class Sample:
    """What was seen at one moment."""

    minute: float
    server_mb: float  # of the server's process alone
    bots_mb: float  # of those that think for bots
    files: int  # that the server has open
    moves: int  # acknowledged since the start
    tables: int  # opened since the start


class Soak:
    """People who play at a steady pace on one server, and somebody who takes notes."""

    def __init__(self, served: Served, rate: float, file: Path) -> None:
        self._served = served
        self._file = file
        self._journal = Journal()
        self._rng = random.Random(1)
        people = sum(1 + kinds.count("invite") for kinds in PARTIES)
        self._think: Callable[[], float] = lambda: self._rng.expovariate(rate / people)
        self._began = time.monotonic()
        self.samples: list[Sample] = []
        ports = [served.port]
        self._parties = [Party(ports, self._journal, kinds, self._rng) for kinds in PARTIES]
        for party in self._parties:
            party.pause = self._think
            party.clock = CLOCK

    async def run(self, hours: float) -> None:
        """Let them play for so long, and note once a minute how much memory there is."""
        work = [asyncio.create_task(party.play(GAMES)) for party in self._parties]
        work.append(asyncio.create_task(self._visit()))
        try:
            while time.monotonic() < self._began + 3600 * hours:
                self._note()
                ended, _ = await asyncio.wait(
                    work, timeout=SAMPLE_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                for task in ended:
                    task.result()  # they go on for ever: it says what went wrong
            self._note()
        finally:
            await stopped(*work)
            for party in self._parties:
                party.close()

    def summary(self) -> dict[str, Any]:
        """Return the figures in short: how memory stood, and how it grew in the second half."""
        later = self.samples[len(self.samples) // 2 :]
        surprises = [told for notes in self._journal.people for told in notes.surprises]
        return {
            "hours": round((time.monotonic() - self._began) / 3600, 2),
            "moves": self._journal.count,
            "tables": len(self._journal.tables()),
            "first_mb": self.samples[0].server_mb,
            "half_mb": later[0].server_mb,
            "last_mb": later[-1].server_mb,
            "highest_mb": max(sample.server_mb for sample in self.samples),
            "growth_mb_per_hour": round(growth(later), 2),
            "surprises": surprises[:20],
        }

    def _note(self) -> None:
        pid = self._served.pid
        sample = Sample(
            minute=round((time.monotonic() - self._began) / 60, 1),
            server_mb=round(resident_bytes(pid) / MEGABYTE, 1),
            bots_mb=round(sum(_held_by(bot) for bot in descendants(pid)) / MEGABYTE, 1),
            files=len(list(Path(f"/proc/{pid}/fd").iterdir())),
            moves=self._journal.count,
            tables=len(self._journal.tables()),
        )
        self.samples.append(sample)
        with self._file.open("a", newline="") as file:
            csv.writer(file).writerow(asdict(sample).values())
        for notes in self._journal.people:  # what is not compared need not be kept
            notes.heard.clear()
            notes.sent.clear()

    async def _visit(self) -> None:
        """Look at lists, tables and stories, now and then."""
        connection = Connection(self._served.port)
        while True:
            tables = self._journal.tables()
            paths = ["games", "tables", "open-tables", "ladder", "me"]
            if tables:
                table = self._rng.choice(tables)
                paths += [f"tables/{table}", f"tables/{table}/story?seat=spectator"]
            answer = await connection.get(self._rng.choice(paths))
            if answer.status >= 500:
                raise AssertionError(f"{answer.status}: {answer.body[:200]!r}")
            await asyncio.sleep(VISIT_SECONDS * self._rng.random())


def growth(samples: list[Sample]) -> float:
    """Return how many megabytes an hour memory grows by, as the straight line through it does."""
    if len(samples) < 2:
        return 0.0
    hours = [sample.minute / 60 for sample in samples]
    held = [sample.server_mb for sample in samples]
    middle, level = sum(hours) / len(hours), sum(held) / len(held)
    spread = sum((hour - middle) ** 2 for hour in hours)
    pairs = zip(hours, held, strict=True)
    return sum((hour - middle) * (mb - level) for hour, mb in pairs) / spread


def _held_by(pid: int) -> int:
    with suppress(OSError):
        return resident_bytes(pid)
    return 0  # it has just ended


def main() -> None:
    """Run it for as long as wanted."""
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wishes.add_argument("--hours", type=float, default=8.0)
    wishes.add_argument("--rate", type=float, default=20.0, help="moves a second, about")
    wishes.add_argument("--folder", type=Path, default=Path(".venv/soak"))
    wanted = wishes.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    file = wanted.folder / "memory.csv"
    file.write_text(",".join([field.name for field in fields(Sample)]) + "\r\n")
    with Served(**SETTINGS) as served:
        soak = Soak(served, wanted.rate, file)
        try:
            asyncio.run(soak.run(wanted.hours))
        except KeyboardInterrupt:
            print("soak: interrupted")
        said = served.log.read_text("utf-8", "replace")
    points = [(sample.minute, sample.server_mb) for sample in soak.samples]
    (wanted.folder / "memory.svg").write_text(drawn(points))
    print(json.dumps({**soak.summary(), "crashes": said.count("Traceback")}, indent=2))


if __name__ == "__main__":
    main()
