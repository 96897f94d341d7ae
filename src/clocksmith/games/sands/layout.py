"""A position of The Sands of Time, declared: its fields, their kinds, who may know them."""

from functools import cache
from typing import Any, Final, NamedTuple

from clocksmith.core.layout.fields import (
    Block,
    Field,
    Follows,
    Group,
    Item,
    LayoutEntry,
    Seats,
    Sight,
    owner,
)
from clocksmith.core.layout.kinds import Count, Kind, Named, OfSeat, Said, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Bits, Counts, Fixed, Several, Sparse, Struct
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.options import Choices
from clocksmith.core.seat import NOBODY, may_see
from clocksmith.games.sands.accounts import accounts_of
from clocksmith.games.sands.content import (
    ACTION_CARDS,
    BONUS_NAMES,
    BORDER_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    CHRONICLE_NAMES,
    DYNASTIES,
    EMPHASIS_MARKERS,
    HIGHEST_DIE,
    LEAST_UNREST,
    LEVELS,
    MOST_HERITAGE,
    MOST_UNREST,
    NO_BONUS,
    NO_CATEGORY,
    NO_CHRONICLE,
    NO_TILE,
    PIECE_NAMES,
    PIECES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    ROW_IDS,
    ROW_NAMES,
    SPACE_NAMES,
    START_UNREST,
    STRUCTURE_IDS,
    STRUCTURE_NAMES,
    TILES,
    TRACK_END,
    TRACK_START,
    Category,
    supply_of,
)
from clocksmith.games.sands.events import WHY_NAMES
from clocksmith.games.sands.options import OPTIONS, Options
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.empire import CITIZENS_OF
from clocksmith.games.sands.rules.setup import blank
from clocksmith.games.sands.spread import ADVANCE, REGION, Advances, Regions
from clocksmith.games.sands.state import Player, Sands

HEADING: Final = Heading("sands", 3, OPTIONS)
MOST_GENERATIONS: Final = 99
MOST_POINTS: Final = 9999
MOST_RESOURCES: Final = 9999

CATEGORY: Final = Named("a category", CATEGORY_NAMES)
BONUS: Final = Named("a bonus action", BONUS_NAMES)
CARD: Final = Named("a card", CARD_NAMES)
ACTION_CARD: Final = Named("an action card", CARD_NAMES[:ACTION_CARDS])
STRUCTURE: Final = Named("a structure", STRUCTURE_NAMES)


class Emphasis(NamedTuple):
    """The category of an emphasis card and the markers on it."""

    category: Category
    markers: int


class EmphasisLine(Field):
    """``emphasis civil 2``: the emphasis card in force, and the markers on it."""

    def __init__(self) -> None:
        markers = Count("a number of markers", 0, EMPHASIS_MARKERS)
        kind = Struct("emphasis", Emphasis, {"category": CATEGORY, "markers": markers}, " ")
        super().__init__("emphasis", kind, default=Emphasis(NO_CATEGORY, 0))

    def attributes(self) -> set[str]:
        return {"emphasis", "markers"}

    def held(self, thing: Player) -> Any:
        return Emphasis(thing.emphasis, thing.markers)

    def hold(self, thing: Player, value: Any) -> None:
        thing.emphasis, thing.markers = value

    def show(self, thing: Player, sight: Sight, into: dict[str, Any]) -> None:
        into |= {"emphasis": thing.emphasis, "markers": thing.markers}


def attacker(sight: Sight) -> bool:
    """5.3 Return whether the one who looks attacks: it is his turn, and he sealed the die."""
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
        for structure in STRUCTURE_IDS:
            standing = state.sites[structure].bit_count()
            state.supply[structure] = supply_of(structure, self.seats) - standing
        for player in state.players:
            for row in ROW_IDS:
                for advance in state.deck.rows[row][: player.reached[row]]:
                    player.advances |= 1 << advance

    def accounts(self, state: Sands) -> list[str]:
        return accounts_of(state)


def _player() -> Block:
    return Block([*_means(), *_citizens(), *_cards()])


def _means() -> list[LayoutEntry]:
    resource = Count("a number of resources", 0, MOST_RESOURCES, 10)
    heritage = Count("a heritage", 0, MOST_HERITAGE)
    points = Count("points", 0, MOST_POINTS, 100)
    return [
        Field("stock", Sparse("a resource", RESOURCE_NAMES, resource, all_told=True)),
        Field("heritage", Fixed("heritages", heritage, CATEGORY_NAMES)),
        Field("unrest", Count("unrest", LEAST_UNREST, MOST_UNREST), default=START_UNREST),
        Field("points", points, default=0),
        Field("last", points, default=0),
        Follows("regions", Bits(REGION)),
        Follows("colonies", Bits(REGION)),
        Follows("capital", REGION),
    ]


def _citizens() -> list[LayoutEntry]:
    entries: list[LayoutEntry] = []
    for piece in PIECES:
        name = f"{PIECE_NAMES[piece]}s"
        number = Count(f"a number of {name}", 1, CITIZENS_OF[piece])
        standing = Sparse("a region", REGION_NAMES, number)
        entries.append(Item(name, "citizens", piece, standing, default=[0] * len(REGION_NAMES)))
    return entries


def _cards() -> list[LayoutEntry]:
    level = Count("a level", 1, LEVELS)
    chronicle = Named("a chronicle card", CHRONICLE_NAMES)
    laid = Sparse("a scoring space", SPACE_NAMES, chronicle, empty=NO_CHRONICLE)
    bare = [NO_CHRONICLE] * len(SPACE_NAMES)
    return [
        Field("caravans", Bits(Named("a border", BORDER_NAMES), " "), default=0),
        Field("reached", Sparse("a row", ROW_NAMES, level), default=[0] * len(ROW_NAMES)),
        Follows("advances", Bits(ADVANCE)),
        Field("used", Bits(ACTION_CARD, " "), default=0),
        Field("sealed", Several(CARD, " "), default=(), known=owner, counted=True),
        EmphasisLine(),
        Field("bonuses", Bits(BONUS, " "), default=0),
        Field("chronicles", laid, default=bare, known=recorder, counted=True),
    ]


def _clock() -> Block:
    return Block(
        [
            Field("generation", Count("the generation", 0, MOST_GENERATIONS, 10)),
            Field("dynasty", Count("the dynasty", 1, DYNASTIES + 1)),
            Field("marker", Count("the marker", TRACK_START, TRACK_END)),
            Field("begun", Count("the space where it began", TRACK_START, TRACK_END)),
            Field("round", Count("the round", 0, ROUNDS)),
        ]
    )


def _table(seats: int) -> Block:
    seat = OfSeat(seats)
    tile = Named("a tile", [tile.name for tile in TILES])
    entries: list[LayoutEntry] = [
        Group("clock", _clock()),
        Field("start", seat, default=NOBODY),
        Field("turn", seat, default=NOBODY),
        Field("bonus", BONUS, default=NO_BONUS),
        Field("supported", CATEGORY, default=NO_CATEGORY),
        Field("repeated", Said(), default=False),
        Field("opened", Said(), default=False),
        Field("die", Count("a die", 0, HIGHEST_DIE), default=NO_DIE, known=attacker),
        Advances(seats),
        Regions(seats),
        Follows("bag", Counts(tile, Count("tiles", 0, 99, 10), len(TILES), none="")),
        Follows("sites", Fixed("structures", Bits(REGION), STRUCTURE_NAMES)),
        Follows("supply", Counts(STRUCTURE, Count("", 0, 99, 10), len(STRUCTURE_NAMES), none="")),
        Seats("players", seats, _player()),
    ]
    return Block(entries)


def _steps(seats: int) -> Steps:
    seat = OfSeat(seats)
    place = Named("a region", REGION_NAMES, none="nowhere")
    mask = Bits(REGION, "+")
    kinds: dict[str, Kind] = {
        "seat": seat,
        "holder": seat,
        "attacker": seat,
        "defender": seat,
        "mover": seat,
        "card": ACTION_CARD,
        "cards": Several(ACTION_CARD),
        "region": place,
        "mustered": mask,
        "asked": mask,
        "granted": mask,
        "open_to": mask,
        "peasants": Several(REGION),
        "soldiers": Several(REGION),
        "count": Count("a number", 1, 99, 5),
        "used": YesNo(),
        "free": YesNo(),
        "second": YesNo(),
        "row": Named("a row", ROW_NAMES),
        "structure": STRUCTURE,
        "category": CATEGORY,
        "why": Named("a reason", WHY_NAMES),
    }
    return Steps(steps_of("clocksmith.games.sands.rules"), kinds)


def _blank(seats: int, choices: Choices) -> Sands:
    return blank(seats, Options(choices))


@cache
def layout(seats: int) -> SandsLayout:
    """Return all that a position with so many seats holds."""
    return SandsLayout(HEADING, seats, _table(seats), _steps(seats), _blank)
