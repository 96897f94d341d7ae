"""The one person at a page, and everything that answers them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.local.backend import LocalBackend
from clocksmith.local.table import ME
from clocksmith.local.tables import LocalTables
from clocksmith.server.boxes.shipped import shelf_of, shipped_box
from clocksmith.server.clock import Externals
from clocksmith.server.errors import INVALID, RequestError
from clocksmith.server.http.request_context import Member
from clocksmith.server.puzzles.messages import PuzzleTryInfo, RunInfo
from clocksmith.server.thinking.analysis import Analyses
from clocksmith.server.thinking.fair_queue import Claim

T = TypeVar("T")


class Sidework:
    """Computes what it is asked for at once: this is a worker, and the page does not wait."""

    async def run(self, claim: Claim, work: Callable[[], T]) -> T:
        """Return what *work* returns."""
        return work()


class PuzzleProgress:
    """Keeps nothing: the browser keeps the attempts of a guest, and here everybody is one."""

    async def has_account(self, user: str | None) -> bool:
        """Return whether attempts of this user are kept here: never."""
        return False

    async def tries(self, user: str) -> list[PuzzleTryInfo]:
        """Return no attempts."""
        return []

    async def runs(self, user: str) -> list[RunInfo]:
        """Return no runs."""
        return []


class ShippedBoxes:
    """The boxes that come with the games; a page keeps no others."""

    async def game(self, name: str, id: str, user: str | None) -> Game[Any]:
        """Return a game with a box; with the newest one if *id* is empty."""
        if name not in GAMES:
            names = ", ".join(GAMES)
            raise RequestError(INVALID, f"there is no game {name[:40]!r}; there are {names}")
        game = GAMES[name]
        if not id:
            return game
        box = shipped_box(shelf_of(name), id)
        if box is None:
            raise RequestError(INVALID, "there is no such box")
        try:
            return game.played_with(game.rules_version, box)
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None


@dataclass
class LocalServices:
    """What answers the requests of a page, under the names that a server uses."""

    backend: LocalBackend
    table_cache: LocalTables
    analyses: Analyses
    sidework: Sidework = field(default_factory=Sidework)
    puzzle_progress: PuzzleProgress = field(default_factory=PuzzleProgress)
    boxes: ShippedBoxes = field(default_factory=ShippedBoxes)
    rate_hint: None = None  # who plays alone may ask as often as they like
    rate_suggest: None = None

    @property
    def externals(self) -> Externals:
        """Time, randomness and new ids."""
        return self.backend.externals


class LocalContext:
    """A request of the one person at this page."""

    visitor = ME
    user = ME
    address = ""
    household = ""
    member: Final = Member(ME)

    def __init__(self, services: LocalServices) -> None:
        self.services = services

    async def spend(self, limiter: None, name: str) -> None:
        """Do nothing: nobody else waits."""
