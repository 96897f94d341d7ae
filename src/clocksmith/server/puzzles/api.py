"""Puzzle endpoints: the list, positions, verdicts, and past attempts.

For accounts the server keeps the first attempt at each puzzle, for guests nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Final

import msgspec

from clocksmith.arena.rating import Rating
from clocksmith.core.action import Action
from clocksmith.games import GAMES
from clocksmith.puzzles.beginning import first_puzzles
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.rating import rated
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.telling import (
    PuzzleTold,
    PuzzleTry,
    next_of_solution,
    told_of,
    try_of,
    weighed,
)
from clocksmith.server.errors import NOT_FOUND, NOT_YOURS, UNAVAILABLE, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.lessons.exercises import REFUSALS, add_exercises, position_now
from clocksmith.server.lessons.messages import LessonAsk, LessonPreview, LessonWhyNot
from clocksmith.server.puzzles.messages import (
    BroughtRuns,
    BroughtTries,
    PuzzleHelp,
    PuzzleHintInfo,
    PuzzleInfo,
    PuzzleJudge,
    PuzzleShelfInfo,
    PuzzleTryInfo,
    RatingInfo,
    RunInfo,
    VerdictInfo,
)
from clocksmith.server.puzzles.tries import TryRow, puzzle_called, rating_info
from clocksmith.server.thinking.bot_pool import BotFailedError, TurnToJudge
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, CommandError
from clocksmith.table.feed import barred
from clocksmith.table.offer import offer_of

PUZZLES: Final = Endpoints()
LEVELS: Final = 3  # puzzles of a day, from easy to hard
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

    def position(self, answers: list[str]) -> str:
        """Return the position after some answers as text."""
        return position_now(try_of(self.puzzle, answers).table)


@PUZZLES.add("POST /puzzles/{game}/{puzzle}/judge", VerdictInfo, *REFUSALS, takes=PuzzleJudge)
async def judge_turn(
    context: RequestContext, game: str, puzzle: str, body: PuzzleJudge
) -> VerdictInfo:
    """Judge whether a whole turn solves a puzzle, and return the solver's new rating."""
    await context.spend(context.services.rate_hint, context.user)  # as expensive as a hint
    exercise, turn = await _tried(context, game, puzzle, body.answers)
    return await _verdict(context, exercise, turn, turn, body.solver, is_rated=body.rated)


@PUZZLES.add("POST /puzzles/{game}/{puzzle}/give-up", VerdictInfo, *REFUSALS, takes=PuzzleHelp)
async def give_up(context: RequestContext, game: str, puzzle: str, body: PuzzleHelp) -> VerdictInfo:
    """Return the solution of a puzzle that a solver gives up, and their new rating."""
    await context.spend(context.services.rate_hint, context.user)
    exercise, turn = await _so_far(context, game, puzzle, body.answers)
    return await _verdict(context, exercise, [], turn, body.solver)


@PUZZLES.add("POST /puzzles/{game}/{puzzle}/hint", PuzzleHintInfo, *REFUSALS, takes=PuzzleHelp)
async def hint_of_puzzle(
    context: RequestContext, game: str, puzzle: str, body: PuzzleHelp
) -> PuzzleHintInfo:
    """Return what a right turn goes on with; the puzzle then counts as not solved."""
    await context.spend(context.services.rate_hint, context.user)
    exercise, _ = await _so_far(context, game, puzzle, body.answers)
    action = next_of_solution(exercise, body.answers)
    solver = await _solver_after(context, exercise, False, body.solver)
    return PuzzleHintInfo(None if action is None else offer_of(action), solver)


async def _verdict(
    context: RequestContext,
    puzzle: Puzzle,
    judged: list[Action],
    turn: list[Action],
    rating: RatingInfo,
    is_rated: bool = True,
) -> VerdictInfo:
    """Return the verdict on a turn, or the solution where none is *judged*."""
    try:
        tried = TurnToJudge(puzzle.game.name, puzzle.id, [action.text for action in judged])
        verdict = await context.services.backend.bots.judge(tried, claim_of(context))
    except BotFailedError:
        raise RequestError(UNAVAILABLE, "the turn could not be judged: try again") from None
    solver = rating
    if is_rated:
        solver = await _solver_after(context, puzzle, verdict["right"], rating)
    fields = {
        **verdict,
        "solution": [offer_of(action) for action in puzzle.solution],
        "turn": [offer_of(action) for action in turn],
        "proved": {"chances": puzzle.gain.chances, "unsure": puzzle.gain.unsure},
        "solver": {"mean": solver.mean, "deviation": solver.deviation},
    }
    return msgspec.convert(fields, VerdictInfo)


@PUZZLES.add("GET /me/puzzles", list[PuzzleTryInfo])
async def list_tries(context: RequestContext) -> list[PuzzleTryInfo]:
    """List the puzzles that an account has tried; guests keep their list in the browser."""
    solvers = context.services.puzzle_progress
    if context.visitor is None or not await solvers.has_account(context.visitor):
        return []
    return await solvers.tries(context.visitor)


@PUZZLES.add("POST /me/puzzles", list[PuzzleTryInfo], NOT_YOURS, takes=BroughtTries)
async def bring_tries(context: RequestContext, body: BroughtTries) -> list[PuzzleTryInfo]:
    """Copy a guest's attempts to their new account, and return all of its attempts."""
    solvers = context.services.puzzle_progress
    if not await solvers.has_account(context.visitor):
        raise RequestError(NOT_YOURS, "sign in first: the browser keeps the tries of a guest")
    brought = [TryRow(one.game, one.puzzle, one.solved, one.at) for one in body.tries]
    await solvers.keep(context.user, brought)
    return await solvers.tries(context.user)


@PUZZLES.add("GET /me/puzzle-runs", list[RunInfo])
async def list_runs(context: RequestContext) -> list[RunInfo]:
    """List the best runs of an account; guests keep theirs in the browser."""
    solvers = context.services.puzzle_progress
    if context.visitor is None or not await solvers.has_account(context.visitor):
        return []
    return await solvers.runs(context.visitor)


@PUZZLES.add("POST /me/puzzle-runs", list[RunInfo], NOT_YOURS, takes=BroughtRuns)
async def bring_runs(context: RequestContext, body: BroughtRuns) -> list[RunInfo]:
    """Save the runs of an account that are its best of their kind, and return all best ones."""
    solvers = context.services.puzzle_progress
    if not await solvers.has_account(context.visitor):
        raise RequestError(NOT_YOURS, "sign in first: the browser keeps the runs of a guest")
    await solvers.keep_runs(context.user, body.runs)
    return await solvers.runs(context.user)


async def _solver_after(
    context: RequestContext, puzzle: Puzzle, right: bool, rating: RatingInfo
) -> RatingInfo:
    """Return the solver's rating after an attempt; for an account, save a first attempt."""
    solvers = context.services.puzzle_progress
    if not await solvers.has_account(context.visitor):
        before = Rating(rating.mean, rating.deviation)
        return rating_info(rated(before, puzzle.rating, right)[0])
    now = context.services.externals.now()
    await solvers.keep(context.user, [TryRow(puzzle.game.name, puzzle.id, right, now)])
    return (await solvers.tries(context.user))[-1].solver


async def _tried(
    context: RequestContext, game: str, name: str, answers: list[str]
) -> tuple[Puzzle, list[Action]]:
    """Return a puzzle, and the whole turn that somebody tries in it.

    A turn that may be left at what was done is ended.
    """

    def close(tried: PuzzleTry) -> bool:
        return bool(answers) and tried.attempt.close()

    return await _played(context, game, name, answers, close)


async def _so_far(
    context: RequestContext, game: str, name: str, answers: list[str]
) -> tuple[Puzzle, list[Action]]:
    """Return a puzzle, and what somebody has answered in it so far."""
    return await _played(context, game, name, answers, lambda _: True)


async def _played(
    context: RequestContext,
    game: str,
    name: str,
    answers: list[str],
    is_enough: Callable[[PuzzleTry], bool],
) -> tuple[Puzzle, list[Action]]:
    def work() -> tuple[Puzzle, list[Action]]:
        puzzle = puzzle_called(game, name)
        if puzzle is None:
            raise RequestError(NOT_FOUND, "there is no such puzzle")
        tried = try_of(puzzle, answers)
        if not is_enough(tried):
            raise RequestError(NOT_ASKED, "answer the open question first")
        return puzzle, list(tried.attempt.answers)

    try:
        return await context.services.sidework.run(claim_of(context), work)
    except CommandError as error:
        raise RequestError.of(error) from None


def _find(game: str, name: str) -> PuzzleExercise | None:
    puzzle = puzzle_called(game, name)
    return None if puzzle is None else PuzzleExercise(puzzle)


def _shelves(day: int) -> list[PuzzleShelfInfo]:
    names = [name for name in GAMES if has_puzzles(GAMES[name]) and puzzles_of(name)]
    return [_shelf(name, list(puzzles_of(name).values()), day) for name in names]


def _shelf(name: str, puzzles: list[Puzzle], day: int) -> PuzzleShelfInfo:
    infos = [PuzzleInfo(one.id, list(one.themes), rating_info(one.rating)) for one in puzzles]
    first = [one.id for one in first_puzzles(puzzles)]
    return PuzzleShelfInfo(name, puzzles_of_day(puzzles, day), first, infos)


def puzzles_of_day(puzzles: list[Puzzle], day: int) -> list[str]:
    """Return the puzzles of a day, an easy one first: one of each third by rating."""
    ranked = [one.id for one in sorted(puzzles, key=lambda one: (one.rating.mean, one.id))]
    count = min(LEVELS, len(ranked))
    cuts = [len(ranked) * level // count for level in range(count + 1)]
    return [puzzle_of_day(ranked[start:end], day) for start, end in pairwise(cuts)]


def puzzle_of_day(ids: list[str], day: int) -> str:
    """Return the puzzle of a day, the same for everybody; none repeats before all had their day."""
    again, place = divmod(day, len(ids))
    return sorted(ids, key=lambda id: sha256(f"{again} {id}".encode()).digest())[place]


add_exercises(PUZZLES, "puzzle", PuzzleTold, _find)
