"""When nobody could play, since the server was away: clocks stand still then."""

from collections.abc import Iterable
from typing import Final


class Pauses:
    """Spans of time, each from a second to a second, that no clock counts."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self._spans = sorted(spans)

    def joined(self, spans: Iterable[tuple[float, float]]) -> "Pauses":
        """Return these pauses with others, which may lie across them."""
        merged: list[tuple[float, float]] = []
        for begin, end in sorted([*self._spans, *spans]):
            if merged and begin <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], end))
            elif begin < end:
                merged.append((begin, end))
        return Pauses(merged)

    def played(self, at: float) -> float:
        """Return a time as clocks see it: without the pauses before it."""
        return at - sum(min(at, end) - begin for begin, end in self._spans if begin < at)

    def time(self, played: float) -> float:
        """Return the time that clocks see as *played*."""
        at = played
        for begin, end in self._spans:
            if begin < at:
                at += end - begin
        return at

    def after(self, at: float) -> float:
        """Return the seconds of all pauses after a time."""
        return sum(end - max(at, begin) for begin, end in self._spans if end > at)


NO_PAUSES: Final = Pauses()
