"""Two servers on one PostgreSQL: whatever fails, people go on, and nothing is lost or done twice.

In short what `scripts/faults` does for long: every kind of kill, and every other fault, once.
"""

import asyncio
import random
import time
from typing import Any, Final

import pytest

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from effort import SEED, effort
from faults.club import Club
from faults.nemesis import AFTER, Nemesis
from faults.processes import IS_LINUX
from faults.report import holds, story_of

KILLS: Final = effort(0, 40)  # after one of each kind


async def play_through_faults(club: Club, nemesis: Nemesis) -> dict[str, Any]:
    """Play on while everything fails, one after the other; return the report."""
    began = time.monotonic()
    async with club.opened():
        async with club.playing():
            for victim in nemesis.victims:
                await nemesis.kill(victim)
            await nemesis.kill_often(KILLS)
            await club.go_on(AFTER)
            for name in nemesis.others:
                await nemesis.fail(name)
        return await story_of(club, nemesis, began)


@pytest.mark.skipif(not IS_LINUX, reason="processes are found in /proc")
def test_whatever_fails_people_go_on_and_nothing_is_lost_or_done_twice(
    cluster: PostgreSQL, postgresql: str
) -> None:
    rng = random.Random(SEED)
    club = Club(cluster, postgresql, rng.randrange(1 << 32))
    report = asyncio.run(play_through_faults(club, Nemesis(club, rng)))
    print(report)  # shown by pytest -rP
    assert holds(report), report
    assert report["kills"]["all"] >= 3  # no bot may have thought just then
    assert report["acknowledged"] > 50
