"""Ratings of people."""

from collections.abc import Iterable

from clocksmith.server.ratings.messages import PersonRating
from clocksmith.server.ratings.queries import RatedRow


def ratings_of(results: Iterable[RatedRow]) -> list[PersonRating]:
    """Return a person's rating in each game, from the results of their rated games."""
    ratings: dict[str, PersonRating] = {}
    for row in results:
        played = ratings[row.game].played if row.game in ratings else 0
        ratings[row.game] = PersonRating(row.game, row.mean, row.deviation, played + 1)
    return [ratings[game] for game in sorted(ratings)]
