"""What a crowd asks of processes, a database and a network, computed from measured costs.

Rates are sums; how long people wait is a queue. Each process is one loop that does one thing after
the other, and what it is asked to do comes from thousands of tables that know nothing of each
other, so it is a queue with random arrivals and one who serves (M/G/1), followed event by event.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

GOAL_MS: Final = 50.0  # 99 of 100 moves are acknowledged within it
JOBS: Final = 200_000  # followed in one simulation
SPREAD: Final = 0.6  # of the logarithm of how long one thing takes, around its mean
FULL: Final = 0.95  # of its time a process cannot be busy for long
MOST: Final = 500  # processes; a crowd that needs more is not served this way
PING_SECONDS: Final = 4.0  # between two signs of life of a browser
FRAME_BYTES: Final = 80  # what WebSocket, TLS, TCP and IP put around a message
NOTICE_BYTES: Final = 170
SOCKETS: Final = 15_000  # of one process, by default
LEASES: Final = 2000  # locks of one process
CONNECTIONS: Final = 100  # that PostgreSQL allows, by default
DATABASE_CORES: Final = 8
HEARING: Final = 0.5  # of its time that a process may spend on news of others' tables
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Crowd:
    """Who is there at the busiest hour, and what they do."""

    people: int = 100_000
    tables: int = 30_000
    live: float = 0.6  # share of tables where people play at once, not by mail
    live_seconds: float = 8.0  # between two answers at such a table
    slow_seconds: float = 900.0  # at one that is played by mail, while somebody has it open
    onlookers: float = 0.05  # for each who sits at a table
    stay_seconds: float = 1200.0  # that a socket lasts

    @property
    def sockets(self) -> float:
        """How many sockets are open."""
        return self.people * (1 + self.onlookers)

    @property
    def viewers(self) -> float:
        """How many look at a table."""
        return self.sockets / self.tables

    @property
    def moves(self) -> float:
        """Answers in a second."""
        live = self.tables * self.live / self.live_seconds
        return live + self.tables * (1 - self.live) / self.slow_seconds

    def hastier(self, factor: float) -> "Crowd":
        """Return the same crowd, answering so many times as fast."""
        live, slow = self.live_seconds / factor, self.slow_seconds / factor
        return replace(self, live_seconds=live, slow_seconds=slow)

    def times(self, factor: float) -> "Crowd":
        """Return a crowd so many times as large."""
        return replace(self, people=round(self.people * factor), tables=round(self.tables * factor))


@dataclass(frozen=True)
class Layout:
    """How servers are put together."""

    together: bool = False  # the proxy sends people of one table to one process
    believed_seconds: float = 60.0  # until a session is looked at again
    channels: bool = False  # a process hears only of tables that it holds


@dataclass(frozen=True)
class Costs:
    """What was measured, as means over the games that are played equally often."""

    measured: dict[str, Any]

    def of_move(self, name: str) -> float:
        """Return a cost of a move, over all games."""
        games = self.measured["games"].values()
        return float(sum(game[name] for game in games) / len(games))

    def of_socket(self, name: str) -> float:
        """Return a cost of a socket, a table or a process."""
        return float(self.measured["sockets"][name])

    def of_database(self, name: str) -> float:
        """Return what the database carries, or what it costs: the best of all runs."""
        best = min if name.endswith("_ms") else max
        return float(best(run[name] for run in self.measured["database"]))

    def worst_of_database(self, name: str) -> float:
        """Return what it carried in the worst of all runs."""
        return float(min(run[name] for run in self.measured["database"]))


@dataclass(frozen=True)
class Job:
    """One kind of thing a process does: how often in a second, and how long it takes."""

    rate: float
    ms: float
    is_move: bool = False

    @property
    def load(self) -> float:
        """The share of a processor that it takes."""
        return self.rate * self.ms / 1000


class Service:
    """A crowd that is served by so many processes."""

    def __init__(self, crowd: Crowd, costs: Costs, layout: Layout, processes: int) -> None:
        self.crowd = crowd
        self.costs = costs
        self.layout = layout
        self.processes = processes

    @cached_property
    def copies(self) -> float:
        """How many processes hold one table: those to which somebody who looks at it came."""
        if self.layout.together:
            return 1.0
        missed = (1 - 1 / self.processes) ** self.crowd.viewers
        return self.processes * (1 - missed)

    @cached_property
    def pings(self) -> float:
        """Signs of life in a second, at all processes."""
        return self.crowd.sockets / PING_SECONDS

    @cached_property
    def looks(self) -> float:
        """Looks at sessions in a second: with the first ping after one was believed long enough."""
        pings = ceil(self.layout.believed_seconds / PING_SECONDS)
        return self.pings / max(1, pings)

    def jobs(self) -> dict[str, Job]:
        """Return what one process does."""
        crowd, costs, share = self.crowd, self.costs, 1 / self.processes
        local = crowd.viewers / self.copies  # viewers of a table at a process that holds it
        view = costs.of_move("view_ms")  # one viewer is told within the cost of following
        strange = 0.0 if self.layout.channels else self.processes - self.copies
        others = self.copies - 1
        return {
            "moves": Job(crowd.moves * share, costs.of_move("command_ms"), is_move=True),
            "moves told to viewers": Job(crowd.moves * share, local * view),
            "moves followed, and told": Job(
                crowd.moves * others * share, costs.of_move("follow_ms") + (local - 1) * view
            ),
            "news of other tables": Job(crowd.moves * strange * share, costs.of_move("hear_ms")),
            "signs of life": Job(self.pings * share, costs.of_socket("ping_ms")),
            "looks at sessions": Job(self.looks * share, costs.of_socket("look_ms")),
            "sockets opened": Job(
                crowd.sockets / crowd.stay_seconds * share, costs.of_socket("open_ms")
            ),
        }

    @cached_property
    def busy(self) -> float:
        """The share of its time that a process is busy."""
        return sum(job.load for job in self.jobs().values())

    def followed(self, seed: int = 0) -> "Followed":
        """Follow one process, event by event."""
        return follow([job for job in self.jobs().values() if job.rate], seed)

    @cached_property
    def p99_ms(self) -> float:
        """How long 99 of 100 moves take at most until they are safe; without end if it is full."""
        if self.busy >= FULL:
            return float("inf")
        commit = 1000 / self.costs.of_database("commits_per_s_of_one")
        return self.followed().quantile(0.99) + commit

    @property
    def is_good(self) -> bool:
        """Whether people wait no longer than they should, and have room."""
        has_room = self.crowd.sockets / self.processes <= SOCKETS and self.busy < FULL
        return has_room and self.p99_ms <= GOAL_MS

    # ---- bytes ----

    @property
    def memory_gb(self) -> float:
        """Memory of all processes."""
        costs = self.costs
        tables = self.crowd.tables * self.copies * costs.of_socket("table_kb") * 1e3
        sockets = self.crowd.sockets * costs.of_socket("socket_kb") * 1e3
        return (self.processes * costs.of_socket("process_mb") * 1e6 + tables + sockets) / 1e9

    @property
    def sent_mbit(self) -> float:
        """What goes to browsers, in megabits a second."""
        update = self.costs.of_move("update_bytes") + FRAME_BYTES
        answered = self.pings * FRAME_BYTES
        return (self.crowd.moves * self.crowd.viewers * update + answered) * 8 / 1e6

    @property
    def written_mb(self) -> float:
        """What PostgreSQL writes to its log, in megabytes a second."""
        return self.crowd.moves * self.costs.of_move("written_bytes") / 1e6

    @property
    def notices(self) -> float:
        """Notices that PostgreSQL hands out in a second."""
        heard = self.copies if self.layout.channels else self.processes
        return self.crowd.moves * heard

    @property
    def notices_mbit(self) -> float:
        """The same, in megabits a second."""
        return self.notices * (NOTICE_BYTES + FRAME_BYTES) * 8 / 1e6

    @property
    def database_cores(self) -> float:
        """Processors that PostgreSQL keeps busy."""
        moves = self.crowd.moves * self.costs.of_move("postgresql_ms")
        told = self.notices * self.costs.of_database("notify_listener_ms")
        looks = self.looks * self.costs.of_socket("look_postgresql_ms")
        return (moves + told + looks) / 1000

    @property
    def connections(self) -> float:
        """Connections to PostgreSQL."""
        return self.processes * self.costs.of_socket("connections")

    @property
    def locks(self) -> float:
        """Tables with a clock or a bot that processes hold a lock for."""
        return min(self.crowd.tables * self.crowd.live, self.processes * LEASES)


@dataclass(frozen=True)
class Followed:
    """What came of following a process: when things came, how long they took, when they were done.

    All in milliseconds, in the order in which things came.
    """

    came: Floats
    took: Floats
    done: Floats
    moves: Floats  # how long a move took, or would have taken, that came then

    def quantile(self, share: float) -> float:
        """Return how long so many of the moves took at most."""
        return float(np.quantile(self.moves, share))


def follow(jobs: list[Job], seed: int = 0, count: int = JOBS) -> Followed:
    """Let *count* things come to one process at random times, and be done in their order.

    What comes at random times finds the process as it is on average, whatever it is: so every
    arrival tells how long a move would have waited then.
    """
    luck = np.random.default_rng(seed)
    rates = np.array([job.rate for job in jobs])
    came = np.cumsum(luck.exponential(1000 / rates.sum(), count))
    kinds = luck.choice(len(jobs), count, p=rates / rates.sum())
    took = np.array([job.ms for job in jobs])[kinds] * _spread(luck, count)
    # The work that has come by then, less the least that any earlier moment was ahead of it.
    ahead = np.concatenate(([0.0], np.cumsum(took)[:-1])) - came
    waited = ahead - np.minimum.accumulate(ahead)
    [move] = [job.ms for job in jobs if job.is_move]
    return Followed(came, took, came + waited + took, waited + move * _spread(luck, count))


def _spread(luck: np.random.Generator, count: int) -> Floats:
    """Return factors that are one on average."""
    return luck.lognormal(-SPREAD * SPREAD / 2, SPREAD, count)


def needed(crowd: Crowd, costs: Costs, layout: Layout) -> Service | None:
    """Return the service with the fewest processes that is good; None where no number is."""
    for processes in range(1, MOST + 1):
        service = Service(crowd, costs, layout, processes)
        if service.is_good:
            return service
    return None


@dataclass(frozen=True)
class Bound:
    """Something of which there is only so much."""

    name: str
    wanted: float
    there: float
    remedy: str

    def people(self, crowd: Crowd) -> float:
        """Return how many people there would be when it is used up."""
        return crowd.people * self.there / self.wanted


def bounds(service: Service) -> list[Bound]:
    """Return what is used of what more processes do not make more; what ends first, first."""
    costs, moves = service.costs, service.crowd.moves
    hearing = service.jobs()["news of other tables"].load
    found = [
        Bound("locks in PostgreSQL", service.locks, costs.of_database("locks"), "locks"),
        Bound("connections to PostgreSQL", service.connections, CONNECTIONS, "connections"),
        Bound("commits in a second", moves, costs.of_database("commits_per_s_of_eight"), "commits"),
        Bound("notices sent in a second", moves, costs.of_database("notifies_per_s"), "notices"),
        Bound("processors of PostgreSQL", service.database_cores, DATABASE_CORES, "processors"),
        Bound("time of each process for news", hearing, HEARING, "news"),
    ]
    return sorted(found, key=lambda bound: bound.people(service.crowd))
