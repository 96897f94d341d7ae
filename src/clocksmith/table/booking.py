"""The ledger of a table: every seat's sources of points, as far as they are public."""

from typing import TYPE_CHECKING

from clocksmith.core.ledger import BEFORE, START, Ledger
from clocksmith.core.seat import OPEN, SPECTATOR
from clocksmith.table.errors import HIDDEN, CommandError
from clocksmith.table.result import Result
from clocksmith.table.setup import Setup

if TYPE_CHECKING:
    from clocksmith.table.table import Table


class Booking:
    """Keeps the ledger of a game in progress; an undo begins it anew.

    While the game goes on it is told only what a spectator may know, so nobody learns
    anything from it.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._noted = 0  # how many results it was told
        self._last = 0  # the number of the last of them
        self._ledger: Ledger | None = None  # begun when first wanted

    def after(self, results: list[Result], over: bool) -> Ledger:
        """Return the ledger after some results; of a game that is over, with everything."""
        ledger = self._first(over)
        for result in results:
            _note(ledger, result, over)
        return ledger

    def present(self, results: list[Result]) -> Ledger:
        """Return the ledger after all results, of which it notes those that are new.

        Results come and are taken back at the end alone, and no number comes twice: while the
        last one that was noted is in its place, so are those before it.
        """
        ledger = self._ledger
        kept = 0 < self._noted <= len(results) and results[self._noted - 1].number == self._last
        if ledger is None or not kept:
            self._noted = 0
            ledger = self._ledger = self._first(False)
        for result in results[self._noted :]:
            _note(ledger, result, False)
        self._noted, self._last = len(results), results[-1].number
        return ledger

    def _first(self, over: bool) -> Ledger:
        """Return the ledger with what the seats had at first, as everybody may know it."""
        setup = self._setup
        state = setup.start()
        if not over:
            setup.game.redeal(state, SPECTATOR, lambda count: 0)
        ledger = setup.game.ledger(setup.seats)
        ledger.open(START if setup.position is None else BEFORE, setup.game.scores(state))
        return ledger


def _note(ledger: Ledger, result: Result, over: bool) -> None:
    for event in result.events:
        ledger.note(event.seen_by(OPEN if over else SPECTATOR))


def ended_periods(table: "Table") -> int:
    """Return how many dynasties, eras or the like are over."""
    return len(table.booking.present(table.results).ended())


def ledger_after(table: "Table", count: int | None = None) -> Ledger:
    """Return every seat's sources of points, after *count* results or all of them.

    CommandError while the game goes on, unless it has periods and the first is over.
    """
    if not table.closed and not ended_periods(table):
        raise CommandError(HIDDEN, "the points by source are shown when the game is over")
    results = table.results if count is None else table.results[:count]
    ledger = table.booking.after(results, table.closed)
    if table.closed and len(results) == len(table.results):
        ledger.close(table.setup.game.scores(table.state))
    return ledger
