"""Answers for seats that do not answer themselves: bots, and people who ran out of time."""

import asyncio
from typing import TYPE_CHECKING, Final

from clocksmith.bots.registry import LEVELS
from clocksmith.core.seat import Seat
from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.tables.bot_questions import asked_of
from clocksmith.server.tables.hub import Listener
from clocksmith.server.tables.part import Part
from clocksmith.server.thinking.bot_pool import BotFailedError, BotQuestion
from clocksmith.server.thinking.fair_queue import LATE as URGENT
from clocksmith.server.thinking.fair_queue import UNWATCHED, WATCHED, Claim
from clocksmith.table import wire
from clocksmith.table.entry import ACT, LATE, Command
from clocksmith.table.errors import REFUSED, UNREADABLE
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.server.tables.seated_table import SeatedTable

LATE_LEVEL: Final = next(iter(LEVELS))  # answers for people: the quickest level
AGAIN_SECONDS: Final = 1.0  # before retrying an answer that could not be saved
SOONEST: Final = 0.01  # seconds until the timer of an expired clock fires


class Autoplayer(Part["SeatedTable"]):
    """The answers in progress at one table, and the timer of the next clock."""

    def __init__(self, live: "SeatedTable") -> None:
        super().__init__(live)
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Start every bot that has a question, and the timer of the next clock."""
        table = self._live.table
        for seat in table.waiting():
            if self._live.is_bot(seat):
                self._think(seat, ACT)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = table.due()
        if due is not None:
            delay = max(SOONEST, due - self._live.backend.externals.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def busy(self) -> bool:
        """Return whether an answer is in progress."""
        return bool(self._tasks)

    def tell(self, listener: Listener) -> None:
        """Tell a new listener which bots are thinking."""
        for seat in self._tasks:
            if self._live.is_bot(seat):
                listener.send(wire.encode(wire.Thinking(int(seat))).decode())

    def stop(self) -> None:
        """Cancel all answers and the timer."""
        for task in self._tasks.values():
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def ring(self) -> None:
        """Answer for a seat whose time is up, if there is one."""
        self._alarm = None
        late = self._live.table.late(self._live.backend.externals.now())
        if late is None:
            self.wake()
        else:
            self._think(late, LATE)

    def _think(self, seat: Seat, kind: str) -> None:
        if seat not in self._tasks and not self._live.gone:
            task = asyncio.get_running_loop().create_task(self._answer(seat, kind))
            self._tasks[seat] = task
            task.add_done_callback(lambda done: self._on_thought(seat, done))

    def _on_thought(self, seat: Seat, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        live = self._table()
        if task.cancelled() or live is None or live.gone:
            return
        error = task.exception()
        if isinstance(error, Exception):
            live.freeze(error)
        else:
            live.settle()

    async def _answer(self, seat: Seat, kind: str) -> None:
        question = self._live.table.question(seat)
        while question is not None and not self._stands_still():
            await self._answer_to(question, seat, kind)
            goes_on = kind == ACT and self._live.is_bot(seat)
            question = self._live.table.question(seat) if goes_on else None

    def _stands_still(self) -> bool:
        live = self._live
        return live.gone or live.table.frozen or live.row.stopped

    async def _answer_to(self, question: Question, seat: Seat, kind: str) -> None:
        if kind == ACT:
            self._live.tell_thinking(seat)
        try:
            await self._play(question, seat, kind, await self._choose(question, seat, kind))
        except RequestError as error:
            if error.code in (REFUSED, UNREADABLE):
                await self._play(question, seat, kind, self._any(question, seat))
            elif error.code == UNAVAILABLE:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _play(self, question: Question, seat: Seat, kind: str, text: str) -> None:
        if kind == ACT and not self._live.is_bot(seat):
            return  # a person took the seat over while the bot was thinking
        await self._live.play(Command(kind, seat, question.number, text), None)

    async def _choose(self, question: Question, seat: Seat, kind: str) -> str:
        """Return the answer of the seat's bot, else of the quickest bot, else any legal answer."""
        own = self._live.row.seats[seat].level or LATE_LEVEL
        for level in dict.fromkeys([own, LATE_LEVEL]):
            try:
                return await self._live.backend.bots.choose(
                    self._question_for(question, seat, level), self._claim(kind)
                )
            except BotFailedError:
                continue
        return self._any(question, seat)

    def _claim(self, kind: str) -> Claim:
        """Return how urgent an answer is: tables that somebody watches come first."""
        if kind == LATE:
            return Claim(self._live.row.owner, URGENT)
        urgency = WATCHED if self._live.is_watched() else UNWATCHED
        return Claim(self._live.row.owner, urgency)

    def _question_for(self, question: Question, seat: Seat, level: str) -> BotQuestion:
        """Return the question for a bot of a level."""
        longest = self._live.backend.settings.bot_seconds
        budget = LEVELS[level].budget.seconds if level in LEVELS else None
        seconds = longest if budget is None else min(budget, longest)
        return asked_of(self._live, question, seat, level, seconds)

    def _any(self, question: Question, seat: Seat) -> str:
        """Return any legal answer, for when no bot gives one."""
        luck = self._live.backend.luck("any", self._live.id, question.number, seat)
        return question.legal.nth(luck.randrange(len(question.legal))).text
