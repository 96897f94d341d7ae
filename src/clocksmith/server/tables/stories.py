"""Stories: whole games, computed in another process and cached until something happens.

The story of a long game takes a quarter of a second to compute. In this process that would block
all other requests, and every move at that table.
"""

import asyncio
import zlib
from base64 import b64decode
from collections import OrderedDict
from typing import Any, Final

from clocksmith.core.seat import Seat
from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.story_worker import story_of
from clocksmith.server.thinking.fair_queue import Claim, FairQueue, QueueFullError
from clocksmith.table import wire
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.feed import Feed
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

NICENESS: Final = 5  # the server comes first
PROGRAM: Final = Program("clocksmith.server.tables.story_worker:start", niceness=NICENESS)
ATTEMPTS: Final = 2
SECONDS: Final = 30.0  # for one story
SHORT: Final = 25  # steps of a story that is quicker to compute here
KEPT_BYTES: Final = 32_000_000  # of compressed stories; the least recently used goes first
Key = tuple[str, Seat, int]


class Stories:
    """Computes stories, each once until something new happens."""

    def __init__(self, program: Program = PROGRAM) -> None:
        self._pool = Pool(program, 1, ATTEMPTS, lambda answer: isinstance(answer, str))
        self._queue = FairQueue(1)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        """Return how many stories are queued."""
        return len(self._queue)

    def prepare(self) -> None:
        """Start the worker process before somebody waits for it."""
        self._pool.prepare()

    def is_cheap(self, live: LiveTable, viewer: Seat) -> bool:
        """Return whether a story is cached, or quick to compute."""
        return _key(live, viewer) in self._kept or len(live.table.results) <= SHORT

    async def story(
        self, live: LiveTable, viewer: Seat, summary: wire.Summary, claim: Claim
    ) -> bytes:
        """Return a whole game as a viewer may know it, as JSON."""
        key, table = _key(live, viewer), live.table
        compressed = self._kept.get(key)
        if compressed is not None:
            self._kept.move_to_end(key)
            body = await asyncio.to_thread(zlib.decompress, compressed)
        elif len(table.results) > SHORT and _is_known_by_log(live):
            body = await self._ask(live, key, claim)
        else:
            async with live.lock:  # nothing happens meanwhile
                body = await asyncio.to_thread(story_of, table, viewer)
        return b'{"table":' + wire.encode(summary) + b"," + body[1:]

    async def moment(
        self, live: LiveTable, viewer: Seat, summary: wire.Summary, step: int
    ) -> bytes:
        """Return a game as it was after one step, as JSON: a page shows that first."""
        async with live.lock:  # nothing happens meanwhile
            feed = Feed(live.table, viewer)
            return await asyncio.to_thread(lambda: wire.encode(feed.moment(summary, step)))

    async def close(self) -> None:
        """Stop the worker process."""
        await asyncio.to_thread(self._pool.close)

    async def _ask(self, live: LiveTable, key: Key, claim: Claim) -> bytes:
        request = _asked(live, key[1])
        try:
            async with self._queue.turn(claim):
                if key not in self._kept:  # somebody else may have asked meanwhile
                    self._keep(key, b64decode(await self._pool.answer(request, SECONDS)))
                compressed = self._kept[key]
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last replays are still being computed") from None
        except (CrashError, TimeoutError):
            raise RequestError(UNAVAILABLE, "the replay could not be computed: try again") from None
        return await asyncio.to_thread(zlib.decompress, compressed)

    def _keep(self, key: Key, zipped: bytes) -> None:
        self._kept[key] = zipped
        self._bytes += len(zipped)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])


def _key(live: LiveTable, viewer: Seat) -> Key:
    return live.id, viewer, live.table.number


def _is_known_by_log(live: LiveTable) -> bool:
    """Return whether the row and the log of a table describe it completely."""
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
