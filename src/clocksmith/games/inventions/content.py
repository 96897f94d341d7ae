"""The printed parts of Inventions, typed, read once from data/."""

from typing import Final, NewType

from clocksmith.core.seat import Seat
from clocksmith.core.tables import Row, read_rows
from clocksmith.games.inventions.effects import (
    FIELD_NAMES,
    TURN_ORDER,
    Benefit,
    Scoring,
    parse_benefit,
    parse_scoring,
)
from clocksmith.kit.grid import Grid

PACKAGE: Final = "clocksmith.games.inventions"

RegionId = NewType("RegionId", int)
Deed = NewType("Deed", int)  # one of the ten actions of the assembly
CardId = NewType("CardId", int)
MilestoneId = NewType("MilestoneId", int)
SpecialistId = NewType("SpecialistId", int)
KnowledgeId = NewType("KnowledgeId", int)
InfluenceId = NewType("InfluenceId", int)
TileId = NewType("TileId", int)  # a tile of the progress map, or the start tile
Piece = NewType("Piece", int)  # what may lie in a tile row: a tile or an aspiration tile
GoalId = NewType("GoalId", int)
SpaceId = NewType("SpaceId", int)  # of the era track
PlaceId = NewType("PlaceId", int)  # of the progress map

NONE: Final = -1  # no card, tile, milestone, goal or space

# Societies are numbered like seats; Chronos has a number of his own.
CHRONOS: Final = Seat(4)
SOCIETIES: Final = 5
UNCLAIMED: Final = 5  # the private display of a society nobody plays
DISPLAYS: Final = 6
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

ECONOMY: Final = 0
CULTURE: Final = 1
TECHNOLOGY: Final = 2
WEALTH: Final = 3
FIELDS: Final = [ECONOMY, CULTURE, TECHNOLOGY]
KIND_NAMES: Final = [*FIELD_NAMES, "wealth"]
ANY: Final = 3  # any field
ACADEMIC: Final = 3  # in the place of a field: a citizen of the academy
CITIZEN_NAMES: Final = [*FIELD_NAMES, "academic"]
ASPIRATION_NAMES: Final = [*FIELD_NAMES, "joker"]

ROLE_NAMES: Final = ["presenter", "inventor", "innovator"]
PRESENTER: Final = 0
INVENTOR: Final = 1
INNOVATOR: Final = 2

LETTERS: Final = "abcdef"


def _rows(file: str, table: str) -> list[Row]:
    return read_rows(PACKAGE, file, table)


def _place(what: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise ValueError(f"{name!r} is not {what}")
    return names.index(name)


# 6.1 The map


class Region:
    """6.1 One of the seven regions."""

    def __init__(self, name: str, title: str, ropes: list[str], spaces: int) -> None:
        self.name = name
        self.title = title
        self.ropes = ropes
        self.spaces = spaces  # for influence tiles


def _region(row: Row) -> Region:
    region = Region(row.text("name"), row.text("title"), row.texts("ropes"), row.number("spaces"))
    row.close()
    return region


REGIONS: Final = [_region(row) for row in _rows("regions.toml", "region")]
REGION_NAMES: Final = [region.name for region in REGIONS]
REGION_COUNT: Final = len(REGIONS)
REGION_IDS: Final = [RegionId(i) for i in range(REGION_COUNT)]


def _reach() -> list[list[list[RegionId]]]:
    """Return the other regions within so many ropes, by ropes and region."""
    ropes = [[_place("a region", name, REGION_NAMES) for name in r.ropes] for r in REGIONS]
    reach: list[list[list[RegionId]]] = [[[] for _ in REGIONS]]
    reached = [{region} for region in range(REGION_COUNT)]
    for _ in range(REGION_COUNT):
        reached = [one.union(*[ropes[near] for near in one]) for one in reached]
        reach.append([[r for r in REGION_IDS if r in reached[i] and r != i] for i in REGION_IDS])
    return reach


REACH: Final = _reach()


# 4.3, 6.2 The assembly


PRESENT: Final = Deed(0)
INVENT: Final = Deed(1)
INNOVATE: Final = Deed(2)
SHARE: Final = Deed(3)
CALL: Final = Deed(4)
GAIN_INFLUENCE: Final = Deed(5)
TRAVEL: Final = Deed(6)
EUREKA: Final = Deed(7)
SEND: Final = Deed(8)
RECALL: Final = Deed(9)
DEEDS: Final = [Deed(i) for i in range(10)]
DEED_NAMES: Final = [
    "present",
    "invent",
    "innovate",
    "share",
    "call",
    "influence",
    "travel",
    "eureka",
    "send",
    "recall",
]


def _forums() -> list[int]:
    """Return the forum of each deed."""
    rows = _rows("deeds.toml", "deed")
    forums: list[int] = []
    for place, row in enumerate(rows):
        if row.text("name") != DEED_NAMES[place]:
            raise ValueError(f"deeds.toml deed {place + 1}: the order of the ten is fixed")
        row.text("title")
        forums.append(row.number("forum") - 1)
        row.close()
    return forums


FORUM_OF: Final = _forums()


def _deed(name: str) -> Deed:
    return Deed(_place("one of the ten actions", name, DEED_NAMES))


# 1.1, 6.3, 6.4 Eras and tracks


def _era_rounds() -> list[int]:
    rounds: list[int] = []
    for row in _rows("eras.toml", "era"):
        row.text("name")
        row.text("title")
        rounds.append(row.number("rounds"))
        row.close()
    return rounds


ERA_ROUNDS: Final = _era_rounds()
ERAS: Final = len(ERA_ROUNDS)
ROUNDS: Final = sum(ERA_ROUNDS)
# The era of each round, from round 1 on; round 0 is the setup.
ERA_OF_ROUND: Final = [1, *[era + 1 for era in range(ERAS) for _ in range(ERA_ROUNDS[era])]]
# 1.1 Whether the epoch pillar is moved in a round: the last of an era.
IS_LAST: Final = [
    round in [sum(ERA_ROUNDS[: era + 1]) for era in range(ERAS)] for round in range(ROUNDS + 1)
]


class Band:
    """6.3 A stretch of the influence track."""

    def __init__(self, first: int, last: int, tokens: int, ip: int, change: int) -> None:
        self.first = first
        self.last = last
        self.tokens = tokens
        self.ip = ip
        self.change = change  # at an era change


def _bands() -> list[Band]:
    """Return the band of each position of the influence track."""
    track: list[Band] = []
    for row in _rows("eras.toml", "band"):
        band = Band(
            row.number("from"),
            row.number("to"),
            row.number("tokens"),
            row.number("ip"),
            row.number("change"),
        )
        row.close()
        if band.first != len(track) or band.last < band.first:
            raise ValueError("eras.toml band: the bands follow one another without gaps")
        track += [band] * (band.last - band.first + 1)
    return track


BAND: Final = _bands()
MOST_INFLUENCE: Final = len(BAND) - 1


class EraSpace:
    """6.4 A space of the era track."""

    def __init__(self, era: int, place: int, benefit: Benefit) -> None:
        self.era = era
        self.place = place  # 1 is the leftmost of its era
        self.benefit = benefit
        # Whether it is a turn-order space.
        self.orders = TURN_ORDER in [e.kind for clause in benefit for e in clause]


def _space(row: Row) -> EraSpace:
    benefit = parse_benefit(row.text("benefit"))
    space = EraSpace(row.number("era"), row.number("place"), benefit)
    row.close()
    return space


ERA_SPACES: Final = [_space(row) for row in _rows("eras.toml", "space")]
SPACE_IDS: Final = [SpaceId(i) for i in range(len(ERA_SPACES))]
SPACE_NAMES: Final = [f"{space.era}-{space.place}" for space in ERA_SPACES]
MOST_SPACES: Final = max([space.place for space in ERA_SPACES])


# 6.5 Milestones


class Milestone:
    """6.5 A milestone."""

    def __init__(self, name: str, title: str, code: str, era: int, spaces: int) -> None:
        self.name = name
        self.title = title
        self.code = code  # such as B2
        self.letter = LETTERS.index(code[0].lower())
        self.era = era
        self.spaces = spaces
        self.benefit: Benefit = ()


def _milestone(row: Row) -> Milestone:
    milestone = Milestone(
        row.text("name"),
        row.text("title"),
        row.text("id"),
        row.number("era"),
        row.number("spaces"),
    )
    milestone.benefit = parse_benefit(row.text("benefit"))
    row.close()
    return milestone


MILESTONES: Final = [_milestone(row) for row in _rows("milestones.toml", "milestone")]
MILESTONE_IDS: Final = [MilestoneId(i) for i in range(len(MILESTONES))]
MILESTONE_NAMES: Final = [milestone.name for milestone in MILESTONES]
MILESTONE_ERA: Final = [milestone.era for milestone in MILESTONES]
MILESTONE_LETTER: Final = [milestone.letter for milestone in MILESTONES]
# The milestones of each letter, as bits.
LETTER_MASK: Final = [
    sum([1 << m for m in MILESTONE_IDS if MILESTONE_LETTER[m] == letter])
    for letter in range(len(LETTERS))
]


# 6.6 Ideas


class Idea:
    """6.6 An idea card, an invention on its other side."""

    def __init__(self, name: str, title: str, era: int, field: int, extra: int) -> None:
        self.name = name
        self.title = title
        self.era = era
        self.field = field
        self.extra = extra  # specialists to exhaust when inventing
        self.milestone = MilestoneId(0)
        self.deed = PRESENT  # what the invention lets chain


def _idea(row: Row) -> Idea:
    idea = Idea(
        row.text("name"),
        row.text("title"),
        row.number("era"),
        _place("a field", row.text("field"), FIELD_NAMES),
        row.number("extra"),
    )
    needed = _place("a milestone", row.text("milestone"), MILESTONE_NAMES)
    idea.milestone = MilestoneId(needed)
    idea.deed = _deed(row.text("chain"))
    row.close()
    return idea


IDEAS: Final = [_idea(row) for row in _rows("ideas.toml", "idea")]
CARD_IDS: Final = [CardId(i) for i in range(len(IDEAS))]
CARD_NAMES: Final = [idea.name for idea in IDEAS]
CARD_FIELD: Final = [idea.field for idea in IDEAS]
CARD_ERA: Final = [idea.era for idea in IDEAS]
# The cards of each era and of each field, as bits; era 0 has none.
ERA_MASK: Final = [
    sum([1 << card for card in CARD_IDS if CARD_ERA[card] == era]) for era in range(ERAS + 1)
]
FIELD_MASK: Final = [
    sum([1 << card for card in CARD_IDS if CARD_FIELD[card] == field]) for field in FIELDS
]


# 6.7 to 6.9 Tiles on the board


class SpecialistTile:
    """6.7 How many citizens present an idea in a region, and what that gives."""

    def __init__(self, name: str, citizens: int, benefit: Benefit) -> None:
        self.name = name
        self.citizens = citizens
        self.benefit = benefit


def _specialist(row: Row) -> SpecialistTile:
    benefit = parse_benefit(row.text("benefit"))
    tile = SpecialistTile(row.text("name"), row.number("citizens"), benefit)
    row.close()
    return tile


SPECIALISTS: Final = [_specialist(row) for row in _rows("board.toml", "specialist")]
SPECIALIST_NAMES: Final = [tile.name for tile in SPECIALISTS]
SPECIALIST_IDS: Final = [SpecialistId(i) for i in range(len(SPECIALISTS))]


class KnowledgeTile:
    """6.8 An action in front, points on the back."""

    def __init__(self, name: str, deed: Deed, ip: int) -> None:
        self.name = name
        self.deed = deed
        self.ip = ip


def _knowledge(row: Row) -> KnowledgeTile:
    tile = KnowledgeTile(row.text("name"), _deed(row.text("chain")), row.number("ip"))
    row.close()
    return tile


KNOWLEDGE: Final = [_knowledge(row) for row in _rows("board.toml", "knowledge")]
KNOWLEDGE_NAMES: Final = [tile.name for tile in KNOWLEDGE]
KNOWLEDGE_IDS: Final = [KnowledgeId(i) for i in range(len(KNOWLEDGE))]


class InfluenceTile:
    """6.9 What it needs, what it gives, what it lets chain."""

    def __init__(self, name: str, citizens: int, ip: int, deed: Deed) -> None:
        self.name = name
        self.citizens = citizens
        self.ip = ip
        self.deed = deed


def _influence(row: Row) -> InfluenceTile:
    tile = InfluenceTile(
        row.text("name"), row.number("citizens"), row.number("ip"), _deed(row.text("chain"))
    )
    row.close()
    return tile


INFLUENCE: Final = [_influence(row) for row in _rows("board.toml", "influence")]
INFLUENCE_NAMES: Final = [tile.name for tile in INFLUENCE]
INFLUENCE_IDS: Final = [InfluenceId(i) for i in range(len(INFLUENCE))]
ALL_INFLUENCE: Final = (1 << len(INFLUENCE)) - 1


# 6.10, 6.11 Tiles of the progress map


CHANGE_NAMES: Final = [
    "influence-after",
    "ip-after",
    "extra-specialists",
    "specialists-gained",
    "free-field",
    "citizens-needed",
    "rope-steps",
]
INFLUENCE_AFTER: Final = 0  # of any action
IP_AFTER: Final = 1  # of any action
EXTRA_SPECIALISTS: Final = 2
SPECIALISTS_GAINED: Final = 3
FREE_FIELD: Final = 4
CITIZENS_NEEDED: Final = 5
ROPE_STEPS: Final = 6
# The one action that a change can speak of; the first two speak of any.
DEED_OF_CHANGE: Final[dict[int, Deed]] = {
    EXTRA_SPECIALISTS: INVENT,
    SPECIALISTS_GAINED: INNOVATE,
    FREE_FIELD: CALL,
    CITIZENS_NEEDED: GAIN_INFLUENCE,
    ROPE_STEPS: TRAVEL,
}


class Tile:
    """6.10, 6.11 A tile of the progress map, or the start tile."""

    def __init__(self, name: str, kind: int, number: int) -> None:
        self.name = name
        self.kind = kind
        self.number = number  # 0 for the start tile; A is 1
        self.effect: Benefit = ()  # Economy
        self.deed = PRESENT  # Culture: the action it improves; Technology: the first of the pair
        self.other = PRESENT  # Technology: the second of the pair
        self.change = NONE  # Culture: what it improves
        self.add = 0  # Culture: by how much
        self.least = 0  # Culture: a bound
        self.scoring: Scoring | None = None  # Wealth


def _tile(row: Row, kind: int) -> Tile:
    tile = Tile(row.text("name"), kind, row.number("number"))
    if kind == ECONOMY:
        tile.effect = parse_benefit(row.text("effect"))
    elif kind == CULTURE:
        tile.deed = _deed(row.text("deed"))
        tile.change = _place("a change", row.text("changes"), CHANGE_NAMES)
        tile.add = row.number("add")
        tile.least = row.number("least")
        if DEED_OF_CHANGE.get(tile.change, tile.deed) != tile.deed:
            raise ValueError(f"tiles.toml: {tile.name} changes what its action does not have")
    elif kind == TECHNOLOGY:
        first, second = row.texts("pair")
        tile.deed, tile.other = _deed(first), _deed(second)
    else:
        tile.scoring = parse_scoring(row.text("scores"))
    row.close()
    return tile


def _tiles() -> list[Tile]:
    tiles: list[Tile] = []
    for kind, table in enumerate(KIND_NAMES):
        found = [_tile(row, kind) for row in _rows("tiles.toml", table)]
        if [tile.number for tile in found] != list(range(1, REGION_COUNT + 1)):
            raise ValueError(f"tiles.toml: there is one {table} tile of each number")
        tiles += found
    return [*tiles, *[_tile(row, ECONOMY) for row in _rows("tiles.toml", "start")]]


TILES: Final = _tiles()
TILE_NAMES: Final = [tile.name for tile in TILES]
TILE_KIND: Final = [tile.kind for tile in TILES]
START_TILE: Final = TileId(len(TILES) - 1)
TILE_IDS: Final = [TileId(i) for i in range(START_TILE)]  # without the start tile
NUMBERS: Final = REGION_COUNT  # tiles of each kind
# The tiles of each kind, as bits.
KIND_MASK: Final = [((1 << NUMBERS) - 1) << kind * NUMBERS for kind in range(len(KIND_NAMES))]
PROGRESS_MASK: Final = KIND_MASK[ECONOMY] | KIND_MASK[CULTURE] | KIND_MASK[TECHNOLOGY]

# Pieces of a row: tiles, then aspiration tiles of the three fields and the joker.
ASPIRATION: Final = len(TILES)
PIECE_NAMES: Final = [*TILE_NAMES, *[f"aspire-{name}" for name in ASPIRATION_NAMES]]


def tile_of(kind: int, number: int) -> TileId:
    """Return the tile of a kind and number."""
    return TileId(kind * NUMBERS + number - 1)


def _changes() -> list[list[list[TileId]]]:
    """Return the culture tiles that make a change, by deed and change."""
    table: list[list[list[TileId]]] = [[[] for _ in CHANGE_NAMES] for _ in DEEDS]
    for tile in TILE_IDS:
        if TILE_KIND[tile] == CULTURE:
            table[TILES[tile].deed][TILES[tile].change].append(tile)
    return table


CHANGES: Final = _changes()
# The technology tiles that show a deed, as bits.
PAIRS_WITH: Final = [
    sum(
        [
            1 << tile
            for tile in TILE_IDS
            if TILE_KIND[tile] == TECHNOLOGY and deed in (TILES[tile].deed, TILES[tile].other)
        ]
    )
    for deed in DEEDS
]


# 6.12 Goals


class Goal:
    """6.12 A private goal."""

    def __init__(
        self, code: str, name: str, title: str, scorings: list[Scoring], most: int
    ) -> None:
        self.code = code
        self.name = name
        self.title = title
        self.scorings = scorings
        self.most = most


def _goal(row: Row) -> Goal:
    scorings = [parse_scoring(text) for text in row.texts("scores")]
    goal = Goal(row.text("id"), row.text("name"), row.text("title"), scorings, row.number("most"))
    row.close()
    return goal


GOALS: Final = [_goal(row) for row in _rows("goals.toml", "goal")]
GOAL_NAMES: Final = [goal.name for goal in GOALS]
GOAL_IDS: Final = [GoalId(i) for i in range(len(GOALS))]


# Single numbers


def _numbers() -> dict[str, int]:
    numbers: dict[str, int] = {}
    for row in _rows("numbers.toml", "number"):
        numbers[row.text("name")] = row.number("value")
        row.close()
    return numbers


_NUMBERS: Final = _numbers()
CITIZENS: Final[int] = _NUMBERS["citizens"]
START_SPECIALISTS: Final[int] = _NUMBERS["start-specialists"]
START_ACADEMICS: Final[int] = _NUMBERS["start-academics"]
START_INFLUENCE: Final[int] = _NUMBERS["start-influence"]
CHAIN_TOKENS: Final[int] = _NUMBERS["chain-tokens"]
ECONOMY_TOKENS: Final[int] = _NUMBERS["economy-tokens"]
ASPIRATIONS: Final[int] = _NUMBERS["aspirations"]
DEALT_OF_ERA: Final = [0, _NUMBERS["ideas-of-era-1"], _NUMBERS["ideas-of-era-2"]]
GOALS_DEALT: Final[int] = _NUMBERS["goals-dealt"]
GOALS_KEPT: Final[int] = _NUMBERS["goals-dealt"] - _NUMBERS["goals-dropped"]
GOALS_SCORED: Final[int] = _NUMBERS["goals-scored"]
COPIES: Final = {seats: _NUMBERS[f"copies-{seats}"] for seats in (2, 3, 4)}
COMMON_SPACES: Final[int] = _NUMBERS["common-knowledge"]
IDEA_SPACES: Final[int] = _NUMBERS["idea-display"]
EUREKA_SPACES: Final[int] = _NUMBERS["eureka-display"]
ROW: Final[int] = _NUMBERS["row"]
ROW_COST: Final = [0, *[_NUMBERS[f"row-cost-{tiles}"] for tiles in range(1, ROW + 1)]]
KIND_COST: Final = [*[_NUMBERS["cost-progress"]] * 3, _NUMBERS["cost-wealth"]]
TECHNOLOGY_COST: Final[int] = _NUMBERS["technology-influence"]

# 6.13 The progress map.
PROGRESS: Final = Grid(_NUMBERS["map-columns"], _NUMBERS["map-rows"])
PLACE_NAMES: Final = PROGRESS.names
PLACE_IDS: Final = [PlaceId(i) for i in range(PROGRESS.size)]
NEIGHBOURS: Final[list[list[int]]] = [
    [
        other
        for other in range(PROGRESS.size)
        if other != place and PROGRESS.near(1 << place) >> other & 1
    ]
    for place in range(PROGRESS.size)
]


def _check() -> None:
    """Raise ValueError where the parts do not fit together."""
    if _NUMBERS["influence-most"] != MOST_INFLUENCE:
        raise ValueError("eras.toml band: the track ends elsewhere than numbers.toml says")
    for letter in range(2, len(LETTERS)):
        eras = {m.era for m in MILESTONES if m.letter == letter}
        room = len([space for space in ERA_SPACES if space.era in eras])
        if len(eras) != 1 or room < LETTER_MASK[letter].bit_count():
            raise ValueError("eras.toml space: there is a space for every milestone of an era")
    if not REGION_COUNT == len(SPECIALISTS) == len(KNOWLEDGE):
        raise ValueError("board.toml: every region has one tile of each kind")


_check()
