"""Every price is told in its parts: citizens, influence, tokens."""

import pytest

from clocksmith.core.seat import Seat
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    AcademicExhausted,
    CalledHome,
    ChainLaid,
    CitizenSent,
    DiplomatSent,
    EconomyUsed,
    Exhausted,
    InfluencePaid,
    PointsChained,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.milestones import ACCESS_NAMES
from clocksmith.games.inventions.view.view import InventionsView
from games.conformance.games import Table
from games.inventions.house import PARTS
from games.inventions.parts import do, gained, offered, position, question
from play import refused

Told = list[tuple[str, int, list[tuple[str, int]]]]


def told(state: Inventions, line: str) -> Told:
    """Return the prices of an action: currency, total, and the parts by key."""
    prices = GAME.prices(state, GAME.actions.parse(line))
    return [
        (price.currency, price.total, [(part.key, part.amount) for part in price.parts])
        for price in prices
    ]


# 4.2.4 Placing


def placing(*lines: str) -> Inventions:
    """Return a position in step 4, after a diplomat was sent to Pottery."""
    state = position("0: marked start", *lines)
    do(state, "pillar send", "dispatch pottery", "send technology")
    while question(state) in ("MayUseTechnology", "MayUseEconomy"):
        do(state, "pass" if "pass" in offered(state) else "done")
    return state


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize(("tiles", "influence"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_step_four_costs_influence_by_the_tiles_in_the_row(tiles: int, influence: int) -> None:
    row = ["culture-1", "culture-2", "wealth-a", "economy-3"][:tiles]
    state = placing(f"0: row {' '.join(row)}")
    assert told(state, "pay") == [("influence", influence, [("row", influence)])]
    assert gained(state, "pay") == ({"influence": -influence} if influence else {})
    assert PARTS.row_cost[tiles] == influence


@pytest.mark.rule("4.2.4")
def test_without_the_influence_the_step_is_not_possible() -> None:
    state = placing("0: row culture-1 culture-2", "0: influence 1")
    refusal = refused(GAME, state, "pay")
    assert refusal.key == "too-little-influence-to-place"
    assert {detail.name: detail.value for detail in refusal.details} == {"count": 2, "held": 1}


@pytest.mark.rule("4.2.4")
def test_nothing_is_paid_where_nothing_can_be_placed() -> None:
    state = placing("0: row culture-1", "0: available 2 0 2", "0: academics 0")
    assert refused(GAME, state, "pay").key == "nothing-can-be-placed"
    assert offered(state) == ["skip"]


@pytest.mark.rule("4.2.4")
def test_who_has_paid_places_one_tile_at_least() -> None:
    state = placing("0: row culture-1")
    do(state, "pay")
    assert refused(GAME, state, "done").key == "one-tile-at-least"


@pytest.mark.rule("4.2.4")
def test_skipping_costs_nothing() -> None:
    state = placing("0: row culture-1")
    assert gained(state, "skip") == {}


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize(
    ("lines", "line", "expected"),
    [
        ((), "place culture-1 a1", (1, [("tile", 1)])),
        ((), "place wealth-a a1", (2, [("wealth", 2)])),
        (
            ("0: map a1:economy-1 b2:wealth-b",),
            "place culture-1 b1",
            (3, [("tile", 1), ("neighbours", 2)]),
        ),
        (
            ("0: map a1:economy-1 b2:wealth-b",),
            "place wealth-a b1",
            (4, [("wealth", 2), ("neighbours", 2)]),
        ),
        (
            ("0: map a1:economy-1 b2:wealth-b", "0: inventions wine bread"),
            "place culture-1 b1",
            (2, [("tile", 1), ("neighbours", 2), ("inventions", -1)]),
        ),
        (
            ("0: inventions wine megalith chess",),
            "place culture-1 b1",
            (0, [("tile", 1), ("inventions", -3)]),
        ),
        (
            ("0: inventions wine megalith chess",),
            "place wealth-a b1",
            (2, [("wealth", 2)]),  # inventions do not help with Wealth
        ),
        (
            ("0: inventions wine megalith chess",),
            "place economy-3 b1",
            (1, [("tile", 1)]),  # nor do those of another field
        ),
    ],
)
def test_a_tile_costs_its_kind_its_neighbours_and_less_with_inventions(
    lines: tuple[str, ...], line: str, expected: tuple[int, list[tuple[str, int]]]
) -> None:
    state = placing("0: row culture-1 wealth-a economy-3", *lines)
    do(state, "pay")
    assert told(state, line) == [("citizens", *expected)]


@pytest.mark.rule("4.2.4", "6.13")
@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ("a1", 2),
        ("b1", 3),
        ("d1", 2),
        ("a2", 3),
        ("b2", 4),
        ("c2", 4),
        ("d2", 3),
        ("a3", 2),
        ("c3", 3),
        ("d3", 2),
    ],
)
def test_neighbours_share_an_edge(cell: str, near: int) -> None:
    """Every other space is full: as many neighbours as edges inside the map of 4 by 3."""
    names = [f"{kind}-{n}" for kind in ("economy", "technology") for n in range(1, 8)]
    others = [place for place in PARTS.place_names if place != cell]
    words = [f"{place}:{name}" for place, name in zip(others, names, strict=False)]
    state = placing("0: row culture-1", f"0: map {' '.join(words)}", "0: available 2 6 2")
    do(state, "pay")
    price = ("citizens", 1 + near, [("tile", 1), ("neighbours", near)])
    assert told(state, f"place culture-1 {cell}") == [price]


@pytest.mark.rule("4.2.4", "4.1")
def test_a_tile_is_paid_by_its_field_or_by_academics_who_take_it() -> None:
    state = placing(
        "0: row culture-1 culture-2", "0: map a1:economy-1", "0: marked start economy-1"
    )
    do(state, "pay", "place culture-1 a2")
    assert offered(state) == ["exhaust culture", "exhaust academic culture"]
    changed = gained(state, "exhaust academic culture", "exhaust culture")
    assert changed == {"academics": -1, "culture": -1, "tired culture": 2, "culture-1": -1}


@pytest.mark.rule("4.2.4", "4.1")
def test_wealth_is_paid_by_anybody_and_the_owner_chooses_the_field_of_an_academic() -> None:
    state = placing("0: row wealth-a")
    do(state, "pay", "place wealth-a a2")
    assert len(offered(state)) == 6
    changed = gained(state, "exhaust academic technology", "exhaust economy")
    assert changed == {
        "academics": -1,
        "economy": -1,
        "tired technology": 1,
        "tired economy": 1,
        "wealth-a": -1,
    }


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize(
    ("milestone", "space", "most"),
    [
        ("agriculture", "", 1),
        ("wheel", "3-1", 2),
        ("mathematics", "4-1", 3),
        ("electricity", "5-1", 4),
    ],
)
def test_at_most_one_tile_less_than_the_own_era_is_placed(
    milestone: str, space: str, most: int
) -> None:
    lines = [f"private 0 {milestone}", "eureka - - -"] + ([f"era 0 {space}"] if space else [])
    row = "0: row economy-3 economy-4 economy-5 economy-6"
    state = placing(row, *lines, "0: available 4 2 2", "0: influence 10")
    do(state, "pay")
    for cell in ("a1", "c1", "b2", "d2")[:most]:
        number = "3456"[("a1", "c1", "b2", "d2").index(cell)]
        do(state, f"place economy-{number} {cell}")
        while question(state) == "ExhaustCitizen":
            do(state, offered(state)[0])
    if state.turn.seat == 0:
        assert offered(state, "place") == []
    assert state.players[0].placed.bit_count() == most


# 4.3 The ten actions


@pytest.mark.rule("4.3.I", "6.7")
@pytest.mark.parametrize(("region", "citizens"), [("africa", 1), ("asia", 2)])
def test_presenting_costs_what_the_specialist_tile_asks_for(region: str, citizens: int) -> None:
    state = position("0: ideas bread")
    do(state, "pillar present")
    price = ("citizens", citizens, [("specialist-tile", citizens)])
    assert told(state, f"present bread {region}") == [price]


@pytest.mark.rule("4.3.II", "6.6", "culture.2")
@pytest.mark.parametrize(
    ("card", "lines", "total", "parts"),
    [
        ("fat-lamp", (), 1, [("inventor", 1)]),
        ("bread", (), 2, [("inventor", 1), ("extra", 1)]),
        ("bread", ("0: map a1:culture-2",), 1, [("inventor", 1), ("extra", 1), ("culture", -1)]),
    ],
)
def test_inventing_costs_an_inventor_and_the_extra_citizens(
    card: str, lines: tuple[str, ...], total: int, parts: list[tuple[str, int]]
) -> None:
    state = position(f"africa: idea {card} by 1 1", *lines)
    do(state, "pillar invent")
    assert told(state, "invent africa") == [("citizens", total, parts)]


@pytest.mark.rule("4.3.II", "culture.2")
def test_a_culture_tile_that_saves_nothing_leaves_the_price_as_it_is() -> None:
    state = position("africa: idea fat-lamp by 1 1", "0: map a1:culture-2")
    do(state, "pillar invent")
    ((currency, total, _),) = told(state, "invent africa")
    assert (currency, total) == ("citizens", 1)


@pytest.mark.rule("4.3.III", "4.3.IX")
def test_innovators_and_diplomats_cost_one_citizen() -> None:
    state = position("africa: idea fat-lamp by 1 1 inventor 1 flipped")
    do(state, "pillar innovate")
    assert told(state, "innovate africa") == [("citizens", 1, [("innovator", 1)])]
    state = position()
    do(state, "pillar send")
    assert told(state, "dispatch pottery") == [("citizens", 1, [("diplomat", 1)])]


@pytest.mark.rule("4.3.VI", "6.9", "culture.6")
@pytest.mark.parametrize(
    ("lines", "tile", "total", "parts"),
    [
        ((), "n4", 3, [("influence-tile", 3)]),
        (("0: map a1:culture-6",), "n4", 2, [("influence-tile", 3), ("culture", -1)]),
    ],
)
def test_an_influence_tile_costs_citizens_of_the_map(
    lines: tuple[str, ...], tile: str, total: int, parts: list[tuple[str, int]]
) -> None:
    state = position("africa: people 4x0", *lines)
    do(state, "pillar influence")
    assert told(state, f"claim africa {tile}") == [("map-citizens", total, parts)]


@pytest.mark.rule("culture.6")
def test_the_price_of_the_smallest_influence_tile_stays_one() -> None:
    state = position("africa: people 4x0", "0: map a1:culture-6")
    do(state, "pillar influence")
    ((currency, total, _),) = told(state, "claim africa n1")
    assert (currency, total) == ("map-citizens", 1)


@pytest.mark.rule("4.3.C", "4.3.T", "4.3.E")
def test_chains_cost_a_token_technology_influence_too_and_economy_its_own_token() -> None:
    state = position(
        "asia: people 3x0", "0: inventions cooking", "0: map a1:technology-5", "0: ideas bread"
    )
    do(state, "pillar call", "call asia 1")
    assert told(state, "chain cooking") == [("tokens", 1, [("chain", 1)])]
    assert told(state, "use start") == [("economy-tokens", 1, [("economy", 1)])]
    do(state, "pass")
    assert told(state, "chain technology-5") == [
        ("tokens", 1, [("chain", 1)]),
        ("influence", 1, [("technology", 1)]),
    ]
    assert told(state, "pass") == []


@pytest.mark.rule("6.14.6")
def test_the_first_ideas_cost_nothing_from_home() -> None:
    state = GAME.start(3)
    while question(state) != "LayFirstIdea":
        do(state, offered(state)[0])
    assert told(state, offered(state)[0]) == []


# 4.3 Access, told


@pytest.mark.rule("4.3.A", "R9")
@pytest.mark.parametrize(
    ("milestone", "access", "owner"),
    [
        ("agriculture", "own", 0),
        ("animal-domestication", "diplomat", 1),
        ("pottery", "foreign", 2),
        ("weaving", "foreign", -1),
        ("cordage", "common", -1),
        ("mining", "eureka", -1),
        ("mathematics", "face-down", -1),
    ],
)
def test_access_to_every_milestone_is_told_with_its_reason(
    milestone: str, access: str, owner: int
) -> None:
    state = position("post animal-domestication 1x0")
    view = GAME.view(state, Seat(0))
    assert isinstance(view, InventionsView)
    found = view.access[PARTS.milestone_names.index(milestone)]
    assert (ACCESS_NAMES[found.access], found.owner) == (access, owner)


# What is paid is what was told

PAID = {
    "citizens": (Exhausted, AcademicExhausted, CitizenSent, DiplomatSent),
    "tokens": (ChainLaid, PointsChained),
    "economy-tokens": (EconomyUsed,),
}


@pytest.mark.parametrize("number", range(0, 320, 32))
def test_what_is_paid_is_the_price_that_was_told(number: int) -> None:
    """Each priced action is followed in a copy, by first answers, until its payment is over."""
    table = Table("inventions", number)
    for action in table.moves():
        prices = {price.currency: price.total for price in GAME.prices(table.state, action)}
        events = table.play(action)
        if prices.get("citizens"):
            copy = table.twin()
            assert isinstance(copy, Inventions)
            while question(copy) in ("SendCitizen", "ExhaustCitizen", "SendEnvoy"):
                events = events + do(copy, offered(copy)[0])
                if GAME.decision(copy) is None:
                    break
        for currency, kinds in PAID.items():
            if currency in prices:
                paid = [event for event in events if isinstance(event, kinds)]
                assert len(paid) == prices[currency], (action.text, currency)
        if "influence" in prices:
            lost = sum(event.influence for event in events if isinstance(event, InfluencePaid))
            assert lost == prices["influence"]
        if "map-citizens" in prices and any(isinstance(event, CalledHome) for event in events):
            called = sum(event.count for event in events if isinstance(event, CalledHome))
            assert called == prices["map-citizens"]
