"""What can happen in Inventions: one class for each kind of event."""

from typing import Final, NewType, final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat, may_see

HIDDEN: Final = -1  # a goal this seat may not see

SHELF_NAMES: Final = ["common", "private", "unclaimed", "eureka"]
IN_COMMON: Final = 0
IN_PRIVATE: Final = 1
IN_UNCLAIMED: Final = 2
IN_EUREKA: Final = 3

Why = NewType("Why", int)
WHY_NAMES: Final = [
    "pillar",
    "specialist-tile",
    "milestone",
    "era-space",
    "economy-tile",
    "culture-tile",
    "technology-tile",
    "placing",
    "influence-tile",
    "guest",
    "sharing",
    "knowledge",
    "era-change",
    "influence-track",
    "wealth-tile",
    "goal",
]
BY_PILLAR: Final = Why(0)
BY_SPECIALIST_TILE: Final = Why(1)
BY_MILESTONE: Final = Why(2)
BY_ERA_SPACE: Final = Why(3)
BY_ECONOMY_TILE: Final = Why(4)
BY_CULTURE_TILE: Final = Why(5)
FOR_TECHNOLOGY: Final = Why(6)
FOR_PLACING: Final = Why(7)
BY_INFLUENCE_TILE: Final = Why(8)
BY_GUEST: Final = Why(9)
BY_SHARING: Final = Why(10)
BY_KNOWLEDGE: Final = Why(11)
BY_ERA_CHANGE: Final = Why(12)
BY_TRACK: Final = Why(13)
BY_WEALTH_TILE: Final = Why(14)
BY_GOAL: Final = Why(15)


@final
class RoundBegan(Event):
    """A round began, in an era."""

    __match_args__ = ("round", "era")

    def __init__(self, round: int, era: int) -> None:
        self.round = round
        self.era = era


@final
class OrderDrawn(Event):
    """A society was drawn for a place in the turn order."""

    __match_args__ = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place


@final
class OrderChanged(Event):
    """A society went to a place in the turn order."""

    __match_args__ = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place


@final
class SpecialistLaid(Event):
    """A region got its specialist tile."""

    __match_args__ = ("region", "specialist")

    def __init__(self, region: int, specialist: int) -> None:
        self.region = region
        self.specialist = specialist


@final
class KnowledgeLaid(Event):
    """A region got its knowledge tile, with a scholar on it."""

    __match_args__ = ("region", "knowledge")

    def __init__(self, region: int, knowledge: int) -> None:
        self.region = region
        self.knowledge = knowledge


@final
class WealthLaid(Event):
    """A region got the wealth tiles of one letter."""

    __match_args__ = ("region", "tile")

    def __init__(self, region: int, tile: int) -> None:
        self.region = region
        self.tile = tile


@final
class MilestoneLaid(Event):
    """A milestone was laid out: in common knowledge, a private display or the Eureka display."""

    __match_args__ = ("milestone", "shelf", "seat")

    def __init__(self, milestone: int, shelf: int, seat: Seat) -> None:
        self.milestone = milestone
        self.shelf = shelf
        self.seat = seat


@final
class IdeaDealt(Event):
    """A society was dealt an idea."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class IdeasLeft(Event):
    """The left-over ideas of era 1 left the game."""

    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class IdeaTurnedUp(Event):
    """The next card of the pile was turned up."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class IdeaEntered(Event):
    """The open card of the pile came into the idea display."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class IdeaPicked(Event):
    """A seat took an idea from the display."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class IdeaDiscarded(Event):
    """An old idea left the display and the game."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class IdeaForgotten(Event):
    """An old idea beside a board left the game."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class GoalDealt(Event):
    """A seat was dealt a goal, which only that seat may see."""

    __match_args__ = ("seat", "goal")

    def __init__(self, seat: Seat, goal: int) -> None:
        self.seat = seat
        self.goal = goal

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else GoalDealt(self.seat, HIDDEN)


@final
class GoalDropped(Event):
    """A seat put a goal away, which only that seat may see."""

    __match_args__ = ("seat", "goal")

    def __init__(self, seat: Seat, goal: int) -> None:
        self.seat = seat
        self.goal = goal

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else GoalDropped(self.seat, HIDDEN)


@final
class GoalShown(Event):
    """A seat showed a goal at the end; one that does not count brings no points."""

    __match_args__ = ("seat", "goal", "ip")

    def __init__(self, seat: Seat, goal: int, ip: int) -> None:
        self.seat = seat
        self.goal = goal
        self.ip = ip


@final
class TurnBegan(Event):
    """A turn began with chain tokens ready."""

    __match_args__ = ("seat", "tokens")

    def __init__(self, seat: Seat, tokens: int) -> None:
        self.seat = seat
        self.tokens = tokens


@final
class PillarPlaced(Event):
    """A seat put its season pillar, or its epoch pillar, on the space of an action."""

    __match_args__ = ("seat", "deed", "epoch")

    def __init__(self, seat: Seat, deed: int, epoch: bool) -> None:
        self.seat = seat
        self.deed = deed
        self.epoch = epoch


@final
class PillarsReturned(Event):
    """A seat took its season pillars back."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class NothingDone(Event):
    """A pillar stood on an action that could not be done."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: int) -> None:
        self.seat = seat
        self.deed = deed


@final
class InfluenceGained(Event):
    """A seat gained influence."""

    __match_args__ = ("seat", "influence", "why")

    def __init__(self, seat: Seat, influence: int, why: Why) -> None:
        self.seat = seat
        self.influence = influence
        self.why = why


@final
class InfluencePaid(Event):
    """A seat paid or lost influence."""

    __match_args__ = ("seat", "influence", "why")

    def __init__(self, seat: Seat, influence: int, why: Why) -> None:
        self.seat = seat
        self.influence = influence
        self.why = why


@final
class IpGained(Event):
    """A seat gained invention points."""

    __match_args__ = ("seat", "ip", "why")

    def __init__(self, seat: Seat, ip: int, why: Why) -> None:
        self.seat = seat
        self.ip = ip
        self.why = why


@final
class Presented(Event):
    """A society laid an idea in the display of a region."""

    __match_args__ = ("seat", "card", "region")

    def __init__(self, seat: Seat, card: int, region: int) -> None:
        self.seat = seat
        self.card = card
        self.region = region


@final
class CitizenSent(Event):
    """A citizen went from home to a card in a region."""

    __match_args__ = ("seat", "citizen", "role", "region")

    def __init__(self, seat: Seat, citizen: int, role: int, region: int) -> None:
        self.seat = seat
        self.citizen = citizen
        self.role = role
        self.region = region


@final
class CitizensStood(Event):
    """Citizens came from the supply to a card in a region."""

    __match_args__ = ("seat", "role", "region", "count")

    def __init__(self, seat: Seat, role: int, region: int, count: int) -> None:
        self.seat = seat
        self.role = role
        self.region = region
        self.count = count


@final
class Invented(Event):
    """An idea became an invention."""

    __match_args__ = ("seat", "card", "region")

    def __init__(self, seat: Seat, card: int, region: int) -> None:
        self.seat = seat
        self.card = card
        self.region = region


@final
class Innovated(Event):
    """An invention was innovated."""

    __match_args__ = ("seat", "card", "region")

    def __init__(self, seat: Seat, card: int, region: int) -> None:
        self.seat = seat
        self.card = card
        self.region = region


@final
class Shared(Event):
    """An invention was shared."""

    __match_args__ = ("seat", "card", "region")

    def __init__(self, seat: Seat, card: int, region: int) -> None:
        self.seat = seat
        self.card = card
        self.region = region


@final
class InventionKept(Event):
    """The inventor of a shared invention took its card."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class InventionLeft(Event):
    """The card of a shared invention left the game."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class CitizensReleased(Event):
    """Citizens at a shared invention went to the map."""

    __match_args__ = ("seat", "region", "count")

    def __init__(self, seat: Seat, region: int, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count


@final
class Exhausted(Event):
    """A specialist was exhausted."""

    __match_args__ = ("seat", "field")

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat = seat
        self.field = field


@final
class AcademicExhausted(Event):
    """An academic was exhausted and took a field for good."""

    __match_args__ = ("seat", "field")

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat = seat
        self.field = field


@final
class Readied(Event):
    """An exhausted citizen became available."""

    __match_args__ = ("seat", "field")

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat = seat
        self.field = field


@final
class AllReadied(Event):
    """All exhausted citizens of a seat became available."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class SpecialistGained(Event):
    """A specialist came from the supply."""

    __match_args__ = ("seat", "field")

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat = seat
        self.field = field


@final
class AcademicGained(Event):
    """An academic came from the supply."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Settled(Event):
    """A citizen came from the supply to the map."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class Moved(Event):
    """A citizen went to another region."""

    __match_args__ = ("seat", "old_region", "region")

    def __init__(self, seat: Seat, old_region: int, region: int) -> None:
        self.seat = seat
        self.old_region = old_region
        self.region = region


@final
class CalledHome(Event):
    """Citizens went home from a region, into a field."""

    __match_args__ = ("seat", "region", "field", "count")

    def __init__(self, seat: Seat, region: int, field: int, count: int) -> None:
        self.seat = seat
        self.region = region
        self.field = field
        self.count = count


@final
class AspirationGained(Event):
    """A seat gained an aspiration tile."""

    __match_args__ = ("seat", "aspiration")

    def __init__(self, seat: Seat, aspiration: int) -> None:
        self.seat = seat
        self.aspiration = aspiration


@final
class AspirationReturned(Event):
    """An aspiration tile found no progress tile and went back."""

    __match_args__ = ("seat", "aspiration")

    def __init__(self, seat: Seat, aspiration: int) -> None:
        self.seat = seat
        self.aspiration = aspiration


@final
class TileTaken(Event):
    """An aspiration tile was swapped for a progress tile."""

    __match_args__ = ("seat", "aspiration", "tile")

    def __init__(self, seat: Seat, aspiration: int, tile: int) -> None:
        self.seat = seat
        self.aspiration = aspiration
        self.tile = tile


@final
class WealthTaken(Event):
    """A seat took a wealth tile."""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class TileDiscarded(Event):
    """A seat gave up a tile of its row."""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class TilePlaced(Event):
    """A seat put a tile on its progress map."""

    __match_args__ = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@final
class TileRemoved(Event):
    """Chronos took a tile out of the game."""

    __match_args__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class InfluenceTileLaid(Event):
    """A society put an influence tile into a region."""

    __match_args__ = ("seat", "influence_tile", "region")

    def __init__(self, seat: Seat, influence_tile: int, region: int) -> None:
        self.seat = seat
        self.influence_tile = influence_tile
        self.region = region


@final
class InfluenceTileFlipped(Event):
    """An influence tile was flipped."""

    __match_args__ = ("seat", "influence_tile", "region")

    def __init__(self, seat: Seat, influence_tile: int, region: int) -> None:
        self.seat = seat
        self.influence_tile = influence_tile
        self.region = region


@final
class TechnologyFlipped(Event):
    """A technology tile was flipped."""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class ChainLaid(Event):
    """A seat laid a chain token to do another action."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: int) -> None:
        self.seat = seat
        self.deed = deed


@final
class PointsChained(Event):
    """A seat laid a chain token beside a knowledge tile that shows points."""

    __match_args__ = ("seat", "knowledge", "region")

    def __init__(self, seat: Seat, knowledge: int, region: int) -> None:
        self.seat = seat
        self.knowledge = knowledge
        self.region = region


@final
class TokenPrepared(Event):
    """A seat made one more chain token ready."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class EconomyUsed(Event):
    """A seat laid an economy token on a tile."""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class EconomyTokensReturned(Event):
    """A seat took its economy tokens back."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class KnowledgeFlipped(Event):
    """A knowledge tile was flipped to its points."""

    __match_args__ = ("knowledge", "region")

    def __init__(self, knowledge: int, region: int) -> None:
        self.knowledge = knowledge
        self.region = region


@final
class KnowledgeTurnedBack(Event):
    """All knowledge tiles that showed points were turned back."""

    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class ScholarTaken(Event):
    """A scholar went to a seat's academy."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class ScholarsReturned(Event):
    """A seat's scholars went back to the map."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class MilestoneTaken(Event):
    """A society took a milestone of the Eureka display."""

    __match_args__ = ("seat", "milestone")

    def __init__(self, seat: Seat, milestone: int) -> None:
        self.seat = seat
        self.milestone = milestone


@final
class MilestoneReplaced(Event):
    """A milestone of the Eureka display took the place of the one nobody plays."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: int) -> None:
        self.milestone = milestone


@final
class MilestoneShared(Event):
    """A milestone became common knowledge."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: int) -> None:
        self.milestone = milestone


@final
class MilestoneDiscarded(Event):
    """A milestone was discarded."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: int) -> None:
        self.milestone = milestone


@final
class CitizenPosted(Event):
    """A citizen came from the supply to a milestone."""

    __match_args__ = ("seat", "milestone")

    def __init__(self, seat: Seat, milestone: int) -> None:
        self.seat = seat
        self.milestone = milestone


@final
class DiplomatSent(Event):
    """A citizen went from home to a milestone."""

    __match_args__ = ("seat", "citizen", "milestone")

    def __init__(self, seat: Seat, citizen: int, milestone: int) -> None:
        self.seat = seat
        self.citizen = citizen
        self.milestone = milestone


@final
class DiplomatReturned(Event):
    """A citizen came from a milestone home as academic, or to the supply for lack of room."""

    __match_args__ = ("seat", "milestone", "academic")

    def __init__(self, seat: Seat, milestone: int, academic: bool) -> None:
        self.seat = seat
        self.milestone = milestone
        self.academic = academic


@final
class EraReached(Event):
    """A society moved its era marker."""

    __match_args__ = ("seat", "space")

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.space = space


@final
class EraEnded(Event):
    """An era ended."""

    __match_args__ = ("era",)

    def __init__(self, era: int) -> None:
        self.era = era


@final
class PillarMoved(Event):
    """The pillar of Chronos went to a region."""

    __match_args__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region
