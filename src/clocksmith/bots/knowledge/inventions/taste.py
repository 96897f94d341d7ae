"""What things are worth in Inventions, in points: numbers found by play."""

from typing import Final, final


@final
class Taste:
    """How one player weighs things against each other."""

    __slots__ = (
        "goal",
        "goal_hope",
        "wealth",
        "wealth_hope",
        "influence",
        "token",
        "available",
        "exhausted",
        "academic",
        "scholar",
        "posted",
        "settled",
        "claim",
        "shared",
        "presented",
        "invention",
        "idea",
        "era",
        "row",
        "economy",
        "culture",
        "technology",
    )

    def __init__(
        self,
        goal: float = 0.9,
        goal_hope: float = 0.05,
        wealth: float = 1.0,
        wealth_hope: float = 0.04,
        influence: float = 0.35,
        token: float = 0.8,
        available: float = 0.45,
        exhausted: float = 0.25,
        academic: float = 0.6,
        scholar: float = 0.4,
        posted: float = 0.35,
        settled: float = 0.5,
        claim: float = 0.55,
        shared: float = 0.8,
        presented: float = 0.45,
        invention: float = 1.6,
        idea: float = 0.3,
        era: float = 0.8,
        row: float = 0.9,
        economy: float = 0.25,
        culture: float = 0.12,
        technology: float = 0.9,
    ) -> None:
        self.goal = goal  # of the points of a goal as it stands
        self.goal_hope = goal_hope  # of what is missing to its most, for each turn to come
        self.wealth = wealth  # of the points of a placed wealth tile as it stands
        self.wealth_hope = wealth_hope  # by which they grow, for each turn to come
        self.influence = influence  # of a step, besides tokens and points at the end
        self.token = token  # of a chain token, for a turn to come
        self.available = available  # of a citizen who is ready
        self.exhausted = exhausted
        self.academic = academic
        self.scholar = scholar
        self.posted = posted  # of a citizen on a milestone
        self.settled = settled  # of a citizen on the map
        self.claim = claim  # of the points of an influence tile that could be laid
        self.shared = shared  # of what an invention will bring when it is shared
        self.presented = presented  # of the same, as long as it is an idea
        self.invention = invention  # of a card owned
        self.idea = idea  # of a card in hand
        self.era = era  # of each era of the own milestone
        self.row = row  # of a tile that waits to be placed
        self.economy = economy  # of a placed tile, for each turn to come
        self.culture = culture
        self.technology = technology  # of a tile that can still be used


USUAL: Final = Taste()
