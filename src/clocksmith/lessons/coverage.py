"""What the lessons of a game cover together: kinds of answers, points, and shown results."""

from collections.abc import Iterable
from dataclasses import dataclass

from clocksmith.lessons.check import solved
from clocksmith.lessons.lesson import GO_ON, RESULT, Lesson
from clocksmith.lessons.run import Run
from clocksmith.table.offered import verb_of


@dataclass(frozen=True)
class Steps:
    """How many steps of lessons the learner plays, and what follows them."""

    steps: int
    held: int  # those that end on their own result, with a sentence about it
    carried: int  # those after which the same position goes on


def steps_of(lessons: Iterable[Lesson]) -> Steps:
    """Count the steps of lessons by playing their solutions."""
    steps = held = carried = 0
    for lesson in lessons:
        run = Run(lesson)
        for stage in lesson.stages:
            for text in stage.solution:
                run.answer(text)
            steps += bool(stage.until)
            held += run.held and run.said == lesson.key(stage.id, RESULT)
            before = run.table
            run.answer(GO_ON)
            carried += bool(stage.until) and run.table is before
    return Steps(steps, held, carried)


def verbs_met(lessons: Iterable[Lesson]) -> set[str]:
    """Return the kinds of answers that the learner gives in the solutions."""
    met: set[str] = set()
    for lesson in lessons:
        for stage in lesson.stages:
            met |= {verb_of(lesson.game.actions.parse(text)) for text in stage.solution}
    return met


def sources_met(lessons: Iterable[Lesson]) -> set[str]:
    """Return the rows of the ledger that brought or cost the learner points in the solutions."""
    met: set[str] = set()
    for lesson in lessons:
        run = solved(lesson)
        ledger = lesson.game.ledger(run.table.setup.seats)
        for event in run.events:
            ledger.note(event)
        met |= {row.name for row in ledger.rows() if row.points[lesson.seat]}
    return met
