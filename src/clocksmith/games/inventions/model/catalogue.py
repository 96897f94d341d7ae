"""All actions of Inventions with one box, each made once."""

from typing import final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.actions import (
    Advance,
    Assign,
    Call,
    ChainCard,
    ChainInfluence,
    ChainKnowledge,
    ChainTechnology,
    Choose,
    Claim,
    Discard,
    Discover,
    Dispatch,
    DrawGoal,
    DrawIdea,
    DrawKnowledge,
    DrawMilestone,
    DrawOrder,
    DrawSpecialist,
    DrawWealth,
    Drop,
    Exhaust,
    ExhaustAcademic,
    GoTo,
    Innovate,
    Invent,
    Move,
    Pick,
    Pillar,
    Place,
    Present,
    Ready,
    Recall,
    Send,
    Settle,
    Share,
    Take,
    Use,
)
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    CITIZEN_NAMES,
    DEEDS,
    ECONOMY,
    FIELDS,
    MOST_SEATS,
    TECHNOLOGY,
    WEALTH,
)
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, Kind
from clocksmith.games.inventions.model.parts import Parts


@final
class Catalogue:
    """The actions by kind: lists go by the numbers of the parts, in index order."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._make_draws(parts)
        self._make_deeds(parts)
        self._make_choices(parts)
        self._make_tiles(parts)
        self.take_wealth = Action("enrich")
        self.take_joker = Action("aspire")
        self.pay = Action("pay")
        self.skip = Action("skip")
        self.pass_ = Action("pass")
        self.stop = Action("stop")
        self.done = Action("done")
        self.space = ActionSpace(
            [*_drawn(self), *_done(self), *_chosen(self), *_laid(self), *_plain(self)]
        )

    def _make_draws(self, parts: Parts) -> None:
        self.draw_order: list[Action] = [
            *[DrawOrder(Seat(seat)) for seat in range(MOST_SEATS)],
            DrawOrder(CHRONOS),
        ]
        self.draw_specialist: list[Action] = [
            DrawSpecialist(parts, i) for i in parts.specialist_ids
        ]
        self.draw_knowledge: list[Action] = [DrawKnowledge(parts, i) for i in parts.knowledge_ids]
        self.draw_wealth: list[Action] = [DrawWealth(parts, tile) for tile in parts.wealth_tiles]
        self.draw_milestone: list[Action] = [DrawMilestone(parts, i) for i in parts.milestone_ids]
        self.draw_idea: list[Action] = [DrawIdea(parts, card) for card in parts.card_ids]
        self.draw_goal: list[Action] = [DrawGoal(parts, goal) for goal in parts.goal_ids]
        self.drop: list[Action] = [Drop(parts, goal) for goal in parts.goal_ids]

    def _make_deeds(self, parts: Parts) -> None:
        regions = parts.region_ids
        self.pillar: list[Action] = [Pillar(deed) for deed in DEEDS]
        # By card and region.
        self.present: list[list[Action]] = [
            [Present(parts, card, region) for region in regions] for card in parts.card_ids
        ]
        self.invent: list[Action] = [Invent(parts, region) for region in regions]
        self.innovate: list[Action] = [Innovate(parts, region) for region in regions]
        self.share: list[Action] = [Share(parts, region) for region in regions]
        # By region; member 0 calls one citizen.
        self.call: list[list[Action]] = [
            [Call(parts, region, count) for count in range(1, parts.citizens + 1)]
            for region in regions
        ]
        # By region and influence tile.
        self.claim: list[list[Action]] = [
            [Claim(parts, region, tile) for tile in parts.influence_ids] for region in regions
        ]
        # By region and the region gone to.
        self.move: list[dict[int, Action]] = [
            {to: Move(parts, region, to) for to in regions if to != region} for region in regions
        ]
        self.discover: list[Action] = [Discover(parts, i) for i in parts.milestone_ids]
        self.dispatch: list[Action] = [Dispatch(parts, i) for i in parts.milestone_ids]
        self.recall: list[Action] = [Recall(parts, i) for i in parts.milestone_ids]

    def _make_choices(self, parts: Parts) -> None:
        self.send: list[Action] = [Send(citizen) for citizen in range(len(CITIZEN_NAMES))]
        self.exhaust: list[Action] = [
            *[Exhaust(field) for field in FIELDS],
            *[ExhaustAcademic(field) for field in FIELDS],
        ]
        self.ready: list[Action] = [Ready(field) for field in FIELDS]
        self.assign: list[Action] = [Assign(field) for field in FIELDS]
        self.settle: list[Action] = [Settle(parts, region) for region in parts.region_ids]
        self.choose: list[Action] = [Choose(Kind(kind)) for kind in range(len(EFFECT_NAMES))]
        self.advance: list[Action] = [Advance(n) for n in range(1, parts.most_spaces + 1)]
        self.chain_card: list[Action] = [ChainCard(parts, card) for card in parts.card_ids]
        self.chain_influence: list[Action] = [ChainInfluence(parts, i) for i in parts.influence_ids]
        self.chain_knowledge: list[Action] = [ChainKnowledge(parts, i) for i in parts.knowledge_ids]
        self.pick: list[Action] = [Pick(parts, card) for card in parts.card_ids]

    def _make_tiles(self, parts: Parts) -> None:
        kind = parts.tile_kind
        # By tile; only technology tiles are there.
        self.chain_technology: dict[int, Action] = {
            tile: ChainTechnology(parts, tile)
            for tile in parts.tile_ids
            if kind[tile] == TECHNOLOGY
        }
        # By tile; only economy tiles and the start tile are there.
        self.use: dict[int, Action] = {
            tile: Use(parts, tile)
            for tile in [*parts.tile_ids, parts.start_tile]
            if kind[tile] == ECONOMY
        }
        self.take: list[Action] = [
            Take(parts, tile) for tile in parts.tile_ids if kind[tile] != WEALTH
        ]
        self.discard: list[Action] = [Discard(parts, tile) for tile in parts.tile_ids]
        # By tile and space of the progress map.
        self.place: list[list[Action]] = [
            [Place(parts, tile, cell) for cell in parts.place_ids] for tile in parts.tile_ids
        ]
        self.go_to: list[Action] = [GoTo(place) for place in range(1, MOST_SEATS + 1)]


def _drawn(catalogue: Catalogue) -> list[Action]:
    return [
        *catalogue.draw_order,
        *catalogue.draw_specialist,
        *catalogue.draw_knowledge,
        *catalogue.draw_wealth,
        *catalogue.draw_milestone,
        *catalogue.draw_idea,
        *catalogue.draw_goal,
        *catalogue.drop,
    ]


def _done(catalogue: Catalogue) -> list[Action]:
    return [
        *catalogue.pillar,
        *[action for family in catalogue.present for action in family],
        *catalogue.invent,
        *catalogue.innovate,
        *catalogue.share,
        *[action for family in catalogue.call for action in family],
        *[action for family in catalogue.claim for action in family],
        *[action for family in catalogue.move for action in family.values()],
        *catalogue.discover,
        *catalogue.dispatch,
        *catalogue.recall,
    ]


def _chosen(catalogue: Catalogue) -> list[Action]:
    return [
        *catalogue.send,
        *catalogue.exhaust,
        *catalogue.ready,
        *catalogue.assign,
        *catalogue.settle,
        *catalogue.choose,
        *catalogue.advance,
        *catalogue.chain_card,
        *catalogue.chain_influence,
        *catalogue.chain_knowledge,
        *catalogue.chain_technology.values(),
    ]


def _laid(catalogue: Catalogue) -> list[Action]:
    return [
        *catalogue.pick,
        *catalogue.take,
        *catalogue.discard,
        *[action for family in catalogue.place for action in family],
        *catalogue.go_to,
    ]


def _plain(catalogue: Catalogue) -> list[Action]:
    return [
        catalogue.take_wealth,
        catalogue.take_joker,
        catalogue.pay,
        catalogue.skip,
        *catalogue.use.values(),
        catalogue.pass_,
        catalogue.stop,
        catalogue.done,
    ]
