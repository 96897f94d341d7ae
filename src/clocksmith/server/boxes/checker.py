"""Checks untrusted boxes in a separate process, one at a time, with a deadline."""

import asyncio
from typing import Any, Final

import msgspec

from clocksmith.core.box.fault import Fault
from clocksmith.server.boxes.messages import BoxBody
from clocksmith.server.errors import BAD_REQUEST, INVALID, TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.thinking.fair_queue import Claim, FairQueue, QueueFullError
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

NICENESS: Final = 5  # the server has priority
PROGRAM: Final = Program("clocksmith.server.boxes.worker:start", niceness=NICENESS)
SECONDS: Final = 10.0  # for one box; the largest shipped box takes half a second on a busy machine


class BoxChecker:
    """Checks boxes in a separate process; owners take turns."""

    def __init__(self, program: Program = PROGRAM) -> None:
        self._pool = Pool(program, 1, 1, lambda answer: isinstance(answer, dict))
        self._queue = FairQueue(1)

    async def check(self, game: str, body: BoxBody, claim: Claim) -> bytes:
        """Return the faults of a box, or its hash and how complete it is, as JSON."""
        answer = await self._ask(game, body, claim, keep=False)
        return str(answer["check"]).encode()

    async def figures(self, game: str, body: BoxBody, claim: Claim) -> dict[str, Any]:
        """Return the figures to save with a box; RequestError, with all its faults, if invalid."""
        answer = await self._ask(game, body, claim, keep=True)
        if "error" in answer:
            faults = (
                None if answer["faults"] is None else [Fault(**one) for one in answer["faults"]]
            )
            raise RequestError(INVALID, answer["error"], faults=faults)
        return answer

    async def close(self) -> None:
        """End the process."""
        await asyncio.to_thread(self._pool.close)

    async def _ask(self, game: str, body: BoxBody, claim: Claim, *, keep: bool) -> dict[str, Any]:
        if isinstance(body.text, str) == isinstance(body.plain, dict):
            raise RequestError(BAD_REQUEST, "send a text or plain data, and not both")
        question = {"game": game, "body": msgspec.to_builtins(body), "keep": keep}
        try:
            async with self._queue.turn(claim):
                answer: dict[str, Any] = await self._pool.answer(question, SECONDS)
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last boxes are still being read") from None
        except TimeoutError:
            message = f"this box takes more than {SECONDS:.0f} seconds to read"
            raise RequestError(INVALID, message) from None
        except CrashError:
            raise RequestError(UNAVAILABLE, "the box could not be read: try again") from None
        return answer
