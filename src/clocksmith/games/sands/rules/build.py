"""Chapter 5.5: Build."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import Build, Commit
from clocksmith.games.sands.model.content import (
    GOLD,
    PEASANT,
    CardId,
    Category,
    RegionId,
    StructureId,
)
from clocksmith.games.sands.model.events import BY_LABOR, BY_STRUCTURE, FOR_CONSTRUCTION
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import emphasis, verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction
from clocksmith.games.sands.rules.bonus import not_controlled
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    controls,
    is_open,
    regions_in,
)

USUAL: Final = 1  # structures in one action
COLONY_ONLY: Final = Refusal("5.5", "only-in-a-colony")
TOO_MANY_PEASANTS: Final = Refusal("5.5", "too-many-peasants")


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.5 Ask what to build where; Engineering allows more than one structure."""
    count = state.parts.builds.most(state.players[seat].advances, USUAL)
    then(state, BuildStructure(seat, card, count, False))


# What it costs


def level_of(state: Sands, structure: StructureId, region: RegionId) -> int:
    """5.5 Return the level of a structure; that of a city is the capacity of the region."""
    parts = state.parts
    if structure in parts.by_capacity:
        return capacity_of(state, region)
    return parts.structures[structure].level


def discounts_in(state: Sands, player: Player, region: RegionId) -> list[tuple[int, int]]:
    """5.5 Return structures that make building in a region cheaper, each with its discount.

    A kind of structure counts once, in the region or in a neighbouring one
    that the player controls.
    """
    parts = state.parts
    best: dict[int, int] = {}
    here, near = 1 << region, parts.near[region] & player.regions
    for gifts, where in ((parts.discount_here, here), (parts.discount_near, near)):
        for gift in gifts:
            if state.sites[gift.structure] & where and is_open(player, gift):
                best[gift.structure] = max(gift.amount, best.get(gift.structure, 0))
    return list(best.items())


def discount_of(player: Player, structure: StructureId) -> int:
    """5.5 Return what advances take off the price of a structure."""
    parts = player.parts
    return parts.discount[parts.building_of[structure]].total(player.advances)


def build_price(state: Sands, player: Player, structure: StructureId, region: RegionId) -> int:
    """5.5 Return the gold for a structure: unrest and level less all discounts, at least 1."""
    less = sum([amount for _, amount in discounts_in(state, player, region)])
    less += discount_of(player, structure)
    return max(state.parts.least_price, player.unrest + level_of(state, structure, region) - less)


def most_committed(player: Player, region: RegionId, price: int) -> int:
    """5.5 Return how many peasants Labor may commit: none that do not lower the price."""
    parts = player.parts
    if not player.advances & parts.labor.mask:
        return 0
    return min(player.citizens[PEASANT][region], price - parts.least_price)


# Where it may stand


def structures_in(state: Sands, region: RegionId) -> int:
    """5.5 Return how many structures stand in a region."""
    return sum([sites >> region & 1 for sites in state.sites])


def is_buildable(player: Player, structure: StructureId) -> bool:
    """5.5 Return whether a structure that is locked, such as a city, may be built."""
    parts = player.parts
    locks = [gift for gift in parts.buildable if gift.structure == structure]
    return not locks or bool([1 for gift in locks if is_open(player, gift)])


def _refuse_place(
    state: Sands, seat: Seat, structure: StructureId, region: RegionId
) -> Refusal | None:
    """5.5 A controlled region with room, none of the kind, a tile in the supply."""
    player = state.players[seat]
    what, where = Detail("structure", structure), Detail("region", region)
    if not controls(state, seat, region):
        return not_controlled("5.5", region)
    if not is_buildable(player, structure):
        return Refusal("5.5", "structure-locked", (what,))
    if not state.supply[structure]:
        return Refusal("2.4", "no-structure", (what,))
    if state.sites[structure] >> region & 1:
        return Refusal("5.5", "structure-there", (what, where))
    if structures_in(state, region) >= capacity_of(state, region):
        return Refusal("5.5", "region-full", (where,))
    if structure in state.parts.only_colony and not player.colonies >> region & 1:
        return COLONY_ONLY
    return None


def refuse_build(
    state: Sands, seat: Seat, structure: StructureId, region: RegionId
) -> Refusal | None:
    """5.5 A place for it, and its price, with all peasants that may help."""
    refused = _refuse_place(state, seat, structure, region)
    if refused is not None:
        return refused
    player = state.players[seat]
    price = build_price(state, player, structure, region)
    if player.stock[GOLD] < price - most_committed(player, region, price):
        return Refusal("5.5", "too-little-gold", (Detail("amount", price),))
    return None


def too_many_built(state: Sands, seat: Seat, count: int) -> str:
    """5.5 Return that *count* structures are too many for one action, or nothing."""
    most = state.parts.builds.most(state.players[seat].advances, USUAL)
    return "fewer are built at once" if count > most else ""


@final
class BuildStructure(ActionDecision):
    """5.5 A seat builds a structure."""

    __match_args__ = ("seat", "card", "count", "used")

    def __init__(self, seat: Seat, card: CardId, count: int, used: bool) -> None:
        super().__init__(seat, card)
        self.count = count  # that may still be built
        self.used = used

    def problem(self, state: Sands) -> str:
        return too_many_built(state, self.seat, self.count)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        parts = state.parts
        player = state.players[self.seat]
        if player.stock[GOLD] < parts.least_price:
            return []
        regions = [
            region
            for region in regions_in(player.regions)
            if structures_in(state, region) < capacity_of(state, region)
        ]
        return [
            actions.build[structure][region]
            for structure in parts.structure_ids
            if state.supply[structure] and is_buildable(player, structure)
            for region in regions
            if refuse_build(state, self.seat, structure, region) is None
        ]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return NOT_OFFERED
        return refuse_build(state, self.seat, action.structure, action.region)

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, self.used))
            return
        assert isinstance(action, Build)
        step = CommitPeasants(
            self.seat, self.card, action.structure, action.region, self.count, self.used
        )
        if state.players[self.seat].advances & state.parts.labor.mask:
            then(state, step)
        else:
            step.build(state, 0, log)


@final
class CommitPeasants(ActionDecision):
    """5.5 With Labor, a seat chooses how many peasants of the region help; half of them are lost.

    Its gold must reach for the rest of the price.
    """

    __match_args__ = ("seat", "card", "structure", "region", "count", "used")

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        structure: StructureId,
        region: RegionId,
        count: int,
        used: bool,
    ) -> None:
        super().__init__(seat, card)
        self.structure = structure
        self.region = region
        self.count = count  # as in BuildStructure, this one included
        self.used = used

    def problem(self, state: Sands) -> str:
        if refuse_build(state, self.seat, self.structure, self.region) is not None:
            return "this cannot be built"
        if not state.players[self.seat].advances & state.parts.labor.mask:
            return "no peasants can help"
        return too_many_built(state, self.seat, self.count)

    def price(self, state: Sands) -> int:
        """Return the price before peasants help."""
        return build_price(state, state.players[self.seat], self.structure, self.region)

    def own(self, state: Sands) -> list[Action]:
        player = state.players[self.seat]
        price = self.price(state)
        fewest = max(0, price - player.stock[GOLD])
        return state.actions.commit[fewest : most_committed(player, self.region, price) + 1]

    def closing(self, state: Sands) -> Action | None:
        return None

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Commit):
            return NOT_OFFERED
        player = state.players[self.seat]
        price = self.price(state)
        if action.count > most_committed(player, self.region, price):
            return TOO_MANY_PEASANTS
        if player.stock[GOLD] < price - action.count:
            return Refusal("5.5", "too-little-gold", (Detail("amount", price - action.count),))
        return None

    def do(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Commit)
        self.build(state, action.count, log)

    def build(self, state: Sands, committed: int, log: Log) -> None:
        """5.5 Pay, lose half of the peasants that helped, put up the structure."""
        parts = state.parts
        seat = self.seat
        price = self.price(state) - committed
        verbs.pay(state, seat, GOLD, price, FOR_CONSTRUCTION, log)
        for _ in range((committed + 1) // 2):
            verbs.lose(state, seat, PEASANT, self.region, BY_LABOR, log)
        verbs.build(state, seat, self.structure, self.region, log)
        for effect in parts.structures[self.structure].on_build:
            category = Category(effect.thing)
            verbs.raise_heritage(state, seat, category, effect.amount, BY_STRUCTURE, log)
        emphasis.mark_for(state, seat, parts.structure_category[self.structure], log)
        if self.count > 1:
            then(state, BuildStructure(seat, self.card, self.count - 1, True))
        else:
            then(state, EndAction(seat, self.card, True))
