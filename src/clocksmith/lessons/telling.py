"""What a browser gets of a lesson: the messages of a table, and the progress."""

from typing import Any

from msgspec import UNSET, Struct

from clocksmith.core.seat import Seat
from clocksmith.lessons.lesson import GO_ON, Lesson, Place
from clocksmith.lessons.narrowed import narrowed
from clocksmith.lessons.run import Run, run_of
from clocksmith.table import wire
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed, offers_at
from clocksmith.table.table import Table

TABLES_APART = 1000  # numbers of questions that lie between two positions of a lesson


class LessonTold(Struct):
    """The progress in a lesson."""

    answers: list[str]  # all that count so far
    message: wire.Welcome | wire.Update
    stage: str  # the id of the one that is shown; nothing at the end
    number: int  # which one it is; how many there are at the end
    stages: int
    starts: list[int]  # how many answers there were when each stage began
    reads: bool  # whether it only says something
    held: bool  # whether its goal is met and the result is shown
    fresh: bool  # whether it starts from another position than the one before
    free: bool
    said: str | None  # the message that answers the last answer
    solution: list[str]  # answers that lead from its beginning to its goal
    astray: bool  # whether the last try has to be taken back
    good: int  # how many answers need not be
    done: bool
    places: list[Place]
    arrows: list[tuple[int, int]]
    marks: list[str]


def lesson_after(
    lesson: Lesson, answers: list[str], shown: int | None, then: list[str]
) -> LessonTold:
    """Return a lesson after *answers*, of which so many were *shown*; None for everything anew.

    Answers in *then* go with the last one as far as they are asked and legal. CommandError
    when one of the others is none.
    """
    run = run_of(lesson, answers if shown is None else answers[:shown])
    feed = Feed(run.table, lesson.seat)
    message: wire.Welcome | wire.Update = feed.welcome(summary_of(run))
    if shown is not None:
        before = run.table
        for text in answers[shown:]:
            run.answer(text)
        _give_along(run, then)
        same = run.table is before
        message = feed.update() if same else Feed(run.table, lesson.seat).welcome(summary_of(run))
    _adapt(message, run)
    return _told(run, message)


def summary_of(run: Run) -> wire.Summary:
    """Return a lesson as if it were a table."""
    lesson = run.lesson
    return summary_at(run.table, f"{lesson.game.name}-{lesson.id}", lesson.seat)


def summary_at(table: Table, id: str, learner: Seat) -> wire.Summary:
    """Return what to say of a table at which one seat learns: nobody gives it hints."""
    game, box = table.setup.game, table.setup.game.box()
    label = None
    if box is not None:
        label = wire.BoxLabel(box.name, box.title or box.name, box.digest, True, *box.counts())
    return wire.Summary(
        id=id,
        game=game.name,
        rules_version=game.rules_version,
        options=dict(table.setup.choices.pairs),
        seats=[_seat(Seat(seat), learner) for seat in range(table.setup.seats)],
        clock=table.setup.clock.plain(),
        commitment=None,
        opened_at=0.0,
        branch=None,
        state="playing",
        box=label,
        hints=False,
    )


def _seat(seat: Seat, learner: Seat) -> wire.SeatInfo:
    mine = seat == learner
    return wire.SeatInfo(name="", kind="person" if mine else "bot", online=True, mine=mine)


def _give_along(run: Run, then: list[str]) -> None:
    for text in then:
        if text == GO_ON or run.question() is None:
            return
        try:
            run.answer(text)
        except CommandError:
            return  # it is not asked any more


def _adapt(message: wire.Now, run: Run) -> None:
    """Let a message of the table say what the lesson asks, offers and takes back."""
    apart = TABLES_APART * run.tables
    assert isinstance(message, (wire.Welcome, wire.Update))
    message.number += apart
    message.undo = 0 if run.done else len(run.answers) - run.starts[-1]
    message.outcome, message.seed = None, None
    question = run.question()
    if question is None or message.question is None:
        message.question = None
        message.waiting = []  # the lesson waits for the learner to read on
        return
    legal = narrowed(question.legal, run.now.may)
    decision, state = question.decision, question.state
    offers = offers_at(run.table).of(legal, lambda action: bool(decision.at_once(state, action)))
    number = message.question.number + apart
    message.question = wire.QuestionInfo(
        number, message.question.decision, offers, message.question.sealed, UNSET
    )


def _told(run: Run, message: Any) -> LessonTold:
    pointing = run.pointing
    return LessonTold(
        answers=run.answers,
        message=message,
        stage="" if run.done else run.now.id,
        number=run.stage,
        stages=len(run.lesson.stages),
        starts=run.starts,
        reads=run.now.reads and not run.done,
        held=run.held,
        fresh=run.fresh,
        free=run.now.free,
        said=run.said,
        solution=[] if run.done else list(run.now.solution),
        astray=run.astray,
        good=run.good,
        done=run.done,
        places=list(pointing.places),
        arrows=list(pointing.arrows),
        marks=list(pointing.marks),
    )
