"""Everything a seat of The Sands of Time can answer: one class for each kind of action."""

from typing import Final, final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.seat import Seat
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    CATEGORY_NAMES,
    MOST_SEATS,
    PEASANT,
    PIECE_NAMES,
    PIECES,
    RESOURCE_NAMES,
    RESOURCES,
    ROW_IDS,
    ROW_NAMES,
    SPACE_IDS,
    SPACE_NAMES,
    AdvanceId,
    BorderId,
    CardId,
    Category,
    ChronicleId,
    Piece,
    RegionId,
    Resource,
    RowId,
    SpaceId,
    StructureId,
    TileId,
)
from clocksmith.games.sands.model.parts import Parts

PAYMENT_NAMES: Final = [*RESOURCE_NAMES, "free"]
FREE: Final = len(RESOURCE_NAMES)  # a caravan that costs nothing
TRIBUTE_NAMES: Final = ["colonies", "caravans", "both"]
FROM_COLONIES: Final = 0
FROM_CARAVANS: Final = 1
FROM_BOTH: Final = 2


# Chance


@final
class Start(Action):
    """``start 2``: the seat drawn to begin."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"start {seat}")
        self.seat = seat


@final
class LayTile(Action):
    """``tile crops 4``: the resource tile that came up for a region."""

    __match_args__ = ("resource", "capacity")

    def __init__(self, parts: Parts, tile: TileId) -> None:
        super().__init__(f"tile {parts.tiles[tile].name}")
        self.tile = tile
        self.resource = parts.tiles[tile].resource
        self.capacity = parts.tiles[tile].capacity


@final
class Draw(Action):
    """``draw tyranny``: the advance card that came up."""

    __match_args__ = ("advance",)

    def __init__(self, parts: Parts, advance: AdvanceId) -> None:
        super().__init__(f"draw {parts.advance_names[advance]}")
        self.advance = advance


@final
class Roll(Action):
    """``roll 4``: the die after a round."""

    __match_args__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"roll {face}")
        self.face = face


# Setup, and choices that follow from something


@final
class Claim(Action):
    """``claim italia``: take a region as a province."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"claim {parts.region_names[region]}")
        self.region = region


@final
class Capital(Action):
    """``capital italia``: set up the capital in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"capital {parts.region_names[region]}")
        self.region = region


@final
class Grow(Action):
    """``grow italia``: a new peasant in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"grow {parts.region_names[region]}")
        self.region = region


@final
class Raise(Action):
    """``raise civil``: the heritage track that goes up."""

    __match_args__ = ("category",)

    def __init__(self, category: Category) -> None:
        super().__init__(f"raise {CATEGORY_NAMES[category]}")
        self.category = category


@final
class Choose(Action):
    """``choose raid civil``: the two cards laid face down."""

    __match_args__ = ("card", "other_card")

    def __init__(self, parts: Parts, card: CardId, other_card: CardId) -> None:
        super().__init__(f"choose {parts.card_names[card]} {parts.card_names[other_card]}")
        self.card = card
        self.other_card = other_card


@final
class Use(Action):
    """``use raid``: begin the action of a revealed card."""

    __match_args__ = ("card",)

    def __init__(self, parts: Parts, card: CardId) -> None:
        super().__init__(f"use {parts.card_names[card]}")
        self.card = card


# The actions of the cards


@final
class Record(Action):
    """``record 3 b``: lay a chronicle card face down on a scoring space."""

    __match_args__ = ("chronicle", "space")

    def __init__(self, parts: Parts, chronicle: ChronicleId, space: SpaceId) -> None:
        super().__init__(f"record {parts.chronicle_names[chronicle]} {SPACE_NAMES[space]}")
        self.chronicle = chronicle
        self.space = space


@final
class Muster(Action):
    """``muster italia``: pay for a new soldier."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"muster {parts.region_names[region]}")
        self.region = region


@final
class Turn(Action):
    """``turn soldier italia``: pay to turn a peasant into a soldier, or a soldier into a peasant.

    The piece is what it becomes.
    """

    __match_args__ = ("piece", "region")

    def __init__(self, parts: Parts, piece: Piece, region: RegionId) -> None:
        super().__init__(f"turn {PIECE_NAMES[piece]} {parts.region_names[region]}")
        self.piece = piece
        self.region = region


@final
class Irrigate(Action):
    """``irrigate italia``: pay for a new peasant."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"irrigate {parts.region_names[region]}")
        self.region = region


@final
class Attack(Action):
    """``attack libya 2``: attack the citizens of a seat in a region."""

    __match_args__ = ("region", "rival")

    def __init__(self, parts: Parts, region: RegionId, rival: Seat) -> None:
        super().__init__(f"attack {parts.region_names[region]} {rival}")
        self.region = region
        self.rival = rival


@final
class Annex(Action):
    """``annex libya``: pay for the control of a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"annex {parts.region_names[region]}")
        self.region = region


@final
class Die(Action):
    """``die 2``: the face laid face down in a battle."""

    __match_args__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"die {face}")
        self.face = face


@final
class Lose(Action):
    """``lose peasant``: the citizen that goes back to supply."""

    __match_args__ = ("piece",)

    def __init__(self, piece: Piece) -> None:
        super().__init__(f"lose {PIECE_NAMES[piece]}")
        self.piece = piece


@final
class Withdraw(Action):
    """``withdraw italia``: where beaten citizens go."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"withdraw {parts.region_names[region]}")
        self.region = region


@final
class Ask(Action):
    """``ask mauretania``: ask for leave to use the road in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"ask {parts.region_names[region]}")
        self.region = region


@final
class Move(Action):
    """``move soldier sicilia italia``: move one citizen."""

    __match_args__ = ("piece", "old_region", "region")

    def __init__(self, parts: Parts, piece: Piece, old_region: RegionId, region: RegionId) -> None:
        where = f"{parts.region_names[old_region]} {parts.region_names[region]}"
        super().__init__(f"move {PIECE_NAMES[piece]} {where}")
        self.piece = piece
        self.old_region = old_region
        self.region = region


@final
class Plunder(Action):
    """``plunder italia``: take what soldiers find in a region."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"plunder {parts.region_names[region]}")
        self.region = region


@final
class Build(Action):
    """``build quarry italia``: put up a structure."""

    __match_args__ = ("structure", "region")

    def __init__(self, parts: Parts, structure: StructureId, region: RegionId) -> None:
        super().__init__(f"build {parts.structure_names[structure]} {parts.region_names[region]}")
        self.structure = structure
        self.region = region


@final
class Commit(Action):
    """``commit 3``: how many peasants help to build."""

    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"commit {count}")
        self.count = count


@final
class Advance(Action):
    """``advance civil-2``: move the marker of a row to the right, or put one on its first card."""

    __match_args__ = ("row",)

    def __init__(self, row: RowId) -> None:
        super().__init__(f"advance {ROW_NAMES[row]}")
        self.row = row


@final
class LayAdvance(Action):
    """``lay sewers``: the drawn advance card that is laid in the row."""

    __match_args__ = ("advance",)

    def __init__(self, parts: Parts, advance: AdvanceId) -> None:
        super().__init__(f"lay {parts.advance_names[advance]}")
        self.advance = advance


@final
class Caravan(Action):
    """``caravan gallia italia gold``: lay a caravan on a border, and what pays for it."""

    __match_args__ = ("region", "other_region", "payment")

    def __init__(self, parts: Parts, border: BorderId, payment: int) -> None:
        first, second = parts.borders[border].first, parts.borders[border].second
        where = f"{parts.region_names[first]} {parts.region_names[second]}"
        super().__init__(f"caravan {where} {PAYMENT_NAMES[payment]}")
        self.border = border
        self.region = first
        self.other_region = second
        self.payment = payment  # a resource, or FREE


@final
class Tribute(Action):
    """``tribute colonies``: where tribute is taken from."""

    __match_args__ = ("tribute",)

    def __init__(self, tribute: int) -> None:
        super().__init__(f"tribute {TRIBUTE_NAMES[tribute]}")
        self.tribute = tribute


@final
class Score(Action):
    """``score d``: the space whose chronicle card scores, of two that cannot both."""

    __match_args__ = ("space",)

    def __init__(self, space: SpaceId) -> None:
        super().__init__(f"score {SPACE_NAMES[space]}")
        self.space = space


@final
class Keep(Action):
    """``keep 3 1``: crops and gold kept for the next generation."""

    __match_args__ = ("crops", "gold")

    def __init__(self, crops: int, gold: int) -> None:
        super().__init__(f"keep {crops} {gold}")
        self.crops = crops
        self.gold = gold


# Bonus actions


@final
class Oppress(Action):
    """``oppress italia``: take what the peasants of a region have."""

    __match_args__ = ("region",)

    def __init__(self, parts: Parts, region: RegionId) -> None:
        super().__init__(f"oppress {parts.region_names[region]}")
        self.region = region


@final
class Support(Action):
    """``support civil``: let one heritage count higher for this turn."""

    __match_args__ = ("category",)

    def __init__(self, category: Category) -> None:
        super().__init__(f"support {CATEGORY_NAMES[category]}")
        self.category = category


@final
class Tax(Action):
    """``tax gold``: take one resource for each trade good reached."""

    __match_args__ = ("resource",)

    def __init__(self, resource: Resource) -> None:
        super().__init__(f"tax {RESOURCE_NAMES[resource]}")
        self.resource = resource


# The catalogue


class SandsActions:
    """All actions of one box, by their kinds: lists of actions in index order.

    Those over regions have one member for each region.
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.lower: Action = Action("lower")  # one step of unrest
        self.grant: Action = Action("grant")
        self.deny: Action = Action("deny")
        self.done: Action = Action("done")  # ends an action
        self.end: Action = Action("end")  # ends a turn; cards not yet used are declined
        self._make_chance(parts)
        self._make_choices(parts)
        self._make_wars(parts)
        self._make_works(parts)
        self._pair_cards(parts)
        self.space: ActionSpace = ActionSpace(self._listed())

    def _make_chance(self, parts: Parts) -> None:
        drawn = [Draw(parts, i) for i in parts.advance_ids if not parts.advances[i].row]
        laid = [LayAdvance(parts, i) for i in parts.advance_ids if not parts.advances[i].row]
        self.start: list[Action] = [Start(Seat(seat)) for seat in range(MOST_SEATS)]
        self.tile: list[Action] = [LayTile(parts, tile) for tile in parts.tile_ids]
        self.draw: list[Action] = list(drawn)
        self.draw_of: dict[AdvanceId, Action] = {action.advance: action for action in drawn}
        self.lay: list[Action] = list(laid)
        self.lay_of: dict[AdvanceId, Action] = {action.advance: action for action in laid}
        self.roll: list[Action] = [Roll(face) for face in range(1, parts.highest_die + 1)]

    def _make_choices(self, parts: Parts) -> None:
        regions = parts.region_ids
        self.claim: list[Action] = [Claim(parts, region) for region in regions]
        self.capital: list[Action] = [Capital(parts, region) for region in regions]
        self.grow: list[Action] = [Grow(parts, region) for region in regions]
        self.raise_in: list[Action] = [Raise(category) for category in CATEGORIES]
        # All pairs but those of two emphasis cards.
        self.choose: list[Action] = [
            Choose(parts, card, other)
            for card in parts.card_ids
            for other in parts.card_ids
            if card < other and card < parts.action_cards
        ]
        self.use: list[Action] = [Use(parts, CardId(i)) for i in range(parts.action_cards)]
        self.record: list[list[Action]] = [
            [Record(parts, chronicle, space) for space in SPACE_IDS]
            for chronicle in parts.chronicle_ids
        ]
        self.score: list[Action] = [Score(space) for space in SPACE_IDS]
        self.keeps: list[Action] = [
            Keep(crops, total - crops)
            for total in sorted({amount for amount in parts.keep.amounts if amount})
            for crops in range(total, -1, -1)
        ]
        self.oppress_in: list[Action] = [Oppress(parts, region) for region in regions]
        self.support_for: list[Action] = [Support(category) for category in CATEGORIES]
        self.tax: list[Action] = [Tax(resource) for resource in RESOURCES]

    def _make_wars(self, parts: Parts) -> None:
        regions = parts.region_ids
        self.muster: list[Action] = [Muster(parts, region) for region in regions]
        self.turn: list[list[Action]] = [
            [Turn(parts, piece, region) for region in regions] for piece in PIECES
        ]
        self.irrigate: list[Action] = [Irrigate(parts, region) for region in regions]
        self.attack: list[list[Action]] = [
            [Attack(parts, region, Seat(seat)) for seat in range(MOST_SEATS)] for region in regions
        ]
        self.annex: list[Action] = [Annex(parts, region) for region in regions]
        self.die: list[Action] = [Die(face) for face in range(parts.highest_die + 1)]
        self.lose: list[Action] = [Lose(piece) for piece in PIECES]
        self.withdraw: list[Action] = [Withdraw(parts, region) for region in regions]
        self.ask: list[Action] = [Ask(parts, region) for region in regions]
        # By piece and the region it leaves, over the regions it may enter; a piece
        # never moves to its own region.
        self.move: list[list[dict[int, Action]]] = [
            [_moves(parts, piece, old) for old in regions] for piece in PIECES
        ]
        self.plunder: list[Action] = [Plunder(parts, region) for region in regions]

    def _make_works(self, parts: Parts) -> None:
        self.build: list[list[Action]] = [
            [Build(parts, structure, region) for region in parts.region_ids]
            for structure in parts.structure_ids
        ]
        # The dearest structure costs as much as the highest unrest and level; one gold is
        # always paid.
        levels = [structure.level for structure in parts.structures]
        dearest = parts.most_unrest + max([*levels, *parts.tile_capacity])
        most = min(parts.citizens_of[PEASANT], dearest)
        self.commit: list[Action] = [Commit(count) for count in range(most + 1)]
        self.advance: list[Action] = [Advance(row) for row in ROW_IDS]
        self.caravan: list[list[Action]] = [  # by border and payment
            [Caravan(parts, border, payment) for payment in range(len(PAYMENT_NAMES))]
            for border in parts.border_ids
        ]
        self.tribute: list[Action] = [Tribute(tribute) for tribute in range(len(TRIBUTE_NAMES))]

    def _pair_cards(self, parts: Parts) -> None:
        """4.2 Note which members of *choose* hold a card, and which an emphasis card, as bits."""
        self.holding: list[int] = [0] * len(parts.cards)
        self.with_emphasis: int = 0
        for place, action in enumerate(self.choose):
            assert isinstance(action, Choose)
            self.holding[action.card] |= 1 << place
            self.holding[action.other_card] |= 1 << place
            if action.other_card >= parts.action_cards:
                self.with_emphasis |= 1 << place
        self.all_pairs: int = (1 << len(self.choose)) - 1

    def _listed(self) -> list[Action]:
        actions = [*self.start, *self.tile, *self.draw, *self.roll]
        actions += [*self.claim, *self.capital, *self.grow, *self.raise_in, *self.choose, *self.use]
        actions += _flat(self.record) + self.muster + _flat(self.turn) + self.irrigate
        actions += [*_flat(self.attack), *self.annex, *self.die, *self.lose]
        actions += [*self.withdraw, *self.ask]
        for families in self.move:
            for family in families:
                actions += family.values()
        actions += [*self.plunder, *_flat(self.build), *self.commit, *self.advance, *self.lay]
        actions += [*_flat(self.caravan), *self.tribute, self.lower, *self.score, *self.keeps]
        actions += [self.grant, self.deny, *self.oppress_in, *self.support_for, *self.tax]
        return [*actions, self.done, self.end]


def _moves(parts: Parts, piece: Piece, old: RegionId) -> dict[int, Action]:
    return {region: Move(parts, piece, old, region) for region in parts.region_ids if region != old}


def _flat(families: list[list[Action]]) -> list[Action]:
    return [action for family in families for action in family]
