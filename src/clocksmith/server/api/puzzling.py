"""Puzzles: which there are, how a turn stands, whether it is right, and what one has tried.

Of accounts the first try at each puzzle is kept, of guests nothing.
"""

import asyncio
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
from clocksmith.server.api.answered import REFUSALS, tell_after
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.botpool import BotFailedError, TurnToJudge
from clocksmith.server.errors import NOT_FOUND, NOT_YOURS, UNAVAILABLE, RequestError
from clocksmith.server.lesson_bodies import LessonAsk, LessonBars, LessonConsider
from clocksmith.server.puzzle_bodies import (
    BroughtTries,
    PuzzleInfo,
    PuzzleJudge,
    PuzzleShelfInfo,
    PuzzleTryInfo,
    RatingInfo,
    VerdictInfo,
)
from clocksmith.server.request_context import RequestContext
from clocksmith.server.solvers import puzzle_called, rating_info
from clocksmith.server.store.rows import TryRow
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, CommandError
from clocksmith.table.feed import barred
from clocksmith.table.offer import offer_of

PUZZLING: Final = Endpoints()
DAY_SECONDS: Final = 24 * 3600  # a day begins at midnight UTC


@PUZZLING.add("GET /puzzles", list[PuzzleShelfInfo])
async def list_puzzles(context: RequestContext) -> list[PuzzleShelfInfo]:
    """List the puzzles of the games that have some, with the puzzle of the day."""
    day = int(context.services.externals.now()) // DAY_SECONDS
    return await asyncio.to_thread(_shelves, day)


@PUZZLING.add("POST /puzzles/{game}/{puzzle}", PuzzleTold, *REFUSALS, takes=LessonAsk)
async def try_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonAsk
) -> PuzzleTold:
    """Tell how a puzzle stands after some answers, as a welcome or as what is new."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await tell_after(lambda: told_of(found, body.answers, body.shown, body.then))


@PUZZLING.add(
    "POST /puzzles/{game}/{puzzle}/consider",
    wire.ConsideredInfo,
    *REFUSALS,
    takes=LessonConsider,
)
async def consider_in_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonConsider
) -> wire.ConsideredInfo:
    """Tell what an answer costs there, or which rule forbids it, but not what it would do."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await tell_after(lambda: weighed(found, body.answers, body.action, body.times))


@PUZZLING.add("POST /puzzles/{game}/{puzzle}/bars", wire.BarsInfo, *REFUSALS, takes=LessonBars)
async def bars_in_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonBars
) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await tell_after(
        lambda: barred(try_of(found, body.answers).table, found.seat, body.stems)
    )


@PUZZLING.add("POST /puzzles/{game}/{puzzle}/judge", VerdictInfo, *REFUSALS, takes=PuzzleJudge)
async def judge_turn(
    context: RequestContext, game: str, puzzle: str, body: PuzzleJudge
) -> VerdictInfo:
    """Tell whether a whole turn solves a puzzle, and what the solver's rating becomes."""
    await context.services.rate_hint.take(context.user)  # it takes as much thinking
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    tried = await tell_after(lambda: _whole(found, body.answers))
    answers = [action.text for action in tried.attempt.answers]
    try:
        turn = TurnToJudge(game, puzzle, answers)
        verdict = await context.services.backend.bots.judge(turn, context.claim)
    except BotFailedError:
        raise RequestError(UNAVAILABLE, "the turn could not be judged: try again") from None
    solver = await _solver_after(context, found, verdict["right"], body.solver)
    told = {
        **verdict,
        "solution": [offer_of(action) for action in found.solution],
        "turn": [offer_of(action) for action in tried.attempt.answers],
        "second": [offer_of(action) for action in found.second],
        "proved": {"chances": found.gain.chances, "unsure": found.gain.unsure},
        "solver": {"mean": solver.mean, "deviation": solver.deviation},
    }
    return msgspec.convert(told, VerdictInfo)


@PUZZLING.add("GET /me/puzzles", list[PuzzleTryInfo])
async def list_tries(context: RequestContext) -> list[PuzzleTryInfo]:
    """List the puzzles that an account has tried; a guest's browser keeps his own list."""
    solvers = context.services.solvers
    if context.known is None or not await solvers.has_account(context.known):
        return []
    return await solvers.tries(context.known)


@PUZZLING.add("POST /me/puzzles", list[PuzzleTryInfo], NOT_YOURS, takes=BroughtTries)
async def bring_tries(context: RequestContext, body: BroughtTries) -> list[PuzzleTryInfo]:
    """Keep what a guest has tried in the account that he has now, and list all of it."""
    solvers = context.services.solvers
    if not await solvers.has_account(context.known):
        raise RequestError(NOT_YOURS, "sign in first: the browser keeps the tries of a guest")
    brought = [TryRow(one.game, one.puzzle, one.solved, one.at) for one in body.tries]
    await solvers.keep(context.user, brought)
    return await solvers.tries(context.user)


async def _solver_after(
    context: RequestContext, puzzle: Puzzle, right: bool, told: RatingInfo
) -> RatingInfo:
    """Return how good the solver is after a try; for an account, the first one is kept."""
    solvers = context.services.solvers
    if not await solvers.has_account(context.known):
        before = Rating(told.mean, told.deviation)
        return rating_info(rated(before, puzzle.rating, right)[0])
    now = context.services.externals.now()
    await solvers.keep(context.user, [TryRow(puzzle.game.name, puzzle.id, right, now)])
    return (await solvers.tries(context.user))[-1].solver


def _whole(puzzle: Puzzle, answers: list[str]) -> PuzzleTry:
    tried = try_of(puzzle, answers)
    if not tried.attempt.is_over:
        raise CommandError(NOT_ASKED, "the turn is not over yet")
    return tried


def _puzzle(game: str, puzzle: str) -> Puzzle:
    found = puzzle_called(game, puzzle)
    if found is None:
        raise RequestError(NOT_FOUND, "there is no such puzzle")
    return found


def _shelves(day: int) -> list[PuzzleShelfInfo]:
    names = [name for name in GAMES if has_puzzles(GAMES[name]) and puzzles_of(name)]
    return [_shelf(name, list(puzzles_of(name).values()), day) for name in names]


def _shelf(name: str, puzzles: list[Puzzle], day: int) -> PuzzleShelfInfo:
    listed = [PuzzleInfo(one.id, list(one.themes), rating_info(one.rating)) for one in puzzles]
    return PuzzleShelfInfo(name, puzzle_of_day([one.id for one in puzzles], day), listed)


def puzzle_of_day(ids: list[str], day: int) -> str:
    """Return the puzzle of a day, the same for everybody; none comes back before all have been."""
    again, place = divmod(day, len(ids))
    return sorted(ids, key=lambda id: sha256(f"{again} {id}".encode()).digest())[place]
