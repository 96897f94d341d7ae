"""Answers for seats that do not answer themselves: bots, and people whose time is up."""

import asyncio
import weakref
from typing import TYPE_CHECKING, Final

from clocksmith.bots.registry import LEVELS
from clocksmith.core.seat import Seat
from clocksmith.games.rules import rules_of
from clocksmith.server.botpool import BotFailedError, BotQuestion
from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.fair_queue import LATE as URGENT
from clocksmith.server.fair_queue import UNWATCHED, WATCHED, Claim
from clocksmith.server.hub import Listener
from clocksmith.server.store.notices import ThinkingNotice
from clocksmith.table import wire
from clocksmith.table.entry import ACT, LATE, Command
from clocksmith.table.errors import REFUSED, UNREADABLE
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.server.live import LiveTable

LATE_LEVEL: Final = next(iter(LEVELS))  # who answers for a person: the quickest
AGAIN_SECONDS: Final = 1.0  # before an answer that could not be kept is tried again
SOONEST: Final = 0.01  # seconds; a clock that has run out rings as soon as this


class Autoplayer:
    """The answers under way at one table, and the clock that rings next."""

    def __init__(self, live: "LiveTable") -> None:
        self._table = weakref.ref(live)  # the table holds this: a cycle would outlive both
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._bell: asyncio.TimerHandle | None = None

    @property
    def _live(self) -> "LiveTable":
        live = self._table()
        assert live is not None, "a table that is gone has given up its answers"
        return live

    def wake(self) -> None:
        """Let every bot think that is asked, and the next clock ring when it runs out."""
        table = self._live.table
        for seat in table.asked():
            if self._live.is_bot(seat):
                self._think(seat, ACT)
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        due = table.due()
        if due is not None:
            delay = max(SOONEST, due - self._live.backend.externals.now())
            self._bell = asyncio.get_running_loop().call_later(delay, self.ring)

    def busy(self) -> bool:
        """Return whether an answer is under way."""
        return bool(self._tasks)

    def tell(self, listener: Listener) -> None:
        """Tell a newcomer which bots think."""
        for seat in self._tasks:
            if self._live.is_bot(seat):
                listener.send(wire.encode(wire.Thinking(int(seat))).decode())

    def stop(self) -> None:
        """Give up all answers and silence the clock."""
        for task in self._tasks.values():
            task.cancel()
        if self._bell is not None:
            self._bell.cancel()

    def ring(self) -> None:
        """Answer for a seat whose time is up, if there is one."""
        self._bell = None
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
            self._live.hub.tell(wire.Thinking(int(seat)))
            store = self._live.backend.store
            store.tell(ThinkingNotice(self._live.id, store.server, int(seat)))
        try:
            await self._play(question, seat, kind, await self._choose(question, seat, kind))
        except RequestError as error:
            if error.code in (REFUSED, UNREADABLE):
                await self._play(question, seat, kind, self._any(question, seat))
            elif error.code == UNAVAILABLE:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _play(self, question: Question, seat: Seat, kind: str, text: str) -> None:
        if kind == ACT and not self._live.is_bot(seat):
            return  # a person has taken the seat over while the bot thought
        await self._live.play(Command(kind, seat, question.number, text), None)

    async def _choose(self, question: Question, seat: Seat, kind: str) -> str:
        """Return the answer of the seat's bot; of the quickest, if that one gives none; or any."""
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
        """Return how urgent an answer is: tables that somebody looks at come first."""
        if kind == LATE:
            return Claim(self._live.row.owner, URGENT)
        watched = self._live.hub.listeners() or self._live.here.elsewhere()
        return Claim(self._live.row.owner, WATCHED if watched else UNWATCHED)

    def _question_for(self, question: Question, seat: Seat, level: str) -> BotQuestion:
        """Return what a bot of a level is told."""
        longest = self._live.backend.settings.bot_seconds
        known = LEVELS[level].budget.seconds if level in LEVELS else None
        seconds = longest if known is None else min(known, longest)
        return asked_of(self._live, question, seat, level, seconds)

    def _any(self, question: Question, seat: Seat) -> str:
        """Return any legal answer: what is given when no bot gives one."""
        luck = self._live.backend.luck("any", self._live.id, question.number, seat)
        return question.legal.nth(luck.randrange(len(question.legal))).text


def asked_of(
    live: "LiveTable", question: Question, seat: Seat, level: str, seconds: float
) -> BotQuestion:
    """Return what a bot is told that answers for a seat, or helps it."""
    luck = live.backend.luck("redeal", live.id, question.number, seat)
    position = live.table.seen(seat, luck.randrange)
    rules = rules_of(live.table.setup.game)
    return BotQuestion(live.id, rules, position, int(seat), level, seconds)
