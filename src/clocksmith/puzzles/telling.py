"""What a browser gets of a puzzle: the messages of a table up to the present.

As in a lesson, everything follows from the answers so far, and nothing is kept.
"""

from msgspec import Struct

from clocksmith.core.action import Action
from clocksmith.lessons.luck import LessonLuck
from clocksmith.lessons.telling import summary_at
from clocksmith.puzzles.attempt import Attempt
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.table import wire
from clocksmith.table.check import read_action
from clocksmith.table.entry import ACT, Command
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed, considered
from clocksmith.table.setup import branch_of
from clocksmith.table.table import Table

BEGUN = 0.0  # a puzzle has no clock


class PuzzleTold(Struct):
    """The progress in a puzzle."""

    answers: list[str]  # all that count so far
    message: wire.Welcome | wire.Update
    over: bool  # whether the turn is over
    ready: bool  # whether it can be judged: something was done, and no more has to be


class PuzzleTry:
    """The turn of a solver, so far, at a table that shows it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle.game, puzzle.start(), puzzle.seat)
        setup = branch_of(puzzle.game, puzzle.position)
        self.table = Table(setup, LessonLuck(puzzle.id, ()), BEGUN)

    def answer(self, text: str) -> None:
        """Give the next answer, and those of others that follow; CommandError when it is none."""
        before = len(self.attempt.given)
        self.attempt.answer(read_action(self.puzzle.game, text))
        for seat, action in self.attempt.given[before:]:
            question = self.table.question(seat)
            assert question is not None, "the table asks what the engine asks"
            command = Command(ACT, seat, question.number, action.text)
            self.table.apply(self.table.check(command, BEGUN))


def try_of(puzzle: Puzzle, answers: list[str]) -> PuzzleTry:
    """Return a puzzle after some answers; CommandError when one of them is none."""
    tried = PuzzleTry(puzzle)
    for text in answers:
        tried.answer(text)
    return tried


def told_of(puzzle: Puzzle, answers: list[str], shown: int | None, then: list[str]) -> PuzzleTold:
    """Return a puzzle after *answers*, of which so many were *shown*; None for everything anew.

    Answers in *then* go with the last one as far as they are asked and legal. CommandError
    when one of the others is none.
    """
    tried = try_of(puzzle, answers if shown is None else answers[:shown])
    feed = Feed(tried.table, puzzle.seat)
    summary = summary_at(tried.table, f"{puzzle.game.name}-{puzzle.id}", puzzle.seat)
    message: wire.Welcome | wire.Update = feed.welcome(summary)
    if shown is not None:
        for text in answers[shown:]:
            tried.answer(text)
        _give_along(tried, then)
        message = feed.update()
    over = tried.attempt.is_over
    texts = [action.text for action in tried.attempt.answers]
    message.undo = len(texts)
    message.outcome, message.seed = None, None
    if over:
        message.question, message.waiting = None, []  # nobody goes on
    return PuzzleTold(texts, message, over, bool(texts) and tried.attempt.copy().close())


def next_of_solution(puzzle: Puzzle, answers: list[str]) -> Action | None:
    """Return what a right turn goes on with after some answers, in any order; None where none does.

    CommandError when one of *answers* is none.
    """
    given = [action.text for action in try_of(puzzle, answers).attempt.answers]
    for turn in puzzle.right:
        left = list(turn)
        if all(any(one.text == text for one in left) for text in given):
            rest = [action for action in left if action.text not in given]
            return rest[0] if rest else None
    return None


def weighed(puzzle: Puzzle, answers: list[str], action: str, times: int) -> wire.ConsideredInfo:
    """Return why an answer is refused, or what it costs; what it would do is for the solver to see.

    CommandError when one of *answers* is none.
    """
    table = try_of(puzzle, answers).table
    shown = considered(table, puzzle.seat, action, times)
    shown.events, shown.view, shown.after = [], None, shown.before
    return shown


def _give_along(tried: PuzzleTry, then: list[str]) -> None:
    for text in then:
        if tried.attempt.is_over:
            return
        try:
            tried.answer(text)
        except CommandError:
            return  # it is not asked any more
