"""Who is at a table, and since when somebody is not."""

from collections.abc import Callable


class Presence:
    """Remembers when people left; nothing of it is kept on the disk."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since = now()  # nobody is gone for longer than this is remembered
        self._left: dict[str, float] = {}

    def note(self, before: set[str], after: set[str]) -> None:
        """Take note of who has come and who has gone."""
        for user in after:
            self._left.pop(user, None)
        for user in before - after:
            self._left[user] = self._now()

    def seconds_away(self, user: str) -> float:
        """Return for how long a user has not been there, who is not there now."""
        return self._now() - self._left.get(user, self._since)
