"""What can happen in The Sands of Time: one class for each kind of event."""

from typing import Final, NewType, final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat, may_see
from clocksmith.games.sands.model.content import (
    AdvanceId,
    Bonus,
    CardId,
    Category,
    ChronicleId,
    Piece,
    RegionId,
    Resource,
    RowId,
    SpaceId,
    StructureId,
)

HIDDEN: Final = -1  # a card this seat may not see

Why = NewType("Why", int)
WHY_NAMES: Final = [
    "setup",
    "oppression",
    "taxation",
    "plunder",
    "tribute",
    "shrines",
    "muster",
    "attack",
    "annexation",
    "construction",
    "government",
    "caravan",
    "spoilage",
    "bonus",
    "repetition",
    "battle",
    "crowding",
    "growth",
    "irrigation",
    "labor",
    "retreat",
    "structure",
    "emphasis",
    "chronicle",
    "wonders",
    "regions",
    "calm",
    "symbols",
    "unrest",
    "advance",
]
IN_SETUP: Final = Why(0)
BY_OPPRESSION: Final = Why(1)
BY_TAXATION: Final = Why(2)
BY_PLUNDER: Final = Why(3)
AS_TRIBUTE: Final = Why(4)
FROM_SHRINES: Final = Why(5)
FOR_MUSTER: Final = Why(6)
FOR_ATTACK: Final = Why(7)
FOR_ANNEXATION: Final = Why(8)
FOR_CONSTRUCTION: Final = Why(9)
FOR_GOVERNMENT: Final = Why(10)
FOR_CARAVAN: Final = Why(11)
BY_SPOILAGE: Final = Why(12)
FOR_BONUS: Final = Why(13)
FOR_REPETITION: Final = Why(14)
BY_BATTLE: Final = Why(15)
BY_CROWDING: Final = Why(16)
BY_GROWTH: Final = Why(17)
BY_IRRIGATION: Final = Why(18)
BY_LABOR: Final = Why(19)
IN_RETREAT: Final = Why(20)
BY_STRUCTURE: Final = Why(21)
BY_EMPHASIS: Final = Why(22)
BY_CHRONICLE: Final = Why(23)
FOR_WONDERS: Final = Why(24)
FOR_REGIONS: Final = Why(25)
FOR_CALM: Final = Why(26)
FOR_SYMBOLS: Final = Why(27)
FOR_UNREST: Final = Why(28)
BY_ADVANCE: Final = Why(29)


# Setup


@final
class StartDrawn(Event):
    """A seat was drawn to begin."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class TileLaid(Event):
    """A resource tile was laid in a region."""

    __match_args__ = ("region", "resource", "capacity")

    def __init__(self, region: RegionId, resource: Resource, capacity: int) -> None:
        self.region = region
        self.resource = resource
        self.capacity = capacity


@final
class Claimed(Event):
    """A seat took a region as a province."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region


@final
class CapitalSet(Event):
    """A seat set up its capital."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region


# Time


@final
class GenerationBegan(Event):
    """A generation began."""

    __match_args__ = ("generation", "seat")

    def __init__(self, generation: int, seat: Seat) -> None:
        self.generation = generation
        self.seat = seat


@final
class RoundBegan(Event):
    """A round began."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


@final
class TurnBegan(Event):
    """A turn began."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class MarkerMoved(Event):
    """The dynasty marker moved on to a space."""

    __match_args__ = ("marker",)

    def __init__(self, marker: int) -> None:
        self.marker = marker


@final
class DieRolled(Event):
    """The die was rolled for another round; *least* was needed."""

    __match_args__ = ("face", "least")

    def __init__(self, face: int, least: int) -> None:
        self.face = face
        self.least = least


@final
class GenerationEnded(Event):
    """A generation ended after a number of rounds."""

    __match_args__ = ("generation", "round")

    def __init__(self, generation: int, round: int) -> None:
        self.generation = generation
        self.round = round


@final
class DynastyEnded(Event):
    """A dynasty ended."""

    __match_args__ = ("dynasty",)

    def __init__(self, dynasty: int) -> None:
        self.dynasty = dynasty


# Cards


@final
class CardSealed(Event):
    """A seat laid a card face down, which only that seat may see."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else CardSealed(self.seat, HIDDEN)


@final
class CardRevealed(Event):
    """A seat revealed a card it had chosen."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card


@final
class EmphasisPlayed(Event):
    """An emphasis card came into force."""

    __match_args__ = ("seat", "category")

    def __init__(self, seat: Seat, category: Category) -> None:
        self.seat = seat
        self.category = category


@final
class EmphasisMarked(Event):
    """A marker was laid on an emphasis card; *count* lie there."""

    __match_args__ = ("seat", "category", "count")

    def __init__(self, seat: Seat, category: Category, count: int) -> None:
        self.seat = seat
        self.category = category
        self.count = count


@final
class CardUsed(Event):
    """The action of a card was carried out."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card


@final
class CardDeclined(Event):
    """A revealed card was not used."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card


@final
class BonusTaken(Event):
    """A seat took a bonus action."""

    __match_args__ = ("seat", "bonus")

    def __init__(self, seat: Seat, bonus: Bonus) -> None:
        self.seat = seat
        self.bonus = bonus


@final
class Supported(Event):
    """A heritage counts higher until the end of the turn."""

    __match_args__ = ("seat", "category", "amount")

    def __init__(self, seat: Seat, category: Category, amount: int) -> None:
        self.seat = seat
        self.category = category
        self.amount = amount


# Resources


@final
class Gained(Event):
    """A seat gained resources."""

    __match_args__ = ("seat", "resource", "amount", "why")

    def __init__(self, seat: Seat, resource: Resource, amount: int, why: Why) -> None:
        self.seat = seat
        self.resource = resource
        self.amount = amount
        self.why = why


@final
class Paid(Event):
    """A seat paid resources."""

    __match_args__ = ("seat", "resource", "amount", "why")

    def __init__(self, seat: Seat, resource: Resource, amount: int, why: Why) -> None:
        self.seat = seat
        self.resource = resource
        self.amount = amount
        self.why = why


@final
class Forfeited(Event):
    """A seat had to give up resources."""

    __match_args__ = ("seat", "resource", "amount", "why")

    def __init__(self, seat: Seat, resource: Resource, amount: int, why: Why) -> None:
        self.seat = seat
        self.resource = resource
        self.amount = amount
        self.why = why


@final
class TookIncome(Event):
    """A seat took the income of a region."""

    __match_args__ = ("seat", "region", "resource", "amount")

    def __init__(self, seat: Seat, region: RegionId, resource: Resource, amount: int) -> None:
        self.seat = seat
        self.region = region
        self.resource = resource
        self.amount = amount


@final
class Plundered(Event):
    """Soldiers plundered a region, which somebody or nobody controls."""

    __match_args__ = ("seat", "region", "owner", "resource", "amount")

    def __init__(
        self, seat: Seat, region: RegionId, owner: Seat, resource: Resource, amount: int
    ) -> None:
        self.seat = seat
        self.region = region
        self.owner = owner
        self.resource = resource
        self.amount = amount


@final
class ResourcesKept(Event):
    """A seat kept resources for the next generation."""

    __match_args__ = ("seat", "crops", "gold")

    def __init__(self, seat: Seat, crops: int, gold: int) -> None:
        self.seat = seat
        self.crops = crops
        self.gold = gold


# Tracks


@final
class UnrestRaised(Event):
    """The unrest of a seat rose."""

    __match_args__ = ("seat", "steps", "unrest", "why")

    def __init__(self, seat: Seat, steps: int, unrest: int, why: Why) -> None:
        self.seat = seat
        self.steps = steps
        self.unrest = unrest
        self.why = why


@final
class UnrestLowered(Event):
    """The unrest of a seat fell."""

    __match_args__ = ("seat", "steps", "unrest", "why")

    def __init__(self, seat: Seat, steps: int, unrest: int, why: Why) -> None:
        self.seat = seat
        self.steps = steps
        self.unrest = unrest
        self.why = why


@final
class HeritageRaised(Event):
    """A heritage of a seat rose."""

    __match_args__ = ("seat", "category", "steps", "heritage", "why")

    def __init__(self, seat: Seat, category: Category, steps: int, heritage: int, why: Why) -> None:
        self.seat = seat
        self.category = category
        self.steps = steps
        self.heritage = heritage
        self.why = why


@final
class Scored(Event):
    """A seat scored points."""

    __match_args__ = ("seat", "points", "why")

    def __init__(self, seat: Seat, points: int, why: Why) -> None:
        self.seat = seat
        self.points = points
        self.why = why


@final
class PointsLost(Event):
    """A seat lost points."""

    __match_args__ = ("seat", "points", "why")

    def __init__(self, seat: Seat, points: int, why: Why) -> None:
        self.seat = seat
        self.points = points
        self.why = why


# Citizens


@final
class CitizenPlaced(Event):
    """A citizen was placed on the map."""

    __match_args__ = ("seat", "piece", "region", "why")

    def __init__(self, seat: Seat, piece: Piece, region: RegionId, why: Why) -> None:
        self.seat = seat
        self.piece = piece
        self.region = region
        self.why = why


@final
class CitizenLost(Event):
    """A citizen went back to supply."""

    __match_args__ = ("seat", "piece", "region", "why")

    def __init__(self, seat: Seat, piece: Piece, region: RegionId, why: Why) -> None:
        self.seat = seat
        self.piece = piece
        self.region = region
        self.why = why


@final
class CitizenTurned(Event):
    """A citizen became the other kind."""

    __match_args__ = ("seat", "piece", "region")

    def __init__(self, seat: Seat, piece: Piece, region: RegionId) -> None:
        self.seat = seat
        self.piece = piece
        self.region = region


@final
class CitizenMoved(Event):
    """A citizen moved."""

    __match_args__ = ("seat", "piece", "old_region", "region")

    def __init__(self, seat: Seat, piece: Piece, old_region: RegionId, region: RegionId) -> None:
        self.seat = seat
        self.piece = piece
        self.old_region = old_region
        self.region = region


@final
class Withdrew(Event):
    """The beaten citizens of a seat withdrew."""

    __match_args__ = ("seat", "old_region", "region", "peasants", "soldiers")

    def __init__(
        self, seat: Seat, old_region: RegionId, region: RegionId, peasants: int, soldiers: int
    ) -> None:
        self.seat = seat
        self.old_region = old_region
        self.region = region
        self.peasants = peasants
        self.soldiers = soldiers


@final
class ConsentAsked(Event):
    """A seat asked for leave to use a road."""

    __match_args__ = ("seat", "owner", "region")

    def __init__(self, seat: Seat, owner: Seat, region: RegionId) -> None:
        self.seat = seat
        self.owner = owner
        self.region = region


@final
class ConsentGiven(Event):
    """Leave to use a road was given."""

    __match_args__ = ("owner", "seat", "region")

    def __init__(self, owner: Seat, seat: Seat, region: RegionId) -> None:
        self.owner = owner
        self.seat = seat
        self.region = region


@final
class ConsentDenied(Event):
    """Leave to use a road was denied."""

    __match_args__ = ("owner", "seat", "region")

    def __init__(self, owner: Seat, seat: Seat, region: RegionId) -> None:
        self.owner = owner
        self.seat = seat
        self.region = region


# Conquest


@final
class BattleJoined(Event):
    """An attack began; both combat values are public."""

    __match_args__ = ("seat", "rival", "region", "strength", "rival_strength")

    def __init__(
        self, seat: Seat, rival: Seat, region: RegionId, strength: int, rival_strength: int
    ) -> None:
        self.seat = seat
        self.rival = rival
        self.region = region
        self.strength = strength
        self.rival_strength = rival_strength


@final
class DieSealed(Event):
    """A seat laid a die face down."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class DiceRevealed(Event):
    """Both dice were revealed."""

    __match_args__ = ("seat", "rival", "face", "rival_face")

    def __init__(self, seat: Seat, rival: Seat, face: int, rival_face: int) -> None:
        self.seat = seat
        self.rival = rival
        self.face = face
        self.rival_face = rival_face


@final
class BattleWon(Event):
    """A battle was decided, by combat values with the dice."""

    __match_args__ = ("seat", "rival", "region", "strength", "rival_strength")

    def __init__(
        self, seat: Seat, rival: Seat, region: RegionId, strength: int, rival_strength: int
    ) -> None:
        self.seat = seat
        self.rival = rival
        self.region = region
        self.strength = strength
        self.rival_strength = rival_strength


@final
class ControlLost(Event):
    """A seat lost the control of a region."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region


@final
class Annexed(Event):
    """A seat annexed a region."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region


# Structures, advances, caravans


@final
class Built(Event):
    """A structure was built."""

    __match_args__ = ("seat", "structure", "region")

    def __init__(self, seat: Seat, structure: StructureId, region: RegionId) -> None:
        self.seat = seat
        self.structure = structure
        self.region = region


@final
class CaravanLaid(Event):
    """A caravan was laid on the border of two regions."""

    __match_args__ = ("seat", "region", "other_region")

    def __init__(self, seat: Seat, region: RegionId, other_region: RegionId) -> None:
        self.seat = seat
        self.region = region
        self.other_region = other_region


@final
class AdvanceReached(Event):
    """A seat moved its marker of a row to an advance."""

    __match_args__ = ("seat", "row", "advance")

    def __init__(self, seat: Seat, row: RowId, advance: AdvanceId) -> None:
        self.seat = seat
        self.row = row
        self.advance = advance


@final
class AdvanceDrawn(Event):
    """A seat drew an advance card, which only that seat may see."""

    __match_args__ = ("seat", "advance")

    def __init__(self, seat: Seat, advance: int) -> None:
        self.seat = seat
        self.advance = advance

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else AdvanceDrawn(self.seat, HIDDEN)


@final
class AdvanceLaid(Event):
    """An advance card was laid face up in a row."""

    __match_args__ = ("row", "advance")

    def __init__(self, row: RowId, advance: AdvanceId) -> None:
        self.row = row
        self.advance = advance


@final
class AdvanceReturned(Event):
    """A seat put an advance card back on its pile, face down."""

    __match_args__ = ("seat", "advance")

    def __init__(self, seat: Seat, advance: int) -> None:
        self.seat = seat
        self.advance = advance

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else AdvanceReturned(self.seat, HIDDEN)


# Chronicles


@final
class ChronicleLaid(Event):
    """A seat laid a chronicle card face down, which only that seat may see."""

    __match_args__ = ("seat", "space", "chronicle")

    def __init__(self, seat: Seat, space: SpaceId, chronicle: int) -> None:
        self.seat = seat
        self.space = space
        self.chronicle = chronicle

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else ChronicleLaid(self.seat, self.space, HIDDEN)


@final
class ChronicleRevealed(Event):
    """A chronicle card was turned face up."""

    __match_args__ = ("seat", "space", "chronicle")

    def __init__(self, seat: Seat, space: SpaceId, chronicle: ChronicleId) -> None:
        self.seat = seat
        self.space = space
        self.chronicle = chronicle


@final
class ChronicleScored(Event):
    """A chronicle card scored."""

    __match_args__ = ("seat", "space", "chronicle", "points")

    def __init__(self, seat: Seat, space: SpaceId, chronicle: ChronicleId, points: int) -> None:
        self.seat = seat
        self.space = space
        self.chronicle = chronicle
        self.points = points


@final
class ChronicleFailed(Event):
    """A chronicle card did not score: too little was counted, heritage was too low, or another did.

    *missing* is what *count* misses of *needs*, *lacking* what *heritage* misses of the
    card's *number*; where both are 0 another card of the category was scored instead.
    """

    __match_args__ = (
        "seat",
        "space",
        "chronicle",
        "count",
        "needs",
        "missing",
        "heritage",
        "number",
        "lacking",
    )

    def __init__(
        self,
        seat: Seat,
        space: SpaceId,
        chronicle: ChronicleId,
        count: int,
        needs: int,
        missing: int,
        heritage: int,
        number: int,
        lacking: int,
    ) -> None:
        self.seat = seat
        self.space = space
        self.chronicle = chronicle
        self.count = count
        self.needs = needs
        self.missing = missing
        self.heritage = heritage
        self.number = number
        self.lacking = lacking


# Crowding


@final
class Overcrowded(Event):
    """A controlled region holds more citizens than its capacity."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region
