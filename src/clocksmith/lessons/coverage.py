"""What the lessons of a game meet together: its kinds of answers, and what brings points."""

from collections.abc import Iterable

from clocksmith.lessons.check import solved
from clocksmith.lessons.lesson import Lesson
from clocksmith.table.offered import verb_of


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
        for event in run.told:
            ledger.note(event)
        met |= {row.name for row in ledger.rows() if row.points[lesson.seat]}
    return met
