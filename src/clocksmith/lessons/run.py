"""A lesson as it is played: answers go in, and it says how far you have come.

A run depends on its lesson and the answers alone: the same answers always lead to the same place.
So nothing of it is stored.
"""

from collections.abc import Iterable

from clocksmith.core.event import Event
from clocksmith.lessons.lesson import GO_ON, OTHERWISE, RESULT, Lesson, Pointing, Reply, Stage
from clocksmith.lessons.luck import LessonLuck
from clocksmith.table.entry import ACT, Command
from clocksmith.table.errors import NOT_ASKED, CommandError
from clocksmith.table.question import Question
from clocksmith.table.setup import setup_at
from clocksmith.table.table import Table

BEGUN = 0.0  # a lesson has no clock


class Run:
    """One way through a lesson, so far."""

    table: Table

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.answers: list[str] = []
        self.starts: list[int] = []  # how many answers there were when each stage began
        self.stage = 0  # that of the sentence which is shown; as many as there are at the end
        self.tables = 0  # positions that were laid out so far
        self.said: str | None = None  # the message that answers the last try
        self.held = False  # whether the goal is met and its result is shown
        self.astray = False  # whether the last try has to be taken back
        self.good = 0  # answers that need not be taken back
        self.history: list[list[Event]] = []  # what each action brought about
        self.events: list[Event] = []  # all that happened
        self._replies: list[Reply] = []
        self._heard = 0  # results of the table
        self._happened: list[Event] = []  # since the stage began
        self._asked: str | None = None  # the kind of question with which the stage began
        self._begin()

    @property
    def done(self) -> bool:
        """Whether only the summary is left."""
        return self.stage == len(self.lesson.stages)

    @property
    def now(self) -> Stage:
        """The stage that is shown; the last one at the end."""
        return self.lesson.stages[min(self.stage, len(self.lesson.stages) - 1)]

    @property
    def pointing(self) -> Pointing:
        """What is shown: for the stage, for its result, or for the summary."""
        if self.done:
            return self.lesson.ending
        return self.now.result if self.held else self.now.pointing

    @property
    def fresh(self) -> bool:
        """Whether another position was laid out for the stage, and nothing is answered yet."""
        if self.done or not self.stage or len(self.answers) > self.starts[-1]:
            return False
        return self.now.position is not None

    @property
    def waits(self) -> bool:
        """Whether GO_ON is the next answer: something is to be read, or a result to be seen."""
        return self.held or self.now.reads

    def question(self) -> Question | None:
        """Return what the learner is asked; None while nothing can be answered."""
        over = self.done or self.astray or self.waits
        return None if over else self.table.question(self.lesson.seat)

    def answer(self, text: str) -> None:
        """Give the next answer: an action, or GO_ON; CommandError when there is no such answer."""
        stage = self.now
        if self.done or self.astray or self.waits != (text == GO_ON):
            raise CommandError(NOT_ASKED, "the lesson waits for something else")
        if text == GO_ON:
            self._note(text)
            self._advance()
        else:
            self._play(stage, text)
        if not self.astray:
            self.good = len(self.answers)

    def _note(self, text: str) -> None:
        """Count an answer that was given; one that is refused changes nothing."""
        self.answers.append(text)
        self.said = None

    def _play(self, stage: Stage, text: str) -> None:
        question = self.table.question(self.lesson.seat)
        if question is None:
            raise CommandError(NOT_ASKED, "nothing is asked now")
        text = " ".join(text.split())
        self._give(Reply(self.lesson.seat, text), question)
        self._note(text)
        self._reply()
        fresh = self._hear()
        self._happened += fresh
        self.history.append(fresh)
        if stage.met(self._happened):
            self.held, self.said = True, self.lesson.key(stage.id, RESULT)
        else:
            self._judge(stage, text, fresh)

    def _hear(self) -> list[Event]:
        """Return the events at this table since the last call."""
        results = self.table.results
        fresh = [event for result in results[self._heard :] for event in result.events]
        self._heard = len(results)
        self.events += fresh
        return fresh

    def _judge(self, stage: Stage, text: str, events: list[Event]) -> None:
        """Say something to a try that has not met the goal."""
        for wrong in stage.wrong:
            if wrong.fits(text, events):
                self.said, self.astray = self.lesson.key(stage.id, wrong.id), wrong.back
                return
        kind = _kind(self.table.question(self.lesson.seat))
        # A question within an action is no end of it: what comes of it is judged then.
        within = kind is not None and kind != self._asked
        if kind is None or not (within or stage.goes(text)):
            self.said, self.astray = self.lesson.key(stage.id, OTHERWISE), True

    def _advance(self) -> None:
        self.held = False
        self.stage += 1
        if not self.done:
            self._begin()

    def _lay_out(self, position: str, draws: tuple[int, ...]) -> None:
        luck = LessonLuck(self.lesson.id, draws)
        self.table = Table(setup_at(self.lesson.game, position), luck, BEGUN)
        self.tables += 1
        self._heard = 0
        self._replies = []

    def _begin(self) -> None:
        stage = self.now
        self.starts.append(len(self.answers))
        if stage.position is not None:
            self._lay_out(stage.position, stage.luck)
        # What would have been answered for the learner, had they gone that way, is over.
        left = [reply for reply in self._replies if reply.seat != self.lesson.seat]
        self._replies = [*left, *stage.replies]
        self._happened = []
        self._reply()
        self._hear()
        self._asked = _kind(self.table.question(self.lesson.seat))

    def _reply(self) -> None:
        """Let the other seats give the answers that are written for them, in their order."""
        while self._replies:
            question = self.table.question(self._replies[0].seat)
            if question is None or not self._fits(self._replies[0], question):
                return
            self._give(self._replies.pop(0), question)

    def _fits(self, reply: Reply, question: Question) -> bool:
        """Return whether a reply fits the question, which it may not after another way."""
        action = self.lesson.game.actions.parse(reply.text)
        return question.decision.refusal(question.state, action) is None

    def _give(self, reply: Reply, question: Question) -> None:
        command = Command(ACT, reply.seat, question.number, reply.text)
        self.table.apply(self.table.check(command, BEGUN))


def _kind(question: Question | None) -> str | None:
    return None if question is None else type(question.decision).__name__


def run_of(lesson: Lesson, answers: Iterable[str]) -> Run:
    """Return a lesson after some answers; CommandError when one of them is none."""
    run = Run(lesson)
    for text in answers:
        run.answer(text)
    return run
