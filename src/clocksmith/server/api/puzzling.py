"""Puzzles: which there are, how a turn stands, and whether it is right. Nothing is kept."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, TypeVar

import msgspec

from clocksmith.arena.rating import Rating
from clocksmith.games import GAMES
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.rating import rated
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.telling import PuzzleTold, PuzzleTry, told_of, try_of, weighed
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.botpool import BotFailedError, TurnToJudge
from clocksmith.server.errors import NOT_FOUND, UNAVAILABLE, RequestError
from clocksmith.server.lesson_bodies import LessonAsk, LessonBars, LessonConsider
from clocksmith.server.puzzle_bodies import (
    PuzzleInfo,
    PuzzleJudge,
    PuzzleShelfInfo,
    RatingInfo,
    VerdictInfo,
)
from clocksmith.server.request_context import RequestContext
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, REFUSED, STALE, UNREADABLE, CommandError
from clocksmith.table.feed import barred

PUZZLING: Final = Endpoints()
ANSWERED: Final = (NOT_ASKED, REFUSED, STALE, UNREADABLE)
T = TypeVar("T")


@PUZZLING.add("GET /puzzles", list[PuzzleShelfInfo])
async def list_puzzles(context: RequestContext) -> list[PuzzleShelfInfo]:
    """List the puzzles of the games that have some, with the puzzle of the day."""
    today = datetime.fromtimestamp(context.services.externals.now(), UTC).date().isoformat()
    return await asyncio.to_thread(_shelves, today)


@PUZZLING.add("POST /puzzles/{game}/{puzzle}", PuzzleTold, *ANSWERED, takes=LessonAsk)
async def try_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonAsk
) -> PuzzleTold:
    """Tell how a puzzle stands after some answers, as a welcome or as what is new."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await _asked(lambda: told_of(found, body.answers, body.shown, body.then))


@PUZZLING.add(
    "POST /puzzles/{game}/{puzzle}/consider",
    wire.ConsideredInfo,
    *ANSWERED,
    takes=LessonConsider,
)
async def consider_in_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonConsider
) -> wire.ConsideredInfo:
    """Tell what an answer costs there, or which rule forbids it, but not what it would do."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await _asked(lambda: weighed(found, body.answers, body.action, body.times))


@PUZZLING.add("POST /puzzles/{game}/{puzzle}/bars", wire.BarsInfo, *ANSWERED, takes=LessonBars)
async def bars_in_puzzle(
    context: RequestContext, game: str, puzzle: str, body: LessonBars
) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    return await _asked(lambda: barred(try_of(found, body.answers).table, found.seat, body.stems))


@PUZZLING.add("POST /puzzles/{game}/{puzzle}/judge", VerdictInfo, *ANSWERED, takes=PuzzleJudge)
async def judge_turn(
    context: RequestContext, game: str, puzzle: str, body: PuzzleJudge
) -> VerdictInfo:
    """Tell whether a whole turn solves a puzzle, and what the solver's rating becomes."""
    found = await asyncio.to_thread(_puzzle, game, puzzle)
    tried = await _asked(lambda: _whole(found, body.answers))
    answers = [action.text for action in tried.attempt.answers]
    try:
        turn = TurnToJudge(game, puzzle, answers)
        verdict = await context.services.backend.bots.judge(turn, context.claim)
    except BotFailedError:
        raise RequestError(UNAVAILABLE, "the turn could not be judged: try again") from None
    before = Rating(body.solver.mean, body.solver.deviation)
    solver, _ = rated(before, found.rating, verdict["right"])
    told = {
        **verdict,
        "solution": [action.text for action in found.solution],
        "second": [action.text for action in found.second],
        "solver": {"mean": solver.mean, "deviation": solver.deviation},
    }
    return msgspec.convert(told, VerdictInfo)


async def _asked(tell: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(tell)
    except CommandError as error:
        raise RequestError.of(error) from None


def _whole(puzzle: Puzzle, answers: list[str]) -> PuzzleTry:
    tried = try_of(puzzle, answers)
    if not tried.attempt.is_over:
        raise CommandError(NOT_ASKED, "the turn is not over yet")
    return tried


def _puzzle(game: str, puzzle: str) -> Puzzle:
    found = puzzles_of(game).get(puzzle) if game in GAMES else None
    if found is None:
        raise RequestError(NOT_FOUND, "there is no such puzzle")
    return found


def _shelves(today: str) -> list[PuzzleShelfInfo]:
    names = [name for name in GAMES if has_puzzles(GAMES[name]) and puzzles_of(name)]
    return [_shelf(name, list(puzzles_of(name).values()), today) for name in names]


def _shelf(name: str, puzzles: list[Puzzle], today: str) -> PuzzleShelfInfo:
    """Return the puzzles of a game; that of the day is the same for everybody."""
    place = int.from_bytes(sha256(f"{name} {today}".encode()).digest()[:8], "big") % len(puzzles)
    listed = [
        PuzzleInfo(one.id, list(one.themes), RatingInfo(one.rating.mean, one.rating.deviation))
        for one in puzzles
    ]
    return PuzzleShelfInfo(name, puzzles[place].id, listed)
