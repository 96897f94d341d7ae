"""Lets everything fail while people play, and compares their notes with the log.

    scripts/faults [--kills N] [--every N] [--seed N] [--json FILE]

Two servers and two workers on a PostgreSQL of its own, behind a proxy; between servers and
PostgreSQL a cable of ours. So many SIGKILLs hit servers, workers, processes that think for them,
single processes of PostgreSQL and all of them; and after every so many something else fails. Ends
with 1 when anything was found.
"""

import argparse
import asyncio
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from faults.club import Club
from faults.disk import Ballast, can_mount, small_disk
from faults.nemesis import Nemesis
from faults.report import holds, story_of

WORKERS: Final = 2
LITTLE: Final = {"max_wal_size": "48MB", "min_wal_size": "32MB"}  # on a small disk


def main() -> None:
    """Run it, and print the report."""
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wishes.add_argument("--kills", type=int, default=500)
    wishes.add_argument("--every", type=int, default=5, help="kills between two other faults")
    wishes.add_argument("--seed", type=int, default=int(time.time()))
    wishes.add_argument("--json", type=Path, help="where the report is written as well")
    wanted = wishes.parse_args()
    report = asyncio.run(_run(wanted.kills, wanted.every, wanted.seed))
    text = json.dumps(report, indent=2)
    print(text)
    if wanted.json is not None:
        wanted.json.write_text(text + "\n")
    sys.exit(0 if holds(report) else 1)


async def _run(kills: int, every: int, seed: int) -> dict[str, Any]:
    with ExitStack() as stack:
        place, ballast, options = Path("/tmp"), None, None
        left_out = [] if can_mount() else ["full disk: only root may mount a small one"]
        if not left_out:
            place = stack.enter_context(small_disk())
            ballast, options = Ballast(place), LITTLE
        cluster = stack.enter_context(PostgreSQL(place=place, options=options))
        club = Club(cluster, cluster.database(), seed, WORKERS)
        nemesis = Nemesis(club, club.rng, ballast)
        began = time.monotonic()
        async with club.opened():
            async with club.playing():
                await nemesis.kill_often(kills, every)
            report = await story_of(club, nemesis, began)
        return {"seed": seed, "left_out": left_out, **report}


main()
