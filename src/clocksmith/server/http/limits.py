"""Rate limits and body sizes: token buckets, and the length of bodies."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from clocksmith.server.errors import TOO_FAST, RequestError
from clocksmith.server.settings import Rate

BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 1_000_000
BOX_BYTES: Final = 1_000_000
BUCKETS: Final = 20_000  # in memory; the least recently used goes first


class Limiter:
    """A token bucket for each name: actions cost tokens, which refill over time."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, time

    def take(self, name: str, cost: float = 1.0) -> None:
        """Take *cost* tokens; RequestError, with the time to wait, if too few are left.

        A cost above the size of the bucket takes the whole bucket.
        """
        if not self._rate.burst:
            return
        cost = min(cost, float(self._rate.burst))
        now = self._now()
        tokens = self._tokens(name, now)
        if tokens < cost:
            raise too_fast((cost - tokens) / self._rate.per_second)
        self._set(name, tokens - cost, now)

    def spend(self, name: str, cost: float = 1.0) -> bool:
        """Take *cost* tokens, or all there are; return whether one is left."""
        if not self._rate.burst:
            return True
        now = self._now()
        tokens = max(0.0, self._tokens(name, now) - cost)
        self._set(name, tokens, now)
        return tokens >= 1

    def has(self, name: str) -> bool:
        """Return whether there is a token."""
        return not self._rate.burst or self._tokens(name, self._now()) >= 1

    def _tokens(self, name: str, now: float) -> float:
        tokens, since = self._buckets.get(name, (float(self._rate.burst), now))
        tokens += max(0.0, now - since) * self._rate.per_second
        return min(float(self._rate.burst), tokens)

    def _set(self, name: str, tokens: float, now: float) -> None:
        self._buckets[name] = (tokens, now)
        self._buckets.move_to_end(name)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)


def too_fast(wait: float) -> RequestError:
    """Return the error that asks a client to wait so many seconds."""
    return RequestError(
        TOO_FAST, "that was too much at once: wait a moment and try again", wait=wait
    )
