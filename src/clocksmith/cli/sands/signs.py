"""Short signs for regions, structures and people: everything can be read without colour."""

from typing import Final

from clocksmith.games.sands.content import REGION_NAMES, STRUCTURE_NAMES, RegionId
from clocksmith.games.sands.spread import CAPITAL_MARK, COLONY_MARK, NO_MARK, PROVINCE_MARK

TERRAIN: Final = (".", "^", "~")  # plain, mountain, island
MARKS: Final = {NO_MARK: " ", CAPITAL_MARK: "*", PROVINCE_MARK: "+", COLONY_MARK: "-"}
TILES: Final = ("c", "g")  # crops, gold
PEOPLE: Final = ("p", "s")  # peasants, soldiers
GOOD: Final = "$"
CROWDED: Final = "!"
OFFERED: Final = ">"
HERE: Final = "@"  # the dynasty marker
GROWTH: Final = "p"  # a peasant symbol on the dynasty track
SPACE: Final = "."


def short_region(region: RegionId) -> str:
    """Return three letters that only this region begins with."""
    return REGION_NAMES[region][:3].capitalize()


def short_structure(structure: int) -> str:
    """Return two letters that only this structure begins with."""
    return STRUCTURE_NAMES[structure][:2].capitalize()
