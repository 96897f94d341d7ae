"""What the matches of the ladder came to: games with the same outcome are counted together.

Ratings, win rates and mean scores follow from the counts, so single games need not be kept.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clocksmith.arena.job import GameResult
from clocksmith.arena.tally import Tally, TallyLine
from clocksmith.core.outcome import shares_of


@dataclass(frozen=True)
class Outcomes:
    """Games in which the same bots sat in the same seats and came to the same places."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    games: int
    points: tuple[int, ...]  # of all games together, seat by seat

    def count_in(self, tally: Tally) -> None:
        """Count these games in a tally."""
        tally.games += self.games
        each = zip(self.bots, shares_of(self.places), self.points, strict=True)
        for seat, (bot, share, points) in enumerate(each):
            for line in (tally.bots[bot], tally.seats[seat]):
                line.games += self.games
                line.wins += share * self.games
                line.points += points


@dataclass(frozen=True)
class Measured:
    """What a match came to, and how it was measured."""

    terms: dict[str, Any]
    outcomes: list[Outcomes]

    def tally(self, bots: list[str], seats: int) -> Tally:
        """Return wins and points by bot and by seat."""
        counted = Tally(
            bots={bot: TallyLine() for bot in bots},
            seats={seat: TallyLine() for seat in range(seats)},
        )
        for outcomes in self.outcomes:
            outcomes.count_in(counted)
        return counted


def outcomes_of(results: Iterable[GameResult]) -> list[Outcomes]:
    """Count games with the same outcome together."""
    scores: dict[tuple[tuple[str, ...], tuple[int, ...]], list[tuple[int, ...]]] = {}
    for result in results:
        scores.setdefault((result.job.bots, result.places), []).append(result.scores)
    return [
        Outcomes(bots, places, len(each), tuple([sum(seat) for seat in zip(*each, strict=True)]))
        for (bots, places), each in sorted(scores.items())
    ]


def read_measured(file: Path) -> dict[str, Measured]:
    """Return what was measured, by the names of the matches."""
    if not file.exists():
        return {}
    matches: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {name: _measured(plain) for name, plain in matches.items()}


def _measured(plain: dict[str, Any]) -> Measured:
    outcomes = [
        Outcomes(tuple(bots), tuple(places), games, tuple(points))
        for bots, places, games, points in plain["outcomes"]
    ]
    return Measured(plain["terms"], outcomes)


def write_measured(file: Path, matches: dict[str, Measured]) -> None:
    """Write what was measured, a line for each outcome, so that people can read changes."""
    texts = [f"{json.dumps(name)}: {_text(matches[name])}" for name in sorted(matches)]
    file.write_text("{\n" + ",\n".join(texts) + "\n}\n", encoding="utf-8")


def _text(measured: Measured) -> str:
    rows = [json.dumps([one.bots, one.places, one.games, one.points]) for one in measured.outcomes]
    outcomes = ",\n  ".join(rows)
    return f'{{\n "terms": {json.dumps(measured.terms)},\n "outcomes": [\n  {outcomes}\n ]\n}}'
