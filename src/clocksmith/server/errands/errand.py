"""An errand: a question as it is handed to workers elsewhere, and who takes which."""

from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from clocksmith.server.fair_queue import LATE, UNWATCHED, WATCHED

TASK: Final = "clocksmith.answer"  # the name of the job in the queue
THOUGHTS: Final = "thoughts"
QUICK: Final = "quick"
ANALYSES: Final = "analyses"
QUEUES: Final = (THOUGHTS, QUICK, ANALYSES)
PRIORITIES: Final = {LATE: 2, WATCHED: 1, UNWATCHED: 0}  # where those of several servers meet
WAITS: Final = {THOUGHTS: 30.0, QUICK: 10.0}  # seconds for workers that are busy, or fall out
ALONE: Final = 5.0  # seconds for a worker to come where there is none
CROWD: Final = 100  # that may wait where there is no worker: each of them its own time


@dataclass(frozen=True)
class Errand:
    """What a worker is told. It holds only what the one who asks may know."""

    queue: str
    question: dict[str, Any]
    seconds: float  # for the answer itself
    limit: float  # seconds after which nobody waits for it
    near: list[int | str] = field(default_factory=list)  # it may go to whoever has met that
    priority: int = 0

    @property
    def is_shared(self) -> bool:
        """Whether several servers may ask for the same."""
        return self.queue == ANALYSES

    def plain(self, name: str) -> dict[str, Any]:
        """Return what lies in the queue."""
        return {
            "name": name,
            "question": self.question,
            "seconds": self.seconds,
            "limit": self.limit,
            "near": self.near,
        }


@dataclass(frozen=True)
class Capacity:
    """Who is there: workshops, the hands they have, and the servers that share them."""

    workshops: frozenset[str] = frozenset()
    hands: int = 0
    servers: int = 1

    def share(self, queue: str) -> int:
        """Return how many errands one server may have out at once."""
        if not self.workshops:
            return CROWD
        there = self.hands if queue == THOUGHTS else len(self.workshops)
        return max(1, ceil(there / max(1, self.servers)))

    def limit(self, queue: str, seconds: float) -> float:
        """Return how long an answer is waited for that takes so many *seconds*."""
        return seconds + (WAITS[queue] if self.workshops else ALONE)


def own_queue(queue: str, workshop: str) -> str:
    """Return the queue of what one workshop should rather do than others."""
    return f"{queue}@{workshop}"
