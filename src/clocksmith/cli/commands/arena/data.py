"""What came of a tournament, as other programs read it."""

from typing import Any

from clocksmith.arena.tournament import TournamentReport


def as_data(report: TournamentReport) -> dict[str, Any]:
    """Return the games and the bots with their wins, as ``--json`` prints them."""
    counted = report.tally()
    return {
        "games": counted.games,
        "bots": [
            {
                "name": name,
                "wins": line.wins,
                "win_rate": line.win_rate,
                "ci95": [line.interval.low, line.interval.high],
                "mean_score": line.mean_score,
            }
            for name, line in counted.bots.items()
        ],
    }
