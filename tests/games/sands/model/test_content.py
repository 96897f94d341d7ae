"""2 The printed parts of the newest box are those of the rules folder, row by row."""

from collections import Counter

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.game import SHELF
from clocksmith.games.sands.model import content

BOX = SHELF.box("house-3")
SHEETS = [sheet.name for sheet in BOX.form.sheets]

# Name, terrain, fewest players.
REGIONS = [
    ("hispania", "mountain", 2),
    ("gallia", "plain", 2),
    ("italia", "mountain", 2),
    ("graecia", "mountain", 2),
    ("asia-minor", "mountain", 2),
    ("syria", "plain", 2),
    ("aegyptus", "plain", 2),
    ("libya", "plain", 2),
    ("mauretania", "mountain", 2),
    ("sicilia", "island", 2),
    ("rhodes", "island", 2),
    ("cyprus", "island", 2),
    ("germania", "plain", 3),
    ("armenia", "mountain", 3),
    ("mesopotamia", "plain", 3),
    ("aethopia", "mountain", 3),
    ("britannia", "plain", 4),
    ("dacia", "mountain", 4),
    ("sarmatia", "plain", 4),
    ("parthia", "mountain", 4),
    ("arabia", "plain", 4),
    ("nubia", "mountain", 4),
    ("scandia", "mountain", 5),
    ("scythia", "plain", 5),
    ("india", "plain", 5),
    ("gaetulia", "plain", 5),
]
# Regions, how the line is printed, whether it carries a trade good.
BORDERS = [
    ("hispania", "gallia", "border", False),
    ("hispania", "italia", "dotted", False),
    ("hispania", "sicilia", "border", False),
    ("hispania", "mauretania", "dotted", False),
    ("gallia", "italia", "border", False),
    ("italia", "sicilia", "border", False),
    ("italia", "graecia", "dotted", True),
    ("sicilia", "mauretania", "border", False),
    ("sicilia", "libya", "border", True),
    ("sicilia", "graecia", "border", False),
    ("sicilia", "rhodes", "border", False),
    ("rhodes", "graecia", "border", False),
    ("rhodes", "asia-minor", "border", True),
    ("rhodes", "cyprus", "border", False),
    ("rhodes", "libya", "border", False),
    ("graecia", "asia-minor", "dotted", False),
    ("cyprus", "asia-minor", "border", False),
    ("cyprus", "syria", "border", True),
    ("cyprus", "aegyptus", "border", False),
    ("asia-minor", "syria", "border", False),
    ("syria", "aegyptus", "border", False),
    ("aegyptus", "libya", "border", False),
    ("libya", "mauretania", "border", False),
    ("germania", "gallia", "border", True),
    ("germania", "italia", "border", False),
    ("germania", "britannia", "dotted", False),
    ("germania", "dacia", "border", False),
    ("germania", "scandia", "dotted", True),
    ("britannia", "gallia", "dotted", True),
    ("britannia", "hispania", "dotted", False),
    ("britannia", "scandia", "dotted", False),
    ("dacia", "graecia", "border", True),
    ("dacia", "italia", "border", False),
    ("dacia", "sarmatia", "border", False),
    ("sarmatia", "armenia", "border", True),
    ("sarmatia", "scythia", "border", False),
    ("sarmatia", "scandia", "border", False),
    ("armenia", "asia-minor", "border", False),
    ("armenia", "syria", "border", False),
    ("armenia", "mesopotamia", "border", False),
    ("armenia", "parthia", "border", False),
    ("mesopotamia", "syria", "border", True),
    ("mesopotamia", "arabia", "border", False),
    ("mesopotamia", "parthia", "border", False),
    ("arabia", "syria", "border", False),
    ("arabia", "aegyptus", "border", True),
    ("arabia", "nubia", "dotted", False),
    ("arabia", "india", "dotted", False),
    ("parthia", "scythia", "border", True),
    ("parthia", "india", "border", True),
    ("scythia", "india", "border", False),
    ("nubia", "aegyptus", "border", True),
    ("nubia", "aethopia", "border", False),
    ("aethopia", "libya", "border", False),
    ("aethopia", "aegyptus", "border", False),
    ("aethopia", "mauretania", "border", True),
    ("aethopia", "gaetulia", "border", False),
    ("gaetulia", "mauretania", "border", True),
    ("gaetulia", "hispania", "dotted", False),
]
# Fewest players, resource, capacity, how many.
TILES = [
    (2, "crops", 3, 2),
    (2, "crops", 4, 2),
    (2, "crops", 5, 2),
    (2, "gold", 3, 2),
    (2, "gold", 4, 3),
    (2, "gold", 5, 1),
    (3, "crops", 4, 1),
    (3, "crops", 5, 1),
    (3, "gold", 3, 1),
    (3, "gold", 4, 1),
    (4, "crops", 3, 1),
    (4, "crops", 4, 2),
    (4, "crops", 5, 1),
    (4, "gold", 3, 1),
    (4, "gold", 4, 1),
    (5, "crops", 3, 1),
    (5, "crops", 4, 1),
    (5, "gold", 3, 1),
    (5, "gold", 5, 1),
]
# Number, points, what A to F ask for.
CHRONICLES = [
    (1, 1, [2, 2, 4, 12, 2, 2]),
    (2, 3, [3, 4, 5, 15, 4, 3]),
    (3, 6, [4, 6, 6, 18, 6, 4]),
    (4, 10, [5, 8, 7, 21, 8, 5]),
    (5, 15, [6, 10, 8, 24, 10, 6]),
    (6, 21, [7, 12, 9, 27, 12, 7]),
    (7, 28, [8, 14, 10, 30, 14, 8]),
]
# Name, category, level (0: the capacity), fountains, lyres, heritage on building, lock.
STRUCTURES = [
    ("quarry", "civil", 1, 1, 0, "", "civil"),
    ("irrigation", "civil", 2, 2, 0, "", "civil"),
    ("aqueduct", "civil", 3, 2, 0, "civil", ""),
    ("wonder", "civil", 4, 2, 1, "", ""),
    ("arch", "political", 1, 0, 0, "political", ""),
    ("road", "political", 1, 1, 0, "", ""),
    ("fortress", "political", 2, 0, 0, "political", "political"),
    ("palace", "political", 4, 1, 1, "", "political"),
    ("shrine", "cultural", 1, 0, 1, "", ""),
    ("amphitheater", "cultural", 2, 0, 2, "", "cultural"),
    ("library", "cultural", 3, 0, 2, "cultural", "cultural"),
    ("temple", "cultural", 4, 0, 3, "cultural", ""),
    ("city", "civil", 0, 2, 0, "", "civil"),
]
# Name, category, level, row, fountains, lyres.
ADVANCES = [
    ("agriculture", "civil", 1, 1, 0, 0),
    ("labor", "civil", 1, 2, 0, 0),
    ("law", "political", 1, 1, 0, 0),
    ("bronze", "political", 1, 2, 0, 0),
    ("writing", "cultural", 1, 1, 0, 0),
    ("barter", "cultural", 1, 2, 0, 0),
    ("ornament", "civil", 2, 0, 0, 1),
    ("masonry", "civil", 2, 0, 1, 0),
    ("iron", "political", 2, 0, 0, 0),
    ("horse", "political", 2, 0, 0, 0),
    ("poetry", "cultural", 2, 0, 0, 1),
    ("coinage", "cultural", 2, 0, 0, 1),
    ("tyranny", "civil", 3, 0, 0, 0),
    ("sewers", "civil", 3, 0, 2, 0),
    ("granaries", "civil", 3, 0, 1, 0),
    ("chariots", "political", 3, 0, 0, 0),
    ("hoplites", "political", 3, 0, 0, 0),
    ("galleys", "political", 3, 0, 0, 0),
    ("monarchy", "political", 3, 0, 0, 1),
    ("democracy", "cultural", 3, 0, 0, 1),
    ("circuses", "cultural", 3, 0, 0, 2),
    ("history", "cultural", 3, 0, 0, 1),
    ("vision", "civil", 4, 0, 0, 0),
    ("engineering", "civil", 4, 0, 2, 0),
    ("urbanism", "civil", 4, 0, 2, 0),
    ("imperium", "political", 4, 0, 0, 0),
    ("siege", "political", 4, 0, 1, 0),
    ("census", "political", 4, 0, 0, 0),
    ("philosophy", "cultural", 4, 0, 0, 2),
    ("drama", "cultural", 4, 0, 0, 2),
    ("guilds", "cultural", 4, 0, 1, 0),
]
# Name, symbols, lock, whether the whole card is locked.
CARDS = [
    ("chronicle", [], "", False),
    ("muster", ["political"], "political", False),
    ("conquest", ["political"], "", False),
    ("raid", ["political"], "political", False),
    ("build", ["civil"], "civil", False),
    ("govern", ["civil", "cultural"], "cultural", False),
    ("advance", ["civil", "cultural"], "cultural", False),
    ("caravan1", ["cultural"], "", False),
    ("caravan2", ["cultural"], "cultural", True),
    ("migrate", ["political", "cultural"], "cultural", False),
    ("tribute", ["civil"], "civil", False),
]

# Stand-ins, wholly or in part, by sheet: what a printed copy of the game would correct.
STAND_INS = {
    "advance": 28,
    "border": 59,
    "card": 9,
    "chronicle": 7,
    "number": 0,
    "region": 26,
    "space": 3,
    "structure": 13,
    "supply": 0,
    "tile": 26,
    "dynasty": 3,
    "overflow": 1,
    "growth": 4,
    "roll": 0,
    "corner": 0,
    "strait": 0,
    "island": 0,
}
NUMBERS = {
    "peasants": 20,
    "soldiers": 10,
    "caravans": 20,
    "control-markers": 9,
    "advance-markers": 6,
    "city-tiles": 28,
    "start-peasants": 2,
    "start-soldiers": 1,
    "provinces": 3,
    "start-unrest": 3,
    "least-unrest": 1,
    "most-unrest": 7,
    "most-heritage": 15,
    "rounds": 4,
    "emphasis-markers": 3,
    "muster-price": 1,
    "peasant-strength": 1,
    "soldier-strength": 2,
    "die-factor": 3,
    "highest-die": 6,
    "winner-losses": 1,
    "loser-losses": 2,
    "most-regions": 10,
    "least-price": 1,
    "caravan-price": 2,
    "support": 2,
    "crowding-loss": 2,
    "end-bonus": 3,
}


def columns(sheet: str, *names: str) -> list[tuple[object, ...]]:
    """Return some columns of all rows of a sheet."""
    return [tuple(row.values[name] for name in names) for row in BOX.rows[sheet]]


def read(what: str, *sheets: str) -> list[list[object]]:
    """Return one column of each of some sheets."""
    return [[row.values[what] for row in BOX.rows[sheet]] for sheet in sheets]


# Regions, borders and tiles


@pytest.mark.rule("2.1", "3.1")
def test_the_regions_are_those_of_the_map() -> None:
    assert columns("region", "name", "terrain", "players") == REGIONS
    assert [name for name, _, _ in REGIONS] == GAME.parts.region_names


@pytest.mark.rule("2.1")
def test_of_26_regions_three_are_islands() -> None:
    islands = [name for name, terrain, _ in REGIONS if terrain == "island"]
    assert len(REGIONS) == 26
    assert islands == ["sicilia", "rhodes", "cyprus"]
    island = content.TERRAIN_NAMES.index("island")
    assert [r.name for r in GAME.parts.regions if r.terrain == island] == islands


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 16), (4, 22), (5, 26)])
def test_as_many_regions_and_tiles_are_used_as_players_ask_for(players: int, count: int) -> None:
    assert GAME.parts.in_play[players].bit_count() == count
    assert sum(tile.counts[players] for tile in GAME.parts.tiles) == count
    assert sum(number for fewest, _, _, number in TILES if fewest <= players) == count


@pytest.mark.rule("2.1")
def test_the_borders_are_those_of_the_map() -> None:
    found = [
        (*border.texts("regions"), border.text("kind"), border.number("good") == 1)
        for border in BOX.rows["border"]
    ]
    assert found == BORDERS
    assert [f"{a}:{b}" for a, b, _, _ in BORDERS] == GAME.parts.border_names


@pytest.mark.rule("2.1")
def test_no_two_regions_have_two_borders_and_none_borders_itself() -> None:
    pairs = [frozenset((a, b)) for a, b, _, _ in BORDERS]
    assert len(set(pairs)) == len(pairs) == 59
    assert {len(pair) for pair in pairs} == {2}


@pytest.mark.rule("2.1")
def test_neighbours_are_regions_that_share_a_border() -> None:
    for place, name in enumerate(GAME.parts.region_names):
        near = {b if a == name else a for a, b, _, _ in BORDERS if name in (a, b)}
        found = {
            other
            for number, other in enumerate(GAME.parts.region_names)
            if GAME.parts.near[place] >> number & 1
        }
        assert found == near
        assert GAME.parts.borders_of[place].bit_count() == len(near)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("players", "reachable", "leading_out"), [(2, 12, 8), (5, 16, 0)])
def test_trade_goods_lie_on_borders(players: int, reachable: int, leading_out: int) -> None:
    fewest = {name: least for name, _, least in REGIONS}
    goods = [(a, b) for a, b, _, good in BORDERS if good]
    inside = [[fewest[a] <= players, fewest[b] <= players] for a, b in goods]
    assert len(goods) == GAME.parts.goods.bit_count() == 16
    assert len([1 for ends in inside if any(ends)]) == reachable
    assert len([1 for ends in inside if any(ends) and not all(ends)]) == leading_out


@pytest.mark.rule("2.3")
def test_the_tiles_are_14_crops_and_12_gold_with_capacities_3_to_5() -> None:
    found = Counter(columns("tile", "players", "resource", "capacity"))
    assert dict(found) == {(p, kind, size): count for p, kind, size, count in TILES}
    kinds = Counter(kind for _, kind, _, count in TILES for _ in range(count))
    assert kinds == {"crops": 14, "gold": 12}
    assert {size for _, _, size, _ in TILES} == {3, 4, 5}


# Chronicle cards and scoring spaces


@pytest.mark.rule("2.4", "4.5")
def test_the_seven_chronicle_cards_have_their_printed_numbers() -> None:
    assert columns("chronicle", "number", "points", "needs") == CHRONICLES
    assert [(c.number, c.points, c.needs) for c in GAME.parts.chronicles] == CHRONICLES


@pytest.mark.rule("2.2")
def test_the_six_scoring_spaces_count_what_they_should() -> None:
    assert columns("space", "name", "category", "counts") == [
        ("a", "civil", "advances"),
        ("b", "civil", "fountains"),
        ("c", "political", "regions"),
        ("d", "political", "citizens"),
        ("e", "cultural", "lyres"),
        ("f", "cultural", "goods"),
    ]


# Structures, advances and cards


@pytest.mark.rule("5.5")
def test_the_thirteen_structures_have_their_printed_numbers() -> None:
    names = content.CATEGORY_NAMES
    found = [
        (
            s.name,
            names[s.category],
            s.level,
            s.fountains,
            s.lyres,
            "".join(names[effect.thing] for effect in s.on_build),
            names[s.lock] if s.lock >= 0 else "",
        )
        for s in GAME.parts.structures
    ]
    assert found == STRUCTURES
    assert len(found) == 13


@pytest.mark.rule("5.5")
def test_building_raises_heritage_by_one_if_at_all() -> None:
    raised = [effect for s in GAME.parts.structures for effect in s.on_build]
    assert [(effect.kind, effect.amount) for effect in raised] == [("heritage", 1)] * 5


@pytest.mark.rule("5.5")
def test_each_category_has_four_structures_of_levels_up_to_4_and_civil_the_city() -> None:
    levels = {
        name: sorted(level for _, category, level, *_ in STRUCTURES if category == name)
        for name in content.CATEGORY_NAMES
    }
    assert levels == {
        "civil": [0, 1, 2, 3, 4],
        "political": [1, 1, 2, 4],
        "cultural": [1, 2, 3, 4],
    }


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 5), (4, 5), (5, 6)])
def test_the_supply_goes_by_the_number_of_players_but_all_cities_are_used(
    players: int, each: int
) -> None:
    found = {GAME.parts.structure_names[i]: i for i in GAME.parts.structure_ids}
    supplies = {name: GAME.parts.supply_of(i, players) for name, i in found.items()}
    assert supplies == {name: 28 if name == "city" else each for name in found}


@pytest.mark.rule("2.2", "3.5", "5.7")
def test_the_31_advances_have_their_printed_numbers() -> None:
    assert columns("advance", "name", "category", "level", "row", "fountains", "lyres") == ADVANCES
    names = content.CATEGORY_NAMES
    assert [
        (a.name, names[a.category], a.level, a.row, a.fountains, a.lyres)
        for a in GAME.parts.advances
    ] == ADVANCES
    assert len(ADVANCES) == 31


@pytest.mark.rule("3.5", "5.7")
def test_each_category_has_its_advances_of_each_level() -> None:
    counts = Counter((category, level) for _, category, level, *_ in ADVANCES)
    by_level = {
        level: [counts[name, level] for name in content.CATEGORY_NAMES] for level in (1, 2, 3, 4)
    }
    assert by_level == {1: [2, 2, 2], 2: [2, 2, 2], 3: [3, 4, 3], 4: [3, 3, 3]}
    assert [pile.bit_count() for pile in GAME.parts.piles] == [2, 3, 3, 2, 4, 3, 2, 3, 3]


@pytest.mark.rule("2.2")
def test_rows_begin_with_the_level_1_advances() -> None:
    firsts = {
        name: GAME.parts.advance_names[first]
        for name, first in zip(content.ROW_NAMES, GAME.parts.first_of_row, strict=True)
    }
    assert firsts == {
        "civil-1": "agriculture",
        "civil-2": "labor",
        "political-1": "law",
        "political-2": "bronze",
        "cultural-1": "writing",
        "cultural-2": "barter",
    }


@pytest.mark.rule("2.4", "6")
def test_the_eleven_action_cards_have_their_printed_symbols_and_locks() -> None:
    names = content.CATEGORY_NAMES
    found = [
        (
            card.name,
            [names[symbol] for symbol in card.symbols],
            names[card.lock] if card.lock >= 0 else "",
            card.whole,
        )
        for card in GAME.parts.cards[: GAME.parts.action_cards]
    ]
    assert found == CARDS
    assert GAME.parts.card_names[GAME.parts.action_cards :] == ["civil", "political", "cultural"]


# Tracks and numbers


@pytest.mark.rule("4.2", "4.3", "4.5")
def test_the_tracks_have_their_printed_numbers() -> None:
    assert read("first", "dynasty", "overflow") == [[1, 8, 14], [20]]
    assert read("last", "dynasty", "overflow") == [[7, 13, 19], [23]]
    assert read("space", "growth") == [[4, 8, 12, 16]]
    assert (read("round", "roll"), read("least", "roll")) == ([[2, 3]], [[3, 5]])
    assert (GAME.parts.track_start, GAME.parts.track_end, GAME.parts.next_colour[1:]) == (
        1,
        23,
        [8, 14, 20],
    )


@pytest.mark.rule("2.4", "3.2", "8", "9", "10")
def test_single_numbers_are_those_of_the_rules() -> None:
    assert columns("number", "name", "value") == list(NUMBERS.items())


# Where everything is from


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_row_says_where_it_is_from_and_how_sure_that_is(sheet: str) -> None:
    for row in BOX.rows[sheet]:
        assert row.source
        assert row.status in ("sourced", "stand-in", "ruling")


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_row_that_is_a_stand_in_even_in_part_is_listed_as_one(sheet: str) -> None:
    listed = [row for row in BOX.rows[sheet] if row.status == "stand-in"]
    assert len(listed) == STAND_INS[sheet]


def test_only_what_is_wholly_from_the_rulebook_is_sourced() -> None:
    sure = {
        sheet: [row.text("name") for row in BOX.rows[sheet] if row.status == "sourced"]
        for sheet in ("advance", "card", "space", "structure")
    }
    assert sure == {
        "advance": ["law", "chariots"],
        "card": ["build", "tribute"],
        "space": ["b", "c", "d"],
        "structure": [],
    }


def test_rulings_are_marked_as_such() -> None:
    printed = [row for sheet in ("advance", "number") for row in BOX.rows[sheet]]
    ruled = [row.text("name") for row in printed if row.status == "ruling"]
    assert ruled == ["tyranny", "city-tiles", "least-unrest", "most-heritage", "least-price"]
