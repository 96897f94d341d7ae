"""Actions worth a thought, each with a rough gain in ecus."""

from typing import Final, final

from clocksmith.core.action import Action

SURCHARGE: Final = 1.0  # what the cards for difficult ground are worth


@final
class Finds:
    """What was found so far. *plain* are the anchors that ask for no surcharge."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.gains: list[float] = []
        self.plain = -1

    def add(self, family: list[Action], sites: int, gain: float) -> None:
        """Let the first of *sites* stand for all; one without surcharge, if there is one."""
        plain = sites & self.plain
        chosen = plain if plain else sites
        self.actions.append(family[(chosen & -chosen).bit_length() - 1])
        self.gains.append(gain if plain else gain - SURCHARGE)

    def add_all(self, family: list[Action], sites: int, gain: float) -> None:
        """Add every one of *sites* by itself."""
        while sites:
            self.add(family, sites & -sites, gain)
            sites &= sites - 1
