"""What bots make of the printed parts, computed once for each box."""

from typing import Final, final

from clocksmith.games.sands.model.content import (
    CATEGORIES,
    CITY_BUILDING,
    SPACE_IDS,
    TERRAIN_NAMES,
    Advance,
    SpaceId,
)
from clocksmith.games.sands.model.effects import Effect
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.rules.empire import (
    ADVANCES_HELD,
    CITIZENS,
    FOUNTAINS,
    LYRES,
    REGIONS_HELD,
)

# Points that an effect brings in a round, for each of its amount; found by play. What is not here
# shows in incomes and counts at once.
OF_ADVANCES: Final = {
    "advance-unrest": 0.16,
    "builds": 0.10,
    "chronicles": 0.168,
    "discount": 0.12,
    "emphasis": 0.05,
    "govern-discount": 0.12,
    "ignores": 0.02,
    "keep": 0.09,
    "raid-steps": 0.03,
    "sail": 0.03,
    "taxation": 0.07,
    "unrest-most": 0.03,
}
# The same, for each free region next to its own, each of somebody else, each trade good that
# is near and not reached, each peasant.
OF_FREE: Final = {"annex-most": 0.01, "annex-per-soldier": 0.05}
OF_RIVALS: Final = {
    "battle": 0.04,
    "battle-with-soldier": 0.02,
    "wins-ties": 0.03,
}
OF_TERRAIN: Final = {"battle-per-soldier": 0.06}  # only those of the terrain it speaks of
OF_GOODS: Final = {"caravan-price": 0.05}
OF_PEASANTS: Final = {"labor": 0.017}
OF_STRUCTURES: Final = {
    "advance-heritage": 0.08,
    "city": 0.08,
    "crowding": 0.03,
    "defence": 0.02,
    "discount-here": 0.06,
    "discount-near": 0.06,
    "govern-crops": 0.08,
    "muster-peasant": 0.1,
    "muster-second": 0.03,
    "road": 0.12,
    "smaller": 0.10,
}
# What the advance that comes next promises for each structure of the kind it speaks of.
OF_STANDING: Final = {"fountains-per": 0.2, "lyres-per": 0.2, "points-of": 0.12}
LOCKED: Final = 0.4  # of an effect that is locked, as it may be unlocked now and then
NEXT: Final = 0.4  # of the advance that comes next in a row
SYMBOL: Final = 0.19  # of a fountain, a lyre or what counts as one, on an advance that comes next
KEY: Final = 0.33  # of a category that an advance which comes next unlocks for good
SELDOM: Final = 0.1  # of a discount on cities, which are not built often
# What effects depend on: a constant, free regions, rivals' regions, goods, peasants, and rivals'
# regions of each terrain.
TIMES: Final = 5 + len(TERRAIN_NAMES)
BY_WORKS: Final = (ADVANCES_HELD, FOUNTAINS, REGIONS_HELD, LYRES)
CROWD: Final = 3.0  # citizens from card to card, where no space counts them


def _worth(effects: list[Effect], values: dict[str, float]) -> float:
    """Return what effects bring in a round."""
    total = 0.0
    for effect in effects:
        seldom = effect.kind == "discount" and effect.thing == CITY_BUILDING
        total += values.get(effect.kind, 0.0) * effect.amount * (SELDOM if seldom else 1.0)
    return total


def _held(advance: Advance) -> list[float]:
    """Return what an advance brings in a round, by what it depends on."""
    tables = (OF_ADVANCES, OF_FREE, OF_RIVALS, OF_GOODS, OF_PEASANTS)
    terrains = range(len(TERRAIN_NAMES))
    there = [[e for e in advance.effects if e.thing == terrain] for terrain in terrains]
    by = [_worth(advance.effects, one) for one in tables]
    return [*by, *[_worth(effects, OF_TERRAIN) for effects in there]]


def _promised(advance: Advance) -> float:
    """Return what an advance adds to the scoring spaces, and what it unlocks."""
    return SYMBOL * (advance.fountains + advance.lyres) + _worth(
        advance.effects, {"counts": SYMBOL, "unlock": KEY}
    )


def _promised_on(advance: Advance) -> list[tuple[int, float]]:
    """Return what an advance adds to structures: to which, and how much to each of them."""
    return [
        (effect.thing, OF_STANDING[effect.kind] * effect.amount)
        for effect in advance.effects
        if effect.kind in OF_STANDING
    ]


@final
class Tables:
    """What advances, structures and chronicle cards of one box are good for."""

    def __init__(self, parts: Parts) -> None:
        self._weigh_effects(parts)
        self._weigh_chronicles(parts)
        rules = [card.rule for card in parts.cards]
        self.conquest: int = rules.index("conquest")
        self.migrate: int = rules.index("migrate")

    def _weigh_effects(self, parts: Parts) -> None:
        advances, structures = parts.advances, parts.structures
        self.held: list[list[float]] = [_held(advance) for advance in advances]
        self.promised: list[float] = [_promised(advance) for advance in advances]
        self.promised_on: list[list[tuple[int, float]]] = [_promised_on(one) for one in advances]
        self.opens: list[list[int]] = [
            [effect.thing for effect in advance.effects if effect.kind == "unlock"]
            for advance in advances
        ]
        self.open: list[float] = [_worth(one.effects, OF_STRUCTURES) for one in structures]
        self.behind_lock: list[float] = [_worth(one.locked, OF_STRUCTURES) for one in structures]
        self.behind: list[list[int]] = [
            [i for i in parts.structure_ids if structures[i].locked and structures[i].lock == one]
            for one in CATEGORIES
        ]

    def _weigh_chronicles(self, parts: Parts) -> None:
        cards = parts.chronicles
        self.highest: float = float(len(cards))
        # What a space asks for rises by about the same step from card to card.
        self.step: list[float] = [
            (cards[-1].needs[s] - cards[0].needs[s]) / (len(cards) - 1) for s in SPACE_IDS
        ]
        self.base: list[float] = [cards[0].needs[s] - self.step[s] for s in SPACE_IDS]
        # What advances and structures, and nothing else, decide.
        self.by_works: list[bool] = [space.counted in BY_WORKS for space in parts.spaces]
        self.is_crowd: list[bool] = [space.counted == CITIZENS for space in parts.spaces]
        crowds = [self.step[s] for s in SPACE_IDS if self.is_crowd[s]]
        self.crowd: float = min(crowds) if crowds else CROWD  # citizens from card to card
        # The points of each card, for one point of a card whose number is its step from the last.
        self.rate: list[float] = [
            card.points / (number * (number + 1) / 2.0) for number, card in enumerate(cards, 1)
        ]
        self.pairs: list[list[SpaceId]] = parts.spaces_of

    def worth_of(self, number: float) -> float:
        """Return the points of a card; between two cards, a part of the way."""
        if number <= 0.0:
            return 0.0
        place = int(number)
        if place == number:
            place -= 1
        return number * (number + 1.0) / 2.0 * self.rate[min(place, len(self.rate) - 1)]


def tables_of(parts: Parts) -> Tables:
    """Return the tables of a box, which its parts keep once they are made."""
    kept = parts.memo
    if isinstance(kept, Tables):
        return kept
    tables = Tables(parts)
    parts.memo = tables
    return tables
