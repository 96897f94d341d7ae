"""Actions worth a thought, each with a rough gain in ecus."""

from typing import Final, final

from clocksmith.core.action import Action

SURCHARGE: Final = 0.8  # what a card for difficult ground is worth
ANYWHERE: Final = [-1]  # all sites ask for no more cards


@final
class Finds:
    """What was found so far.

    *grounds* are anchors by how many cards more they ask for at most, from none on.
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.gains: list[float] = []
        self.grounds: list[int] = ANYWHERE

    def add(self, family: list[Action], sites: int, gain: float) -> None:
        """Let the first of the *sites* with the lowest surcharge stand for all."""
        cards = 0
        while not sites & self.grounds[cards]:
            cards += 1
        chosen = sites & self.grounds[cards]
        self.actions.append(family[(chosen & -chosen).bit_length() - 1])
        self.gains.append(gain - SURCHARGE * cards)

    def add_all(self, family: list[Action], sites: int, gain: float) -> None:
        """Add every one of *sites* by itself."""
        while sites:
            self.add(family, sites & -sites, gain)
            sites &= sites - 1
