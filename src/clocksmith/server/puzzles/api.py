"""Puzzle endpoints: the list, positions, verdicts, and past attempts.

For accounts the server keeps the first attempt at each puzzle, for guests nothing.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from clocksmith.arena.rating import Rating
from clocksmith.games import GAMES
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.rating import rated
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.telling import PuzzleTold, PuzzleTry, told_of, try_of, weighed
from clocksmith.server.errors import NOT_FOUND, NOT_YOURS, UNAVAILABLE, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.lessons.exercises import REFUSALS, add_exercises
from clocksmith.server.lessons.messages import LessonAsk, LessonPreview, LessonWhyNot
from clocksmith.server.puzzles.messages import (
    BroughtTries,
    PuzzleInfo,
    PuzzleJudge,
    PuzzleShelfInfo,
    PuzzleTryInfo,
    RatingInfo,
    VerdictInfo,
)
from clocksmith.server.puzzles.queries import TryRow
from clocksmith.server.puzzles.service import puzzle_called, rating_info
from clocksmith.server.thinking.bot_pool import BotFailedError, TurnToJudge
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, CommandError
from clocksmith.table.feed import barred
from clocksmith.table.offer import offer_of

PUZZLES: Final = Endpoints()
DAY_SECONDS: Final = 24 * 3600  # a day begins at midnight UTC


@PUZZLES.add("GET /puzzles", list[PuzzleShelfInfo])
async def list_puzzles(context: RequestContext) -> list[PuzzleShelfInfo]:
    """List the puzzles of all games that have some, with the puzzle of the day."""
    day = int(context.services.externals.now()) // DAY_SECONDS
    return await context.services.sidework.run(claim_of(context), lambda: _shelves(day))


@dataclass(frozen=True)
class PuzzleExercise:
    """A puzzle."""

    puzzle: Puzzle

    def play(self, body: LessonAsk) -> PuzzleTold:
        """Return the position after some answers, as a welcome or as an update."""
        return told_of(self.puzzle, body.answers, body.shown, body.then)

    def preview(self, body: LessonPreview) -> wire.ConsideredInfo:
        """Return what an answer costs, or which rule forbids it, but not its effects."""
        return weighed(self.puzzle, body.answers, body.action, body.times)

    def why_not(self, body: LessonWhyNot) -> wire.BarsInfo:
        """Return which rules forbid all answers that begin with the same words."""
        return barred(try_of(self.puzzle, body.answers).table, self.puzzle.seat, body.stems)


@PUZZLES.add("POST /puzzles/{game}/{puzzle}/judge", VerdictInfo, *REFUSALS, takes=PuzzleJudge)
async def judge_turn(
    context: RequestContext, game: str, puzzle: str, body: PuzzleJudge
) -> VerdictInfo:
    """Judge whether a whole turn solves a puzzle, and return the solver's new rating."""
    await context.spend(context.services.rate_hint, context.user)  # as expensive as a hint
    exercise, puzzle_try = await _tried(context, game, puzzle, body.answers)
    answers = [action.text for action in puzzle_try.attempt.answers]
    try:
        turn = TurnToJudge(game, puzzle, answers)
        verdict = await context.services.backend.bots.judge(turn, claim_of(context))
    except BotFailedError:
        raise RequestError(UNAVAILABLE, "the turn could not be judged: try again") from None
    solver = await _solver_after(context, exercise, verdict["right"], body.solver)
    fields = {
        **verdict,
        "solution": [offer_of(action) for action in exercise.solution],
        "turn": [offer_of(action) for action in puzzle_try.attempt.answers],
        "second": [offer_of(action) for action in exercise.second],
        "proved": {"chances": exercise.gain.chances, "unsure": exercise.gain.unsure},
        "solver": {"mean": solver.mean, "deviation": solver.deviation},
    }
    return msgspec.convert(fields, VerdictInfo)


@PUZZLES.add("GET /me/puzzles", list[PuzzleTryInfo])
async def list_tries(context: RequestContext) -> list[PuzzleTryInfo]:
    """List the puzzles that an account has tried; guests keep their list in the browser."""
    solvers = context.services.puzzle_progress
    if context.known is None or not await solvers.has_account(context.known):
        return []
    return await solvers.tries(context.known)


@PUZZLES.add("POST /me/puzzles", list[PuzzleTryInfo], NOT_YOURS, takes=BroughtTries)
async def bring_tries(context: RequestContext, body: BroughtTries) -> list[PuzzleTryInfo]:
    """Copy a guest's attempts to their new account, and return all of its attempts."""
    solvers = context.services.puzzle_progress
    if not await solvers.has_account(context.known):
        raise RequestError(NOT_YOURS, "sign in first: the browser keeps the tries of a guest")
    brought = [TryRow(one.game, one.puzzle, one.solved, one.at) for one in body.tries]
    await solvers.keep(context.user, brought)
    return await solvers.tries(context.user)


async def _solver_after(
    context: RequestContext, puzzle: Puzzle, right: bool, told: RatingInfo
) -> RatingInfo:
    """Return the solver's rating after an attempt; for an account, save a first attempt."""
    solvers = context.services.puzzle_progress
    if not await solvers.has_account(context.known):
        before = Rating(told.mean, told.deviation)
        return rating_info(rated(before, puzzle.rating, right)[0])
    now = context.services.externals.now()
    await solvers.keep(context.user, [TryRow(puzzle.game.name, puzzle.id, right, now)])
    return (await solvers.tries(context.user))[-1].solver


async def _tried(
    context: RequestContext, game: str, name: str, answers: list[str]
) -> tuple[Puzzle, PuzzleTry]:
    """Return a puzzle, and the whole turn that somebody tries in it."""

    def work() -> tuple[Puzzle, PuzzleTry]:
        puzzle = puzzle_called(game, name)
        if puzzle is None:
            raise RequestError(NOT_FOUND, "there is no such puzzle")
        return puzzle, try_of(puzzle, answers)

    try:
        puzzle, puzzle_try = await context.services.sidework.run(claim_of(context), work)
    except CommandError as error:
        raise RequestError.of(error) from None
    if not puzzle_try.attempt.is_over:
        raise RequestError(NOT_ASKED, "the turn is not over yet")
    return puzzle, puzzle_try


def _find(game: str, name: str) -> PuzzleExercise | None:
    puzzle = puzzle_called(game, name)
    return None if puzzle is None else PuzzleExercise(puzzle)


def _shelves(day: int) -> list[PuzzleShelfInfo]:
    names = [name for name in GAMES if has_puzzles(GAMES[name]) and puzzles_of(name)]
    return [_shelf(name, list(puzzles_of(name).values()), day) for name in names]


def _shelf(name: str, puzzles: list[Puzzle], day: int) -> PuzzleShelfInfo:
    infos = [PuzzleInfo(one.id, list(one.themes), rating_info(one.rating)) for one in puzzles]
    return PuzzleShelfInfo(name, puzzle_of_day([one.id for one in puzzles], day), infos)


def puzzle_of_day(ids: list[str], day: int) -> str:
    """Return the puzzle of a day, the same for everybody; none repeats before all had their day."""
    again, place = divmod(day, len(ids))
    return sorted(ids, key=lambda id: sha256(f"{again} {id}".encode()).digest())[place]


add_exercises(PUZZLES, "puzzle", PuzzleTold, _find)
