"""What the rules of The Sands of Time speak of, and the kinds of things that a box prints."""

from typing import Final, NewType

from clocksmith.games.sands.model.effects import Effect

RegionId = NewType("RegionId", int)
BorderId = NewType("BorderId", int)
Resource = NewType("Resource", int)
Piece = NewType("Piece", int)
Category = NewType("Category", int)
TileId = NewType("TileId", int)
StructureId = NewType("StructureId", int)
AdvanceId = NewType("AdvanceId", int)
CardId = NewType("CardId", int)
RowId = NewType("RowId", int)
SpaceId = NewType("SpaceId", int)
ChronicleId = NewType("ChronicleId", int)
Bonus = NewType("Bonus", int)

MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 2

CROPS: Final = Resource(0)
GOLD: Final = Resource(1)
RESOURCES: Final = [CROPS, GOLD]
RESOURCE_NAMES: Final = ["crops", "gold"]

PEASANT: Final = Piece(0)
SOLDIER: Final = Piece(1)
PIECES: Final = [PEASANT, SOLDIER]
PIECE_NAMES: Final = ["peasant", "soldier"]

CIVIL: Final = Category(0)
POLITICAL: Final = Category(1)
CULTURAL: Final = Category(2)
CATEGORIES: Final = [CIVIL, POLITICAL, CULTURAL]
CATEGORY_NAMES: Final = ["civil", "political", "cultural"]
NO_CATEGORY: Final = Category(-1)

OPPRESS: Final = Bonus(0)
SUPPORT: Final = Bonus(1)
TAXATION: Final = Bonus(2)
BONUS_NAMES: Final = ["oppress", "support", "taxation"]
NO_BONUS: Final = Bonus(-1)

TERRAIN_NAMES: Final = ["plain", "mountain", "island"]
BORDER_KINDS: Final = ["border", "dotted"]  # how it is printed; the rules make no difference
BUILDING_NAMES: Final = ["structure", "city"]
ORDINARY: Final = 0  # of the two kinds of buildings
CITY_BUILDING: Final = 1
COUNTED_NAMES: Final = ["advances", "fountains", "regions", "citizens", "lyres", "goods"]

NOWHERE: Final = RegionId(-1)
NO_TILE: Final = TileId(-1)
NO_ADVANCE: Final = AdvanceId(-1)
NO_CHRONICLE: Final = ChronicleId(-1)

# 2.2 The chronicle board: scoring spaces, rows of advances, piles of cards.

SPACE_NAMES: Final = ["a", "b", "c", "d", "e", "f"]
SPACE_IDS: Final = [SpaceId(i) for i in range(len(SPACE_NAMES))]
CHRONICLES_EACH: Final = 7  # chronicle cards of a player
DYNASTIES: Final = 3

LEVELS: Final = 4
ROWS_OF_CATEGORY: Final = 2
ROW_NAMES: Final = [
    f"{name}-{number}" for name in CATEGORY_NAMES for number in range(1, ROWS_OF_CATEGORY + 1)
]
ROW_IDS: Final = [RowId(i) for i in range(len(ROW_NAMES))]
ROW_CATEGORY: Final = [Category(row // ROWS_OF_CATEGORY) for row in ROW_IDS]

# The piles of advance cards: by category, levels 2 to 4.
PILE_NAMES: Final = [f"{name}-{level}" for name in CATEGORY_NAMES for level in range(2, LEVELS + 1)]


def pile_of(category: Category, level: int) -> int:
    """Return the number of the pile of a category and level."""
    return category * (LEVELS - 1) + level - 2


# 5 The actions of cards.

RULE_NAMES: Final = [
    "chronicle",
    "muster",
    "conquest",
    "raid",
    "build",
    "govern",
    "advance",
    "caravan",
    "migrate",
    "tribute",
]


# Kinds of printed things


class Region:
    """2.1 A region of the map."""

    def __init__(self, name: str, terrain: int, players: int) -> None:
        self.name = name
        self.terrain = terrain
        self.players = players  # in play with as many or more


class Border:
    """2.1 Where two regions meet; it may carry a trade good."""

    def __init__(self, first: RegionId, second: RegionId, good: bool, name: str) -> None:
        self.first = first
        self.second = second
        self.good = good
        self.ends = 1 << first | 1 << second
        self.name = name


class Tile:
    """2.3 A kind of resource tile: what the region yields and its capacity."""

    def __init__(self, resource: Resource, capacity: int, counts: list[int]) -> None:
        self.resource = resource
        self.capacity = capacity
        self.counts = counts  # tiles of this kind in the box, by number of players
        self.name = f"{RESOURCE_NAMES[resource]} {capacity}"


class Space:
    """2.2 One of the six scoring spaces."""

    def __init__(self, name: str, category: Category, counted: int) -> None:
        self.name = name
        self.category = category
        self.counted = counted


class Chronicle:
    """2.4 One of the seven chronicle cards."""

    def __init__(self, number: int, points: int, needs: list[int]) -> None:
        self.number = number  # heritage it asks for
        self.points = points
        self.needs = needs  # by scoring space


class Structure:
    """5.5 A kind of structure."""

    def __init__(
        self,
        name: str,
        category: Category,
        level: int,
        fountains: int,
        lyres: int,
        on_build: list[Effect],
        effects: list[Effect],
        lock: Category,
        locked: list[Effect],
    ) -> None:
        self.name = name
        self.category = category
        self.level = level
        self.fountains = fountains
        self.lyres = lyres
        self.on_build = on_build
        self.effects = effects  # always
        self.lock = lock
        self.locked = locked  # while the lock is open


class Advance:
    """5.7 An advance."""

    def __init__(
        self,
        name: str,
        category: Category,
        level: int,
        row: int,
        fountains: int,
        lyres: int,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.category = category
        self.level = level
        self.row = row  # 1 or 2 for an advance that begins a row
        self.fountains = fountains
        self.lyres = lyres
        self.effects = effects


class Card:
    """2.4 An action card, or, after them, an emphasis card."""

    def __init__(
        self, name: str, rule: str, symbols: list[Category], lock: Category, whole: bool
    ) -> None:
        self.name = name
        self.rule = rule
        self.symbols = symbols
        self.lock = lock  # category of the box that is locked, or NO_CATEGORY
        self.whole = whole  # the whole card is locked


# Effects as the rules ask for them


class Power:
    """One effect of advances: which of them have it, as bits, and how much each."""

    def __init__(self, advances: list[Advance], kind: str, thing: int = 0) -> None:
        self.mask = 0
        self.amounts = [0] * len(advances)
        for i, advance in enumerate(advances):
            for effect in advance.effects:
                if effect.kind == kind and effect.thing == thing:
                    self.mask |= 1 << i
                    self.amounts[i] += effect.amount

    def total(self, held: int) -> int:
        """Return what the advances *held*, as bits, add up to."""
        owned = held & self.mask
        amount = 0
        while owned:
            bit = owned & -owned
            amount += self.amounts[bit.bit_length() - 1]
            owned ^= bit
        return amount

    def most(self, held: int, otherwise: int) -> int:
        """Return the highest amount of those *held*; *otherwise* if there is none."""
        amounts = self._held(held)
        return max(amounts) if amounts else otherwise

    def least(self, held: int, otherwise: int) -> int:
        """Return the lowest amount of those *held*; *otherwise* if there is none."""
        amounts = self._held(held)
        return min(amounts) if amounts else otherwise

    def first(self, held: int) -> AdvanceId:
        """Return the first advance *held* that has it, or NO_ADVANCE."""
        found = held & self.mask
        return AdvanceId((found & -found).bit_length() - 1)

    def _held(self, held: int) -> list[int]:
        owned = held & self.mask
        if not owned:
            return []
        return [self.amounts[i] for i in range(len(self.amounts)) if owned >> i & 1]


class Gift:
    """One effect of a structure: how much, and the category that must be unlocked."""

    def __init__(self, structure: StructureId, amount: int, lock: Category) -> None:
        self.structure = structure
        self.amount = amount
        self.lock = lock  # NO_CATEGORY: always
