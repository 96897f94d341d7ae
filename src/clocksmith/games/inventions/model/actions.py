"""Everything a seat of Inventions can answer: one class for each kind of action."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    CITIZEN_NAMES,
    DEED_NAMES,
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
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, FIELD_NAMES, Kind
from clocksmith.games.inventions.model.parts import Parts

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

    def __init__(self, parts: Parts, specialist: SpecialistId) -> None:
        super().__init__(f"draw {parts.specialist_names[specialist]}")
        self.specialist = specialist


@final
class DrawKnowledge(Action):
    """``draw k3``: the knowledge tile that a region gets."""

    __match_args__ = ("knowledge",)

    def __init__(self, parts: Parts, knowledge: KnowledgeId) -> None:
        super().__init__(f"draw {parts.knowledge_names[knowledge]}")
        self.knowledge = knowledge


@final
class DrawWealth(Action):
    """``draw wealth-c``: the letter whose wealth tiles a region gets."""

    __match_args__ = ("tile",)

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"draw {parts.tile_names[tile]}")
        self.tile = tile


@final
class DrawMilestone(Action):
    """``draw mining``: the milestone that is laid out next."""

    __match_args__ = ("milestone",)

    def __init__(self, parts: Parts, milestone: MilestoneId) -> None:
        super().__init__(f"draw {parts.milestone_names[milestone]}")
        self.milestone = milestone


@final
class DrawIdea(Action):
    """``draw bread``: the idea card that comes up or is dealt."""

    __match_args__ = ("card",)

    def __init__(self, parts: Parts, card: CardId) -> None:
        super().__init__(f"draw {parts.card_names[card]}")
        self.card = card


@final
class DrawGoal(Action):
    """``draw goal academy``: the goal that is dealt."""

    __match_args__ = ("goal",)

    def __init__(self, parts: Parts, goal: GoalId) -> None:
        super().__init__(f"draw goal {parts.goal_names[goal]}")
        self.goal = goal


# Setup and turns


@final
class Drop(Action):
    """``drop academy``: the goal that is not kept."""

    __match_args__ = ("goal",)

    def __init__(self, parts: Parts, goal: GoalId) -> None:
        super().__init__(f"drop {parts.goal_names[goal]}")
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

    def __init__(self, parts: Parts, card: CardId, region: RegionId) -> None:
        super().__init__(f"present {parts.card_names[card]} {parts.region_names[region]}")
        self.card = card
        self.region = region


@final
class Invent(Action):
    """``invent europe``: II, invent the idea in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"invent {parts.region_names[region]}")
        self.region = region


@final
class Innovate(Action):
    """``innovate europe``: III, innovate the invention in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"innovate {parts.region_names[region]}")
        self.region = region


@final
class Share(Action):
    """``share europe``: IV, share the invention in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"share {parts.region_names[region]}")
        self.region = region


@final
class Call(Action):
    """``call europe 3``: V, take that many citizens home from a region."""

    __match_args__ = ("region", "count")

    def __init__(self, parts: Parts, region: RegionId, count: int) -> None:
        super().__init__(f"call {parts.region_names[region]} {count}")
        self.region = region
        self.count = count


@final
class Claim(Action):
    """``claim europe n3``: VI, put an influence tile into a region."""

    __match_args__ = ("region", "influence_tile")

    def __init__(self, parts: Parts, region: RegionId, influence_tile: InfluenceId) -> None:
        super().__init__(
            f"claim {parts.region_names[region]} {parts.influence_names[influence_tile]}"
        )
        self.region = region
        self.influence_tile = influence_tile


@final
class Move(Action):
    """``move europe asia``: VII and others, let a map citizen go to another region."""

    __match_args__ = ("old_region", "region")

    def __init__(self, parts: Parts, old_region: RegionId, region: RegionId) -> None:
        super().__init__(f"move {parts.region_names[old_region]} {parts.region_names[region]}")
        self.old_region = old_region
        self.region = region


@final
class Discover(Action):
    """``eureka mining``: VIII, take a milestone from the Eureka display."""

    __match_args__ = ("milestone",)

    def __init__(self, parts: Parts, milestone: MilestoneId) -> None:
        super().__init__(f"eureka {parts.milestone_names[milestone]}")
        self.milestone = milestone


@final
class Dispatch(Action):
    """``dispatch mining``: IX, send a diplomat to a milestone."""

    __match_args__ = ("milestone",)

    def __init__(self, parts: Parts, milestone: MilestoneId) -> None:
        super().__init__(f"dispatch {parts.milestone_names[milestone]}")
        self.milestone = milestone


@final
class Recall(Action):
    """``recall mining``: X, take a diplomat home from a milestone."""

    __match_args__ = ("milestone",)

    def __init__(self, parts: Parts, milestone: MilestoneId) -> None:
        super().__init__(f"recall {parts.milestone_names[milestone]}")
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

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"settle {parts.region_names[region]}")
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

    def __init__(self, parts: Parts, card: CardId) -> None:
        super().__init__(f"chain {parts.card_names[card]}")
        self.card = card


@final
class ChainInfluence(Action):
    """``chain n2``: lay a token on an influence tile of its own and do its action."""

    __match_args__ = ("influence_tile",)

    def __init__(self, parts: Parts, influence_tile: InfluenceId) -> None:
        super().__init__(f"chain {parts.influence_names[influence_tile]}")
        self.influence_tile = influence_tile


@final
class ChainKnowledge(Action):
    """``chain k2``: lay a token beside a knowledge tile and use it."""

    __match_args__ = ("knowledge",)

    def __init__(self, parts: Parts, knowledge: KnowledgeId) -> None:
        super().__init__(f"chain {parts.knowledge_names[knowledge]}")
        self.knowledge = knowledge


@final
class ChainTechnology(Action):
    """``chain technology-2``: lay a token and pay influence to do the other action of a pair."""

    __match_args__ = ("tile",)

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"chain {parts.tile_names[tile]}")
        self.tile = tile


@final
class Use(Action):
    """``use economy-3``: lay an economy token on a tile and take its effect."""

    __match_args__ = ("tile",)

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"use {parts.tile_names[tile]}")
        self.tile = tile


# Cards and tiles


@final
class Pick(Action):
    """``pick bread``: take a card from the idea display."""

    __match_args__ = ("card",)

    def __init__(self, parts: Parts, card: CardId) -> None:
        super().__init__(f"pick {parts.card_names[card]}")
        self.card = card


@final
class Take(Action):
    """``take culture-3``: the progress tile that replaces an aspiration tile."""

    __match_args__ = ("tile",)

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"take {parts.tile_names[tile]}")
        self.tile = tile


@final
class Discard(Action):
    """``discard culture-3``: a tile of the row that is given up."""

    __match_args__ = ("tile",)

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"discard {parts.tile_names[tile]}")
        self.tile = tile


@final
class Place(Action):
    """``place culture-3 b2``: put a tile of the row on the progress map."""

    __match_args__ = ("tile", "cell")

    def __init__(self, parts: Parts, tile: TileId, cell: PlaceId) -> None:
        super().__init__(f"place {parts.tile_names[tile]} {parts.place_names[cell]}")
        self.tile = tile
        self.cell = cell


@final
class GoTo(Action):
    """``rank 2``: the place in the turn order."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"rank {place}")
        self.place = place
