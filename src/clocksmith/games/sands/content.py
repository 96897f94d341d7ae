"""The printed parts of The Sands of Time, typed, read once from data/."""

from typing import Final, NewType

from clocksmith.core.tables import Row, read_rows
from clocksmith.games.sands.effects import (
    BUILDING,
    CATEGORY,
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    RESOURCE,
    SPACE,
    STRUCTURE,
    TERRAIN,
    Effect,
    Grammar,
    parse_effect,
)

PACKAGE: Final = "clocksmith.games.sands"

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
LEVELS: Final = 4
ROWS_OF_CATEGORY: Final = 2
BUILDING_NAMES: Final = ["structure", "city"]
ORDINARY: Final = 0  # of the two kinds of buildings
CITY_BUILDING: Final = 1
COUNTED_NAMES: Final = ["advances", "fountains", "regions", "citizens", "lyres", "goods"]

NOWHERE: Final = RegionId(-1)
NO_TILE: Final = TileId(-1)
NO_ADVANCE: Final = AdvanceId(-1)
NO_CHRONICLE: Final = ChronicleId(-1)


def _names(file: str, table: str) -> list[str]:
    """Return the names of all rows of a file, before the rows are read."""
    return [row.text("name") for row in read_rows(PACKAGE, file, table)]


# Regions and borders


class Region:
    """2.1 One of the 26 regions."""

    def __init__(self, name: str, terrain: int, players: int) -> None:
        self.name = name
        self.terrain = terrain
        self.players = players  # in play with as many or more


def _region(row: Row) -> Region:
    region = Region(row.text("name"), row.choice("terrain", TERRAIN_NAMES), row.number("players"))
    row.close()
    return region


REGIONS: Final = [_region(row) for row in read_rows(PACKAGE, "regions.toml", "region")]
REGION_NAMES: Final = [region.name for region in REGIONS]
REGION_IDS: Final = [RegionId(i) for i in range(len(REGIONS))]
TERRAIN_OF: Final = [region.terrain for region in REGIONS]
ON_TERRAIN: Final = [
    sum([1 << i for i in REGION_IDS if REGIONS[i].terrain == terrain])
    for terrain in range(len(TERRAIN_NAMES))
]
# Regions in play, as bits, by number of players.
IN_PLAY: Final = [
    sum([1 << i for i in REGION_IDS if REGIONS[i].players <= seats])
    for seats in range(MOST_SEATS + 1)
]


class Border:
    """2.1 Where two regions meet; it may carry a trade good."""

    def __init__(self, first: RegionId, second: RegionId, good: bool) -> None:
        self.first = first
        self.second = second
        self.good = good
        self.ends = 1 << first | 1 << second
        self.name = f"{REGION_NAMES[first]}:{REGION_NAMES[second]}"


def _border(row: Row) -> Border:
    names = row.texts("regions")
    if len(names) != 2 or names[0] not in REGION_NAMES or names[1] not in REGION_NAMES:
        raise row.wrong("a border lies between two regions")
    first, second = [RegionId(REGION_NAMES.index(name)) for name in names]
    row.choice("kind", ["border", "dotted"])  # how it is printed; the rules make no difference
    border = Border(first, second, row.number("good") != 0)
    row.close()
    return border


BORDERS: Final = [_border(row) for row in read_rows(PACKAGE, "borders.toml", "border")]
BORDER_IDS: Final = [BorderId(i) for i in range(len(BORDERS))]
BORDER_NAMES: Final = [border.name for border in BORDERS]
GOODS: Final = sum([1 << i for i in BORDER_IDS if BORDERS[i].good])  # borders with a trade good
# Neighbours of each region, and the borders it has, as bits.
NEAR: Final[list[int]] = [
    sum([border.ends ^ 1 << region for border in BORDERS if border.ends >> region & 1])
    for region in REGION_IDS
]
BORDERS_OF: Final[list[int]] = [
    sum([1 << i for i in BORDER_IDS if BORDERS[i].ends >> region & 1]) for region in REGION_IDS
]


# Resource tiles


class Tile:
    """2.3 A kind of resource tile: what the region yields and its capacity."""

    def __init__(self, resource: Resource, capacity: int, counts: list[int]) -> None:
        self.resource = resource
        self.capacity = capacity
        self.counts = counts  # tiles of this kind in the box, by number of players
        self.name = f"{RESOURCE_NAMES[resource]} {capacity}"


def _tiles() -> list[Tile]:
    counts: dict[tuple[int, int], list[int]] = {}
    for row in read_rows(PACKAGE, "tiles.toml", "tile"):
        kind = (row.choice("resource", RESOURCE_NAMES), row.number("capacity"))
        players = row.number("players")
        row.close()
        for seats in range(players, MOST_SEATS + 1):
            counts.setdefault(kind, [0] * (MOST_SEATS + 1))[seats] += 1
    return [Tile(Resource(kind[0]), kind[1], counts[kind]) for kind in sorted(counts)]


TILES: Final = _tiles()
TILE_IDS: Final = [TileId(i) for i in range(len(TILES))]
TILE_RESOURCE: Final = [tile.resource for tile in TILES]
TILE_CAPACITY: Final = [tile.capacity for tile in TILES]


# Scoring spaces and chronicle cards


class Space:
    """2.2 One of the six scoring spaces."""

    def __init__(self, name: str, category: Category, counted: int) -> None:
        self.name = name
        self.category = category
        self.counted = counted


def _space(row: Row) -> Space:
    space = Space(
        row.text("name"),
        Category(row.choice("category", CATEGORY_NAMES)),
        row.choice("counts", COUNTED_NAMES),
    )
    row.close()
    return space


SPACES: Final = [_space(row) for row in read_rows(PACKAGE, "spaces.toml", "space")]
SPACE_IDS: Final = [SpaceId(i) for i in range(len(SPACES))]
SPACE_NAMES: Final = [space.name for space in SPACES]


class Chronicle:
    """2.4 One of the seven chronicle cards."""

    def __init__(self, number: int, points: int, needs: list[int]) -> None:
        self.number = number  # heritage it asks for
        self.points = points
        self.needs = needs  # by scoring space


def _chronicle(row: Row) -> Chronicle:
    chronicle = Chronicle(row.number("number"), row.number("points"), row.numbers("needs"))
    row.close()
    return chronicle


CHRONICLES: Final = [_chronicle(row) for row in read_rows(PACKAGE, "chronicles.toml", "chronicle")]
CHRONICLE_IDS: Final = [ChronicleId(i) for i in range(len(CHRONICLES))]
CHRONICLE_NAMES: Final = [str(chronicle.number) for chronicle in CHRONICLES]


# Structures and advances

_STRUCTURES: Final = _names("structures.toml", "structure")
_THINGS: Final = {
    RESOURCE: RESOURCE_NAMES,
    CATEGORY: CATEGORY_NAMES,
    TERRAIN: TERRAIN_NAMES,
    STRUCTURE: _STRUCTURES,
    SPACE: SPACE_NAMES,
    BUILDING: BUILDING_NAMES,
}


def _effects(row: Row, key: str, grammar: Grammar) -> list[Effect]:
    try:
        return [parse_effect(text, grammar, _THINGS) for text in row.texts(key)]
    except ValueError as error:
        raise row.wrong(str(error)) from None


class Structure:
    """5.5 A kind of structure."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.category = Category(row.choice("category", CATEGORY_NAMES))
        self.level = row.number("level")
        self.fountains = row.number("fountains")
        self.lyres = row.number("lyres")
        self.on_build = _effects(row, "on_build", ON_BUILDING)
        self.effects = _effects(row, "effects", OF_STRUCTURES)  # always
        self.lock = _lock(row)
        self.locked = _effects(row, "locked", OF_STRUCTURES)  # while the lock is open
        row.close()


def _lock(row: Row) -> Category:
    return Category(row.choice("lock", ["", *CATEGORY_NAMES]) - 1)


class Advance:
    """5.7 An advance."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.category = Category(row.choice("category", CATEGORY_NAMES))
        self.level = row.number("level")
        self.row = row.number("row")  # 1 or 2 for an advance that begins a row
        self.fountains = row.number("fountains")
        self.lyres = row.number("lyres")
        self.effects = _effects(row, "effects", OF_ADVANCES)
        row.close()


STRUCTURES: Final = [Structure(row) for row in read_rows(PACKAGE, "structures.toml", "structure")]
STRUCTURE_IDS: Final = [StructureId(i) for i in range(len(STRUCTURES))]
STRUCTURE_NAMES: Final = [structure.name for structure in STRUCTURES]
STRUCTURE_CATEGORY: Final = [structure.category for structure in STRUCTURES]

ADVANCES: Final = [Advance(row) for row in read_rows(PACKAGE, "advances.toml", "advance")]
ADVANCE_IDS: Final = [AdvanceId(i) for i in range(len(ADVANCES))]
ADVANCE_NAMES: Final = [advance.name for advance in ADVANCES]

ROW_NAMES: Final = [
    f"{name}-{number}" for name in CATEGORY_NAMES for number in range(1, ROWS_OF_CATEGORY + 1)
]
ROW_IDS: Final = [RowId(i) for i in range(len(ROW_NAMES))]
ROW_CATEGORY: Final = [Category(row // ROWS_OF_CATEGORY) for row in ROW_IDS]


def _first_of(row: int) -> AdvanceId:
    number = row % ROWS_OF_CATEGORY + 1
    category = row // ROWS_OF_CATEGORY
    found = [i for i in ADVANCE_IDS if ADVANCES[i].row == number]
    return [i for i in found if ADVANCES[i].category == category][0]  # noqa: RUF015  (compiles)


FIRST_OF_ROW: Final = [_first_of(row) for row in ROW_IDS]

# The piles of advance cards: by category, levels 2 to 4.
PILE_NAMES: Final = [f"{name}-{level}" for name in CATEGORY_NAMES for level in range(2, LEVELS + 1)]


def pile_of(category: Category, level: int) -> int:
    """Return the number of the pile of a category and level."""
    return category * (LEVELS - 1) + level - 2


PILES: Final = [
    sum(
        [
            1 << i
            for i in ADVANCE_IDS
            if ADVANCES[i].row == 0 and pile_of(ADVANCES[i].category, ADVANCES[i].level) == pile
        ]
    )
    for pile in range(len(PILE_NAMES))
]


# Effects as the rules ask for them


class Power:
    """One effect of advances: which of them have it, as bits, and how much each."""

    def __init__(self, kind: str, thing: int = 0) -> None:
        self.mask = 0
        self.amounts = [0] * len(ADVANCES)
        for i, advance in enumerate(ADVANCES):
            for effect in advance.effects:
                if effect.kind == kind and effect.thing == thing:
                    self.mask |= 1 << i
                    self.amounts[i] += effect.amount

    def total(self, held: int) -> int:
        """Return what the advances *held*, as bits, add up to."""
        found = held & self.mask
        amount = 0
        while found:
            bit = found & -found
            amount += self.amounts[bit.bit_length() - 1]
            found ^= bit
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
        found = held & self.mask
        if not found:
            return []
        return [self.amounts[i] for i in range(len(self.amounts)) if found >> i & 1]


class Gift:
    """One effect of a structure: how much, and the category that must be unlocked."""

    def __init__(self, structure: StructureId, amount: int, lock: Category) -> None:
        self.structure = structure
        self.amount = amount
        self.lock = lock  # NO_CATEGORY: always


def gifts(kind: str) -> list[Gift]:
    """Return the structures that have an effect."""
    found: list[Gift] = []
    for i, structure in enumerate(STRUCTURES):
        always = [effect.amount for effect in structure.effects if effect.kind == kind]
        locked = [effect.amount for effect in structure.locked if effect.kind == kind]
        found += [Gift(StructureId(i), amount, NO_CATEGORY) for amount in always]
        found += [Gift(StructureId(i), amount, structure.lock) for amount in locked]
    return found


ADVANCE_UNREST: Final = Power("advance-unrest")
ANNEX_MOST: Final = Power("annex-most")
ANNEX_PER_SOLDIER: Final = Power("annex-per-soldier")
BATTLE: Final = Power("battle")
BATTLE_PER_SOLDIER: Final = [
    Power("battle-per-soldier", terrain) for terrain in range(len(TERRAIN_NAMES))
]
BATTLE_WITH_SOLDIER: Final = Power("battle-with-soldier")
BUILDS: Final = Power("builds")
CARAVAN_PRICES: Final = Power("caravan-price")
CHRONICLES_AT_ONCE: Final = Power("chronicles")
COUNTS: Final = [Power("counts", space) for space in SPACE_IDS]
DISCOUNT: Final = [Power("discount", building) for building in range(len(BUILDING_NAMES))]
EMPHASIS: Final = Power("emphasis")
FOUNTAINS_PER: Final = [Power("fountains-per", structure) for structure in STRUCTURE_IDS]
GOVERN_DISCOUNT: Final = Power("govern-discount")
IGNORES: Final = [Power("ignores", structure) for structure in STRUCTURE_IDS]
INCOME: Final = [Power("income", resource) for resource in RESOURCES]
KEEP: Final = Power("keep")
LABOR: Final = Power("labor")
LYRES_PER: Final = [Power("lyres-per", structure) for structure in STRUCTURE_IDS]
POINTS_OF: Final = [Power("points-of", structure) for structure in STRUCTURE_IDS]
RAID_STEPS: Final = Power("raid-steps")
SAIL: Final = [Power("sail", terrain) for terrain in range(len(TERRAIN_NAMES))]
TAXATION_MORE: Final = Power("taxation")
UNLOCK: Final = [Power("unlock", category) for category in CATEGORIES]
UNREST_MOST: Final = Power("unrest-most")
WINS_TIES: Final = Power("wins-ties")

ADVANCE_HERITAGE: Final = gifts("advance-heritage")
BUILDABLE: Final = gifts("buildable")
CROWDING: Final = gifts("crowding")
DEFENCE: Final = gifts("defence")
DISCOUNT_HERE: Final = gifts("discount-here")
DISCOUNT_NEAR: Final = gifts("discount-near")
GOVERN_CROPS: Final = gifts("govern-crops")
MUSTER_PEASANT: Final = gifts("muster-peasant")
MUSTER_SECOND: Final = gifts("muster-second")
POINTS: Final = gifts("points")
SMALLER: Final = gifts("smaller")
CITIES: Final = [gift.structure for gift in gifts("city")]
ROADS: Final = [gift.structure for gift in gifts("road")]
BY_CAPACITY: Final = [gift.structure for gift in gifts("level-capacity")]
ONLY_COLONY: Final = [gift.structure for gift in gifts("only-colony")]
BUILDING_OF: Final = [
    CITY_BUILDING if structure in CITIES else ORDINARY for structure in STRUCTURE_IDS
]


# Cards


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


def _card(row: Row) -> Card:
    symbols: list[Category] = []
    for name in row.texts("symbols"):
        if name not in CATEGORY_NAMES:
            raise row.wrong(f"{name!r} is not a category")
        symbols.append(Category(CATEGORY_NAMES.index(name)))
    card = Card(
        row.text("name"),
        RULE_NAMES[row.choice("rule", RULE_NAMES)],
        symbols,
        _lock(row),
        row.number("whole") != 0,
    )
    row.close()
    return card


_ACTION_CARDS: Final = [_card(row) for row in read_rows(PACKAGE, "cards.toml", "card")]
ACTION_CARDS: Final = len(_ACTION_CARDS)  # how many; emphasis cards have the next numbers
CARDS: Final = _ACTION_CARDS + [
    Card(name, "emphasis", [], NO_CATEGORY, False) for name in CATEGORY_NAMES
]
CARD_IDS: Final = [CardId(i) for i in range(len(CARDS))]
CARD_NAMES: Final = [card.name for card in CARDS]


# Tracks, supplies and single numbers


def _numbered(file: str, table: str, keys: list[str]) -> list[list[int]]:
    """Return rows that hold nothing but numbers."""
    rows: list[list[int]] = []
    for row in read_rows(PACKAGE, file, table):
        rows.append([row.number(key) for key in keys])
        row.close()
    return rows


_DYNASTIES: Final = _numbered("tracks.toml", "dynasty", ["first", "last"])
_OVERFLOW: Final = _numbered("tracks.toml", "overflow", ["first", "last"])
DYNASTIES: Final = len(_DYNASTIES)
TRACK_START: Final = _DYNASTIES[0][0]
TRACK_END: Final = _OVERFLOW[0][1]
# The first space of the colour after each dynasty; dynasties count from 1.
NEXT_COLOUR: Final = [0, *[ends[1] + 1 for ends in _DYNASTIES]]
GROWTH_SPACES: Final = [row[0] for row in _numbered("tracks.toml", "growth", ["space"])]
ROLLS: Final = {row[0]: row[1] for row in _numbered("tracks.toml", "roll", ["round", "least"])}
_SUPPLIES: Final = {
    row[0]: row[1] for row in _numbered("supplies.toml", "supply", ["players", "structures"])
}


def _numbers() -> dict[str, int]:
    numbers: dict[str, int] = {}
    for row in read_rows(PACKAGE, "numbers.toml", "number"):
        numbers[row.text("name")] = row.number("value")
        row.close()
    return numbers


_NUMBERS: Final = _numbers()
PEASANTS: Final[int] = _NUMBERS["peasants"]
SOLDIERS: Final[int] = _NUMBERS["soldiers"]
CARAVANS: Final[int] = _NUMBERS["caravans"]
ADVANCE_MARKERS: Final[int] = _NUMBERS["advance-markers"]
# A capital marks a region too.
MOST_REGIONS: Final[int] = min(_NUMBERS["most-regions"], _NUMBERS["control-markers"] + 1)
CITY_TILES: Final[int] = _NUMBERS["city-tiles"]
START_PEASANTS: Final[int] = _NUMBERS["start-peasants"]
START_SOLDIERS: Final[int] = _NUMBERS["start-soldiers"]
PROVINCES: Final[int] = _NUMBERS["provinces"]
START_UNREST: Final[int] = _NUMBERS["start-unrest"]
LEAST_UNREST: Final[int] = _NUMBERS["least-unrest"]
MOST_UNREST: Final[int] = _NUMBERS["most-unrest"]
MOST_HERITAGE: Final[int] = _NUMBERS["most-heritage"]
ROUNDS: Final[int] = _NUMBERS["rounds"]
EMPHASIS_MARKERS: Final[int] = _NUMBERS["emphasis-markers"]
MUSTER_PRICE: Final[int] = _NUMBERS["muster-price"]
PEASANT_STRENGTH: Final[int] = _NUMBERS["peasant-strength"]
SOLDIER_STRENGTH: Final[int] = _NUMBERS["soldier-strength"]
DIE_FACTOR: Final[int] = _NUMBERS["die-factor"]
HIGHEST_DIE: Final[int] = _NUMBERS["highest-die"]
WINNER_LOSSES: Final[int] = _NUMBERS["winner-losses"]
LOSER_LOSSES: Final[int] = _NUMBERS["loser-losses"]
LEAST_PRICE: Final[int] = _NUMBERS["least-price"]
CARAVAN_PRICE: Final[int] = _NUMBERS["caravan-price"]
SUPPORT_AMOUNT: Final[int] = _NUMBERS["support"]
CROWDING_LOSS: Final[int] = _NUMBERS["crowding-loss"]
END_BONUS: Final[int] = _NUMBERS["end-bonus"]


def supply_of(structure: StructureId, seats: int) -> int:
    """3.2 Return how many tiles of a structure are used at a table of *seats*."""
    return CITY_TILES if structure in CITIES else _SUPPLIES[seats]
