"""Who is at a table, and how long others have been away."""

from collections.abc import Callable


class Presence:
    """Remembers when users left, and who is connected to other servers.

    Nothing is stored on the disk.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._elsewhere: dict[str, set[str]] = {}  # by server
        self._announced: set[str] = set()  # users that other servers know to be here
        self._since = now()  # nobody counts as away since before this time
        self._left: dict[str, float] = {}

    def note(self, before: set[str], after: set[str], sitting: set[str]) -> None:
        """Record which of the *sitting* users have come and gone.

        Spectators are not remembered: any number may come and go.
        """
        for user in after:
            self._left.pop(user, None)
        for user in (before - after) & sitting:
            self._left[user] = self._now()

    def seconds_away(self, user: str) -> float:
        """Return how long an absent user has been away."""
        return self._now() - self.away_since(user)

    def away_since(self, user: str) -> float:
        """Return since when an absent user has been away, as far as this server knows."""
        return self._left.get(user, self._since)

    def elsewhere(self) -> set[str]:
        """Return the seated users who are connected to other servers."""
        return {user for users in self._elsewhere.values() for user in users}

    def put_elsewhere(self, server: str, users: set[str]) -> None:
        """Record who is connected to another server."""
        if users:
            self._elsewhere[server] = users
        else:
            self._elsewhere.pop(server, None)

    def is_announced(self, users: set[str]) -> bool:
        """Return whether these users were announced already, and record that they are now."""
        is_same, self._announced = self._announced == users, users
        return is_same

    def forget_announced(self) -> None:
        """Record that other servers may not know who is connected here."""
        self._announced = set()
