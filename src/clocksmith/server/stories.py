"""Stories: whole games, told in another process, and remembered as long as nothing happens.

The story of a long game takes a quarter of a second of work. In this process
nobody else would be served meanwhile, and at that table nobody could move.
"""

import asyncio
import zlib
from base64 import b64decode
from collections import OrderedDict
from typing import Any, Final

from clocksmith.core.seat import Seat
from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.fair_queue import Claim, FairQueue, QueueFullError
from clocksmith.server.live import LiveTable
from clocksmith.server.storyworker import story_of
from clocksmith.table import wire
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.feed import Feed
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

NICENESS: Final = 5  # the server comes first
PROGRAM: Final = Program("clocksmith.server.storyworker:start", niceness=NICENESS)
ATTEMPTS: Final = 2
SECONDS: Final = 30.0  # for one story
SHORT: Final = 25  # steps that are told here: it takes longer to ask
KEPT_BYTES: Final = 32_000_000  # of stories, zipped; the one not asked for longest goes first
Key = tuple[str, Seat, int]


class Stories:
    """Tells whole games, each once as long as nothing new happens."""

    def __init__(self, program: Program = PROGRAM) -> None:
        self._pool = Pool(program, 1, ATTEMPTS, lambda told: isinstance(told, str))
        self._queue = FairQueue(1)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        """Return how many stories wait to be told."""
        return len(self._queue)

    def prepare(self) -> None:
        """Let the process that tells them come up before somebody waits for it."""
        self._pool.prepare()

    def is_cheap(self, live: LiveTable, viewer: Seat) -> bool:
        """Return whether a story is known, or soon told."""
        return _key(live, viewer) in self._kept or len(live.table.results) <= SHORT

    async def story(
        self, live: LiveTable, viewer: Seat, summary: wire.Summary, claim: Claim
    ) -> bytes:
        """Return a whole game as a viewer may know it, as JSON."""
        key, table = _key(live, viewer), live.table
        zipped = self._kept.get(key)
        if zipped is not None:
            self._kept.move_to_end(key)
            told = await asyncio.to_thread(zlib.decompress, zipped)
        elif len(table.results) > SHORT and _is_known_by_log(live):
            told = await self._ask(live, key, claim)
        else:
            async with live.lock:  # nothing happens while it is told
                told = await asyncio.to_thread(story_of, table, viewer)
        return b'{"table":' + wire.encode(summary) + b"," + told[1:]

    async def moment(
        self, live: LiveTable, viewer: Seat, summary: wire.Summary, step: int
    ) -> bytes:
        """Return a game as it stood after one step, as JSON: a page shows that first."""
        async with live.lock:  # nothing happens while it is told
            feed = Feed(live.table, viewer)
            return await asyncio.to_thread(lambda: wire.encode(feed.moment(summary, step)))

    async def close(self) -> None:
        """End the work."""
        await asyncio.to_thread(self._pool.close)

    async def _ask(self, live: LiveTable, key: Key, claim: Claim) -> bytes:
        asked = _asked(live, key[1])
        try:
            async with self._queue.turn(claim):
                if key not in self._kept:  # somebody else may have asked meanwhile
                    self._keep(key, b64decode(await self._pool.answer(asked, SECONDS)))
                zipped = self._kept[key]
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last stories are still being told") from None
        except (CrashError, TimeoutError):
            raise RequestError(UNAVAILABLE, "the story could not be told: try again") from None
        return await asyncio.to_thread(zlib.decompress, zipped)

    def _keep(self, key: Key, zipped: bytes) -> None:
        self._kept[key] = zipped
        self._bytes += len(zipped)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])


def _key(live: LiveTable, viewer: Seat) -> Key:
    return live.id, viewer, live.table.number


def _is_known_by_log(live: LiveTable) -> bool:
    """Return whether its row and its log are all there is to a table."""
    return live.row.record is not None or isinstance(live.table.source, CommittedSeed)


def _asked(live: LiveTable, viewer: Seat) -> dict[str, Any]:
    row, table = live.row, live.table
    return {
        "setup": row.setup,
        "seed": None if row.seed is None else row.seed.hex(),
        "record": row.record,
        "at": table.opened_at,
        "entries": [entry.plain() for entry in table.entries],
        "viewer": int(viewer),
    }
