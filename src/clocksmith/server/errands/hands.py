"""The hands of a workshop: processes that think about what errands ask."""

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import Final

import msgspec

from clocksmith.server.botpool import ATTEMPTS, OVERRUN, PROGRAM, is_answer, report_crash
from clocksmith.server.coaching import DONE
from clocksmith.server.errands.errand import ANALYSES, QUICK, THOUGHTS, Errand
from clocksmith.server.looking import Look, Looker, look_here
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import Program

LOOK_SECONDS: Final = 1.0


class _Stage(msgspec.Struct):
    """What is read of a picture of a game: whether it is the last."""

    state: str


class Hands:
    """So many processes for thoughts, one for what is quick, and one that looks at a game."""

    def __init__(
        self, count: int, program: Program = PROGRAM, looker: Looker | None = None
    ) -> None:
        self.sizes = {THOUGHTS: count, QUICK: 1, ANALYSES: 1}
        self._pools = {
            queue: Pool(program, self.sizes[queue], ATTEMPTS, is_answer, report_crash)
            for queue in (THOUGHTS, QUICK)
        }
        self._looker = looker or look_here()

    def answers(self, errand: Errand) -> AsyncGenerator[tuple[str, bool], None]:
        """Give answers to an errand, better and better ones, each with whether it is the last.

        CrashError when there is none, TimeoutError when it takes longer than it may.
        """
        return self._pictures(errand) if errand.queue == ANALYSES else self._answer(errand)

    async def close(self) -> None:
        """End all processes."""
        for pool in self._pools.values():
            await asyncio.to_thread(pool.close)

    async def _answer(self, errand: Errand) -> AsyncGenerator[tuple[str, bool], None]:
        pool, near = self._pools[errand.queue], tuple(errand.near)
        yield json.dumps(await pool.answer(errand.question, errand.seconds, near)), True

    async def _pictures(self, errand: Errand) -> AsyncGenerator[tuple[str, bool], None]:
        look, last = await self._looker("", errand.question), False
        try:
            while not last:
                line = await _next(look)
                last = msgspec.json.decode(line, type=_Stage).state == DONE
                yield line.decode(), last
        finally:
            await look.close()


async def _next(look: Look) -> bytes:
    """Return the next picture, once there is one."""
    while True:
        line = await look.next(LOOK_SECONDS)
        if line is not None:
            return line


def hurried(errand: Errand, left: float) -> Errand:
    """Return an errand for which there is not more than so much time *left*."""
    if left >= errand.seconds:
        return errand
    question = dict(errand.question)
    if "seconds" in question:
        question["seconds"] = min(question["seconds"], left / OVERRUN)
    return replace(errand, question=question, seconds=left)
