"""Every price is told in its parts: unrest, level, regions, and each discount."""

import pytest

from clocksmith.core.preview import preview
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.actions import Build
from clocksmith.games.sands.model.content import CROPS, GOLD, RESOURCE_NAMES
from clocksmith.games.sands.model.events import BattleJoined, Paid
from clocksmith.games.sands.rules.acting import TurnDecision
from games.conformance.games import Table
from games.sands.parts import held
from games.sands.scene import price, scene, stock
from play import play, refused, texts

REGIONS = "italia crops 4 of 0 capital; gallia gold 4 of 0 province; libya crops 5 of 0 colony"
# Tyranny and Masonry, and the cultural emphasis: everything that makes building cheaper is open.
CHEAP = "labor masonry tyranny urbanism; agriculture ornament"


def building(regions: str, have: str, rows: str = "") -> list[tuple[int, list[int]]]:
    """Return the prices of a wonder and a city in Italia."""
    state = scene(regions, have, rows=rows, cards="build")
    play(GAME, state, "use build")
    return [price(state, "build wonder italia"), price(state, "build city italia")]


# Build


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("unrest", [1, 4, 7])
def test_a_structure_costs_unrest_and_level(unrest: int) -> None:
    wonder, city = building(REGIONS, f"unrest {unrest}")
    assert wonder == (unrest + 4, [unrest, 4])
    assert city == (unrest + 4, [unrest, 4])


@pytest.mark.rule("5.5", "structure.quarry", "structure.amphitheater")
@pytest.mark.rule("advance.masonry", "advance.urbanism", "advance.labor")
def test_all_discounts_add_up_and_are_told_one_by_one() -> None:
    regions = "italia crops 4 of 0 capital has quarry; gallia of 0 province has amphitheater"
    have = "unrest 7; reached labor:4; emphasis cultural 0; stock gold:9; peasants italia:3"
    wonder, city = building(regions, have, CHEAP)
    assert wonder == (8, [7, 4, -1, -1, -1])
    assert city == (7, [7, 4, -1, -1, -2])
    state = scene(regions, have, rows=CHEAP, cards="build")
    play(GAME, state, "use build", "build city italia")
    assert price(state, "commit 3") == (4, [7, 4, -1, -1, -2, -3])
    play(GAME, state, "commit 3")
    assert stock(state, 0) == (0, 5)


@pytest.mark.rule("5.5")
def test_a_price_is_at_least_1() -> None:
    regions = "italia crops 4 of 0 capital has quarry; gallia of 0 province has amphitheater"
    have = "stock gold:1; unrest 1; reached agriculture:4; emphasis cultural 0"
    rows = "agriculture masonry granaries engineering; labor ornament"
    state = scene(regions, have, rows=rows, cards="build")
    play(GAME, state, "use build")
    # 1 and 1 less 3 would be nothing.
    assert price(state, "build shrine italia")[0] == 1
    play(GAME, state, "build shrine italia")
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("5.5")
def test_a_price_is_told_also_to_those_who_cannot_pay_it() -> None:
    state = scene(REGIONS, "stock gold:3", cards="build")
    play(GAME, state, "use build")
    assert refused(GAME, state, "build quarry italia").key == "too-little-gold"
    assert price(state, "build quarry italia") == (4, [3, 1])


# Crops


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("unrest", [1, 3, 6])
def test_an_attack_costs_unrest_in_crops(unrest: int) -> None:
    have = "peasants syria:2; unrest {}; stock crops:{}"
    state = scene(REGIONS, have.format(unrest, unrest), "peasants syria:1", cards="conquest")
    play(GAME, state, "use conquest")
    assert price(state, "attack syria 1") == (unrest, [unrest])
    play(GAME, state, "attack syria 1")
    assert stock(state, 0) == (0, 0)
    state = scene(REGIONS, have.format(unrest, unrest - 1), "peasants syria:1", cards="conquest")
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "attack syria 1").key == "too-few-crops"


@pytest.mark.rule("5.3", "structure.palace", "advance.law", "advance.imperium")
def test_the_price_of_annexing_tells_regions_palace_law_and_imperium() -> None:
    names = ["gallia", "libya", "graecia", "hispania", "sicilia", "rhodes", "cyprus", "aegyptus"]
    colonies = "; ".join(f"{name} of 0 colony" for name in names)
    regions = f"italia crops 4 of 0 capital has palace; {colonies}; syria gold 3"
    given = held("imperium")
    have = f"soldiers syria:2; {given['have']}"
    state = scene(regions, have, rows=given["rows"], cards="conquest")
    play(GAME, state, "use conquest")
    # Nine regions less 1 and less 2 make 6; Imperium takes 2 more off.
    assert price(state, "annex syria") == (4, [9, -1, -2, -2])
    state = scene(regions, f"{have}; emphasis political 0", rows=given["rows"], cards="conquest")
    play(GAME, state, "use conquest")
    assert price(state, "annex syria") == (4, [9, -2, -2, -1])


@pytest.mark.rule("5.3")
def test_annexing_counts_the_regions_controlled_so_far() -> None:
    state = scene("italia crops 4 of 0 capital; syria gold 3", "peasants syria:1", cards="conquest")
    play(GAME, state, "use conquest")
    assert price(state, "annex syria") == (1, [1])
    assert refused(GAME, state, "annex syria").key == "too-few-crops"


@pytest.mark.rule("5.3")
def test_nobody_controls_more_than_ten_regions() -> None:
    names = ["gallia", "libya", "graecia", "hispania", "sicilia", "rhodes", "cyprus", "aegyptus"]
    colonies = "; ".join(f"{name} of 0 colony" for name in [*names, "mauretania"])
    regions = f"italia crops 4 of 0 capital; {colonies}; syria gold 3"
    state = scene(regions, "stock crops:99; peasants syria:1", cards="conquest")
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "annex syria").key == "enough-regions"


@pytest.mark.rule("5.6", "structure.palace", "advance.poetry")
@pytest.mark.parametrize(
    ("structures", "reached", "parts"),
    [
        ("", "", [3]),
        (" has palace", "", [3, -1]),
        ("", "; reached writing:2", [3, -1]),
        (" has palace", "; reached writing:2", [3, -1, -1]),
        (" has palace", "; reached writing:2; emphasis political 0", [3, -2, -1]),
    ],
)
def test_the_price_of_a_step_of_govern_tells_regions_palace_and_poetry(
    structures: str, reached: str, parts: list[int]
) -> None:
    have = f"stock crops:9{reached}"
    rows = "writing poetry; barter coinage"
    state = scene(f"{REGIONS}{structures}", have, rows=rows, cards="govern")
    play(GAME, state, "use govern")
    assert price(state, "lower") == (max(1, sum(parts)), parts)


# Muster and caravans


@pytest.mark.rule("5.2")
def test_each_option_of_muster_costs_1_gold() -> None:
    have = "stock gold:3; peasants italia:1; emphasis political 0"
    state = scene(f"{REGIONS} has irrigation", have, cards="muster")
    play(GAME, state, "use muster")
    for line in ("muster italia", "turn soldier italia", "irrigate libya"):
        assert price(state, line) == (1, [1])


@pytest.mark.rule("5.8", "advance.barter")
@pytest.mark.parametrize(("reached", "parts"), [("", [2]), ("reached barter:1", [2, -1])])
def test_a_caravan_costs_2_and_with_barter_1(reached: str, parts: list[int]) -> None:
    state = scene(REGIONS, f"stock gold:2 crops:2; {reached}", cards="caravan1")
    play(GAME, state, "use caravan1")
    for resource in RESOURCE_NAMES:
        line = f"caravan gallia italia {resource}"
        assert price(state, line) == (sum(parts), parts)
        (found,) = GAME.prices(state, GAME.actions.parse(line))
        assert found.currency == resource


@pytest.mark.rule("5.9")
def test_a_free_caravan_has_no_price() -> None:
    state = scene(REGIONS, "peasants italia:1; emphasis cultural 0", cards="migrate")
    play(GAME, state, "use migrate", "done")
    assert GAME.prices(state, GAME.actions.parse("caravan gallia italia free")) == ()


# Battle modifiers


def combat(region: str, own: str, rival: str, rows: str) -> tuple[int, int]:
    """Return both combat values in a region of capacity 5 that seat 1 controls."""
    regions = f"italia of 0 capital; hispania of 1 capital; {region} gold 5 of 1 province"
    state = scene(
        f"{regions} has fortress", f"stock crops:9; {own}", rival, rows=rows, cards="conquest"
    )
    play(GAME, state, "use conquest")
    joined = play(GAME, state, f"attack {region} 1")[1]
    assert isinstance(joined, BattleJoined)
    own_value, rival_value = joined.fields()[-2:]
    assert isinstance(own_value, int)
    assert isinstance(rival_value, int)
    return own_value, rival_value


@pytest.mark.rule("5.3", "structure.fortress")
@pytest.mark.rule("advance.bronze", "advance.iron", "advance.hoplites", "advance.chariots")
@pytest.mark.parametrize(
    ("region", "own", "rival"),
    [
        # 3 soldiers and a peasant with Bronze, Iron and Hoplites against 2 peasants and a soldier.
        ("graecia", 6 + 1 + 1 + 2 + 3, 2 + 2 + 3),
        # In a plain the rival's Chariots count instead; they have Law, Horsemanship and Chariots.
        ("libya", 6 + 1 + 1 + 2, 2 + 2 + 3 + 1),
    ],
)
def test_all_modifiers_of_a_battle_add_up(region: str, own: int, rival: int) -> None:
    rows = "bronze iron hoplites; law horse chariots"
    found = combat(
        region,
        f"peasants {region}:1; soldiers {region}:3; reached bronze:3",
        f"peasants {region}:2; soldiers {region}:1; reached law:3",
        rows,
    )
    assert found == (own, rival)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("unrest", "faces"), [(1, 7), (2, 6), (5, 3), (6, 2), (7, 1)])
def test_faces_go_up_to_what_unrest_allows_and_never_above_6(unrest: int, faces: int) -> None:
    have = f"stock crops:9; unrest {unrest}; peasants syria:1"
    state = scene(REGIONS, have, "peasants syria:1", cards="conquest")
    play(GAME, state, "use conquest", "attack syria 1")
    assert texts(GAME, state) == [f"die {face}" for face in range(faces)]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("own", "rival", "wins"), [(1, 0, True), (0, 0, False), (0, 1, False)])
def test_a_face_counts_3_and_a_tie_is_the_defenders(own: int, rival: int, wins: bool) -> None:
    have = "stock crops:9; unrest 1; peasants syria:2"
    state = scene(REGIONS, have, "peasants syria:2; unrest 1", cards="conquest")
    play(GAME, state, "use conquest", "attack syria 1", f"die {own}", f"die {rival}")
    assert state.players[0].unrest == 1 + (own if wins else 0)
    assert state.players[1].unrest == 1 + (0 if wins else rival)


# In random games


@pytest.mark.parametrize("number", range(0, 320, 40))
def test_what_is_paid_is_the_price_that_was_told(number: int) -> None:
    table = Table("sands", number)
    for action in table.moves():
        asked = GAME.decision(table.state)
        if isinstance(asked, TurnDecision):
            prices = {cost.currency: cost.total for cost in GAME.prices(table.state, action)}
            events = preview(GAME, table.state, action, asked.seat).events
            paid = [event for event in events if isinstance(event, Paid)]
            told = [prices.get(RESOURCE_NAMES[resource], 0) for resource in (CROPS, GOLD)]
            found = [
                sum(e.amount for e in paid if e.resource == resource) for resource in (CROPS, GOLD)
            ]
            held_back = isinstance(action, Build) and (
                table.state.players[asked.seat].advances & GAME.parts.labor.mask
            )
            assert found == ([0, 0] if held_back else told)
        for cost in GAME.prices(table.state, action):
            summed = sum(part.amount for part in cost.parts)
            assert cost.total == summed or (summed < cost.total <= 1)
        table.play(action)
