"""Each of the 31 advances: what it does, for whom, and what it does not do."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import ROW_NAMES
from clocksmith.games.sands.model.events import BattleJoined, BattleWon, HeritageRaised
from clocksmith.games.sands.model.state import Sands
from games.sands.parts import LAST, count, end_generation, held, heritage, late
from games.sands.scene import citizens, price, scene, stock
from play import P0, P1, asked, play, refused, texts

HOME = "italia crops 4 of 0 capital; gallia gold 4 of 0 province; libya crops 5 of 0 colony"


def acting(card: str, name: str, have: str = "", regions: str = HOME, *others: str) -> Sands:
    """Return a position in which seat 0, holding an advance, uses a card."""
    given = held(name)
    wealth = "" if "stock" in have else "stock crops:9 gold:20; "
    seat = f"{wealth}{have}; {given['have']}"
    state = scene(regions, seat, *others, rows=given["rows"], cards=card)
    play(GAME, state, f"use {card}")
    return state


def without(card: str, have: str = "", regions: str = HOME, *others: str) -> Sands:
    """Return the same position without any advance."""
    wealth = "" if "stock" in have else "stock crops:9 gold:20; "
    state = scene(regions, f"{wealth}{have}", *others, cards=card)
    play(GAME, state, f"use {card}")
    return state


# Symbols


@pytest.mark.rule(
    "2.2", "advance.masonry", "advance.engineering", "advance.urbanism", "advance.guilds"
)
@pytest.mark.rule(
    "advance.poetry", "advance.circuses", "advance.history", "advance.philosophy", "advance.drama"
)
@pytest.mark.rule("advance.ornament", "advance.coinage", "advance.granaries", "advance.monarchy")
@pytest.mark.rule("advance.democracy", "advance.siege")
@pytest.mark.parametrize(
    ("name", "fountains", "lyres"),
    [
        ("agriculture", 0, 0),
        ("law", 0, 0),
        ("ornament", 0, 1),
        ("masonry", 1, 0),
        ("poetry", 0, 1),
        ("coinage", 0, 1),
        ("tyranny", 0, 0),
        ("granaries", 1, 0),
        ("monarchy", 0, 1),
        ("democracy", 0, 1),
        ("circuses", 0, 2),
        ("history", 0, 1),
        ("vision", 0, 0),
        ("engineering", 2, 0),
        ("urbanism", 2, 0),
        ("imperium", 0, 0),
        ("siege", 1, 0),
        ("census", 0, 0),
        ("philosophy", 0, 2),
        ("drama", 0, 2),
        ("guilds", 1, 0),
    ],
)
def test_symbols_of_advances_count(name: str, fountains: int, lyres: int) -> None:
    given = held(name)
    state = scene(HOME, given["have"], rows=given["rows"])
    # To its left lie Ornament and Granaries, no symbol at all, or Coinage and History.
    left = [other for other in given["rows"].partition(";")[0].split() if other != name]
    fountains += left.count("granaries")
    lyres += left.count("ornament") + left.count("coinage") + left.count("history")
    found = count(state)
    assert (found.fountains, found.lyres) == (fountains, lyres)
    assert (found.counted[1], found.counted[4]) == (fountains, lyres)
    assert (count(state, 1).fountains, count(state, 1).lyres) == (0, 0)


@pytest.mark.rule("2.2", "5.7")
@pytest.mark.parametrize("name", GAME.parts.advance_names)
def test_having_an_advance_is_having_all_to_its_left(name: str) -> None:
    given = held(name)
    state = scene(HOME, given["have"], rows=given["rows"])
    level = GAME.parts.advances[GAME.parts.advance_names.index(name)].level
    assert count(state).advances == count(state).counted[0] == level


@pytest.mark.rule("2.2", "5.7")
def test_a_card_to_the_right_of_the_marker_is_not_held() -> None:
    rows = "agriculture ornament tyranny vision"
    state = scene(HOME, "reached agriculture:2; stock gold:9", rows=rows, cards="build")
    play(GAME, state, "use build")
    assert count(state).advances == 2
    assert refused(GAME, state, "build city italia").key == "structure-locked"


# Agriculture


@pytest.mark.rule("4.1", "advance.agriculture")
def test_agriculture_yields_a_crop_more_in_each_crops_region_with_a_peasant() -> None:
    regions = "italia crops 3 of 0 capital; gallia gold 3 of 0 province; libya crops 5 of 0 colony"
    have = "peasants italia:5 gallia:2 libya:1; reached agriculture:1"
    state = late(f"{regions}; sicilia crops 4 of 0 province", f"{have}; soldiers sicilia:1")
    end_generation(state)
    assert stock(state, 0) == (3 + 1 + 1 + 1, 2)


@pytest.mark.rule("4.1", "advance.agriculture")
def test_agriculture_yields_nothing_where_others_rule_or_only_others_work() -> None:
    regions = "italia crops 3 of 0 capital; gallia crops 3 of 1 province"
    state = late(regions, "peasants gallia:2; reached agriculture:1", "peasants italia:1")
    end_generation(state)
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("5.11", "advance.agriculture")
def test_agriculture_does_not_help_oppression() -> None:
    state = scene(HOME, "peasants italia:2; reached agriculture:1")
    play(GAME, state, "oppress italia")
    assert stock(state, 0) == (2, 0)


# Labor


@pytest.mark.rule("5.5", "advance.labor")
@pytest.mark.parametrize(("committed", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_peasants_lower_the_price_and_half_of_them_rounded_up_are_lost(
    committed: int, lost: int
) -> None:
    state = acting("build", "labor", "peasants italia:4 gallia:3")
    play(GAME, state, "build aqueduct italia", f"commit {committed}")
    assert stock(state, 0) == (9, 20 - 6 + committed)
    assert citizens(state, 0, "italia") == (4 - lost, 0)
    assert citizens(state, 0, "gallia") == (3, 0)
    assert count(state).peasants == 7 - lost


@pytest.mark.rule("5.5", "advance.labor")
def test_no_more_peasants_are_committed_than_lower_the_price() -> None:
    state = acting("build", "labor", "unrest 1; peasants italia:5")
    play(GAME, state, "build quarry italia")
    assert texts(GAME, state, "commit") == ["commit 0", "commit 1"]
    assert refused(GAME, state, "commit 2").key == "too-many-peasants"


@pytest.mark.rule("5.5", "advance.labor")
def test_only_own_peasants_of_the_region_help() -> None:
    state = acting(
        "build", "labor", "peasants gallia:2; soldiers italia:2", HOME, "peasants italia:3"
    )
    play(GAME, state, "build road italia")
    assert texts(GAME, state, "commit") == ["commit 0"]


@pytest.mark.rule("5.5", "advance.labor")
def test_with_labor_gold_need_only_reach_for_the_rest() -> None:
    state = acting("build", "labor", "stock gold:2; peasants italia:2")
    play(GAME, state, "build quarry italia")
    assert texts(GAME, state, "commit") == ["commit 2"]
    play(GAME, state, "commit 2")
    assert stock(state, 0) == (0, 0)
    assert refused(GAME, without("build", "stock gold:2"), "build quarry italia").rule == "5.5"


@pytest.mark.rule("5.5", "advance.labor")
def test_labor_does_not_make_a_price_of_1_lower() -> None:
    state = acting("build", "labor", "stock gold:0; unrest 1; peasants italia:9")
    assert texts(GAME, state, "build") == []


# Law and Imperium


def annexing(name: str, have: str, count: int = 3) -> Sands:
    """Return a position in which seat 0 may annex Syria; it has *count* regions."""
    names = ["gallia", "libya", "graecia", "hispania", "sicilia", "rhodes"][: count - 1]
    colonies = "; ".join(f"{region} of 0 colony" for region in names)
    regions = f"italia crops 4 of 0 capital; {colonies}; syria gold 3"
    return acting("conquest", name, have, regions) if name else without("conquest", have, regions)


@pytest.mark.rule("5.3", "advance.law")
@pytest.mark.parametrize(("soldiers", "crops"), [(0, 3), (1, 2), (2, 1), (3, 0), (5, 0)])
def test_law_takes_a_crop_off_annexing_for_each_soldier_there(soldiers: int, crops: int) -> None:
    standing = f"soldiers italia:4 syria:{soldiers}" if soldiers else "soldiers italia:4"
    state = annexing("law", f"{standing}; peasants syria:1")
    assert price(state, "annex syria")[0] == crops
    play(GAME, state, "annex syria")
    assert stock(state, 0) == (9 - crops, 20)


@pytest.mark.rule("5.3", "advance.law")
def test_without_law_soldiers_do_not_make_annexing_cheaper() -> None:
    assert price(annexing("", "soldiers syria:2"), "annex syria")[0] == 3


@pytest.mark.rule("5.3", "advance.imperium")
def test_with_imperium_annexing_never_costs_more_than_4() -> None:
    assert price(annexing("imperium", "peasants syria:2", 3), "annex syria")[0] == 3
    assert price(annexing("imperium", "peasants syria:2", 4), "annex syria")[0] == 4
    assert price(annexing("imperium", "peasants syria:2", 7), "annex syria")[0] == 4
    assert price(annexing("", "peasants syria:2", 7), "annex syria")[0] == 7


@pytest.mark.rule("5.3", "advance.imperium")
def test_imperium_bounds_what_law_leaves() -> None:
    # Seven regions less two soldiers leave five, four with Imperium; less four leave three.
    assert price(annexing("imperium", "soldiers syria:2", 7), "annex syria")[0] == 4
    assert price(annexing("imperium", "soldiers syria:4", 7), "annex syria")[0] == 3


@pytest.mark.rule("5.6", "advance.imperium", "advance.law")
def test_imperium_and_law_do_not_help_governing() -> None:
    names = ("gallia", "libya", "graecia", "hispania")
    colonies = "; ".join(f"{region} of 0 colony" for region in names)
    state = acting("govern", "imperium", "soldiers italia:3", f"italia of 0 capital; {colonies}")
    assert price(state, "lower")[0] == 5


# Battle


def values(
    name: str,
    region: str = "graecia",
    own: str = "2 soldiers",
    attacks: bool = True,
    fort: str = "",
) -> tuple[int, int]:
    """Return the combat values of the seat that holds an advance and of its rival.

    The rival has two peasants; Graecia is a mountain, Libya a plain, Rhodes an island.
    """
    peasants = "2" if "peasants" in own else "0"
    soldiers = "2" if "soldiers" in own else "0"
    pieces = "".join(
        f"; {kind} {region}:{number}"
        for kind, number in (("peasants", peasants), ("soldiers", soldiers))
        if number != "0"
    )
    given = held(name) if name else {"rows": "", "have": ""}
    holder = f"stock crops:7; {given['have']}{pieces}"
    rival = f"stock crops:7; peasants {region}:2"
    seats = (holder, rival) if attacks else (rival, holder)
    owner = "1" if attacks else "0"
    regions = f"italia of 0 capital; hispania of 1 capital; {region} gold 3{fort.format(owner)}"
    state = scene(regions, *seats, rows=given["rows"], cards="conquest")
    play(GAME, state, "use conquest")
    joined = play(GAME, state, f"attack {region} 1")[1]
    assert isinstance(joined, BattleJoined)
    both = [value for value in joined.fields()[-2:] if isinstance(value, int)]
    return (both[0], both[1]) if attacks else (both[1], both[0])


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("own", "value"), [("soldiers", 4), ("peasants", 2), ("peasants soldiers", 6)]
)
def test_peasants_fight_with_1_and_soldiers_with_2(own: str, value: int) -> None:
    assert values("", own=own) == (value, 2)


@pytest.mark.rule("5.3", "advance.bronze")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("own", "value"), [("soldiers", 5), ("peasants", 3)])
def test_bronze_working_adds_1(own: str, value: int, attacks: bool) -> None:
    assert values("bronze", own=own, attacks=attacks) == (value, 2)


@pytest.mark.rule("5.3", "advance.iron")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    ("own", "value"), [("soldiers", 6), ("peasants", 2), ("peasants soldiers", 8)]
)
def test_iron_working_adds_2_if_a_soldier_is_there(own: str, value: int, attacks: bool) -> None:
    assert values("iron", own=own, attacks=attacks) == (value, 2)


@pytest.mark.rule("5.3", "advance.bronze", "advance.iron")
def test_bronze_and_iron_add_up() -> None:
    rows = "bronze iron; law horse"
    have = "stock crops:7; soldiers graecia:1; reached bronze:2"
    state = scene("italia of 0 capital", have, "peasants graecia:1", rows=rows, cards="conquest")
    play(GAME, state, "use conquest")
    joined = play(GAME, state, "attack graecia 1")[1]
    assert isinstance(joined, BattleJoined)
    assert joined.fields()[-2:] == (2 + 1 + 2, 1)


@pytest.mark.rule("2.1", "5.3", "advance.chariots", "advance.hoplites", "advance.galleys")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    ("name", "home"), [("chariots", "libya"), ("hoplites", "graecia"), ("galleys", "rhodes")]
)
def test_an_advance_of_terrain_adds_1_per_soldier_there(
    name: str, home: str, attacks: bool
) -> None:
    for region in ("libya", "graecia", "rhodes"):
        expected = 6 if region == home else 4
        assert values(name, region, "soldiers", attacks) == (expected, 2)
    assert values(name, home, "peasants", attacks) == (2, 2)
    assert values(name, home, "peasants soldiers", attacks) == (8, 2)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("name", ["law", "horse", "monarchy", "imperium", "census"])
def test_other_political_advances_add_nothing(name: str) -> None:
    assert values(name, "libya", "soldiers") == (4, 2)


# Siegecraft


def tied(name: str, attacks: bool) -> str:
    """Return the name of the seat that wins a battle of equals."""
    given = held(name) if name else {"rows": "", "have": ""}
    attacker, defender = (given["have"], "") if attacks else ("", given["have"])
    state = scene(
        "italia of 0 capital; hispania of 1 capital; libya crops 3 of 1 province",
        f"stock crops:7; peasants libya:3; {attacker}",
        f"peasants libya:3; {defender}",
        rows=given["rows"],
        cards="conquest",
    )
    play(GAME, state, "use conquest", "attack libya 1", "die 1")
    won = [event for event in play(GAME, state, "die 1") if isinstance(event, BattleWon)]
    return "attacker" if won[0].fields()[0] == P0 else "defender"


@pytest.mark.rule("5.3", "advance.siege")
def test_with_siegecraft_an_attacker_wins_ties() -> None:
    assert tied("", True) == "defender"
    assert tied("siege", True) == "attacker"
    assert tied("siege", False) == "defender"


@pytest.mark.rule("5.3", "advance.siege", "structure.fortress")
def test_with_siegecraft_an_attacker_ignores_a_fortress() -> None:
    fort = " of {} province has fortress"
    assert values("", "libya", "soldiers", True, fort) == (4, 5)
    assert values("siege", "libya", "soldiers", True, fort) == (4, 2)


@pytest.mark.rule("5.3", "advance.siege", "structure.fortress")
def test_siegecraft_of_a_defender_leaves_their_own_fortress_standing() -> None:
    given = held("siege")
    state = scene(
        "italia of 0 capital; hispania of 1 capital; libya crops 3 of 1 province has fortress",
        "stock crops:7; peasants libya:3",
        f"peasants libya:3; {given['have']}",
        rows=given["rows"],
        cards="conquest",
    )
    play(GAME, state, "use conquest")
    assert play(GAME, state, "attack libya 1")[1].fields()[-2:] == (3, 6)


# Writing


def may_advance(name: str, heritage: str, have: str = "") -> list[str]:
    """Return the rows in which seat 0 may advance; it has unrest 3 and culture is locked."""
    return texts(GAME, acting("advance", name, f"heritage {heritage}; {have}"), "advance")


@pytest.mark.rule("5.7", "advance.writing")
def test_writing_lets_unrest_count_1_lower() -> None:
    assert may_advance("writing", "0 0 2") == ["advance cultural-1"]
    assert may_advance("writing", "9 9 1") == []
    assert may_advance("barter", "0 0 2") == []
    assert may_advance("barter", "0 0 3") == ["advance cultural-2"]


@pytest.mark.rule("5.5", "5.6", "advance.writing")
def test_writing_lowers_unrest_for_nothing_else() -> None:
    assert price(acting("build", "writing"), "build quarry italia") == (4, [3, 1])
    state = acting("conquest", "writing", "peasants libya:1", HOME, "peasants libya:1")
    assert price(state, "attack libya 1")[0] == 3


@pytest.mark.rule("5.7", "5.11", "advance.writing", "structure.library")
def test_writing_library_and_support_add_up() -> None:
    regions = "italia crops 4 of 0 capital has library"
    have = "unrest 7; reached writing:1; emphasis cultural 0; heritage 0 0 {}"
    for trust, allowed in ((2, False), (3, True)):
        state = scene(regions, have.format(trust), cards="advance")
        play(GAME, state, "use advance", "support cultural")
        assert ("advance cultural-1" in texts(GAME, state)) == allowed


# Barter


@pytest.mark.rule("5.8", "advance.barter")
@pytest.mark.parametrize("card", ["caravan1", "caravan2"])
def test_with_barter_a_caravan_costs_1(card: str) -> None:
    state = acting(card, "barter", "stock crops:1 gold:1; emphasis cultural 0")
    play(GAME, state, "caravan hispania italia crops")
    assert stock(state, 0) == (0, 1)
    state = without(card, "stock crops:1 gold:1; emphasis cultural 0")
    assert refused(GAME, state, "caravan hispania italia crops").key == "too-poor-for-caravan"


@pytest.mark.rule("5.9", "advance.barter")
def test_a_free_caravan_stays_free_with_barter() -> None:
    state = acting("migrate", "barter", "stock gold:1; peasants italia:1; emphasis cultural 0")
    play(GAME, state, "done", "caravan hispania italia free")
    assert stock(state, 0) == (0, 1)


# Ornament, Sewers, Drama


@pytest.mark.rule("2.2", "advance.ornament", "advance.sewers", "advance.drama")
@pytest.mark.parametrize(
    ("name", "fountains", "lyres"),
    # Two cities and two amphitheaters: 4 fountains and 4 lyres. Ornament, with a lyre of its own,
    # lies below Sewers with two fountains; Coinage and History, with one each, below Drama with
    # two.
    [("", 4, 4), ("ornament", 4, 7), ("sewers", 6 + 2, 7), ("drama", 4, 4 + 2 + 2 + 1 + 1)],
)
def test_cities_and_amphitheaters_count_more_symbols(name: str, fountains: int, lyres: int) -> None:
    given = held(name) if name else {"rows": "", "have": ""}
    regions = "italia crops 4 of 0 capital has city amphitheater; gallia gold 4 of 0 province has "
    regions += (
        "city amphitheater; syria crops 4 has city amphitheater; graecia of 1 province has city"
    )
    state = scene(regions, f"{given['have']}; peasants syria:2", rows=given["rows"])
    assert (count(state).fountains, count(state).lyres) == (fountains, lyres)
    assert (count(state, 1).fountains, count(state, 1).lyres) == (2, 0)


# Masonry and Town Planning


@pytest.mark.rule("5.5", "advance.masonry")
def test_masonry_makes_all_but_cities_1_cheaper() -> None:
    state = acting("build", "masonry", "emphasis civil 0")
    assert price(state, "build wonder italia") == (6, [3, 4, -1])
    assert price(state, "build shrine gallia") == (3, [3, 1, -1])
    assert price(state, "build city italia") == (7, [3, 4])


@pytest.mark.rule("5.5", "advance.urbanism")
def test_town_planning_makes_cities_2_cheaper_and_nothing_else() -> None:
    state = acting("build", "urbanism", "emphasis civil 0")
    assert price(state, "build city italia") == (5, [3, 4, -2])
    assert price(state, "build wonder italia") == (7, [3, 4])


# Horsemanship


REACH_OF_LIBYA = {"sicilia", "rhodes", "aegyptus", "mauretania", "aethopia"}
TWICE = {"hispania", "italia", "graecia", "asia-minor", "cyprus", "syria"}


def reach(state: Sands, piece: str, region: str) -> set[str]:
    """Return where a citizen in a region may go."""
    return {text.split()[-1] for text in texts(GAME, state, f"move {piece} {region}")}


@pytest.mark.rule("5.4", "advance.horse")
def test_with_horsemanship_soldiers_raid_up_to_two_regions_away() -> None:
    assert reach(without("raid", "soldiers libya:1"), "soldier", "libya") == REACH_OF_LIBYA
    state = acting("raid", "horse", "soldiers libya:1")
    assert reach(state, "soldier", "libya") == REACH_OF_LIBYA | TWICE


@pytest.mark.rule("5.9", "advance.horse")
def test_horsemanship_does_not_help_to_migrate() -> None:
    state = acting("migrate", "horse", "soldiers libya:1; peasants libya:1")
    assert reach(state, "soldier", "libya") == REACH_OF_LIBYA
    assert reach(state, "peasant", "libya") == REACH_OF_LIBYA


@pytest.mark.rule("5.4", "advance.horse")
def test_only_the_last_region_of_a_ride_counts_as_entered() -> None:
    regions = f"{HOME}; sicilia gold 4 of 1 capital; graecia gold 3 of 1 province"
    state = acting("raid", "horse", "soldiers libya:2", regions)
    play(GAME, state, "move soldier libya graecia", "done")
    assert texts(GAME, state, "plunder") == ["plunder graecia"]


@pytest.mark.rule("5.4", "advance.horse")
def test_each_soldier_rides_once() -> None:
    state = acting("raid", "horse", "soldiers libya:1")
    play(GAME, state, "move soldier libya sicilia")
    assert refused(GAME, state, "move soldier sicilia italia").key == "nobody-to-move"


@pytest.mark.rule("5.4", "5.9", "advance.horse", "structure.road")
def test_a_step_over_a_foreign_road_needs_consent_also_on_horseback() -> None:
    regions = f"{HOME}; mauretania gold 3 of 1 capital has road"
    state = acting("raid", "horse", "soldiers aethopia:1", regions)
    # Aethopia borders Mauretania: its road leads to Hispania, and from there to Gallia.
    assert "hispania" in reach(state, "soldier", "aethopia")
    assert refused(GAME, state, "move soldier aethopia gallia").key == "no-consent"
    play(GAME, state, "ask mauretania", "grant")
    assert {"gallia", "italia"} <= reach(state, "soldier", "aethopia")


@pytest.mark.rule("5.4", "advance.horse", "advance.galleys")
def test_a_ride_may_go_over_the_sea_with_galleys() -> None:
    state = acting("raid", "galleys", "soldiers sicilia:1")
    # Law, Horsemanship and Galleys: Sicilia, Cyprus, Syria.
    assert {"cyprus", "syria"} <= reach(state, "soldier", "sicilia")
    state = acting("raid", "horse", "soldiers sicilia:1")
    assert "syria" not in reach(state, "soldier", "sicilia")


# Poetry


@pytest.mark.rule("5.6", "advance.poetry")
def test_poetry_makes_each_step_of_govern_1_cheaper_but_not_free() -> None:
    state = acting("govern", "poetry")
    assert price(state, "lower") == (2, [3, -1])
    play(GAME, state, "lower", "lower")
    assert stock(state, 0) == (5, 20)
    state = acting("govern", "poetry", "", "italia crops 4 of 0 capital")
    assert price(state, "lower")[0] == 1


@pytest.mark.rule("5.3", "5.6", "advance.poetry", "structure.palace")
def test_poetry_and_palace_add_up_for_govern_but_poetry_does_not_help_annexing() -> None:
    given = held("poetry")
    have = f"stock crops:9; peasants syria:2; {given['have']}"
    regions = f"{HOME} has palace; syria gold 3"
    state = scene(regions, have, rows=given["rows"], cards="govern conquest")
    play(GAME, state, "use govern")
    assert price(state, "lower") == (1, [3, -1, -1])
    play(GAME, state, "done", "use conquest")
    assert price(state, "annex syria") == (2, [3, -1])


# Coinage


@pytest.mark.rule("5.11", "advance.coinage")
def test_coinage_adds_2_to_taxation_also_without_a_trade_good() -> None:
    given = held("coinage")
    state = scene(HOME, given["have"], rows=given["rows"])
    play(GAME, state, "tax gold")
    assert stock(state, 0) == (0, 2)
    state = scene(HOME, f"{given['have']}; caravans italia:graecia", rows=given["rows"])
    play(GAME, state, "tax crops")
    assert stock(state, 0) == (3, 0)
    assert refused(GAME, scene(HOME), "tax gold").key == "no-goods"


# Tyranny, Monarchy, Democracy


@pytest.mark.rule("6", "advance.tyranny", "advance.monarchy", "advance.democracy")
@pytest.mark.parametrize(
    ("name", "opened"), [("tyranny", "civil"), ("monarchy", "political"), ("democracy", "cultural")]
)
def test_a_form_of_rule_unlocks_its_category_and_no_other(name: str, opened: str) -> None:
    given = held(name)
    have = f"stock gold:9; peasants italia:1; {given['have']}"
    found: list[str] = []
    for card, extra, category in (
        ("build", "build city italia", "civil"),
        ("muster", "turn soldier italia", "political"),
        ("caravan2", "caravan hispania italia gold", "cultural"),
    ):
        state = scene(HOME, have, rows=given["rows"], cards=card)
        play(GAME, state, f"use {card}")
        if extra in texts(GAME, state):
            found.append(category)
    assert found == [opened]


@pytest.mark.rule("4.6", "6", "advance.tyranny")
def test_an_unlocked_category_stays_unlocked_in_the_next_generation() -> None:
    given = held("tyranny")
    regions = "italia gold 3 of 0 capital; gallia gold 3 of 0 province"
    have = f"peasants italia:3 gallia:3; {given['have']}"
    state = late(regions, have, rows=given["rows"])
    end_generation(state)
    play(GAME, state, "choose chronicle muster", "choose chronicle muster", "choose muster build")
    end_turns_until(state, 0)
    play(GAME, state, "use build", "build city italia")
    assert stock(state, 0) == (0, 0)


def end_turns_until(state: Sands, seat: int) -> None:
    """End turns, and do nothing in them, until a seat has its own."""
    while asked(GAME, state)[1] != seat:
        play(GAME, state, "end")


@pytest.mark.rule("6", "advance.democracy")
def test_democracy_and_the_cultural_emphasis_together_count_once() -> None:
    state = acting("govern", "democracy", "emphasis cultural 0; stock crops:0")
    play(GAME, state, "lower")
    assert state.players[0].unrest == 2
    assert refused(GAME, state, "lower").key == "too-few-crops"


# Granaries


def stored(crops: int, gold: int, name: str = "granaries") -> Sands:
    """Return a position after a generation that ended with some resources."""
    given = held(name)
    state = late(
        "italia crops 4 of 0 capital",
        f"stock crops:{crops} gold:{gold}; {given['have']}",
        "stock crops:3 gold:3",
        rows=given["rows"],
    )
    end_generation(state)
    return state


@pytest.mark.rule("4.6", "advance.granaries")
def test_granaries_keep_four_resources_of_any_mix() -> None:
    state = stored(3, 3)
    assert asked(GAME, state) == ("KeepResources", P0)
    assert texts(GAME, state) == ["keep 3 1", "keep 2 2", "keep 1 3"]
    play(GAME, state, "keep 1 3")
    assert stock(state, 0) == (1, 3)
    assert stock(state, 1) == (0, 0)


@pytest.mark.rule("4.6", "advance.granaries")
@pytest.mark.parametrize(("crops", "gold"), [(4, 0), (1, 3), (0, 2), (0, 0)])
def test_granaries_keep_four_or_fewer_without_asking(crops: int, gold: int) -> None:
    state = stored(crops, gold)
    assert asked(GAME, state)[0] == "ChooseCards"
    assert stock(state, 0) == (crops, gold)


@pytest.mark.rule("4.6", "advance.granaries")
def test_without_granaries_nothing_is_kept() -> None:
    assert stock(stored(1, 1, "ornament"), 0) == (0, 0)


@pytest.mark.rule("4", "4.6", "advance.granaries")
def test_granaries_are_asked_from_the_new_start_player_on() -> None:
    given = held("granaries")
    state = late(
        "italia of 0 capital",
        f"stock crops:9; {given['have']}",
        f"stock gold:9; {given['have']}",
        rows=given["rows"],
    )
    end_generation(state)
    assert asked(GAME, state) == ("KeepResources", P1)
    play(GAME, state, "keep 0 4")
    assert asked(GAME, state) == ("KeepResources", P0)


# Galleys


@pytest.mark.rule("5.4", "5.9", "advance.galleys")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_with_galleys_the_three_islands_are_adjacent(card: str) -> None:
    rows = "law iron galleys; bronze horse"
    have = "soldiers sicilia:1 cyprus:1; reached law:3"
    state = scene(HOME, have, rows=rows, cards=card)
    play(GAME, state, f"use {card}")
    assert "cyprus" in reach(state, "soldier", "sicilia")
    assert "sicilia" in reach(state, "soldier", "cyprus")
    assert "rhodes" in reach(state, "soldier", "cyprus")
    assert "cyprus" not in reach(without("migrate", "soldiers sicilia:1"), "soldier", "sicilia")


@pytest.mark.rule("5.9", "advance.galleys")
def test_galleys_join_no_other_regions() -> None:
    state = acting("migrate", "galleys", "soldiers libya:1")
    assert reach(state, "soldier", "libya") == REACH_OF_LIBYA


@pytest.mark.rule("5.3", "advance.galleys")
def test_nobody_withdraws_on_galleys() -> None:
    given = held("galleys")
    state = scene(
        "italia of 0 capital; cyprus crops 4 of 1 capital; sicilia crops 3 of 1 province",
        "stock crops:3; soldiers sicilia:9",
        f"peasants sicilia:4; {given['have']}",
        rows=given["rows"],
        cards="conquest",
    )
    play(GAME, state, "use conquest", "attack sicilia 1", "die 0", "die 0")
    play(GAME, state, "lose soldier", "lose peasant", "lose peasant")
    assert citizens(state, 1, "cyprus") == (0, 0)
    assert count(state, 1).peasants == 0


@pytest.mark.rule("5.8", "advance.galleys")
def test_galleys_carry_no_caravans_beyond_the_borders() -> None:
    state = acting("caravan1", "galleys", "", "sicilia crops 4 of 0 capital")
    assert refused(GAME, state, "caravan cyprus syria gold").key == "not-connected"


# Bread and Circuses


@pytest.mark.rule("9", "advance.circuses")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 5), (5, 5), (4, 4)])
def test_reaching_bread_and_circuses_sets_a_higher_unrest_to_5(before: int, after: int) -> None:
    rows = "barter coinage circuses; writing poetry"
    have = f"unrest {before}; heritage 0 0 7; reached barter:2"
    state = scene(HOME, have, rows=rows, cards="advance")
    play(GAME, state, "use advance", "advance cultural-2", "draw philosophy", "draw drama")
    assert state.players[0].unrest == after


@pytest.mark.rule("5.3", "9", "advance.circuses")
def test_with_bread_and_circuses_no_face_leads_beyond_5() -> None:
    state = acting("conquest", "circuses", "peasants libya:2", HOME, "peasants libya:2")
    play(GAME, state, "attack libya 1")
    assert texts(GAME, state) == ["die 0", "die 1", "die 2"]
    play(GAME, state, "die 2")
    assert texts(GAME, state) == ["die 0", "die 1", "die 2", "die 3", "die 4"]


@pytest.mark.rule("9", "advance.circuses")
@pytest.mark.parametrize(("points", "left"), [(3, 2), (0, 0)])
def test_with_bread_and_circuses_unrest_beyond_5_costs_points(points: int, left: int) -> None:
    given = held("circuses")
    have = f"unrest 5; points {points}; peasants italia:1; {given['have']}"
    state = scene(HOME, have.replace("points 0; ", ""), rows=given["rows"])
    play(GAME, state, "oppress italia")
    assert state.players[0].unrest == 5
    assert GAME.scores(state)[0] == left


# History


@pytest.mark.rule("5.1", "advance.history")
def test_with_history_two_chronicle_cards_are_laid_on_two_spaces() -> None:
    state = acting("chronicle", "history")
    play(GAME, state, "record 3 b")
    assert refused(GAME, state, "record 4 b").key == "space-taken"
    assert refused(GAME, state, "record 3 c").key == "chronicle-laid"
    play(GAME, state, "record 4 c")
    assert asked(GAME, state)[0] == "TakeTurn"
    assert [card + 1 for card in state.players[0].chronicles] == [0, 3, 4, 0, 0, 0]


@pytest.mark.rule("5.1", "advance.history")
def test_the_second_chronicle_card_may_be_left_out_and_without_history_there_is_none() -> None:
    state = acting("chronicle", "history")
    play(GAME, state, "record 3 b", "done")
    assert state.players[0].used == 1
    state = without("chronicle")
    play(GAME, state, "record 3 b")
    assert asked(GAME, state)[0] == "TakeTurn"


# Vision


@pytest.mark.rule("4.5", "advance.vision", "structure.wonder")
def test_with_vision_a_wonder_scores_2() -> None:
    given = held("vision")
    regions = "italia of 0 capital has wonder; gallia of 0 province has wonder"
    state = late(regions, given["have"], rows=given["rows"], clock=LAST)
    end_generation(state)
    assert GAME.scores(state) == [4, 0, 0]


# Engineering


@pytest.mark.rule("5.5", "advance.engineering")
def test_with_engineering_two_structures_are_built_each_at_its_own_price() -> None:
    state = acting("build", "engineering", "emphasis civil 0")
    play(GAME, state, "build quarry italia")
    assert stock(state, 0) == (9, 16)
    # The quarry just built helps in its region and, civil unlocked, next door.
    assert price(state, "build irrigation gallia") == (4, [3, 2, -1])
    play(GAME, state, "build irrigation gallia")
    assert asked(GAME, state)[0] == "TakeTurn"
    assert stock(state, 0) == (9, 12)


@pytest.mark.rule("4.2.B", "5.5", "advance.engineering")
def test_each_structure_of_the_category_and_the_action_mark_the_emphasis_card() -> None:
    state = acting("build", "engineering", "emphasis civil 0")
    play(GAME, state, "build quarry italia")
    assert state.players[0].markers == 1
    play(GAME, state, "build irrigation gallia")
    assert state.players[0].markers == 3
    assert heritage(state) == (1, 0, 0)


@pytest.mark.rule("5.5", "advance.engineering")
def test_the_second_structure_may_be_left_out_and_without_engineering_there_is_none() -> None:
    state = acting("build", "engineering")
    play(GAME, state, "build quarry italia", "done")
    assert state.players[0].used
    state = without("build")
    play(GAME, state, "build quarry italia")
    assert asked(GAME, state)[0] == "TakeTurn"


# Census and Merchant Guilds


@pytest.mark.rule("4.5", "advance.census")
def test_census_adds_3_citizens_on_space_d_only() -> None:
    given = held("census")
    have = f"peasants italia:6; soldiers libya:2; {given['have']}"
    found = count(scene(HOME, have, rows=given["rows"]))
    # Horsemanship to its left adds 1 as well.
    assert (found.counted[3], found.peasants, found.soldiers) == (8 + 3 + 1, 6, 2)
    clear = late(HOME, f"{have}; heritage 0 1 0; chronicles d:1", rows=given["rows"], clock=LAST)
    end_generation(clear)
    assert GAME.scores(clear)[0] == 1


@pytest.mark.rule("4.5", "advance.iron", "advance.horse")
@pytest.mark.parametrize("name", ["iron", "horse"])
def test_iron_working_and_horsemanship_add_a_citizen_on_space_d_only(name: str) -> None:
    given = held(name)
    found = count(scene(HOME, f"peasants italia:7; {given['have']}", rows=given["rows"]))
    assert (found.counted[3], found.peasants) == (7 + 1, 7)


@pytest.mark.rule("4.5", "5.6", "advance.imperium")
def test_imperium_adds_a_region_on_space_c_only() -> None:
    given = held("imperium")
    state = scene(HOME, given["have"], rows=given["rows"], cards="govern")
    assert (count(state).counted[2], count(state).regions) == (4, 3)
    assert price(state, "lower")[0] == 3


@pytest.mark.rule("4.5", "5.11", "advance.guilds")
def test_merchant_guilds_add_2_trade_goods_on_space_f_but_not_for_taxation() -> None:
    # A row with Poetry: Coinage would add to Taxation.
    rows = "writing poetry democracy guilds; barter coinage"
    have = "reached writing:4; caravans italia:graecia"
    state = scene(HOME, have, rows=rows)
    assert (count(state).counted[5], count(state).goods) == (3, 1)
    play(GAME, state, "tax gold")
    assert stock(state, 0) == (0, 1)
    state = scene(HOME, "reached writing:4", rows=rows)
    assert count(state).counted[5] == 2
    assert refused(GAME, state, "tax gold").key == "no-goods"


# Philosophy


PHILOSOPHY = "barter coinage history philosophy; writing poetry"


@pytest.mark.rule("4.2.B", "advance.philosophy")
def test_with_philosophy_two_markers_complete_an_emphasis_card() -> None:
    have = "stock gold:20; emphasis civil 0; reached barter:4"
    state = scene(HOME, have, rows=PHILOSOPHY, cards="build tribute")
    play(GAME, state, "use build", "build quarry italia")
    assert (state.players[0].markers, heritage(state)) == (2, (1, 0, 0))
    play(GAME, state, "use tribute", "tribute both")
    assert heritage(state) == (1, 0, 0)


@pytest.mark.rule("4.2.B", "advance.philosophy")
@pytest.mark.parametrize(
    ("markers", "after", "raised"), [(0, 1, 0), (1, 2, 1), (2, 2, 1), (3, 3, 0)]
)
def test_reaching_philosophy_completes_two_markers_at_once_but_nothing_twice(
    markers: int, after: int, raised: int
) -> None:
    have = f"emphasis cultural {markers}; heritage 0 0 5; reached barter:3"
    state = scene(HOME, have, rows=PHILOSOPHY, cards="advance")
    play(GAME, state, "use advance", "advance cultural-2")
    assert state.players[0].markers == after
    assert heritage(state) == (0, 0, 5 + raised)


@pytest.mark.rule("4.2.B", "advance.philosophy")
def test_philosophy_completes_an_emphasis_card_of_another_category_too() -> None:
    have = "emphasis political 2; heritage 0 0 5; reached barter:3"
    state = scene(HOME, have, rows=PHILOSOPHY, cards="advance")
    events = play(GAME, state, "use advance", "advance cultural-2")
    assert heritage(state) == (0, 1, 5)
    assert len([event for event in events if isinstance(event, HeritageRaised)]) == 1


# Reaching them


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("row", ROW_NAMES)
def test_the_first_at_the_end_of_a_row_lays_one_of_two_drawn_cards(row: str) -> None:
    firsts = ["agriculture", "labor", "law", "bronze", "writing", "barter"]
    have = f"heritage 3 3 3; reached {firsts[ROW_NAMES.index(row)]}:1"
    state = scene(HOME, have, cards="advance")
    play(GAME, state, "use advance", f"advance {row}")
    first = texts(GAME, state, "draw")
    play(GAME, state, first[0])
    second = texts(GAME, state, "draw")
    assert second == first[1:]
    play(GAME, state, second[0])
    names = sorted([first[0].split()[1], second[0].split()[1]], key=GAME.parts.advance_names.index)
    assert texts(GAME, state) == [f"lay {name}" for name in names]
    assert {GAME.parts.advances[GAME.parts.advance_names.index(name)].level for name in names} == {
        3
    }
    play(GAME, state, f"lay {names[0]}")
    assert GAME.parts.advance_names[state.deck.rows[ROW_NAMES.index(row)][-1]] == names[0]
    assert count(state).advances == 2


@pytest.mark.rule("5.7")
def test_a_card_put_back_is_drawn_first_in_the_other_row() -> None:
    have = "heritage 9 0 0; reached agriculture:1 labor:1; used advance"
    state = scene(HOME, have, cards="advance", extra="top civil-3 sewers known 0")
    play(GAME, state, "use advance", "advance civil-2")
    assert texts(GAME, state, "draw") == ["draw tyranny", "draw granaries"]
    play(GAME, state, "draw tyranny")
    assert texts(GAME, state) == ["lay tyranny", "lay sewers"]


@pytest.mark.rule("4.2.B", "5.7")
def test_what_the_first_action_reached_works_for_the_second() -> None:
    rows = "agriculture ornament tyranny"
    have = "stock gold:9; heritage 3 0 0; reached agriculture:2"
    state = scene(HOME, have, rows=rows, cards="advance build")
    play(
        GAME, state, "use advance", "advance civil-1", "draw vision", "draw urbanism", "lay vision"
    )
    play(GAME, state, "use build", "build city italia")
    assert count(state).fountains == 2
