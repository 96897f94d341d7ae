"""The order of work: urgent jobs first, owners in turn, nobody above their share."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

LATE: Final = 0  # a clock has run out
WATCHED: Final = 1  # somebody waits for it
UNWATCHED: Final = 2  # nobody looks
URGENCIES: Final = (LATE, WATCHED, UNWATCHED)
PATIENCE: Final = 5  # one turn of so many goes to the least urgent, so that they go on too


class QueueFullError(Exception):
    """An owner has reached the limit of waiting jobs."""


@dataclass(frozen=True)
class Claim:
    """On whose behalf a job is done, and how urgent it is."""

    owner: str
    urgency: int = WATCHED
    most: int = 0  # that may wait for the same owner; 0: any number


NOBODY: Final = Claim("")


class FairQueue:
    """Lets so many work at once; the others wait until it is their turn."""

    def __init__(self, size: int) -> None:
        self._size = self._free = size
        self._turns = 0
        self._waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            urgency: OrderedDict() for urgency in URGENCIES
        }

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(own) for owners in self._waiting.values() for own in owners.values())

    def resize(self, size: int) -> None:
        """Let so many work at once from now on; nobody is interrupted."""
        self._free += size - self._size
        self._size = size
        for _ in range(min(self._free, len(self))):
            self._free -= 1
            self._hand_on()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn and have it; QueueFullError when the owner has too many waiting."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(claim)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, claim: Claim) -> None:
        owners = self._waiting[claim.urgency]
        if claim.most and len(owners.get(claim.owner, ())) >= claim.most:
            raise QueueFullError
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owners.setdefault(claim.owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._hand_on()
            else:
                self._forget(claim, mine)
            raise

    def _forget(self, claim: Claim, mine: "asyncio.Future[None]") -> None:
        own = self._waiting[claim.urgency].get(claim.owner)
        if own is not None and mine in own:
            own.remove(mine)
            if not own:
                del self._waiting[claim.urgency][claim.owner]

    def _hand_on(self) -> None:
        """Give the turn to the next who still waits, unless there is one too many."""
        if self._free < 0:
            self._free += 1
            return
        self._turns += 1
        order = reversed(URGENCIES) if self._turns % PATIENCE == 0 else URGENCIES
        for urgency in order:
            owners = self._waiting[urgency]
            while owners:
                owner, own = next(iter(owners.items()))
                mine = own.popleft()
                owners.pop(owner)
                if own:
                    owners[owner] = own  # behind all others
                if not mine.done():
                    mine.set_result(None)
                    return
        self._free += 1
