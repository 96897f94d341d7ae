"""The closed vocabulary in which boxes say what advances and structures do.

An effect is written ``kind``, ``kind 2``, ``kind thing`` or ``kind thing 2``. The
rules ask for effects by their kind, never for the advance or the structure
that has them. ``docs/games/sands.md`` lists them all.
"""

from typing import Final

from clocksmith.core.value import Value

RESOURCE: Final = "resource"
CATEGORY: Final = "category"
TERRAIN: Final = "terrain"
STRUCTURE: Final = "structure"
SPACE: Final = "space"
BUILDING: Final = "building"  # what Build puts up: a city, or any other structure
NO_THING: Final = ""

NUMBERED: Final = True
PLAIN: Final = False
MOST_AMOUNT: Final = 20

# What a kind of effect speaks of, and whether a number follows.
Grammar = dict[str, tuple[str, bool]]

OF_ADVANCES: Final[Grammar] = {
    "advance-unrest": (NO_THING, NUMBERED),  # 5.7 unrest counts lower
    "annex-most": (NO_THING, NUMBERED),  # 5.3 annexing never costs more
    "annex-per-soldier": (NO_THING, NUMBERED),  # 5.3 crops less for each own soldier there
    "battle": (NO_THING, NUMBERED),  # 5.3 combat value
    "battle-per-soldier": (TERRAIN, NUMBERED),  # 5.3 combat value of each soldier on a terrain
    "battle-with-soldier": (NO_THING, NUMBERED),  # 5.3 combat value if a soldier is there
    "builds": (NO_THING, NUMBERED),  # 5.5 structures in one action
    "caravan-price": (NO_THING, NUMBERED),  # 5.8 price instead of the usual one
    "chronicles": (NO_THING, NUMBERED),  # 5.1 cards in one action
    "counts": (SPACE, NUMBERED),  # 4.5 a scoring space counts higher
    "discount": (BUILDING, NUMBERED),  # 5.5 gold less
    "emphasis": (NO_THING, NUMBERED),  # 4.2 markers that complete an emphasis card
    "fountains-per": (STRUCTURE, NUMBERED),  # 2.2 more fountains on each
    "govern-discount": (NO_THING, NUMBERED),  # 5.6 crops less for each step
    "ignores": (STRUCTURE, PLAIN),  # 5.3 an attacker ignores its defence
    "income": (RESOURCE, NUMBERED),  # 4.1 more in each region of the resource with a peasant
    "keep": (NO_THING, NUMBERED),  # 4.6 resources kept
    "labor": (NO_THING, PLAIN),  # 5.5 peasants lower the price, half of them are lost
    "lyres-per": (STRUCTURE, NUMBERED),  # 2.2 more lyres on each
    "points-of": (STRUCTURE, NUMBERED),  # 4.5 points for each, instead of its own
    "raid-steps": (NO_THING, NUMBERED),  # 5.4 regions a soldier moves
    "sail": (TERRAIN, PLAIN),  # 5.4, 5.9 regions of the terrain are adjacent for moves
    "taxation": (NO_THING, NUMBERED),  # 5.11 more of the chosen resource
    "unlock": (CATEGORY, PLAIN),  # 6 unlocked for good
    "unrest-most": (NO_THING, NUMBERED),  # 9 the maximum instead of the usual one
    "wins-ties": (NO_THING, PLAIN),  # 5.3 as attacker
}

OF_STRUCTURES: Final[Grammar] = {
    "advance-heritage": (NO_THING, NUMBERED),  # 5.7 heritage counts higher, once
    "buildable": (NO_THING, PLAIN),  # 5.5 may be built: among the locked ones, only then
    "city": (NO_THING, PLAIN),  # 5.8, 5.10 begins caravans, takes tribute
    "crowding": (NO_THING, NUMBERED),  # 4.4 capacity counts higher
    "defence": (NO_THING, NUMBERED),  # 5.3 combat value of a controller who is attacked here
    "discount-here": (NO_THING, NUMBERED),  # 5.5 gold less in this region
    "discount-near": (NO_THING, NUMBERED),  # 5.5 gold less in neighbouring controlled regions
    "govern-crops": (NO_THING, NUMBERED),  # 5.6 crops for each when Govern is taken
    "level-capacity": (NO_THING, PLAIN),  # 5.5 its level is the capacity of the region
    "muster-peasant": (NO_THING, PLAIN),  # 5.2 a peasant may be mustered here
    "muster-second": (NO_THING, PLAIN),  # 5.2 a second soldier may be mustered here
    "only-colony": (NO_THING, PLAIN),  # 5.5 stands in colonies only
    "points": (NO_THING, NUMBERED),  # 4.5 points at the end of a dynasty
    "road": (NO_THING, PLAIN),  # 5.9 neighbours of its region are adjacent for moves
    "smaller": (NO_THING, NUMBERED),  # 5.3, 5.6 the empire counts as smaller, once
}

ON_BUILDING: Final[Grammar] = {
    "heritage": (CATEGORY, NUMBERED),  # 5.5 raised when it is built
}


class Effect(Value):
    """One effect: its kind, the number of the thing it speaks of, and how much."""

    __match_args__ = ("kind", "thing", "amount")

    def __init__(self, kind: str, thing: int, amount: int) -> None:
        self.kind = kind
        self.thing = thing  # 0 where the kind speaks of nothing
        self.amount = amount  # 1 where no number follows


def split_effect(text: str, grammar: Grammar, things: dict[str, list[str]]) -> tuple[str, str, int]:
    """Return the kind, the thing and the amount that *text* writes; ValueError when it is none.

    *things* gives the names of what effects speak of; what is not among them may have any name.
    """
    words = text.split(" ")
    if words[0] not in grammar:
        raise ValueError(f"{text!r} is not an effect; there are {', '.join(grammar)}")
    about, numbered = grammar[words[0]]
    rest = words[1:]
    thing = ""
    if about:
        names = things.get(about, rest[:1])
        if not rest or not rest[0] or rest[0] not in names:
            raise ValueError(f"{text!r} must name one of {', '.join(names)}")
        thing = rest[0]
        rest = rest[1:]
    if not numbered and not rest:
        return words[0], thing, 1
    if not numbered or len(rest) != 1 or rest[0] not in _AMOUNTS:
        raise ValueError(f"{text!r} must end with {'one number' if numbered else 'no number'}")
    return words[0], thing, int(rest[0])


_AMOUNTS: Final = [str(amount) for amount in range(1, MOST_AMOUNT + 1)]


def parse_effect(text: str, grammar: Grammar, things: dict[str, list[str]]) -> Effect:
    """Return the effect that *text* writes; ValueError, in words, when it writes none."""
    kind, thing, amount = split_effect(text, grammar, things)
    about = grammar[kind][0]
    return Effect(kind, things[about].index(thing) if about else 0, amount)


def patterns_of(grammar: Grammar, things: dict[str, list[str]]) -> list[str]:
    """Return all that can be said: N stands for a number, other capitals for a row of a sheet."""
    patterns: list[str] = []
    for kind, (about, numbered) in grammar.items():
        number = " N" if numbered else ""
        if not about:
            patterns.append(f"{kind}{number}")
        names = things.get(about, [about.upper()] if about else [])
        patterns += [f"{kind} {name}{number}" for name in names]
    return patterns
