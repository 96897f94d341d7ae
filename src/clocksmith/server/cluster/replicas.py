"""What the cluster needs of tables in memory: replicas of logs that others write to as well."""

from collections.abc import Callable, Iterator
from typing import Protocol

from clocksmith.table.entry import Entry


class Replica(Protocol):
    """One table in memory."""

    @property
    def id(self) -> str:
        """The id of the table."""

    def hear(self, entry: Entry, key: str | None) -> None:
        """Apply an entry that another server has written, if it is the next one."""

    def look(self) -> None:
        """Read the rest of the log soon."""

    def show_thinking(self, seat: int) -> None:
        """Show everybody that a bot run by another server is thinking."""

    def note_elsewhere(self, server: str, users: set[str]) -> None:
        """Record who is connected to another server."""

    def seated_users(self) -> set[str]:
        """Return the connected users who sit at the table."""

    def is_announced(self, users: set[str]) -> bool:
        """Return whether these users were announced already, and record that they are now."""

    def forget_announced(self) -> None:
        """Forget what was announced, so that it is announced again."""

    def send_listeners_away(self) -> None:
        """Close all connections: another server may know more."""


class Replicas(Protocol):
    """The tables in memory."""

    on_load: Callable[[Replica], None]  # called for each table that was loaded

    def __iter__(self) -> Iterator[Replica]: ...

    def get(self, id: str) -> Replica | None:
        """Return a table if it is in memory."""

    def is_loading(self, id: str) -> bool:
        """Return whether a table is being loaded."""

    async def catch_up(self) -> None:
        """Update the listings of tables that a killed server left out of date."""

    async def compare(self) -> None:
        """Compare all tables with the database, and let those that are behind catch up."""
