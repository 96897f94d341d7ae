"""Worker processes for bot seats: a thought never holds up the server.

A worker that dies or answers nonsense is ended and replaced, and the question
is asked again; one that takes longer than it may is ended and not waited for.
"""

import asyncio
import logging
from dataclasses import asdict, dataclass
from typing import Any, Final

from clocksmith.games.rules import Rules
from clocksmith.server.errors import TOO_FAST, RequestError
from clocksmith.server.fair_queue import LATE, NOBODY, Claim, FairQueue, QueueFullError
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

LOG: Final = logging.getLogger(__name__)
NICENESS: Final = 5  # the server comes first
PROGRAM: Final = Program("clocksmith.server.botworker:start", niceness=NICENESS)
ATTEMPTS: Final = 2
OVERRUN: Final = 1.2  # of its seconds, after which a bot counts as hung
QUICK_SECONDS: Final = 0.3  # of thought, up to which a bot does not wait for longer ones
LEAST_SECONDS: Final = 1.0  # that any bot has to be heard, on a busy machine
JUDGE: Final = "judge"  # the level of one who judges turns of puzzles
JUDGE_SECONDS: Final = 30.0  # for a verdict, which takes about one


class BotFailedError(Exception):
    """No worker gave an answer."""


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is told: a position in which all it cannot know has been dealt anew."""

    table: str
    rules: Rules
    position: str
    seat: int
    level: str
    seconds: float  # that it may think

    def patience(self) -> float:
        """Return the seconds after which nobody waits for the answer any longer."""
        return max(LEAST_SECONDS, OVERRUN * self.seconds)


@dataclass(frozen=True)
class TurnToJudge:
    """A turn that somebody has tried in a puzzle that comes with a game."""

    game: str
    puzzle: str
    answers: list[str]
    level: str = JUDGE


class Desk:
    """Some workers, and who waits for them."""

    def __init__(self, program: Program, size: int) -> None:
        self.pool = Pool(program, size, ATTEMPTS, _is_answer, _report)
        self.queue = FairQueue(size)


class BotPool:
    """A few workers, started when they are first needed.

    The questions of a seat go to the worker that knows it, if it is idle, since
    bots remember what they meant to do. Who waits is served fairly. One worker stands apart
    for those who hardly think, and for clocks that have run out, which come first there: it
    answers at once, and no long thought may hold it up.
    """

    def __init__(self, size: int, program: Program = PROGRAM) -> None:
        self._desks = (Desk(program, size), Desk(program, 1))  # for thoughts, for what is quick

    def __len__(self) -> int:
        """Return how many questions wait for a worker."""
        return sum(len(desk.queue) for desk in self._desks)

    async def choose(self, question: BotQuestion, claim: Claim = NOBODY) -> str:
        """Return the text of a bot's action; BotFailedError when it hung, or failed twice."""
        return str((await self._answer(question, claim))["action"])

    async def hint(self, question: BotQuestion, claim: Claim = NOBODY) -> dict[str, Any]:
        """Return a hint, as plain data; BotFailedError when there is none."""
        return await self._answer(question, claim)

    async def judge(self, tried: TurnToJudge, claim: Claim = NOBODY) -> dict[str, Any]:
        """Return the verdict on a turn, as plain data; BotFailedError when there is none."""
        near = (tried.game, JUDGE)
        return dict((await self._ask(asdict(tried), JUDGE_SECONDS, near, claim))["action"])

    async def suggest(self, question: BotQuestion, claim: Claim = NOBODY) -> dict[str, Any]:
        """Return what is worth a look, as plain data; BotFailedError when nothing was found."""
        return dict((await self._answer(question, claim))["action"])

    def processes(self) -> list[int]:
        """Return the ids of the processes at work."""
        return [pid for desk in self._desks for pid in desk.pool.pids()]

    async def close(self) -> None:
        """End all workers."""
        for desk in self._desks:
            await asyncio.to_thread(desk.pool.close)

    async def _answer(self, question: BotQuestion, claim: Claim) -> dict[str, Any]:
        near = (question.table, question.seat)
        return await self._ask(asdict(question), question.patience(), near, claim)

    async def _ask(
        self, message: dict[str, Any], seconds: float, near: tuple[str, int | str], claim: Claim
    ) -> dict[str, Any]:
        level = message["level"]
        quick = claim.urgency == LATE or message.get("seconds", seconds) <= QUICK_SECONDS
        desk = self._desks[quick]
        try:
            async with desk.queue.turn(claim):
                told: dict[str, Any] = await desk.pool.answer(message, seconds, near)
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last questions are still thought about") from None
        except CrashError:
            raise BotFailedError(f"{level} gave no answer") from None
        except TimeoutError:
            LOG.warning("bot %s took too long", level)
            raise BotFailedError(f"{level} gave no answer in time") from None
        return told


def _is_answer(told: Any) -> bool:
    return isinstance(told, dict) and isinstance(told.get("action"), str | dict)


def _report(crash: CrashError) -> None:
    LOG.warning("a bot failed: %s", crash)
