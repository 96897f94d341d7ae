"""A part of a table in memory with its own lifetime."""

import weakref
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from clocksmith.server.tables.seated_table import SeatedTable

T = TypeVar("T", bound="SeatedTable")


class Part(Generic[T]):
    """Holds its table weakly: the table holds the part, and a cycle would keep both alive."""

    def __init__(self, live: T) -> None:
        self._table = weakref.ref(live)

    @property
    def _live(self) -> T:
        live = self._table()
        assert live is not None, "a table outlives what its parts do"
        return live
