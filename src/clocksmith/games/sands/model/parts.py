"""The printed parts of The Sands of Time, typed, as the rules use them: made from a box."""

from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.games.sands.model.content import (
    BUILDING_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    CITY_BUILDING,
    COUNTED_NAMES,
    MOST_SEATS,
    NO_CATEGORY,
    ORDINARY,
    PILE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    ROW_CATEGORY,
    ROW_IDS,
    ROWS_OF_CATEGORY,
    SPACE_IDS,
    SPACE_NAMES,
    TERRAIN_NAMES,
    Advance,
    AdvanceId,
    Border,
    BorderId,
    Card,
    CardId,
    Category,
    Chronicle,
    ChronicleId,
    Gift,
    Power,
    Region,
    RegionId,
    Resource,
    Space,
    SpaceId,
    Structure,
    StructureId,
    Tile,
    TileId,
    pile_of,
)
from clocksmith.games.sands.model.effects import (
    BUILDING,
    CATEGORY,
    OF_ADVANCES,
    OF_STRUCTURES,
    ON_BUILDING,
    RESOURCE,
    SPACE,
    STRUCTURE,
    TERRAIN,
    Effect,
    Grammar,
    parse_effect,
)

if TYPE_CHECKING:
    from clocksmith.core.game import Game

# The names of what effects speak of; structures are those of the box.
THINGS: Final = {
    RESOURCE: RESOURCE_NAMES,
    CATEGORY: CATEGORY_NAMES,
    TERRAIN: TERRAIN_NAMES,
    SPACE: SPACE_NAMES,
    BUILDING: BUILDING_NAMES,
}


class PrintedParts:
    """Everything printed of one box, row by row. Nothing in it ever changes.

    Numbers of regions, borders, cards and so on are their places here; sets of
    them are bits.
    """

    def __init__(self, box: Box) -> None:
        rows: dict[str, list[BoxRow]] = box.rows
        self._spread_map(rows["region"], rows["border"])
        self._lay_out_tiles(rows["tile"])
        self._print_structures(rows["structure"])
        self._print_advances(rows["advance"])
        self._print_cards(rows["card"], rows["chronicle"], rows["space"])
        self._draw_tracks(rows)
        self._count_pieces({row.text("name"): row.number("value") for row in rows["number"]})
        self._set_prices({row.text("name"): row.number("value") for row in rows["number"]})

    # 2.1, 2.3 The map and its tiles

    def _spread_map(self, regions: list[BoxRow], borders: list[BoxRow]) -> None:
        self.regions: list[Region] = [_region(row) for row in regions]
        self.region_names: list[str] = [region.name for region in self.regions]
        self.region_ids: list[RegionId] = [RegionId(i) for i in range(len(self.regions))]
        self.terrain_of: list[int] = [region.terrain for region in self.regions]
        self.on_terrain: list[int] = [
            sum([1 << i for i in self.region_ids if self.terrain_of[i] == terrain])
            for terrain in range(len(TERRAIN_NAMES))
        ]
        self.in_play: list[int] = [  # by number of players
            sum([1 << i for i in self.region_ids if self.regions[i].players <= seats])
            for seats in range(MOST_SEATS + 1)
        ]
        self.borders: list[Border] = [_border(row, self.region_names) for row in borders]
        self.border_ids: list[BorderId] = [BorderId(i) for i in range(len(self.borders))]
        self.border_names: list[str] = [border.name for border in self.borders]
        self.goods: int = sum([1 << i for i in self.border_ids if self.borders[i].good])
        self.near: list[int] = [  # neighbours of each region
            sum([border.ends ^ 1 << region for border in self.borders if border.ends >> region & 1])
            for region in self.region_ids
        ]
        self.borders_of: list[int] = [  # by region
            sum([1 << i for i in self.border_ids if self.borders[i].ends >> region & 1])
            for region in self.region_ids
        ]

    def _lay_out_tiles(self, rows: list[BoxRow]) -> None:
        self.tiles: list[Tile] = _tiles(rows)
        self.tile_ids: list[TileId] = [TileId(i) for i in range(len(self.tiles))]
        self.tile_names: list[str] = [tile.name for tile in self.tiles]
        self.tile_resource: list[Resource] = [tile.resource for tile in self.tiles]
        self.tile_capacity: list[int] = [tile.capacity for tile in self.tiles]

    # 5.5, 5.7 Structures and advances

    def _print_structures(self, rows: list[BoxRow]) -> None:
        self.structure_names: list[str] = [row.text("name") for row in rows]
        self.structures: list[Structure] = [_structure(row, self.structure_names) for row in rows]
        self.structure_ids: list[StructureId] = [StructureId(i) for i in range(len(rows))]
        self.structure_category: list[Category] = [one.category for one in self.structures]

    def _print_advances(self, rows: list[BoxRow]) -> None:
        self.advances: list[Advance] = [_advance(row, self.structure_names) for row in rows]
        self.advance_ids: list[AdvanceId] = [AdvanceId(i) for i in range(len(rows))]
        self.advance_names: list[str] = [advance.name for advance in self.advances]
        self.first_of_row: list[AdvanceId] = [
            AdvanceId(i)
            for row in ROW_IDS
            for i in range(len(rows))
            if self.advances[i].row == row % ROWS_OF_CATEGORY + 1
            and self.advances[i].category == ROW_CATEGORY[row]
        ]
        self.piles: list[int] = [0] * len(PILE_NAMES)
        for i, advance in enumerate(self.advances):
            if not advance.row:
                self.piles[pile_of(advance.category, advance.level)] |= 1 << i

    # 2.2, 2.4 Cards, scoring spaces and tracks

    def _print_cards(
        self, cards: list[BoxRow], chronicles: list[BoxRow], spaces: list[BoxRow]
    ) -> None:
        emphasis = [Card(name, "emphasis", [], NO_CATEGORY, False) for name in CATEGORY_NAMES]
        self.action_cards: int = len(cards)  # emphasis cards have the next numbers
        self.cards: list[Card] = [_card(row) for row in cards] + emphasis
        self.card_ids: list[CardId] = [CardId(i) for i in range(len(self.cards))]
        self.card_names: list[str] = [card.name for card in self.cards]
        self.chronicles: list[Chronicle] = [
            Chronicle(row.number("number"), row.number("points"), row.numbers("needs"))
            for row in chronicles
        ]
        self.chronicle_ids: list[ChronicleId] = [ChronicleId(i) for i in range(len(chronicles))]
        self.chronicle_names: list[str] = [str(card.number) for card in self.chronicles]
        self.spaces: list[Space] = [_space(row) for row in spaces]
        self.spaces_of: list[list[SpaceId]] = [
            [space for space in SPACE_IDS if self.spaces[space].category == category]
            for category in CATEGORIES
        ]

    def _draw_tracks(self, rows: dict[str, list[BoxRow]]) -> None:
        dynasties = rows["dynasty"]
        self.track_start: int = dynasties[0].number("first")
        self.track_end: int = rows["overflow"][0].number("last")
        # The first space of the colour after each dynasty; dynasties count from 1.
        self.next_colour: list[int] = [0, *[row.number("last") + 1 for row in dynasties]]
        self.growth_spaces: list[int] = [row.number("space") for row in rows["growth"]]
        self.rolls: dict[int, int] = {
            row.number("round"): row.number("least") for row in rows["roll"]
        }

    # Single numbers

    def _count_pieces(self, numbers: dict[str, int]) -> None:
        self.citizens_of: list[int] = [numbers["peasants"], numbers["soldiers"]]  # by piece
        self.caravans: int = numbers["caravans"]
        self.advance_markers: int = numbers["advance-markers"]
        # A capital marks a region too.
        self.most_regions: int = min(numbers["most-regions"], numbers["control-markers"] + 1)
        self.city_tiles: int = numbers["city-tiles"]
        self.start_peasants: int = numbers["start-peasants"]
        self.start_soldiers: int = numbers["start-soldiers"]
        self.provinces: int = numbers["provinces"]
        self.start_unrest: int = numbers["start-unrest"]
        self.least_unrest: int = numbers["least-unrest"]
        self.most_unrest: int = numbers["most-unrest"]
        self.most_heritage: int = numbers["most-heritage"]
        self.rounds: int = numbers["rounds"]
        self.emphasis_markers: int = numbers["emphasis-markers"]
        self.highest_die: int = numbers["highest-die"]

    def _set_prices(self, numbers: dict[str, int]) -> None:
        self.muster_price: int = numbers["muster-price"]
        self.peasant_strength: int = numbers["peasant-strength"]
        self.soldier_strength: int = numbers["soldier-strength"]
        self.die_factor: int = numbers["die-factor"]
        self.winner_losses: int = numbers["winner-losses"]
        self.loser_losses: int = numbers["loser-losses"]
        self.least_price: int = numbers["least-price"]
        self.caravan_price: int = numbers["caravan-price"]
        self.support_amount: int = numbers["support"]
        self.crowding_loss: int = numbers["crowding-loss"]
        self.end_bonus: int = numbers["end-bonus"]


class Parts(PrintedParts):
    """The printed parts, with what the rules ask of them: effects, by owner."""

    def __init__(self, box: Box) -> None:
        self.game: Game[Any] | None = None  # the one made of them
        super().__init__(box)
        self.memo: object = None  # what bots computed about it; no part of the game
        self._sum_up_powers()
        self._sum_up_powers_of_things()
        self._sum_up_gifts()
        self._sum_up_symbols()
        rows: dict[str, list[BoxRow]] = box.rows
        self._supplies: list[list[int]] = [[0] * len(self.structures)] * (MOST_SEATS + 1)
        for row in rows["supply"]:
            count = row.number("structures")
            self._supplies[row.number("players")] = [
                self.city_tiles if structure in self.cities else count
                for structure in self.structure_ids
            ]

    def supply_of(self, structure: StructureId, seats: int) -> int:
        """3.2 Return how many tiles of a structure are used at a table of *seats*."""
        return self._supplies[seats][structure]

    def gifts(self, kind: str) -> list[Gift]:
        """Return the structures that have an effect."""
        gifts: list[Gift] = []
        for i, structure in enumerate(self.structures):
            always = [effect.amount for effect in structure.effects if effect.kind == kind]
            locked = [effect.amount for effect in structure.locked if effect.kind == kind]
            gifts += [Gift(StructureId(i), amount, NO_CATEGORY) for amount in always]
            gifts += [Gift(StructureId(i), amount, structure.lock) for amount in locked]
        return gifts

    def _power(self, kind: str) -> Power:
        return Power(self.advances, kind)

    def _powers(self, kind: str, things: int) -> list[Power]:
        return [Power(self.advances, kind, thing) for thing in range(things)]

    def _sum_up_powers(self) -> None:
        self.advance_unrest: Power = self._power("advance-unrest")
        self.annex_most: Power = self._power("annex-most")
        self.annex_per_soldier: Power = self._power("annex-per-soldier")
        self.battle: Power = self._power("battle")
        self.battle_with_soldier: Power = self._power("battle-with-soldier")
        self.builds: Power = self._power("builds")
        self.caravan_prices: Power = self._power("caravan-price")
        self.chronicles_at_once: Power = self._power("chronicles")
        self.emphasis: Power = self._power("emphasis")
        self.govern_discount: Power = self._power("govern-discount")
        self.keep: Power = self._power("keep")
        self.labor: Power = self._power("labor")
        self.raid_steps: Power = self._power("raid-steps")
        self.taxation_more: Power = self._power("taxation")
        self.unrest_most: Power = self._power("unrest-most")
        self.wins_ties: Power = self._power("wins-ties")

    def _sum_up_powers_of_things(self) -> None:
        kinds = len(self.structures)
        self.battle_per_soldier: list[Power] = self._powers(
            "battle-per-soldier", len(TERRAIN_NAMES)
        )
        self.counts: list[Power] = self._powers("counts", len(SPACE_IDS))
        self.discount: list[Power] = self._powers("discount", len(BUILDING_NAMES))
        self.fountains_per: list[Power] = self._powers("fountains-per", kinds)
        self.ignores: list[Power] = self._powers("ignores", kinds)
        self.income: list[Power] = self._powers("income", len(RESOURCES))
        self.lyres_per: list[Power] = self._powers("lyres-per", kinds)
        self.points_of: list[Power] = self._powers("points-of", kinds)
        self.sail: list[Power] = self._powers("sail", len(TERRAIN_NAMES))
        self.unlock: list[Power] = self._powers("unlock", len(CATEGORIES))

    def _sum_up_gifts(self) -> None:
        self.advance_heritage: list[Gift] = self.gifts("advance-heritage")
        self.buildable: list[Gift] = self.gifts("buildable")
        self.crowding: list[Gift] = self.gifts("crowding")
        self.defence: list[Gift] = self.gifts("defence")
        self.discount_here: list[Gift] = self.gifts("discount-here")
        self.discount_near: list[Gift] = self.gifts("discount-near")
        self.govern_crops: list[Gift] = self.gifts("govern-crops")
        self.muster_peasant: list[Gift] = self.gifts("muster-peasant")
        self.muster_second: list[Gift] = self.gifts("muster-second")
        self.points: list[Gift] = self.gifts("points")
        self.smaller: list[Gift] = self.gifts("smaller")
        self.cities: list[StructureId] = [gift.structure for gift in self.gifts("city")]
        self.roads: list[StructureId] = [gift.structure for gift in self.gifts("road")]
        self.by_capacity: list[StructureId] = [
            gift.structure for gift in self.gifts("level-capacity")
        ]
        self.only_colony: list[StructureId] = [gift.structure for gift in self.gifts("only-colony")]
        self.building_of: list[int] = [
            CITY_BUILDING if structure in self.cities else ORDINARY
            for structure in self.structure_ids
        ]

    def _sum_up_symbols(self) -> None:
        """Note advances and structures with a symbol; of advances, how many of it they show."""
        advances, kinds = self.advances, self.structures
        self.fountains_on: list[tuple[int, int]] = [
            (i, advances[i].fountains) for i in self.advance_ids if advances[i].fountains
        ]
        self.lyres_on: list[tuple[int, int]] = [
            (i, advances[i].lyres) for i in self.advance_ids if advances[i].lyres
        ]
        self.fountain_sites: list[StructureId] = [
            i for i in self.structure_ids if kinds[i].fountains or self.fountains_per[i].mask
        ]
        self.lyre_sites: list[StructureId] = [
            i for i in self.structure_ids if kinds[i].lyres or self.lyres_per[i].mask
        ]


# Single rows


def _choice(row: BoxRow, key: str, names: list[str]) -> int:
    return names.index(row.text(key))


def _category(row: BoxRow) -> Category:
    return Category(_choice(row, "category", CATEGORY_NAMES))


def _lock(row: BoxRow) -> Category:
    name = row.text("lock")
    return Category(CATEGORY_NAMES.index(name)) if name else NO_CATEGORY


def _region(row: BoxRow) -> Region:
    terrain = _choice(row, "terrain", TERRAIN_NAMES)
    return Region(row.text("name"), terrain, row.number("players"))


def _border(row: BoxRow, regions: list[str]) -> Border:
    names = row.texts("regions")
    first, second = [RegionId(regions.index(name)) for name in names]
    return Border(first, second, row.number("good") != 0, ":".join(names))


def _tiles(rows: list[BoxRow]) -> list[Tile]:
    counts: dict[tuple[int, int], list[int]] = {}
    for row in rows:
        kind = (_choice(row, "resource", RESOURCE_NAMES), row.number("capacity"))
        for seats in range(row.number("players"), MOST_SEATS + 1):
            counts.setdefault(kind, [0] * (MOST_SEATS + 1))[seats] += 1
    return [Tile(Resource(kind[0]), kind[1], counts[kind]) for kind in sorted(counts)]


def _space(row: BoxRow) -> Space:
    return Space(row.text("name"), _category(row), _choice(row, "counts", COUNTED_NAMES))


def _card(row: BoxRow) -> Card:
    symbols = [Category(CATEGORY_NAMES.index(name)) for name in row.texts("symbols")]
    return Card(row.text("name"), row.text("rule"), symbols, _lock(row), row.number("whole") != 0)


def _effects(row: BoxRow, key: str, grammar: Grammar, structures: list[str]) -> list[Effect]:
    things = {**THINGS, STRUCTURE: structures}
    return [parse_effect(text, grammar, things) for text in row.texts(key)]


def _structure(row: BoxRow, names: list[str]) -> Structure:
    return Structure(
        row.text("name"),
        _category(row),
        row.number("level"),
        row.number("fountains"),
        row.number("lyres"),
        _effects(row, "on_build", ON_BUILDING, names),
        _effects(row, "effects", OF_STRUCTURES, names),
        _lock(row),
        _effects(row, "locked", OF_STRUCTURES, names),
    )


def _advance(row: BoxRow, structures: list[str]) -> Advance:
    return Advance(
        row.text("name"),
        _category(row),
        row.number("level"),
        row.number("row"),
        row.number("fountains"),
        row.number("lyres"),
        _effects(row, "effects", OF_ADVANCES, structures),
    )
