"""Each of the thirteen structures: its price, its symbols, what it does and for whom."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.sands.parts import LAST, count, end_generation, held, heritage, late
from games.sands.scene import citizens, price, scene, stands, stock
from play import P1, asked, play, refused, texts

# Two neighbours of seat 0, and a third region of it that borders neither.
LAND = "italia crops 4 of 0 capital{}; gallia gold 4 of 0 province{}; libya crops 5 of 0 colony{}"


def land(italia: str = "", gallia: str = "", libya: str = "") -> str:
    """Return the regions of seat 0 with structures in them."""
    return LAND.format(*[f" has {names}" if names else "" for names in (italia, gallia, libya)])


def building(regions: str, have: str = "", rows: str = "") -> Sands:
    """Return a position in which seat 0 builds, with unrest 3 and 20 gold."""
    state = scene(regions, f"stock gold:20; {have}", rows=rows, cards="build muster")
    play(GAME, state, "use build")
    return state


def cost(state: Sands, line: str) -> int:
    """Return the gold that a structure costs."""
    return price(state, line)[0]


# All of them


@pytest.mark.rule(
    "5.5",
    "structure.quarry",
    "structure.irrigation",
    "structure.aqueduct",
    "structure.wonder",
    "structure.arch",
    "structure.road",
    "structure.fortress",
    "structure.palace",
    "structure.shrine",
    "structure.amphitheater",
    "structure.library",
    "structure.temple",
)
@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("quarry", 1),
        ("irrigation", 2),
        ("aqueduct", 3),
        ("wonder", 4),
        ("arch", 1),
        ("road", 1),
        ("fortress", 2),
        ("palace", 4),
        ("shrine", 1),
        ("amphitheater", 2),
        ("library", 3),
        ("temple", 4),
    ],
)
def test_a_structure_costs_unrest_and_level_and_stands_in_the_region(name: str, level: int) -> None:
    state = building(land())
    supply = state.supply[GAME.parts.structure_names.index(name)]
    assert price(state, f"build {name} libya") == (3 + level, [3, level])
    play(GAME, state, f"build {name} libya")
    assert stock(state, 0) == (0, 20 - 3 - level)
    assert stands(state, name, "libya")
    assert state.supply[GAME.parts.structure_names.index(name)] == supply - 1


@pytest.mark.rule("2.2", "5.5")
@pytest.mark.parametrize(
    ("name", "fountains", "lyres"),
    [
        ("quarry", 1, 0),
        ("irrigation", 2, 0),
        ("aqueduct", 2, 0),
        ("wonder", 2, 1),
        ("arch", 0, 0),
        ("road", 1, 0),
        ("fortress", 0, 0),
        ("palace", 1, 1),
        ("shrine", 0, 1),
        ("amphitheater", 0, 2),
        ("library", 0, 2),
        ("temple", 0, 3),
        ("city", 2, 0),
    ],
)
def test_symbols_of_a_structure_count_for_the_controller_of_its_region(
    name: str, fountains: int, lyres: int
) -> None:
    regions = land(libya=name)
    regions += f"; syria gold 3 has {name}; graecia gold 3 of 1 province has {name}"
    state = scene(regions, "peasants syria:3 graecia:3")
    found = count(state)
    assert (found.fountains, found.lyres) == (fountains, lyres)
    assert (found.counted[1], found.counted[4]) == (fountains, lyres)
    state = scene(land(libya=name, gallia=name))
    assert (count(state).fountains, count(state).lyres) == (2 * fountains, 2 * lyres)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("name", GAME.parts.structure_names)
def test_a_region_has_one_structure_of_a_kind(name: str) -> None:
    state = building(land(libya=name), "emphasis civil 0")
    assert refused(GAME, state, f"build {name} libya").key == "structure-there"


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("name", GAME.parts.structure_names)
def test_nothing_is_built_where_one_does_not_rule(name: str) -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 1 colony; syria gold 3"
    state = scene(regions, "stock gold:20; emphasis civil 0; peasants syria:2", cards="build")
    play(GAME, state, "use build")
    assert refused(GAME, state, f"build {name} gallia").key == "not-controlled"
    assert refused(GAME, state, f"build {name} syria").key == "not-controlled"


@pytest.mark.rule("5.5")
def test_a_region_holds_as_many_structures_as_its_capacity_cities_included() -> None:
    state = building("italia crops 3 of 0 capital has quarry city; gallia crops 3 of 0 province")
    play(GAME, state, "build shrine italia")
    state = building("italia crops 3 of 0 capital has quarry city shrine; gallia of 0 province")
    assert refused(GAME, state, "build road italia").key == "region-full"


@pytest.mark.rule("5.5")
def test_an_aqueduct_and_a_city_make_no_room_for_more_structures() -> None:
    state = building("italia crops 3 of 0 capital has aqueduct city road")
    assert refused(GAME, state, "build shrine italia").key == "region-full"


@pytest.mark.rule("3.2")
def test_without_a_tile_in_the_supply_a_structure_is_not_built() -> None:
    regions = "italia crops 4 of 0 capital; gallia has road; graecia has road; syria has road"
    state = building(f"{regions}; libya has road; sicilia has road")
    refusal = refused(GAME, state, "build road italia")
    assert (refusal.rule, refusal.key) == ("2.4", "no-structure")


@pytest.mark.rule("5.3")
def test_structures_of_an_annexed_region_serve_the_new_controller() -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 1 province has wonder quarry"
    have = "stock crops:5 gold:20; peasants gallia:1"
    state = scene(f"{regions}; syria of 1 province", have, cards="conquest build")
    assert (count(state).fountains, count(state, 1).fountains) == (0, 3)
    play(GAME, state, "use conquest", "annex gallia", "use build")
    assert (count(state).fountains, count(state, 1).fountains) == (3, 0)
    assert cost(state, "build shrine gallia") == 3


# Quarry


@pytest.mark.rule("5.5", "structure.quarry")
def test_building_in_the_region_of_a_quarry_costs_1_less() -> None:
    state = building(land(italia="quarry"))
    assert price(state, "build fortress italia") == (4, [3, 2, -1])
    assert cost(state, "build fortress gallia") == 5


@pytest.mark.rule("5.5", "structure.quarry", "6")
@pytest.mark.parametrize("opened", ["emphasis civil 0", "tyranny"])
def test_civil_unlocked_a_quarry_helps_next_door_as_well(opened: str) -> None:
    given = held("tyranny") if opened == "tyranny" else {"rows": "", "have": opened}
    state = building(land(italia="quarry"), given["have"], given["rows"])
    assert cost(state, "build fortress gallia") == 4
    assert cost(state, "build fortress italia") == 4
    assert cost(state, "build fortress libya") == 5


@pytest.mark.rule("5.5", "structure.quarry")
@pytest.mark.parametrize("other", ["political", "cultural"])
def test_another_emphasis_does_not_unlock_a_quarry(other: str) -> None:
    state = building(land(italia="quarry"), f"emphasis {other} 0")
    assert cost(state, "build fortress gallia") == 5


@pytest.mark.rule("5.5", "structure.quarry")
def test_all_quarries_together_give_1() -> None:
    state = building(land(italia="quarry", gallia="quarry"), "emphasis civil 0")
    assert price(state, "build fortress gallia") == (4, [3, 2, -1])


@pytest.mark.rule("5.3", "5.5", "structure.quarry")
def test_a_quarry_of_somebody_else_or_nobody_does_not_help() -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 1 colony has quarry"
    state = building(f"{regions}; sicilia crops 3 has quarry", "emphasis civil 0")
    assert cost(state, "build fortress italia") == 5


@pytest.mark.rule("5.5", "5.9", "structure.quarry")
def test_a_quarry_does_not_reach_over_a_road_or_galleys() -> None:
    given = held("galleys")
    regions = "sicilia crops 4 of 0 capital has quarry; cyprus gold 4 of 0 province"
    regions += "; rhodes gold 3 of 0 province has road; asia-minor of 0 colony"
    state = building(regions, f"emphasis civil 0; {given['have']}", given["rows"])
    assert cost(state, "build shrine rhodes") == 3
    assert cost(state, "build shrine cyprus") == 4
    assert cost(state, "build shrine asia-minor") == 4


@pytest.mark.rule("5.5", "structure.quarry")
def test_a_quarry_does_not_make_itself_cheaper() -> None:
    state = building(land())
    assert cost(state, "build quarry italia") == 4


# Irrigation


def mustering(regions: str, have: str = "", rows: str = "") -> Sands:
    """Return a position in which seat 0 musters, with 5 gold."""
    state = scene(regions, f"stock gold:5; {have}", rows=rows, cards="muster build")
    play(GAME, state, "use muster")
    return state


@pytest.mark.rule("5.2", "structure.irrigation")
def test_civil_unlocked_irrigation_brings_a_peasant_for_1_gold() -> None:
    state = mustering(land(gallia="irrigation"), "emphasis civil 0")
    assert texts(GAME, state, "irrigate") == ["irrigate gallia"]
    play(GAME, state, "irrigate gallia")
    assert citizens(state, 0, "gallia") == (1, 0)
    assert stock(state, 0) == (0, 4)


@pytest.mark.rule("5.2", "structure.irrigation", "6")
@pytest.mark.parametrize("have", ["emphasis political 0", "emphasis cultural 0", ""])
def test_irrigation_is_locked_without_civil(have: str) -> None:
    state = mustering(land(gallia="irrigation"), have)
    assert refused(GAME, state, "irrigate gallia").key == "no-irrigation"


@pytest.mark.rule("5.2", "structure.irrigation")
def test_irrigation_uses_up_the_region_and_the_region_uses_up_irrigation() -> None:
    state = mustering(land(gallia="irrigation"), "emphasis civil 0")
    play(GAME, state, "irrigate gallia")
    assert refused(GAME, state, "irrigate gallia").key == "region-used"
    assert refused(GAME, state, "muster gallia").key == "region-used"
    play(GAME, state, "muster italia")
    state = mustering(land(gallia="irrigation"), "emphasis civil 0")
    play(GAME, state, "muster gallia")
    assert refused(GAME, state, "irrigate gallia").key == "region-used"


@pytest.mark.rule("5.2", "structure.irrigation")
def test_each_irrigation_brings_a_peasant() -> None:
    state = mustering(land(gallia="irrigation", libya="irrigation"), "emphasis civil 0")
    play(GAME, state, "irrigate gallia", "irrigate libya", "done")
    assert citizens(state, 0, "libya") == (1, 0)
    assert stock(state, 0) == (0, 3)


@pytest.mark.rule("2.4", "structure.irrigation")
def test_irrigation_needs_a_peasant_in_supply() -> None:
    state = mustering(land(gallia="irrigation"), "peasants italia:20; emphasis civil 0")
    assert refused(GAME, state, "irrigate gallia").key == "no-piece"


# Aqueduct


@pytest.mark.rule("5.5", "structure.aqueduct")
def test_an_aqueduct_raises_civil_heritage_when_it_is_built() -> None:
    state = building(land())
    play(GAME, state, "build aqueduct italia")
    assert heritage(state) == (1, 0, 0)


def crowded(structures: str, peasants: int, rival: int = 0) -> Sands:
    """Return the end of a generation with citizens in a region of capacity 3 of seat 0."""
    has = f" has {structures}" if structures else ""
    regions = f"italia crops 3 of 0 capital{has}"
    visitors = f"soldiers italia:{rival}" if rival else ""
    state = late(regions, f"peasants italia:{peasants}", visitors)
    end_generation(state)
    return state


@pytest.mark.rule("4.4", "structure.aqueduct", "structure.city")
@pytest.mark.parametrize(
    ("structures", "room"), [("", 3), ("city", 4), ("aqueduct", 5), ("aqueduct city", 6)]
)
def test_aqueduct_and_city_make_room_for_citizens(structures: str, room: int) -> None:
    assert crowded(structures, room).players[0].unrest == 3
    if room < 6:
        assert crowded(structures, room + 1).players[0].unrest == 4
    assert crowded(structures, room - 1, 1).players[0].unrest == 3
    assert crowded(structures, room - 1, 2).players[0].unrest == 4


@pytest.mark.rule("4.4", "structure.aqueduct", "structure.city")
def test_above_twice_the_printed_capacity_citizens_are_lost_in_spite_of_aqueduct_and_city() -> None:
    state = crowded("aqueduct city", 7)
    assert asked(GAME, state) == ("LoseCitizen", 0)
    play(GAME, state, "lose peasant")
    assert citizens(state, 0, "italia") == (6, 0)


@pytest.mark.rule("4.1", "4.4", "structure.aqueduct", "structure.city")
def test_aqueduct_and_city_do_not_raise_income_or_oppression() -> None:
    state = crowded("aqueduct city", 5)
    assert stock(state, 0) == (3, 0)
    state = scene("italia crops 3 of 0 capital has aqueduct city", "peasants italia:5", cards="")
    play(GAME, state, "oppress italia")
    assert stock(state, 0) == (3, 0)


# Wonder


@pytest.mark.rule("4.5", "structure.wonder")
def test_a_wonder_scores_a_point_for_its_controller_when_a_dynasty_ends() -> None:
    regions = land(italia="wonder", libya="wonder") + "; syria gold 3 has wonder"
    state = late(f"{regions}; graecia of 1 province has wonder", "peasants syria:3", clock=LAST)
    end_generation(state)
    assert GAME.scores(state) == [2, 1, 0]


@pytest.mark.rule("4.5", "structure.wonder")
def test_a_wonder_scores_nothing_while_the_dynasty_lasts() -> None:
    state = late(land(italia="wonder"))
    end_generation(state)
    assert GAME.scores(state) == [0, 0, 0]


# Triumphal Arch


@pytest.mark.rule("5.5", "structure.arch")
def test_an_arch_stands_in_colonies_only_and_raises_political_heritage() -> None:
    state = building(land(), "unrest 4")
    assert refused(GAME, state, "build arch italia").key == "only-in-a-colony"
    assert refused(GAME, state, "build arch gallia").key == "only-in-a-colony"
    play(GAME, state, "build arch libya")
    assert stock(state, 0) == (0, 15)
    assert heritage(state) == (0, 1, 0)


# Road


def marching(road_owner: str, card: str = "migrate", have: str = "", rows: str = "") -> Sands:
    """Return a position with a soldier in Libya and a road in Mauretania."""
    regions = f"italia crops 4 of 0 capital; mauretania gold 3{road_owner} has road"
    state = scene(regions, f"soldiers libya:1; {have}", rows=rows, cards=card)
    play(GAME, state, f"use {card}")
    return state


@pytest.mark.rule("5.4", "5.9", "structure.road")
@pytest.mark.parametrize("card", ["migrate", "raid"])
@pytest.mark.parametrize("owner", [" of 0 province", ""])
def test_neighbours_of_an_own_or_uncontrolled_road_are_adjacent(owner: str, card: str) -> None:
    state = marching(owner, card)
    reached = {text.split()[-1] for text in texts(GAME, state, "move soldier libya")}
    map_neighbours = {"sicilia", "rhodes", "aegyptus", "mauretania", "aethopia"}
    assert reached == map_neighbours | {"hispania"}
    assert not texts(GAME, state, "ask")
    play(GAME, state, "move soldier libya hispania")
    assert citizens(state, 0, "hispania") == (0, 1)


@pytest.mark.rule("5.9", "structure.road")
def test_a_road_of_another_player_is_closed_without_their_consent() -> None:
    state = marching(" of 1 colony")
    assert refused(GAME, state, "move soldier libya hispania").key == "no-consent"
    play(GAME, state, "ask mauretania")
    assert asked(GAME, state) == ("GiveConsent", P1)
    play(GAME, state, "deny")
    assert refused(GAME, state, "move soldier libya hispania").key == "no-consent"
    assert refused(GAME, state, "ask mauretania").key == "asked-already"
    play(GAME, state, "move soldier libya mauretania")


@pytest.mark.rule("5.9", "structure.road")
def test_consent_holds_for_all_citizens_in_that_action() -> None:
    state = marching(" of 1 colony", have="peasants libya:2")
    play(GAME, state, "ask mauretania", "grant")
    play(GAME, state, "move soldier libya hispania", "move peasant libya hispania")
    play(GAME, state, "move peasant libya sicilia")
    assert citizens(state, 0, "hispania") == (1, 1)


@pytest.mark.rule("5.9", "structure.road")
def test_consent_is_asked_before_the_first_move_only() -> None:
    state = marching(" of 1 colony", have="peasants libya:1")
    play(GAME, state, "move peasant libya sicilia")
    assert refused(GAME, state, "ask mauretania").key == "too-late-to-ask"


@pytest.mark.rule("5.9", "structure.road")
def test_a_road_carries_no_caravans() -> None:
    regions = "libya crops 4 of 0 capital; mauretania gold 3 of 0 province has road"
    state = scene(regions, "stock gold:2", cards="caravan1")
    play(GAME, state, "use caravan1")
    assert refused(GAME, state, "caravan hispania sicilia gold").key == "not-connected"


@pytest.mark.rule("5.3", "structure.road")
def test_nobody_withdraws_over_a_road() -> None:
    regions = "hispania crops 4 of 1 capital; mauretania gold 3 of 1 province has road"
    state = scene(
        f"{regions}; libya crops 3 of 1 province; italia of 0 capital",
        "stock crops:3; unrest 1; soldiers libya:9",
        "peasants libya:4",
        cards="conquest",
    )
    play(GAME, state, "use conquest", "attack libya 1", "die 0", "die 0")
    play(GAME, state, "lose soldier", "lose peasant", "lose peasant")
    assert texts(GAME, state) == ["withdraw mauretania"]


@pytest.mark.rule("5.9", "structure.road")
def test_a_road_leads_to_no_region_out_of_play() -> None:
    regions = "italia crops 4 of 0 capital; aethopia gold 3 of 0 province has road"
    state = scene(regions, "peasants libya:1", cards="migrate")
    play(GAME, state, "use migrate")
    assert refused(GAME, state, "move peasant libya nubia").key == "out-of-play"
    assert "move peasant libya mauretania" in texts(GAME, state)


# Fortress


def attacked(owner: str, own: str = "", rival: str = "", rows: str = "") -> list[int]:
    """Return both combat values when seat 0 attacks seat 1 in a Graecia with a fortress."""
    regions = f"italia crops 4 of 0 capital; graecia gold 3{owner} has fortress"
    have = f"stock crops:3; soldiers graecia:2; {own}"
    rival = f"soldiers graecia:2; {rival}"
    state = scene(regions, have, rival, rows=rows, cards="conquest")
    play(GAME, state, "use conquest")
    joined = play(GAME, state, "attack graecia 1")[1]
    values = joined.fields()[-2:]
    return [value for value in values if isinstance(value, int)]


@pytest.mark.rule("5.3", "structure.fortress")
def test_a_fortress_adds_3_for_a_controller_who_is_attacked() -> None:
    assert attacked(" of 1 province") == [4, 7]


@pytest.mark.rule("5.3", "structure.fortress")
@pytest.mark.parametrize("owner", ["", " of 0 province", " of 2 province"])
def test_a_fortress_adds_nothing_for_anybody_else(owner: str) -> None:
    assert attacked(owner) == [4, 4]


@pytest.mark.rule("5.2", "structure.fortress")
def test_political_unlocked_a_fortress_takes_a_second_soldier_for_1_gold_more() -> None:
    state = mustering(land(gallia="fortress"), "emphasis political 0")
    play(GAME, state, "muster gallia", "muster gallia")
    assert citizens(state, 0, "gallia") == (0, 2)
    assert stock(state, 0) == (0, 3)
    assert refused(GAME, state, "muster gallia").key == "one-soldier"
    assert refused(GAME, state, "muster italia").key == "one-soldier"


@pytest.mark.rule("5.2", "structure.fortress", "6")
def test_locked_a_fortress_takes_one_soldier() -> None:
    state = mustering(land(gallia="fortress"), "emphasis civil 0")
    play(GAME, state, "muster gallia")
    assert refused(GAME, state, "muster gallia").key == "one-soldier"


@pytest.mark.rule("5.2", "structure.fortress")
def test_the_second_soldier_needs_the_first_in_the_same_place() -> None:
    state = mustering(land(gallia="fortress"), "emphasis political 0; peasants italia:1")
    play(GAME, state, "muster italia")
    assert refused(GAME, state, "muster gallia").key == "one-soldier"
    state = mustering(land(gallia="fortress"), "emphasis political 0; peasants italia:1")
    play(GAME, state, "muster gallia", "turn soldier italia", "muster gallia")
    assert citizens(state, 0, "gallia") == (0, 2)


# Palace


def palaces(structures: tuple[str, str], emphasis: str) -> tuple[int, int]:
    """Return what annexing and a step of Govern cost with three regions."""
    have = f"stock crops:9; peasants syria:2; {emphasis}"
    regions = land(*structures) + "; syria gold 3"
    state = scene(regions, have, cards="conquest govern")
    play(GAME, state, "use conquest")
    annexing = price(state, "annex syria")[0]
    play(GAME, state, "done", "use govern")
    return annexing, price(state, "lower")[0]


@pytest.mark.rule("5.3", "5.6", "structure.palace")
@pytest.mark.parametrize("structures", [("palace", ""), ("palace", "palace")])
def test_palaces_make_the_empire_one_smaller_political_unlocked_two(
    structures: tuple[str, str],
) -> None:
    assert palaces(("", ""), "") == (3, 3)
    assert palaces(structures, "") == (2, 2)
    assert palaces(structures, "emphasis political 0") == (1, 1)
    assert palaces(structures, "emphasis civil 0") == (2, 2)


@pytest.mark.rule("5.3", "5.6", "structure.palace")
def test_with_a_palace_annexing_may_cost_nothing_but_governing_costs_1() -> None:
    have = "stock crops:1; peasants syria:2; emphasis political 0"
    regions = "italia crops 4 of 0 capital has palace; syria gold 3"
    state = scene(regions, have, cards="conquest govern")
    play(GAME, state, "use govern")
    assert price(state, "lower")[0] == 1
    play(GAME, state, "lower", "done", "use conquest", "annex syria")
    assert stock(state, 0) == (0, 0)
    assert count(state).regions == 2


@pytest.mark.rule("2.2", "structure.palace")
def test_a_palace_does_not_change_what_space_c_counts() -> None:
    assert count(scene(land("palace"))).counted[2] == 3


# Shrine


def governing(regions: str, have: str = "") -> Sands:
    """Return a position in which seat 0 governs."""
    state = scene(regions, f"stock crops:0; {have}", cards="govern build")
    play(GAME, state, "use govern")
    return state


@pytest.mark.rule("5.6", "structure.shrine")
def test_each_shrine_gives_a_crop_before_governing() -> None:
    regions = land("shrine", "shrine") + "; syria gold 3 has shrine"
    for have in ("", "emphasis civil 0", "emphasis cultural 0"):
        state = governing(f"{regions}; graecia of 1 province has shrine", have)
        assert stock(state, 0) == (2, 0)


@pytest.mark.rule("4.2.B", "5.6", "structure.shrine")
def test_the_crops_of_a_shrine_alone_make_govern_used() -> None:
    state = governing(land("shrine"), "emphasis cultural 0")
    play(GAME, state, "done")
    assert state.players[0].used
    assert state.players[0].markers == 1
    state = governing(land(), "emphasis cultural 0")
    play(GAME, state, "done")
    assert not state.players[0].used
    assert state.players[0].markers == 0


@pytest.mark.rule("5.6", "structure.shrine")
def test_the_crops_of_a_shrine_pay_for_steps() -> None:
    state = governing("italia crops 4 of 0 capital has shrine", "emphasis cultural 0")
    play(GAME, state, "lower", "lower")
    assert stock(state, 0) == (0, 0)
    assert state.players[0].unrest == 1


# Amphitheater


@pytest.mark.rule("5.5", "structure.amphitheater")
def test_culture_unlocked_an_amphitheater_makes_building_here_and_next_door_1_cheaper() -> None:
    state = building(land(italia="amphitheater"), "emphasis cultural 0")
    assert cost(state, "build fortress italia") == 4
    assert price(state, "build fortress gallia") == (4, [3, 2, -1])
    assert cost(state, "build fortress libya") == 5


@pytest.mark.rule("5.5", "structure.amphitheater", "6")
@pytest.mark.parametrize("have", ["", "emphasis civil 0", "emphasis political 0"])
def test_a_locked_amphitheater_makes_nothing_cheaper(have: str) -> None:
    state = building(land(italia="amphitheater"), have)
    assert cost(state, "build fortress italia") == 5
    assert cost(state, "build fortress gallia") == 5


@pytest.mark.rule("5.5", "structure.amphitheater")
def test_all_amphitheaters_together_give_1() -> None:
    state = building(land("amphitheater", "amphitheater"), "emphasis cultural 0")
    assert cost(state, "build fortress italia") == 4


@pytest.mark.rule("5.5", "structure.amphitheater")
def test_an_amphitheater_of_somebody_else_does_not_help() -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 1 colony has amphitheater"
    state = building(f"{regions}; sicilia crops 3 has amphitheater", "emphasis cultural 0")
    assert cost(state, "build fortress italia") == 5


@pytest.mark.rule("5.5", "structure.amphitheater", "structure.quarry")
def test_a_quarry_and_an_amphitheater_add_up() -> None:
    given = held("tyranny")
    have = f"emphasis cultural 0; {given['have']}"
    state = building(land(italia="quarry amphitheater"), have, given["rows"])
    assert price(state, "build fortress gallia") == (3, [3, 2, -1, -1])


# Library


def advancing(structures: tuple[str, str], have: str) -> list[str]:
    """Return the rows in which seat 0 may advance; it has a marker in each, and unrest 3."""
    firsts = "agriculture:1 law:1 barter:1"
    state = scene(land(*structures), f"reached {firsts}; {have}", cards="advance build")
    play(GAME, state, "use advance")
    return texts(GAME, state, "advance")


@pytest.mark.rule("5.7", "structure.library")
@pytest.mark.parametrize("structures", [("library", ""), ("library", "library")])
def test_culture_unlocked_libraries_let_every_heritage_count_1_higher(
    structures: tuple[str, str],
) -> None:
    have = "heritage 2 2 2; emphasis cultural 0"
    opened = ["advance civil-1", "advance civil-2", "advance political-1", "advance political-2"]
    assert advancing(structures, have) == [*opened, "advance cultural-1", "advance cultural-2"]
    assert advancing(structures, "heritage 1 1 1; emphasis cultural 0") == []
    assert advancing(("", ""), have) == []


@pytest.mark.rule("5.7", "structure.library", "6")
def test_a_locked_library_does_not_help() -> None:
    assert advancing(("library", ""), "heritage 2 2 2") == []
    assert advancing(("library", ""), "heritage 2 2 2; emphasis civil 0") == []


@pytest.mark.rule("4.5", "structure.library")
def test_a_library_does_not_help_chronicle_cards() -> None:
    state = late(land("library"), "heritage 0 1 0; emphasis cultural 0; chronicles e:1", clock=LAST)
    end_generation(state)
    assert GAME.scores(state) == [0, 0, 0]


# Temple


@pytest.mark.rule("5.5", "structure.temple")
def test_a_temple_raises_cultural_heritage_when_it_is_built() -> None:
    state = building(land())
    play(GAME, state, "build temple italia")
    assert heritage(state) == (0, 0, 1)
    assert count(state).lyres == 3


@pytest.mark.rule("8", "structure.temple")
def test_heritage_beyond_15_is_lost() -> None:
    state = building(land(), "heritage 0 0 15")
    play(GAME, state, "build temple italia")
    assert heritage(state) == (0, 0, 15)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    "name",
    [
        name
        for name in GAME.parts.structure_names
        if name not in ("aqueduct", "arch", "fortress", "library", "temple")
    ],
)
def test_other_structures_raise_no_heritage(name: str) -> None:
    state = building(land(), "emphasis civil 0")
    play(GAME, state, f"build {name} libya")
    assert heritage(state) == (0, 0, 0)


# City


@pytest.mark.rule("5.5", "structure.city")
def test_the_level_of_a_city_is_the_capacity_of_its_region() -> None:
    state = building(land(), "emphasis civil 0")
    assert price(state, "build city italia") == (7, [3, 4])
    assert price(state, "build city libya") == (8, [3, 5])


@pytest.mark.rule("5.5", "6", "structure.city")
def test_a_city_is_built_only_while_civil_is_unlocked() -> None:
    for have in ("", "emphasis political 0", "emphasis cultural 0"):
        assert refused(GAME, building(land(), have), "build city italia").key == "structure-locked"
    given = held("tyranny")
    play(GAME, building(land(), given["have"], given["rows"]), "build city italia")


@pytest.mark.rule("5.8", "structure.city")
def test_caravans_go_out_from_an_own_city() -> None:
    state = scene(land(libya="city"), "stock gold:2", cards="caravan1")
    play(GAME, state, "use caravan1")
    assert "caravan libya mauretania gold" in texts(GAME, state)
    state = scene(land(), "stock gold:2", cards="caravan1")
    play(GAME, state, "use caravan1")
    assert refused(GAME, state, "caravan libya mauretania gold").key == "not-connected"


@pytest.mark.rule("5.3", "5.8", "structure.city")
@pytest.mark.parametrize("owner", ["", " of 1 province"])
def test_caravans_do_not_go_out_from_a_city_one_does_not_control(owner: str) -> None:
    regions = f"italia crops 4 of 0 capital; libya crops 5{owner} has city"
    state = scene(regions, "stock gold:2; peasants libya:2", cards="caravan1")
    play(GAME, state, "use caravan1")
    assert refused(GAME, state, "caravan libya mauretania gold").key == "not-connected"


@pytest.mark.rule("5.8", "structure.city")
@pytest.mark.parametrize(("owner", "raised"), [(" of 1 province", True), ("", False)])
def test_the_first_caravan_that_reaches_a_foreign_city_raises_heritage(
    owner: str, raised: bool
) -> None:
    regions = f"italia crops 4 of 0 capital; gallia gold 4{owner} has city"
    state = scene(regions, "stock gold:2", cards="caravan1 muster")
    play(GAME, state, "use caravan1", "caravan gallia italia gold")
    assert (asked(GAME, state)[0] == "ChooseHeritage") == raised
    have = "stock gold:2; caravans hispania:gallia hispania:italia"
    state = scene(regions, have, cards="caravan1 muster")
    play(GAME, state, "use caravan1", "caravan gallia italia gold")
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.8", "structure.city")
def test_an_own_city_raises_no_heritage() -> None:
    state = scene(land(gallia="city"), "stock gold:2", cards="caravan1 muster")
    play(GAME, state, "use caravan1", "caravan gallia italia gold")
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.10", "structure.city")
def test_foreign_caravans_that_reach_an_own_city_pay_tribute() -> None:
    regions = land(gallia="city") + "; syria gold 3 has city"
    state = scene(
        regions,
        "",
        "stock gold:5; caravans germania:gallia hispania:gallia cyprus:syria",
        "stock crops:5; caravans germania:gallia",
        cards="tribute",
    )
    play(GAME, state, "use tribute", "tribute caravans")
    assert [stock(state, seat) for seat in (0, 1, 2)] == [(0, 3), (0, 3), (5, 0)]


@pytest.mark.rule("5.10", "structure.city")
def test_a_region_with_capital_and_city_pays_once_per_caravan() -> None:
    state = scene(land(italia="city"), "", "stock crops:5; caravans gallia:italia", cards="tribute")
    play(GAME, state, "use tribute", "tribute caravans")
    assert (stock(state, 0), stock(state, 1)) == ((1, 0), (4, 0))


@pytest.mark.rule("3.2", "structure.city")
def test_there_are_28_city_tiles() -> None:
    state = building(land(gallia="city"), "emphasis civil 0")
    assert state.supply[GAME.parts.structure_names.index("city")] == 27
