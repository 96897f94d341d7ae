"""Puzzle progress: the puzzles that accounts have tried, and their puzzle ratings.

Guests keep their attempts in the browser, and import them when they sign in.
"""

import asyncio
from collections.abc import Iterable

from clocksmith.games import GAMES
from clocksmith.server.backend import Backend
from clocksmith.server.database.users import user_row
from clocksmith.server.puzzles import queries as tries
from clocksmith.server.puzzles.messages import PuzzleTryInfo, RunInfo
from clocksmith.server.puzzles.tries import RunRow, TryRow, puzzle_called, rated_tries


class PuzzleProgress:
    """Saves the first attempts of accounts."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    async def has_account(self, user: str | None) -> bool:
        """Return whether the server keeps this user's attempts."""
        if user is None:
            return False
        row = await self._backend.store.read(user_row, user)
        return row is not None and row.login is not None

    async def tries(self, user: str) -> list[PuzzleTryInfo]:
        """Return the first attempts of a user in order, with their rating after each."""
        rows = await self._backend.store.read(tries.tries_of, user)
        return await asyncio.to_thread(rated_tries, rows)

    async def keep(self, user: str, brought: Iterable[TryRow]) -> None:
        """Save attempts at existing puzzles; earlier attempts stay as they are."""
        now = self._backend.externals.now()
        attempts = [
            TryRow(one.game, one.puzzle, one.solved, min(one.at, now))
            for one in brought
            if puzzle_called(one.game, one.puzzle) is not None
        ]
        await self._backend.store.write(tries.keep_tries, user, attempts)

    async def runs(self, user: str) -> list[RunInfo]:
        """Return the best runs of a user."""
        rows = await self._backend.store.read(tries.runs_of, user)
        return [RunInfo(row.game, row.kind, row.solved, row.at) for row in rows]  # type: ignore[arg-type]

    async def keep_runs(self, user: str, brought: Iterable[RunInfo]) -> None:
        """Save runs that are the best of their kind so far."""
        now = self._backend.externals.now()
        runs = [
            RunRow(one.game, one.kind, one.solved, min(one.at, now))
            for one in brought
            if one.game in GAMES
        ]
        await self._backend.store.write(tries.keep_runs, user, runs)
