"""The results of many games: wins, rates and points by bot and by seat."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from clocksmith.arena.interval import Interval, wilson
from clocksmith.arena.job import GameResult


@dataclass
class TallyLine:
    """What one bot, or the bots in one seat, achieved."""

    games: int = 0  # a bot with two seats in a game counts it twice
    wins: float = 0.0  # a shared win counts as its share
    points: int = 0

    def add(self, share: float, score: int) -> None:
        """Count one more game of a seat."""
        self.games += 1
        self.wins += share
        self.points += score

    @property
    def win_rate(self) -> float:
        """Wins for each game and seat."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        """Points for each game and seat."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true win rate lies."""
        return wilson(self.wins, self.games)


@dataclass
class Tally:
    """Lines by bot, by seat, and by bot and seat, in the order they were entered."""

    games: int = 0
    bots: dict[str, TallyLine] = field(default_factory=dict)
    seats: dict[int, TallyLine] = field(default_factory=dict)
    seated: dict[tuple[str, int], TallyLine] = field(default_factory=lambda: defaultdict(TallyLine))

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        each = zip(result.job.bots, result.shares(), result.scores, strict=True)
        for seat, (bot, share, score) in enumerate(each):
            for line in (self.bots[bot], self.seats[seat], self.seated[bot, seat]):
                line.add(share, score)


def tally(results: Iterable[GameResult], bots: list[str], seats: int) -> Tally:
    """Return the tally of games between these bots."""
    counted = Tally(
        bots={bot: TallyLine() for bot in bots}, seats={seat: TallyLine() for seat in range(seats)}
    )
    for result in results:
        counted.add(result)
    return counted
