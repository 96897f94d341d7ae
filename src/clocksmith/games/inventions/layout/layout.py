"""A position of Inventions, declared: its fields, their kinds, who may know them."""

from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.box.box import Box
from clocksmith.core.layout.blocks import Block, Group, Headed, Seats
from clocksmith.core.layout.fields import Each, Field, Follows, Item, LayoutEntry
from clocksmith.core.layout.kinds import Count, Kind, Named, Numbers, OfSeat, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Bits, Counts, Fixed, Listing, Several
from clocksmith.core.layout.sight import Sight, owner
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.notation import Lines
from clocksmith.core.options import Choices
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.layout.balance import citizens_out, imbalances
from clocksmith.games.inventions.layout.kinds import (
    Crowd,
    Knowledge,
    OfDisplay,
    OfEffect,
    OfLaid,
    OfTurn,
    PartKinds,
    Society,
    TileMap,
)
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.board import BARE, Land
from clocksmith.games.inventions.model.catalogue import Catalogue
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    DEED_NAMES,
    ERAS,
    LETTERS,
    NONE,
    REGION_COUNT,
    ROLE_NAMES,
    SOCIETIES,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES
from clocksmith.games.inventions.model.events import WHY_NAMES
from clocksmith.games.inventions.model.state import NO_TURN, Chronos, Inventions, Player
from clocksmith.games.inventions.options import OPTIONS, Options
from clocksmith.games.inventions.rules.dealing import LAYER_NAMES
from clocksmith.games.inventions.rules.setup import empty_table

MOST_IP: Final = 9999
DEED: Final = Named("an action", DEED_NAMES)


# Fields


class Deck(Follows):
    """Cards that lie face down, in no order; those that left the game are written."""

    def __init__(self, card: Named) -> None:
        super().__init__("deck", Bits(card))
        self._card = card

    def write(self, thing: Inventions, out: list[str]) -> None:
        there = thing.deck | sum([1 << card for card in cards_shown(thing)])
        gone = (1 << self._card.size) - 1 & ~there
        if gone:
            out.append(" ".join(["gone", *[self._card.write(card) for card in places(gone)]]))

    def read(self, lines: Lines, thing: Inventions) -> None:
        if lines.peek() == "gone":
            for word in lines.take("gone"):
                thing.deck &= ~(1 << self._card.read(word))


def cards_shown(state: Inventions) -> set[int]:
    """Return the cards that lie open or are held."""
    lying = [*state.ideas, state.top, *[display.card for display in state.land.displays]]
    for player in state.players:
        lying += places(player.ideas | player.inventions)
    return {card for card in lying if card != NONE}


class Pillar(LayoutEntry):
    """4.6 The third society with two players: where its pillar stands."""

    def __init__(self, region: Named) -> None:
        self.name = "chronos"
        self.size = region.size + 1
        self._region = region

    def is_open(self) -> bool:
        return True

    def write(self, thing: Inventions, out: list[str]) -> None:
        if thing.chronos is not None:
            out.append(f"pillar {self._region.write(thing.chronos.region)}")

    def read(self, lines: Lines, thing: Inventions) -> None:
        if thing.chronos is not None:
            region = self._region.read(lines.rest("pillar"))
            thing.chronos = Chronos(thing.parts.citizens, region, 0)

    def show(self, thing: Inventions, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = thing.chronos

    def fill(self, numbers: Numbers, at: int, thing: Inventions, sight: Sight) -> None:
        if thing.chronos is not None:
            self._region.fill(numbers, at, thing.chronos.region, sight.viewer)
            numbers[at + self._region.size] += thing.chronos.supply / thing.parts.citizens

    def traits(self, thing: Inventions, sight: Sight) -> object:
        return thing.chronos

    def labels(self) -> list[str]:
        return [*[f"chronos{label}" for label in self._region.labels()], "chronos.supply"]


class Stock(Follows):
    """Copies left of each tile; those that Chronos took out of the game are written."""

    def __init__(self, placed: Named, copies: int) -> None:
        self._copies = copies
        number = Count("a number of tiles", 1, copies)
        super().__init__("stock", Counts(placed, number, placed.size, none=""))

    def write(self, thing: Inventions, out: list[str]) -> None:
        removed = [self._copies - left for left in thing.stock]
        for player in thing.players:
            for tile in places(society.owned(thing.parts, player)):
                removed[tile] -= 1
        if any(removed):
            out.append(f"removed {self.kind.write(removed)}")

    def read(self, lines: Lines, thing: Inventions) -> None:
        if lines.peek() == "removed":
            removed = self.kind.read(lines.rest("removed"))
            old = thing.chronos
            if old is None:
                raise ValueError("only Chronos takes tiles out of the game")
            thing.stock = [self._copies - count for count in removed]
            taken = sum([1 << tile for tile in thing.parts.tile_ids if removed[tile]])
            thing.chronos = Chronos(old.supply, old.region, taken)


class KnowledgeLine(Item):
    """The knowledge tile of a region, and whether it was spent."""

    def __init__(self, kinds: PartKinds, region: int) -> None:
        super().__init__("knowledge", "knowledge", region, Knowledge(kinds), default=(NONE, False))
        self._region = region

    def attributes(self) -> set[str]:
        return {"knowledge", "spent_knowledge"}

    def held(self, thing: Land) -> Any:
        return thing.knowledge[self._region], thing.spent_knowledge >> self._region & 1 == 1

    def hold(self, thing: Land, value: Any) -> None:
        thing.knowledge[self._region] = value[0]
        thing.spent_knowledge |= value[1] << self._region


class ScholarLine(Field):
    """``scholar away``, unless the scholar of a region is there."""

    def __init__(self, region: int) -> None:
        super().__init__("scholar", Named("away", ["away"]), default=NONE)
        self._region = region

    def attributes(self) -> set[str]:
        return {"scholars"}

    def held(self, thing: Land) -> Any:
        return NONE if thing.scholars >> self._region & 1 else 0

    def hold(self, thing: Land, value: Any) -> None:
        if value == 0:
            thing.scholars &= ~(1 << self._region)


class PeopleLine(Field):
    """The citizens on the map in a region, by society."""

    def __init__(self, region: int, kind: Crowd) -> None:
        super().__init__("people", kind, default=(0,) * SOCIETIES)
        self._first = region * SOCIETIES

    def held(self, thing: Land) -> Any:
        return tuple(thing.people[self._first : self._first + SOCIETIES])

    def hold(self, thing: Land, value: Any) -> None:
        thing.people[self._first : self._first + SOCIETIES] = value


class MapLine(Field):
    """The tiles on a progress map, those that are flipped among them."""

    def __init__(self, kinds: PartKinds) -> None:
        bare = [NONE for _ in kinds.parts.place_ids]
        super().__init__("map", TileMap(kinds), default=(bare, 0))

    def is_open(self) -> bool:
        return True

    def attributes(self) -> set[str]:
        return {"spaces", "placed", "flipped"}

    def held(self, thing: Player) -> Any:
        return thing.spaces, thing.flipped

    def show(self, thing: Player, sight: Sight, into: dict[str, Any]) -> None:
        into |= {"spaces": tuple(thing.spaces), "flipped": tuple(places(thing.flipped))}

    def hold(self, thing: Player, value: Any) -> None:
        spaces, thing.flipped = value
        thing.spaces = spaces[:]
        thing.placed = sum([1 << tile for tile in spaces if tile != NONE])


def goal_setter(sight: Sight) -> bool:
    """1.2 Return whether goals are known: to who holds them, and to all when it is over."""
    return owner(sight) or not sight.state.stack


def over(sight: Sight) -> bool:
    """1.2 Return whether all goals were shown."""
    return not sight.state.stack


# The layout


class InventionsLayout(Layout[Inventions]):
    """The layout of Inventions."""

    def follow(self, state: Inventions) -> None:
        """6.13, 6.14 Take what lies somewhere from piles, stacks, stocks and supplies."""
        parts = state.parts
        for card in cards_shown(state):
            state.deck &= ~(1 << card)
        shelves = state.shelves
        for shelf in (shelves.common, shelves.discarded, shelves.eureka, shelves.private):
            for milestone in [m for m in shelf if m != NONE]:
                shelves.stacks &= ~(1 << milestone)
        for player in state.players:
            state.goals &= ~(player.goals | player.dropped)
            row = [piece for piece in player.row if piece < min(parts.aspiration, parts.start_tile)]
            for tile in [*row, *places(player.placed)]:
                state.stock[tile] -= 1
        for seat, player in enumerate(state.players):
            player.supply = parts.citizens - citizens_out(state, Seat(seat))
        old = state.chronos
        if old is not None:
            state.chronos = Chronos(
                parts.citizens - citizens_out(state, CHRONOS), old.region, old.taken
            )

    def imbalances(self, state: Inventions) -> list[str]:
        return imbalances(state)


def _player(kinds: PartKinds) -> Block:
    parts = kinds.parts
    citizens = Count("a number of citizens", 0, parts.citizens, 5)
    by_field = Fixed("numbers, one for each of the three fields", citizens, FIELD_NAMES)
    cards = Bits(kinds.card, " ")
    goals = Bits(kinds.goal, " ")
    return Block(
        [
            Field("ip", Count("points", 0, MOST_IP, 100)),
            Field("influence", Count("influence", 0, parts.most_influence)),
            Field("available", by_field),
            Field("exhausted", by_field),
            Field("academics", citizens),
            Field("scholars", Count("a number of scholars", 0, REGION_COUNT)),
            Follows("supply", Count("a number of citizens", 0, parts.citizens)),
            Field("ideas", cards, default=0),
            Field("inventions", cards, default=0),
            Field("row", Listing(Named("a tile of a row", parts.piece_names)), default=[]),
            MapLine(kinds),
            Field("marked", Bits(kinds.tile, " "), default=0),
            Field("epoch", DEED, default=NONE),
            Field("seasons", Listing(DEED), default=[]),
            Field("goals", goals, default=0, visible_to=goal_setter, counted=True),
            Field("dropped", goals, default=0, visible_to=goal_setter, counted=True),
        ]
    )


def _land(kinds: PartKinds, society_kind: Society) -> Block:
    parts = kinds.parts
    laid = Several(OfLaid(kinds, society_kind), " ")
    shown = OfDisplay(kinds, society_kind)
    crowd = Crowd(parts, society_kind)
    specialist = Named("a specialist tile", parts.specialist_names)
    regions: list[LayoutEntry] = []
    for region, name in enumerate(parts.region_names):
        entries: list[LayoutEntry] = [
            Item("specialist", "specialists", region, specialist, default=NONE),
            KnowledgeLine(kinds, region),
            Item("wealth", "wealth", region, kinds.tile, default=NONE),
            ScholarLine(region),
            Item("idea", "displays", region, shown, default=BARE),
            PeopleLine(region, crowd),
            Item("influence", "laid", region, laid, default=()),
        ]
        regions.append(Headed(f"region {name}", Block(entries)))
    return Block(regions)


def _shelves(kinds: PartKinds, society_kind: Society, seats: int) -> Block:
    parts, milestone = kinds.parts, kinds.milestone
    nobody = (0,) * SOCIETIES
    space = Named("a space of the era track", parts.space_names)
    return Block(
        [
            Field("common", Listing(milestone), default=[]),
            Field("discarded", Listing(milestone), default=[]),
            Field(
                "eureka", Listing(Named("a milestone", parts.milestone_names, none="-")), default=[]
            ),
            Each("private", "private", Society(seats, "nobody"), milestone, NONE),
            Each("posts", "post", milestone, Crowd(parts, society_kind), nobody),
            Each("eras", "era", society_kind, space, NONE),
            Follows("stacks", Bits(milestone)),
        ]
    )


def _table(kinds: PartKinds, seats: int) -> Block:
    parts = kinds.parts
    society_kind = Society(seats)
    return Block(
        [
            Field("round", Count("the round", 0, parts.rounds)),
            Field("order", Listing(society_kind), default=[]),
            Field("turn", OfTurn(kinds, seats), default=NO_TURN),
            Field("ideas", Listing(kinds.card), default=[]),
            Field("top", kinds.card, default=NONE),
            Deck(kinds.card),
            Group("shelves", _shelves(kinds, society_kind, seats)),
            Pillar(kinds.region),
            Stock(kinds.placed, parts.copies[seats]),
            Group("land", _land(kinds, society_kind)),
            Follows("goals", Bits(kinds.goal), visible_to=over, counted=True),
            Seats("players", seats, _player(kinds)),
        ]
    )


def _steps(of_parts: PartKinds, seats: int) -> Steps:
    parts = of_parts.parts
    number = Count("a number", 0, parts.citizens, 5)
    kinds: dict[str, Kind] = {
        "seat": OfSeat(seats),
        "holder": Society(seats),
        "effect": OfEffect(),
        "effects": Several(OfEffect()),
        "why": Named("a reason", WHY_NAMES),
        "left": number,
        "count": number,
        "place": number,
        "may_stop": YesNo(),
        "anywhere": YesNo(),
        "ropes": Count("a number of ropes", 1, REGION_COUNT),
        "field": Named("a field", [*FIELD_NAMES, "any"]),
        "role": Named("a role", ROLE_NAMES),
        "region": of_parts.region,
        "deed": DEED,
        "possible": Bits(DEED),
        "round": Count("a round", 1, parts.rounds),
        "era": Count("an era", 1, ERAS),
        "letter": Named("a letter", list(LETTERS)),
        "layer": Named("a kind of tile", LAYER_NAMES),
        "milestone": of_parts.milestone,
        "tile": of_parts.tile,
        "cell": of_parts.place,
        "influence_tile": of_parts.influence,
    }
    return Steps(steps_of("clocksmith.games.inventions.rules"), kinds)


def layout_of(
    actions: Catalogue, rules_version: int, box: Box | None, seats: int
) -> InventionsLayout:
    """Return all that a position with that many seats holds."""

    def blank(seats: int, choices: Choices) -> Inventions:
        return empty_table(actions, seats, Options(choices))

    kinds = PartKinds(actions.parts)
    heading = Heading("inventions", rules_version, OPTIONS, box)
    return InventionsLayout(heading, seats, _table(kinds, seats), _steps(kinds, seats), blank)
