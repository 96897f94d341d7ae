"""Short signs for regions, structures and people: everything can be read without colour."""

from typing import Final

from clocksmith.games.sands.layout.kinds import CAPITAL_MARK, COLONY_MARK, NO_MARK, PROVINCE_MARK
from clocksmith.games.sands.model.content import RegionId
from clocksmith.games.sands.model.parts import Parts

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


def short_region(parts: Parts, region: RegionId) -> str:
    """Return three letters, or as many as it takes, that only this region begins with."""
    return _short(parts.region_names, region, 3)


def short_structure(parts: Parts, structure: int) -> str:
    """Return two letters, or as many as it takes, that only this structure begins with."""
    return _short(parts.structure_names, structure, 2)


def _short(names: list[str], place: int, letters: int) -> str:
    """Return how a name begins, from so many letters on until no other begins like that."""
    name = names[place]
    while letters < len(name) and len([1 for one in names if one.startswith(name[:letters])]) > 1:
        letters += 1
    return name[:letters].capitalize()
