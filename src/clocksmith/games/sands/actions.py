"""Everything a seat of The Sands of Time can answer: one class for each kind of action."""

from typing import Final, final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.seat import Seat
from clocksmith.games.sands.content import (
    ACTION_CARDS,
    ADVANCE_IDS,
    ADVANCE_NAMES,
    ADVANCES,
    BORDER_IDS,
    BORDERS,
    CARD_IDS,
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    CHRONICLE_IDS,
    CHRONICLE_NAMES,
    HIGHEST_DIE,
    KEEP,
    MOST_SEATS,
    MOST_UNREST,
    PEASANTS,
    PIECE_NAMES,
    PIECES,
    REGION_IDS,
    REGION_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    ROW_IDS,
    ROW_NAMES,
    SPACE_IDS,
    SPACE_NAMES,
    STRUCTURE_IDS,
    STRUCTURE_NAMES,
    STRUCTURES,
    TILE_IDS,
    TILES,
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

    def __init__(self, tile: TileId) -> None:
        super().__init__(f"tile {TILES[tile].name}")
        self.tile = tile
        self.resource = TILES[tile].resource
        self.capacity = TILES[tile].capacity


@final
class Draw(Action):
    """``draw tyranny``: the advance card that came up."""

    __match_args__ = ("advance",)

    def __init__(self, advance: AdvanceId) -> None:
        super().__init__(f"draw {ADVANCE_NAMES[advance]}")
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

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"claim {REGION_NAMES[region]}")
        self.region = region


@final
class Capital(Action):
    """``capital italia``: set up the capital in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"capital {REGION_NAMES[region]}")
        self.region = region


@final
class Grow(Action):
    """``grow italia``: a new peasant in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"grow {REGION_NAMES[region]}")
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

    def __init__(self, card: CardId, other_card: CardId) -> None:
        super().__init__(f"choose {CARD_NAMES[card]} {CARD_NAMES[other_card]}")
        self.card = card
        self.other_card = other_card


@final
class Use(Action):
    """``use raid``: begin the action of a revealed card."""

    __match_args__ = ("card",)

    def __init__(self, card: CardId) -> None:
        super().__init__(f"use {CARD_NAMES[card]}")
        self.card = card


# The actions of the cards


@final
class Record(Action):
    """``record 3 b``: lay a chronicle card face down on a scoring space."""

    __match_args__ = ("chronicle", "space")

    def __init__(self, chronicle: ChronicleId, space: SpaceId) -> None:
        super().__init__(f"record {CHRONICLE_NAMES[chronicle]} {SPACE_NAMES[space]}")
        self.chronicle = chronicle
        self.space = space


@final
class Muster(Action):
    """``muster italia``: pay for a new soldier."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"muster {REGION_NAMES[region]}")
        self.region = region


@final
class Turn(Action):
    """``turn soldier italia``: pay to turn a peasant into a soldier, or a soldier into a peasant.

    The piece is what it becomes.
    """

    __match_args__ = ("piece", "region")

    def __init__(self, piece: Piece, region: RegionId) -> None:
        super().__init__(f"turn {PIECE_NAMES[piece]} {REGION_NAMES[region]}")
        self.piece = piece
        self.region = region


@final
class Irrigate(Action):
    """``irrigate italia``: pay for a new peasant."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"irrigate {REGION_NAMES[region]}")
        self.region = region


@final
class Attack(Action):
    """``attack libya 2``: attack the citizens of a seat in a region."""

    __match_args__ = ("region", "rival")

    def __init__(self, region: RegionId, rival: Seat) -> None:
        super().__init__(f"attack {REGION_NAMES[region]} {rival}")
        self.region = region
        self.rival = rival


@final
class Annex(Action):
    """``annex libya``: pay for the control of a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"annex {REGION_NAMES[region]}")
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

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"withdraw {REGION_NAMES[region]}")
        self.region = region


@final
class Ask(Action):
    """``ask mauretania``: ask for leave to use the road in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"ask {REGION_NAMES[region]}")
        self.region = region


@final
class Move(Action):
    """``move soldier sicilia italia``: move one citizen."""

    __match_args__ = ("piece", "old_region", "region")

    def __init__(self, piece: Piece, old_region: RegionId, region: RegionId) -> None:
        where = f"{REGION_NAMES[old_region]} {REGION_NAMES[region]}"
        super().__init__(f"move {PIECE_NAMES[piece]} {where}")
        self.piece = piece
        self.old_region = old_region
        self.region = region


@final
class Plunder(Action):
    """``plunder italia``: take what soldiers find in a region."""

    __match_args__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"plunder {REGION_NAMES[region]}")
        self.region = region


@final
class Build(Action):
    """``build quarry italia``: put up a structure."""

    __match_args__ = ("structure", "region")

    def __init__(self, structure: StructureId, region: RegionId) -> None:
        super().__init__(f"build {STRUCTURE_NAMES[structure]} {REGION_NAMES[region]}")
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

    def __init__(self, advance: AdvanceId) -> None:
        super().__init__(f"lay {ADVANCE_NAMES[advance]}")
        self.advance = advance


@final
class Caravan(Action):
    """``caravan gallia italia gold``: lay a caravan on a border, and what pays for it."""

    __match_args__ = ("region", "other_region", "payment")

    def __init__(self, border: BorderId, payment: int) -> None:
        first, second = BORDERS[border].first, BORDERS[border].second
        where = f"{REGION_NAMES[first]} {REGION_NAMES[second]}"
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

    def __init__(self, region: RegionId) -> None:
        super().__init__(f"oppress {REGION_NAMES[region]}")
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


# Families: lists of actions in index order. Those over regions have one member for each region.
START: Final[list[Action]] = [Start(Seat(seat)) for seat in range(MOST_SEATS)]
TILE: Final[list[Action]] = [LayTile(tile) for tile in TILE_IDS]
DRAW: Final[list[Action]] = [Draw(advance) for advance in ADVANCE_IDS if ADVANCES[advance].row == 0]
ROLL: Final[list[Action]] = [Roll(face) for face in range(1, HIGHEST_DIE + 1)]
CLAIM: Final[list[Action]] = [Claim(region) for region in REGION_IDS]
CAPITAL: Final[list[Action]] = [Capital(region) for region in REGION_IDS]
GROW: Final[list[Action]] = [Grow(region) for region in REGION_IDS]
RAISE: Final[list[Action]] = [Raise(category) for category in CATEGORIES]
# All pairs but those of two emphasis cards.
CHOOSE: Final[list[Action]] = [
    Choose(card, other)
    for card in CARD_IDS
    for other in CARD_IDS
    if card < other and card < ACTION_CARDS
]
USE: Final[list[Action]] = [Use(CardId(card)) for card in range(ACTION_CARDS)]
RECORD: Final[list[list[Action]]] = [
    [Record(chronicle, space) for space in SPACE_IDS] for chronicle in CHRONICLE_IDS
]
MUSTER: Final[list[Action]] = [Muster(region) for region in REGION_IDS]
TURN: Final[list[list[Action]]] = [
    [Turn(piece, region) for region in REGION_IDS] for piece in PIECES
]
IRRIGATE: Final[list[Action]] = [Irrigate(region) for region in REGION_IDS]
ATTACK: Final[list[list[Action]]] = [
    [Attack(region, Seat(seat)) for seat in range(MOST_SEATS)] for region in REGION_IDS
]
ANNEX: Final[list[Action]] = [Annex(region) for region in REGION_IDS]
DIE: Final[list[Action]] = [Die(face) for face in range(HIGHEST_DIE + 1)]
LOSE: Final[list[Action]] = [Lose(piece) for piece in PIECES]
WITHDRAW: Final[list[Action]] = [Withdraw(region) for region in REGION_IDS]
ASK: Final[list[Action]] = [Ask(region) for region in REGION_IDS]
# By piece and the region it leaves, over the regions it may enter; nobody moves to where he is.
MOVE: Final[list[list[dict[int, Action]]]] = [
    [
        {region: Move(piece, old, region) for region in REGION_IDS if region != old}
        for old in REGION_IDS
    ]
    for piece in PIECES
]
PLUNDER: Final[list[Action]] = [Plunder(region) for region in REGION_IDS]
BUILD: Final[list[list[Action]]] = [
    [Build(structure, region) for region in REGION_IDS] for structure in STRUCTURE_IDS
]
# The dearest structure costs as much as the highest unrest and level; one gold is always paid.
_DEAREST: Final[int] = MOST_UNREST + max(
    [*[structure.level for structure in STRUCTURES], *[tile.capacity for tile in TILES]]
)
COMMIT: Final[list[Action]] = [Commit(count) for count in range(min(PEASANTS, _DEAREST) + 1)]
ADVANCE: Final[list[Action]] = [Advance(row) for row in ROW_IDS]
LAY: Final[list[Action]] = [
    LayAdvance(advance) for advance in ADVANCE_IDS if ADVANCES[advance].row == 0
]
# By border and payment.
CARAVAN: Final[list[list[Action]]] = [
    [Caravan(border, payment) for payment in range(len(PAYMENT_NAMES))] for border in BORDER_IDS
]
TRIBUTE: Final[list[Action]] = [Tribute(tribute) for tribute in range(len(TRIBUTE_NAMES))]
SCORE: Final[list[Action]] = [Score(space) for space in SPACE_IDS]
KEEPS: Final[list[Action]] = [
    Keep(crops, total - crops)
    for total in sorted({amount for amount in KEEP.amounts if amount})
    for crops in range(total, -1, -1)
]
OPPRESS_IN: Final[list[Action]] = [Oppress(region) for region in REGION_IDS]
SUPPORT_FOR: Final[list[Action]] = [Support(category) for category in CATEGORIES]
TAX: Final[list[Action]] = [Tax(resource) for resource in RESOURCES]
LOWER: Final = Action("lower")  # one step of unrest
GRANT: Final = Action("grant")
DENY: Final = Action("deny")
DONE: Final = Action("done")  # ends an action
END: Final = Action("end")  # ends a turn; cards not yet used are declined

# Drawn advances by their number in the content.
DRAW_OF: Final = {action.advance: action for action in DRAW if isinstance(action, Draw)}
LAY_OF: Final = {action.advance: action for action in LAY if isinstance(action, LayAdvance)}

ACTIONS: Final = ActionSpace(
    [
        *START,
        *TILE,
        *DRAW,
        *ROLL,
        *CLAIM,
        *CAPITAL,
        *GROW,
        *RAISE,
        *CHOOSE,
        *USE,
        *[action for family in RECORD for action in family],
        *MUSTER,
        *[action for family in TURN for action in family],
        *IRRIGATE,
        *[action for family in ATTACK for action in family],
        *ANNEX,
        *DIE,
        *LOSE,
        *WITHDRAW,
        *ASK,
        *[action for families in MOVE for family in families for action in family.values()],
        *PLUNDER,
        *[action for family in BUILD for action in family],
        *COMMIT,
        *ADVANCE,
        *LAY,
        *[action for family in CARAVAN for action in family],
        *TRIBUTE,
        LOWER,
        *SCORE,
        *KEEPS,
        GRANT,
        DENY,
        *OPPRESS_IN,
        *SUPPORT_FOR,
        *TAX,
        DONE,
        END,
    ]
)
