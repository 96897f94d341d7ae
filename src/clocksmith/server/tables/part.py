"""A part of a live table with its own lifetime."""

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clocksmith.server.tables.live_table import LiveTable


class Part:
    """Holds its table weakly: the table holds the part, and a cycle would keep both alive."""

    def __init__(self, live: "LiveTable") -> None:
        self._table = weakref.ref(live)

    @property
    def _live(self) -> "LiveTable":
        live = self._table()
        assert live is not None, "a table outlives what its parts do"
        return live
