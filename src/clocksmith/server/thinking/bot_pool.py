"""The bots of a server: their thinking never holds it up.

Processes here think, or workers elsewhere. One that dies or answers nonsense is replaced, and the
question is asked again; one that takes longer than it may is ended and not waited for.
"""

import asyncio
import logging
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol

from clocksmith.games.rules import Rules
from clocksmith.server.errors import TOO_FAST, RequestError
from clocksmith.server.thinking.fair_queue import LATE, NOBODY, Claim, FairQueue, QueueFullError
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

LOG: Final = logging.getLogger(__name__)
NICENESS: Final = 5  # the server comes first
PROGRAM: Final = Program("clocksmith.server.thinking.bot_worker:start", niceness=NICENESS)
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
    """What a bot gets: a position in which all it cannot know has been dealt anew."""

    table: str
    rules: Rules
    position: str
    seat: int
    level: str
    seconds: float  # that it may think
    answers: tuple[str, ...] = ()  # that were given since the position: they are to be judged
    least: int = 0  # points that a mistake among them costs at least

    def patience(self) -> float:
        """Return the seconds after which nobody waits for the answer any longer."""
        return max(LEAST_SECONDS, OVERRUN * self.seconds)


@dataclass(frozen=True)
class TurnToJudge:
    """A turn that somebody has tried in a puzzle that comes with a game.

    Without answers, the solver has given up and gets the solution.
    """

    game: str
    puzzle: str
    answers: list[str]
    level: str = JUDGE


Near = tuple[str, int | str]  # the subject of a question: it goes to the process that knows it


class BotBackend(Protocol):
    """What answers the questions of one lane."""

    async def answer(
        self, message: dict[str, Any], seconds: float, near: Near, urgency: int
    ) -> Any:
        """Return an answer; CrashError when there is none, TimeoutError when it takes too long."""

    def pids(self) -> list[int]:
        """Return the ids of the processes at work here."""

    async def close(self) -> None:
        """End it."""


class LocalBots:
    """Processes of this machine, started when they are first needed."""

    def __init__(self, program: Program, size: int) -> None:
        self._pool = Pool(program, size, ATTEMPTS, is_answer, report_crash)

    async def answer(self, message: dict[str, Any], seconds: float, near: Near, _: int) -> Any:
        """Return the answer of the worker that knows the seat, if it is idle."""
        return await self._pool.answer(message, seconds, near)

    def pids(self) -> list[int]:
        """Return the ids of the processes."""
        return self._pool.pids()

    async def close(self) -> None:
        """End the processes."""
        await asyncio.to_thread(self._pool.close)


class Lane:
    """Some bots, and a queue in front of them."""

    def __init__(self, backend: BotBackend, size: int) -> None:
        self.backend = backend
        self.queue = FairQueue(size)


class BotPool:
    """Two lanes with a fair queue each.

    The questions of a seat go to the worker that knows it, if it is idle, since bots remember what
    they meant to do. The quick lane is for bots that hardly think, and for clocks that have run
    out, which come first there: no long thought holds them up.
    """

    def __init__(self, thoughts: Lane, quick: Lane) -> None:
        self._lanes = (thoughts, quick)

    def __len__(self) -> int:
        """Return how many questions wait for a worker."""
        return sum(len(lane.queue) for lane in self._lanes)

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
        """Return suggestions, as plain data; BotFailedError when there are none."""
        return dict((await self._answer(question, claim))["action"])

    async def judge_turn(self, question: BotQuestion, claim: Claim = NOBODY) -> dict[str, Any]:
        """Return what is better than a turn, as plain data; BotFailedError without a judgement."""
        return dict((await self._answer(question, claim))["action"])

    def processes(self) -> list[int]:
        """Return the ids of the processes at work."""
        return [pid for lane in self._lanes for pid in lane.backend.pids()]

    async def close(self) -> None:
        """End all workers."""
        for lane in self._lanes:
            await lane.backend.close()

    async def _answer(self, question: BotQuestion, claim: Claim) -> dict[str, Any]:
        near = (question.table, question.seat)
        return await self._ask(asdict(question), question.patience(), near, claim)

    async def _ask(
        self, message: dict[str, Any], seconds: float, near: Near, claim: Claim
    ) -> dict[str, Any]:
        level = message["level"]
        quick = claim.urgency == LATE or message.get("seconds", seconds) <= QUICK_SECONDS
        lane = self._lanes[quick]
        try:
            async with lane.queue.turn(claim):
                answer: dict[str, Any] = await lane.backend.answer(
                    message, seconds, near, claim.urgency
                )
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last requests are still being computed") from None
        except CrashError:
            raise BotFailedError(f"{level} gave no answer") from None
        except TimeoutError:
            LOG.warning("bot %s took too long", level)
            raise BotFailedError(f"{level} gave no answer in time") from None
        return answer


def local_bots(size: int, program: Program = PROGRAM) -> BotPool:
    """Return a pool of bots that think in so many processes of this machine, and a quick one."""
    return BotPool(Lane(LocalBots(program, size), size), Lane(LocalBots(program, 1), 1))


def is_answer(answer: Any) -> bool:
    """Return whether this answers a question."""
    return isinstance(answer, dict) and isinstance(answer.get("action"), str | dict)


def report_crash(crash: CrashError) -> None:
    """Log why a worker is replaced."""
    LOG.warning("a bot failed: %s", crash)
