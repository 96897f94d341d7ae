"""Who is at a table, and since when somebody is not."""

from collections.abc import Callable


class Presence:
    """Remembers when people left, and who is connected to other servers.

    Nothing of it is kept on the disk.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._elsewhere: dict[str, set[str]] = {}  # by server
        self._told: set[str] = set()  # who was said to be connected to this one
        self._since = now()  # nobody is gone for longer than this is remembered
        self._left: dict[str, float] = {}

    def note(self, before: set[str], after: set[str], sitting: set[str]) -> None:
        """Take note of who has come and who has gone, of those who are *sitting* at the table.

        Who only looks on is not remembered: any number may come and go.
        """
        for user in after:
            self._left.pop(user, None)
        for user in (before - after) & sitting:
            self._left[user] = self._now()

    def seconds_away(self, user: str) -> float:
        """Return for how long a user has not been there, who is not there now."""
        return self._now() - self._left.get(user, self._since)

    def elsewhere(self) -> set[str]:
        """Return those of the people who sit here that are connected to other servers."""
        return {user for users in self._elsewhere.values() for user in users}

    def put_elsewhere(self, server: str, users: set[str]) -> None:
        """Take note of who is connected to another server."""
        if users:
            self._elsewhere[server] = users
        else:
            self._elsewhere.pop(server, None)

    def is_told(self, users: set[str]) -> bool:
        """Return whether others know who is connected here; from now on they do."""
        known, self._told = self._told == users, users
        return known

    def forget_told(self) -> None:
        """Take note that others may not know who is connected here."""
        self._told = set()
