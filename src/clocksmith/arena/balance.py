"""How even a game is: the worth of seats, how scores spread, and what everything in it is worth."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from clocksmith.arena.interval import Interval, wilson
from clocksmith.arena.job import GameResult, Setting
from clocksmith.arena.tally import TallyLine
from clocksmith.arena.usage import SeatUsage, Thing, usage_by_seat


@dataclass
class Worth:
    """The results of the seats that something came up for."""

    games: int = 0  # in which it came up for a seat, each seat by itself
    times: int = 0
    points: int = 0  # that were told together with it
    wins: float = 0.0
    ahead: float = 0.0  # sum of scores above the mean of their table

    def win_rate(self) -> float:
        """Return the win rate of these seats."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> Interval:
        """Return the interval of the true win rate."""
        return wilson(self.wins, self.games)

    def lead(self) -> float:
        """Return by how many points these seats were ahead of their table."""
        return self.ahead / self.games if self.games else 0.0


@dataclass
class Balance:
    """What many games between equal bots show about a game with so many seats."""

    seats: int
    by_seat: list[TallyLine]
    games: int = 0
    scores: list[int] = field(default_factory=list)  # of all seats
    best: list[int] = field(default_factory=list)  # of the winner
    leads: list[int] = field(default_factory=list)  # of the winner before the next
    lengths: list[int] = field(default_factory=list)  # questions answered
    reasons: Counter[str] = field(default_factory=Counter)
    worth: dict[Thing, Worth] = field(default_factory=dict)
    chance: set[Thing] = field(default_factory=set)  # what chance does, and no seat
    met: set[Thing] = field(default_factory=set)  # by field: all that was ever named

    def add(self, result: GameResult, usages: list[SeatUsage]) -> None:
        """Count one more game by what its seats and chance used."""
        self.games += 1
        for line, share, score in zip(self.by_seat, result.shares(), result.scores, strict=True):
            line.add(share, score)
        ranked = sorted(result.scores, reverse=True)
        self.scores += result.scores
        self.best.append(ranked[0])
        self.leads.append(ranked[0] - ranked[1])
        self.lengths.append(result.decisions)
        self.reasons[result.reason] += 1
        mean = fmean(result.scores)
        self.chance |= set(usages[-1].times)
        self.met |= usages[-1].met
        each = zip(usages[:-1], result.shares(), result.scores, strict=True)
        for usage, share, score in each:
            self._weigh(usage, share, score - mean)

    def _weigh(self, usage: SeatUsage, share: float, ahead: float) -> None:
        for thing, times in usage.times.items():
            worth = self.worth.setdefault(thing, Worth())
            worth.games += 1
            worth.times += times
            worth.points += usage.points[thing]
            worth.wins += share
            worth.ahead += ahead

    def use(self, thing: Thing) -> float:
        """Return the share of seats, game by game, for which something came up."""
        found = self.worth.get(thing)
        return found.games / (self.games * self.seats) if found and self.games else 0.0


def balance(setting: Setting, results: Iterable[GameResult]) -> Balance:
    """Return the balance that stored games show; they are replayed for it."""
    counted = Balance(setting.seats, [TallyLine() for _ in range(setting.seats)])
    for result in results:
        counted.add(result, usage_by_seat(setting, result))
    return counted


def spread_of(values: list[int]) -> list[float]:
    """Return the minimum, the 5th, 25th, 50th, 75th and 95th percentile, and the maximum."""
    if len(values) < 2:
        return [float(value) for value in values * 7]
    cuts = quantiles(values, n=20, method="inclusive")
    return [float(min(values)), cuts[0], cuts[4], cuts[9], cuts[14], cuts[18], float(max(values))]
