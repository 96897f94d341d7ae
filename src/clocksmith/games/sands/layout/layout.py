"""A position of The Sands of Time, declared: its fields, their kinds, who may know them."""

from typing import Any, Final, NamedTuple

from clocksmith.core.layout.blocks import Block, Group, Seats
from clocksmith.core.layout.fields import Field, Follows, Item, LayoutEntry
from clocksmith.core.layout.kinds import Count, Kind, Named, OfSeat, Said, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Bits, Counts, Fixed, Several, Sparse, Struct
from clocksmith.core.layout.sight import Sight, owner
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.options import Choices
from clocksmith.core.seat import NOBODY, may_see
from clocksmith.games.sands.layout.balance import imbalances
from clocksmith.games.sands.layout.kinds import Advances, Regions
from clocksmith.games.sands.model.actions import SandsActions
from clocksmith.games.sands.model.content import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    DYNASTIES,
    LEVELS,
    NO_BONUS,
    NO_CATEGORY,
    NO_CHRONICLE,
    NO_TILE,
    PIECE_NAMES,
    PIECES,
    RESOURCE_NAMES,
    ROW_IDS,
    ROW_NAMES,
    SPACE_NAMES,
    Category,
)
from clocksmith.games.sands.model.events import WHY_NAMES
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.options import Options
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.setup import blank

MOST_GENERATIONS: Final = 99
MOST_POINTS: Final = 9999
MOST_RESOURCES: Final = 9999

CATEGORY: Final = Named("a category", CATEGORY_NAMES)
BONUS: Final = Named("a bonus action", BONUS_NAMES)


class PrintedKinds:
    """The kinds of fields that name printed parts."""

    def __init__(self, parts: Parts) -> None:
        self.region = Named("a region", parts.region_names)
        self.advance = Named("an advance", parts.advance_names)
        self.card = Named("a card", parts.card_names)
        self.action_card = Named("an action card", parts.card_names[: parts.action_cards])
        self.structure = Named("a structure", parts.structure_names)


class Emphasis(NamedTuple):
    """The category of an emphasis card and the markers on it."""

    category: Category
    markers: int


class EmphasisLine(Field):
    """``emphasis civil 2``: the emphasis card in force, and the markers on it."""

    def __init__(self, parts: Parts) -> None:
        markers = Count("a number of markers", 0, parts.emphasis_markers)
        kind = Struct("emphasis", Emphasis, {"category": CATEGORY, "markers": markers}, " ")
        super().__init__("emphasis", kind, default=Emphasis(NO_CATEGORY, 0))

    def is_open(self) -> bool:
        return True

    def attributes(self) -> set[str]:
        return {"emphasis", "markers"}

    def held(self, thing: Player) -> Any:
        return Emphasis(thing.emphasis, thing.markers)

    def hold(self, thing: Player, value: Any) -> None:
        thing.emphasis, thing.markers = value

    def show(self, thing: Player, sight: Sight, into: dict[str, Any]) -> None:
        into |= {"emphasis": thing.emphasis, "markers": thing.markers}


def attacker(sight: Sight) -> bool:
    """5.3 Return whether the viewer attacks: it is their turn, and they sealed the die."""
    return may_see(sight.viewer, sight.state.turn)


def recorder(sight: Sight) -> bool:
    """4.5 Return whether chronicle cards are known: to who laid them, and when they are scored."""
    return owner(sight) or sight.state.opened


class SandsLayout(Layout[Sands]):
    """The layout of The Sands of Time."""

    def follow(self, state: Sands) -> None:
        """2 Take what lies on the table from the bag and the supply; count the advances held."""
        for tile in state.tiles:
            if tile != NO_TILE:
                state.bag[tile] -= 1
        for structure in state.parts.structure_ids:
            standing = state.sites[structure].bit_count()
            state.supply[structure] = state.parts.supply_of(structure, self.seats) - standing
        for player in state.players:
            for row in ROW_IDS:
                for advance in state.deck.rows[row][: player.reached[row]]:
                    player.advances |= 1 << advance

    def imbalances(self, state: Sands) -> list[str]:
        return imbalances(state)


def _player(parts: Parts) -> Block:
    kinds = PrintedKinds(parts)
    return Block([*_means(parts, kinds), *_citizens(parts), *_cards(parts, kinds)])


def _means(parts: Parts, kinds: PrintedKinds) -> list[LayoutEntry]:
    resource = Count("a number of resources", 0, MOST_RESOURCES, 10)
    heritage = Count("a heritage", 0, parts.most_heritage)
    points = Count("points", 0, MOST_POINTS, 100)
    unrest = Count("unrest", parts.least_unrest, parts.most_unrest)
    return [
        Field("stock", Sparse("a resource", RESOURCE_NAMES, resource, all_told=True)),
        Field("heritage", Fixed("heritages", heritage, CATEGORY_NAMES)),
        Field("unrest", unrest, default=parts.start_unrest),
        Field("points", points, default=0),
        Field("last", points, default=0),
        Follows("regions", Bits(kinds.region)),
        Follows("colonies", Bits(kinds.region)),
        Follows("capital", kinds.region),
    ]


def _citizens(parts: Parts) -> list[LayoutEntry]:
    entries: list[LayoutEntry] = []
    for piece in PIECES:
        name = f"{PIECE_NAMES[piece]}s"
        number = Count(f"a number of {name}", 1, parts.citizens_of[piece])
        standing = Sparse("a region", parts.region_names, number)
        entries.append(
            Item(name, "citizens", piece, standing, default=[0] * len(parts.region_names))
        )
    return entries


def _cards(parts: Parts, kinds: PrintedKinds) -> list[LayoutEntry]:
    level = Count("a level", 1, LEVELS)
    chronicle = Named("a chronicle card", parts.chronicle_names)
    laid = Sparse("a scoring space", SPACE_NAMES, chronicle, empty=NO_CHRONICLE)
    bare = [NO_CHRONICLE] * len(SPACE_NAMES)
    return [
        Field("caravans", Bits(Named("a border", parts.border_names), " "), default=0),
        Field("reached", Sparse("a row", ROW_NAMES, level), default=[0] * len(ROW_NAMES)),
        Follows("advances", Bits(kinds.advance)),
        Field("used", Bits(kinds.action_card, " "), default=0),
        Field("sealed", Several(kinds.card, " "), default=(), visible_to=owner, counted=True),
        EmphasisLine(parts),
        Field("bonuses", Bits(BONUS, " "), default=0),
        Field("chronicles", laid, default=bare, visible_to=recorder, counted=True),
    ]


def _clock(parts: Parts) -> Block:
    return Block(
        [
            Field("generation", Count("the generation", 0, MOST_GENERATIONS, 10)),
            Field("dynasty", Count("the dynasty", 1, DYNASTIES + 1)),
            Field("marker", Count("the marker", parts.track_start, parts.track_end)),
            Field("begun", Count("the space where it began", parts.track_start, parts.track_end)),
            Field("round", Count("the round", 0, parts.rounds)),
        ]
    )


def _table(parts: Parts, seats: int) -> Block:
    kinds = PrintedKinds(parts)
    seat = OfSeat(seats)
    tile = Named("a tile", parts.tile_names)
    entries: list[LayoutEntry] = [
        Group("clock", _clock(parts)),
        Field("start", seat, default=NOBODY),
        Field("turn", seat, default=NOBODY),
        Field("bonus", BONUS, default=NO_BONUS),
        Field("supported", CATEGORY, default=NO_CATEGORY),
        Field("repeated", Said(), default=False),
        Field("opened", Said(), default=False),
        Field("die", Count("a die", 0, parts.highest_die), default=NO_DIE, visible_to=attacker),
        Advances(parts, seats),
        Regions(parts, seats),
        Follows("bag", Counts(tile, Count("tiles", 0, 99, 10), len(parts.tiles), none="")),
        Follows("sites", Fixed("structures", Bits(kinds.region), parts.structure_names)),
        Follows(
            "supply",
            Counts(kinds.structure, Count("", 0, 99, 10), len(parts.structure_names), none=""),
        ),
        Seats("players", seats, _player(parts)),
    ]
    return Block(entries)


def _steps(parts: Parts, seats: int) -> Steps:
    kinds = PrintedKinds(parts)
    seat = OfSeat(seats)
    place = Named("a region", parts.region_names, none="nowhere")
    mask = Bits(kinds.region, "+")
    by_field: dict[str, Kind] = {
        "seat": seat,
        "holder": seat,
        "attacker": seat,
        "defender": seat,
        "mover": seat,
        "card": kinds.action_card,
        "cards": Several(kinds.action_card),
        "region": place,
        "mustered": mask,
        "asked": mask,
        "granted": mask,
        "open_to": mask,
        "peasants": Several(kinds.region),
        "soldiers": Several(kinds.region),
        "count": Count("a number", 1, 99, 5),
        "used": YesNo(),
        "free": YesNo(),
        "second": YesNo(),
        "row": Named("a row", ROW_NAMES),
        "structure": kinds.structure,
        "category": CATEGORY,
        "why": Named("a reason", WHY_NAMES),
    }
    return Steps(steps_of("clocksmith.games.sands.rules"), by_field)


def layout_of(heading: Heading, actions: SandsActions, seats: int) -> SandsLayout:
    """Return all that a position with that many seats holds."""
    parts = actions.parts

    def make_blank(seats: int, choices: Choices) -> Sands:
        return blank(actions, seats, Options(choices))

    return SandsLayout(heading, seats, _table(parts, seats), _steps(parts, seats), make_blank)
