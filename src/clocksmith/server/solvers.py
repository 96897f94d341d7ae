"""Solvers: what accounts have tried among the puzzles, and how good they are by that.

Guests keep their tries in the browser, and bring them along when they sign in.
"""

import asyncio
from collections.abc import Iterable

from clocksmith.arena.rating import BEGINNER, Rating
from clocksmith.games import GAMES
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.rating import rated
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.server.backend import Backend
from clocksmith.server.puzzle_bodies import PuzzleTryInfo, RatingInfo
from clocksmith.server.store import people, tries
from clocksmith.server.store.rows import TryRow


class Solvers:
    """Where first tries of accounts are kept."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    async def has_account(self, user: str | None) -> bool:
        """Return whether a user's tries are kept here."""
        if user is None:
            return False
        row = await self._backend.store.read(people.user, user)
        return row is not None and row.login is not None

    async def tries(self, user: str) -> list[PuzzleTryInfo]:
        """Return the first tries of a user in their order, and how good he was after each."""
        rows = await self._backend.store.read(tries.tries_of, user)
        return await asyncio.to_thread(rated_tries, rows)

    async def keep(self, user: str, brought: Iterable[TryRow]) -> None:
        """Keep tries at puzzles that there are; what was tried before stays as it was."""
        now = self._backend.externals.now()
        known = [
            TryRow(one.game, one.puzzle, one.solved, min(one.at, now))
            for one in brought
            if puzzle_called(one.game, one.puzzle) is not None
        ]
        await self._backend.store.write(tries.keep_tries, user, known)


def rated_tries(rows: Iterable[TryRow]) -> list[PuzzleTryInfo]:
    """Return tries with the rating of the solver after each of them.

    A puzzle that there is no more has no say.
    """
    solver = BEGINNER
    told: list[PuzzleTryInfo] = []
    for row in rows:
        puzzle = puzzle_called(row.game, row.puzzle)
        if puzzle is not None:
            solver = rated(solver, puzzle.rating, row.solved)[0]
        told.append(PuzzleTryInfo(row.game, row.puzzle, row.solved, row.at, rating_info(solver)))
    return told


def puzzle_called(game: str, id: str) -> Puzzle | None:
    """Return a puzzle that comes with a game; None when there is none."""
    return puzzles_of(game).get(id) if game in GAMES else None


def rating_info(rating: Rating) -> RatingInfo:
    """Return a rating as clients are told of it."""
    return RatingInfo(rating.mean, rating.deviation)
