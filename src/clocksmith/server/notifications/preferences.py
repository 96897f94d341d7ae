"""Preferences: when somebody wants notifications, and when their next daily digest is due."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from clocksmith.table.clock import TimeControl

ONCE: Final = "once"  # as soon as it is certain that they are not at the table
QUIET: Final = "quiet"  # if they have not come for a while
DAILY: Final = "daily"  # all tables together, once a day
NEVER: Final = "never"

CHECKS: Final = 2  # before a notification, so that every server can say who is at the table
SLOW_SECONDS: Final = 3600  # the shortest clock with a reminder
LONGEST_LEAD: Final = 86_400.0  # between a reminder and the end of the clock
LATE_HOURS: Final = 6  # for which a missed digest is still sent


@dataclass(frozen=True)
class Preferences:
    """When and in which language somebody wants notifications."""

    user: str
    frequency: str = ONCE
    quiet_minutes: int = 60
    digest_hour: int = 8
    zone: str = "UTC"
    language: str = "en"
    digest_day: str | None = None  # of the last digest
    digest_at: float | None = None  # when to look whether a digest is due

    def local(self, now: float) -> datetime:
        """Return the time where they live."""
        return datetime.fromtimestamp(now, _zone(self.zone))

    def digest_day_at(self, now: float) -> str | None:
        """Return the day of the digest to send now; None if there is none to send."""
        since_hour = self._since_hour(now)
        day = since_hour.date().isoformat()
        return None if day == self.digest_day or since_hour.hour >= LATE_HOURS else day

    def next_digest(self, now: float) -> float:
        """Return when the next digest is due, after that of today."""
        day = self._since_hour(now).date() + timedelta(days=1)
        return datetime.combine(day, time(self.digest_hour), _zone(self.zone)).timestamp()

    def _since_hour(self, now: float) -> datetime:
        """Return the local time, as if the day began with the hour of the digest."""
        return datetime.fromtimestamp(now, _zone(self.zone)) - timedelta(hours=self.digest_hour)


def wait_of(frequency: str, quiet_minutes: int, check_seconds: float) -> float | None:
    """Return how long a turn lasts before its notification; None: there is none for each turn."""
    least = CHECKS * check_seconds
    if frequency == QUIET:
        return max(least, 60.0 * quiet_minutes)
    return least if frequency == ONCE else None


def lead_of(clock: TimeControl) -> float:
    """Return how long before its end a clock is worth a reminder; 0: not at all."""
    return 0.0 if clock.seconds < SLOW_SECONDS else min(LONGEST_LEAD, clock.seconds / 4)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
