"""What the rules of Inventions speak of: fields, roles, actions, and the kinds of printed parts.

What is printed on the parts is in a box; :mod:`clocksmith.games.inventions.model.parts` holds it.
"""

from typing import Final, NewType

from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.effects import FIELD_NAMES, TURN_ORDER, Benefit, Scoring

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

# Societies are numbered like seats; Chronos has a number of its own.
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

# 6.1 The regions lie on the migration path, which ends where it began.
REGION_COUNT: Final = 7
NUMBERS: Final = REGION_COUNT  # tiles of each kind

# 1.1, 6.5 The eras, and the letters of their milestones.
ERAS: Final = 6
LAST_ERA: Final = ERAS - 1  # the last one that is played
LETTERS: Final = "abcdef"


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


# 6.10 What a culture tile changes of an action


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


# What a printed part holds


class Region:
    """6.1 One of the seven regions."""

    def __init__(
        self, name: str, title: str, ropes: list[str], spaces: int, x: int, y: int
    ) -> None:
        self.name = name
        self.title = title
        self.ropes = ropes
        self.spaces = spaces  # for influence tiles
        self.x = x  # where it is drawn
        self.y = y


class Band:
    """6.3 A stretch of the influence track."""

    def __init__(self, first: int, last: int, tokens: int, ip: int, change: int) -> None:
        self.first = first
        self.last = last
        self.tokens = tokens
        self.ip = ip
        self.change = change  # at an era change


class EraSpace:
    """6.4 A space of the era track."""

    def __init__(self, era: int, place: int, benefit: Benefit) -> None:
        self.era = era
        self.place = place  # 1 is the leftmost of its era
        self.benefit = benefit
        # Whether it is a turn-order space.
        self.orders = TURN_ORDER in [e.kind for clause in benefit for e in clause]


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


class SpecialistTile:
    """6.7 How many citizens present an idea in a region, and what that gives."""

    def __init__(self, name: str, citizens: int, benefit: Benefit) -> None:
        self.name = name
        self.citizens = citizens
        self.benefit = benefit


class KnowledgeTile:
    """6.8 An action in front, points on the back."""

    def __init__(self, name: str, deed: Deed, ip: int) -> None:
        self.name = name
        self.deed = deed
        self.ip = ip


class InfluenceTile:
    """6.9 What it needs, what it gives, what it lets chain."""

    def __init__(self, name: str, citizens: int, ip: int, deed: Deed) -> None:
        self.name = name
        self.citizens = citizens
        self.ip = ip
        self.deed = deed


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


def tile_of(kind: int, number: int) -> TileId:
    """Return the tile of a kind and number."""
    return TileId(kind * NUMBERS + number - 1)
