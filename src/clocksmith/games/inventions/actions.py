"""Everything a seat of Inventions can answer: one class for each kind of action."""

from typing import Final, final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.content import (
    CARD_IDS,
    CARD_NAMES,
    CHRONOS,
    CITIZEN_NAMES,
    CITIZENS,
    DEED_NAMES,
    DEEDS,
    ECONOMY,
    FIELDS,
    GOAL_IDS,
    GOAL_NAMES,
    INFLUENCE_IDS,
    INFLUENCE_NAMES,
    KNOWLEDGE_IDS,
    KNOWLEDGE_NAMES,
    MILESTONE_IDS,
    MILESTONE_NAMES,
    MOST_SEATS,
    MOST_SPACES,
    PLACE_IDS,
    PLACE_NAMES,
    REGION_IDS,
    REGION_NAMES,
    SPECIALIST_IDS,
    SPECIALIST_NAMES,
    START_TILE,
    TECHNOLOGY,
    TILE_IDS,
    TILE_KIND,
    TILE_NAMES,
    WEALTH,
    CardId,
    Deed,
    GoalId,
    InfluenceId,
    KnowledgeId,
    MilestoneId,
    PlaceId,
    RegionId,
    SpecialistId,
    TileId,
)
from clocksmith.games.inventions.effects import EFFECT_NAMES, FIELD_NAMES, Kind

# Chance


@final
class DrawOrder(Action):
    """``order 2``: the society that comes next in the turn order; ``order chronos`` is Chronos."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__("order chronos" if seat == CHRONOS else f"order {seat}")
        self.seat = seat


@final
class DrawSpecialist(Action):
    """``draw s3``: the specialist tile that a region gets."""

    __match_args__ = ("specialist",)

    def __init__(self, specialist: SpecialistId) -> None:
        super().__init__(f"draw {SPECIALIST_NAMES[specialist]}")
        self.specialist = specialist


@final
class DrawKnowledge(Action):
    """``draw k3``: the knowledge tile that a region gets."""

    __match_args__ = ("knowledge",)

    def __init__(self, knowledge: KnowledgeId) -> None:
        super().__init__(f"draw {KNOWLEDGE_NAMES[knowledge]}")
        self.knowledge = knowledge


@final
class DrawWealth(Action):
    """``draw wealth-c``: the letter whose wealth tiles a region gets."""

    __match_args__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"draw {TILE_NAMES[tile]}")
        self.tile = tile


@final
class DrawMilestone(Action):
    """``draw mining``: the milestone that is laid out next."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: MilestoneId) -> None:
        super().__init__(f"draw {MILESTONE_NAMES[milestone]}")
        self.milestone = milestone


@final
class DrawIdea(Action):
    """``draw bread``: the idea card that comes up or is dealt."""

    __match_args__ = ("card",)

    def __init__(self, card: CardId) -> None:
        super().__init__(f"draw {CARD_NAMES[card]}")
        self.card = card


@final
class DrawGoal(Action):
    """``draw goal academy``: the goal that is dealt."""

    __match_args__ = ("goal",)

    def __init__(self, goal: GoalId) -> None:
        super().__init__(f"draw goal {GOAL_NAMES[goal]}")
        self.goal = goal


# Setup and turns


@final
class Drop(Action):
    """``drop academy``: the goal that is not kept."""

    __match_args__ = ("goal",)

    def __init__(self, goal: GoalId) -> None:
        super().__init__(f"drop {GOAL_NAMES[goal]}")
        self.goal = goal


@final
class Pillar(Action):
    """``pillar invent``: put the pillar of this round on the space of an action."""

    __match_args__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        super().__init__(f"pillar {DEED_NAMES[deed]}")
        self.deed = deed


# The ten actions


@final
class Present(Action):
    """``present bread europe``: I, lay an idea in the display of a region."""

    __match_args__ = ("card", "region")

    def __init__(self, card: CardId, region: RegionId) -> None:
        super().__init__(f"present {CARD_NAMES[card]} {REGION_NAMES[region]}")
        self.card = card
        self.region = region


@final
class Invent(Action):
    """``invent europe``: II, invent the idea in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"invent {REGION_NAMES[region]}")
        self.region = region


@final
class Innovate(Action):
    """``innovate europe``: III, innovate the invention in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"innovate {REGION_NAMES[region]}")
        self.region = region


@final
class Share(Action):
    """``share europe``: IV, share the invention in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"share {REGION_NAMES[region]}")
        self.region = region


@final
class Call(Action):
    """``call europe 3``: V, take so many citizens home from a region."""

    __match_args__ = ("region", "count")

    def __init__(self, region: RegionId, count: int) -> None:
        super().__init__(f"call {REGION_NAMES[region]} {count}")
        self.region = region
        self.count = count


@final
class Claim(Action):
    """``claim europe n3``: VI, put an influence tile into a region."""

    __match_args__ = ("region", "influence_tile")

    def __init__(self, region: RegionId, influence_tile: InfluenceId) -> None:
        super().__init__(f"claim {REGION_NAMES[region]} {INFLUENCE_NAMES[influence_tile]}")
        self.region = region
        self.influence_tile = influence_tile


@final
class Move(Action):
    """``move europe asia``: VII and others, let a map citizen go to another region."""

    __match_args__ = ("old_region", "region")

    def __init__(self, old_region: RegionId, region: RegionId) -> None:
        super().__init__(f"move {REGION_NAMES[old_region]} {REGION_NAMES[region]}")
        self.old_region = old_region
        self.region = region


@final
class Discover(Action):
    """``eureka mining``: VIII, take a milestone from the Eureka display."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: MilestoneId) -> None:
        super().__init__(f"eureka {MILESTONE_NAMES[milestone]}")
        self.milestone = milestone


@final
class Dispatch(Action):
    """``dispatch mining``: IX, send a diplomat to a milestone."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: MilestoneId) -> None:
        super().__init__(f"dispatch {MILESTONE_NAMES[milestone]}")
        self.milestone = milestone


@final
class Recall(Action):
    """``recall mining``: X, take a diplomat home from a milestone."""

    __match_args__ = ("milestone",)

    def __init__(self, milestone: MilestoneId) -> None:
        super().__init__(f"recall {MILESTONE_NAMES[milestone]}")
        self.milestone = milestone


# What belongs to actions and effects


@final
class Send(Action):
    """``send culture``, ``send academic``: the citizen that goes from home to the board."""

    __match_args__ = ("citizen",)

    def __init__(self, citizen: int) -> None:
        super().__init__(f"send {CITIZEN_NAMES[citizen]}")
        self.citizen = citizen


@final
class Exhaust(Action):
    """``exhaust culture``: the specialist that pays."""

    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__(f"exhaust {FIELD_NAMES[field]}")
        self.field = field


@final
class ExhaustAcademic(Action):
    """``exhaust academic culture``: an academic pays and takes a field for good."""

    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__(f"exhaust academic {FIELD_NAMES[field]}")
        self.field = field


@final
class Ready(Action):
    """``ready culture``: an exhausted citizen becomes available."""

    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__(f"ready {FIELD_NAMES[field]}")
        self.field = field


@final
class Assign(Action):
    """``assign culture``: the field that a citizen takes."""

    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__(f"assign {FIELD_NAMES[field]}")
        self.field = field


@final
class Settle(Action):
    """``settle europe``: a citizen from the supply goes to the map."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"settle {REGION_NAMES[region]}")
        self.region = region


@final
class Choose(Action):
    """``choose influence``: one of several effects."""

    __match_args__ = ("effect",)

    def __init__(self, effect: Kind) -> None:
        super().__init__(f"choose {EFFECT_NAMES[effect]}")
        self.effect = effect


@final
class Advance(Action):
    """``advance 2``: the space of the reached era, from the left."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"advance {place}")
        self.place = place


# Chains and economy tiles


@final
class ChainCard(Action):
    """``chain bread``: lay a token on an invention and do its action."""

    __match_args__ = ("card",)

    def __init__(self, card: CardId) -> None:
        super().__init__(f"chain {CARD_NAMES[card]}")
        self.card = card


@final
class ChainInfluence(Action):
    """``chain n2``: lay a token on an influence tile of its own and do its action."""

    __match_args__ = ("influence_tile",)

    def __init__(self, influence_tile: InfluenceId) -> None:
        super().__init__(f"chain {INFLUENCE_NAMES[influence_tile]}")
        self.influence_tile = influence_tile


@final
class ChainKnowledge(Action):
    """``chain k2``: lay a token beside a knowledge tile and use it."""

    __match_args__ = ("knowledge",)

    def __init__(self, knowledge: KnowledgeId) -> None:
        super().__init__(f"chain {KNOWLEDGE_NAMES[knowledge]}")
        self.knowledge = knowledge


@final
class ChainTechnology(Action):
    """``chain technology-2``: lay a token and pay influence to do the other action of a pair."""

    __match_args__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"chain {TILE_NAMES[tile]}")
        self.tile = tile


@final
class Use(Action):
    """``use economy-3``: lay an economy token on a tile and take its effect."""

    __match_args__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"use {TILE_NAMES[tile]}")
        self.tile = tile


# Cards and tiles


@final
class Pick(Action):
    """``pick bread``: take a card from the idea display."""

    __match_args__ = ("card",)

    def __init__(self, card: CardId) -> None:
        super().__init__(f"pick {CARD_NAMES[card]}")
        self.card = card


@final
class Take(Action):
    """``take culture-3``: the progress tile that replaces an aspiration tile."""

    __match_args__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"take {TILE_NAMES[tile]}")
        self.tile = tile


@final
class Discard(Action):
    """``discard culture-3``: a tile of the row that is given up."""

    __match_args__ = ("tile",)

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"discard {TILE_NAMES[tile]}")
        self.tile = tile


@final
class Place(Action):
    """``place culture-3 b2``: put a tile of the row on the progress map."""

    __match_args__ = ("tile", "cell")

    def __init__(self, tile: TileId, cell: PlaceId) -> None:
        super().__init__(f"place {TILE_NAMES[tile]} {PLACE_NAMES[cell]}")
        self.tile = tile
        self.cell = cell


@final
class GoTo(Action):
    """``rank 2``: the place in the turn order."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"rank {place}")
        self.place = place


# Families: lists of actions in index order.
DRAW_ORDER: Final[list[Action]] = [
    *[DrawOrder(Seat(seat)) for seat in range(MOST_SEATS)],
    DrawOrder(CHRONOS),
]
DRAW_SPECIALIST: Final[list[Action]] = [DrawSpecialist(i) for i in SPECIALIST_IDS]
DRAW_KNOWLEDGE: Final[list[Action]] = [DrawKnowledge(i) for i in KNOWLEDGE_IDS]
WEALTH_TILES: Final = [tile for tile in TILE_IDS if TILE_KIND[tile] == WEALTH]
DRAW_WEALTH: Final[list[Action]] = [DrawWealth(tile) for tile in WEALTH_TILES]
DRAW_MILESTONE: Final[list[Action]] = [DrawMilestone(i) for i in MILESTONE_IDS]
DRAW_IDEA: Final[list[Action]] = [DrawIdea(card) for card in CARD_IDS]
DRAW_GOAL: Final[list[Action]] = [DrawGoal(goal) for goal in GOAL_IDS]
DROP: Final[list[Action]] = [Drop(goal) for goal in GOAL_IDS]
PILLAR: Final[list[Action]] = [Pillar(deed) for deed in DEEDS]
# By card and region.
PRESENT: Final[list[list[Action]]] = [[Present(c, r) for r in REGION_IDS] for c in CARD_IDS]
INVENT: Final[list[Action]] = [Invent(region) for region in REGION_IDS]
INNOVATE: Final[list[Action]] = [Innovate(region) for region in REGION_IDS]
SHARE: Final[list[Action]] = [Share(region) for region in REGION_IDS]
# By region; member 0 calls one citizen.
CALL: Final[list[list[Action]]] = [
    [Call(region, count) for count in range(1, CITIZENS + 1)] for region in REGION_IDS
]
# By region and influence tile.
CLAIM: Final[list[list[Action]]] = [[Claim(r, i) for i in INFLUENCE_IDS] for r in REGION_IDS]
_MOVES: Final = [[Move(r, to) for to in REGION_IDS if to != r] for r in REGION_IDS]


def _by_goal(moves: list[Move]) -> dict[int, Action]:
    return {move.region: move for move in moves}


# By region and the region gone to.
MOVE: Final[list[dict[int, Action]]] = [_by_goal(moves) for moves in _MOVES]
DISCOVER: Final[list[Action]] = [Discover(i) for i in MILESTONE_IDS]
DISPATCH: Final[list[Action]] = [Dispatch(i) for i in MILESTONE_IDS]
RECALL: Final[list[Action]] = [Recall(i) for i in MILESTONE_IDS]
SEND: Final[list[Action]] = [Send(citizen) for citizen in range(len(CITIZEN_NAMES))]
EXHAUST: Final[list[Action]] = [
    *[Exhaust(field) for field in FIELDS],
    *[ExhaustAcademic(field) for field in FIELDS],
]
READY: Final[list[Action]] = [Ready(field) for field in FIELDS]
ASSIGN: Final[list[Action]] = [Assign(field) for field in FIELDS]
SETTLE: Final[list[Action]] = [Settle(region) for region in REGION_IDS]
CHOOSE: Final[list[Action]] = [Choose(Kind(kind)) for kind in range(len(EFFECT_NAMES))]
ADVANCE: Final[list[Action]] = [Advance(place) for place in range(1, MOST_SPACES + 1)]
CHAIN_CARD: Final[list[Action]] = [ChainCard(card) for card in CARD_IDS]
CHAIN_INFLUENCE: Final[list[Action]] = [ChainInfluence(i) for i in INFLUENCE_IDS]
CHAIN_KNOWLEDGE: Final[list[Action]] = [ChainKnowledge(i) for i in KNOWLEDGE_IDS]
# By tile; only technology tiles are there.
CHAIN_TECHNOLOGY: Final[dict[int, Action]] = {
    tile: ChainTechnology(tile) for tile in TILE_IDS if TILE_KIND[tile] == TECHNOLOGY
}
# By tile; only economy tiles and the start tile are there.
USE: Final[dict[int, Action]] = {
    tile: Use(tile) for tile in [*TILE_IDS, START_TILE] if TILE_KIND[tile] == ECONOMY
}
PICK: Final[list[Action]] = [Pick(card) for card in CARD_IDS]
TAKE: Final[list[Action]] = [Take(tile) for tile in TILE_IDS if TILE_KIND[tile] != WEALTH]
DISCARD: Final[list[Action]] = [Discard(tile) for tile in TILE_IDS]
# By tile and space of the progress map.
PLACE: Final[list[list[Action]]] = [[Place(t, cell) for cell in PLACE_IDS] for t in TILE_IDS]
GO_TO: Final[list[Action]] = [GoTo(place) for place in range(1, MOST_SEATS + 1)]
TAKE_WEALTH: Final = Action("enrich")
TAKE_JOKER: Final = Action("aspire")
PAY: Final = Action("pay")
SKIP: Final = Action("skip")
PASS: Final = Action("pass")
STOP: Final = Action("stop")
DONE: Final = Action("done")

ACTIONS: Final = ActionSpace(
    [
        *DRAW_ORDER,
        *DRAW_SPECIALIST,
        *DRAW_KNOWLEDGE,
        *DRAW_WEALTH,
        *DRAW_MILESTONE,
        *DRAW_IDEA,
        *DRAW_GOAL,
        *DROP,
        *PILLAR,
        *[action for family in PRESENT for action in family],
        *INVENT,
        *INNOVATE,
        *SHARE,
        *[action for family in CALL for action in family],
        *[action for family in CLAIM for action in family],
        *[action for family in MOVE for action in family.values()],
        *DISCOVER,
        *DISPATCH,
        *RECALL,
        *SEND,
        *EXHAUST,
        *READY,
        *ASSIGN,
        *SETTLE,
        *CHOOSE,
        *ADVANCE,
        *CHAIN_CARD,
        *CHAIN_INFLUENCE,
        *CHAIN_KNOWLEDGE,
        *CHAIN_TECHNOLOGY.values(),
        *PICK,
        *TAKE,
        *DISCARD,
        *[action for family in PLACE for action in family],
        *GO_TO,
        TAKE_WEALTH,
        TAKE_JOKER,
        PAY,
        SKIP,
        *USE.values(),
        PASS,
        STOP,
        DONE,
    ]
)
