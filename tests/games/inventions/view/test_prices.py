"""Every price is told in its parts, and what is paid is what was told."""

import pytest

from clocksmith.core.event import Event
from clocksmith.core.preview import preview
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    FOR_PLACING,
    FOR_TECHNOLOGY,
    AcademicExhausted,
    ChainLaid,
    CitizenSent,
    DiplomatSent,
    EconomyUsed,
    Exhausted,
    InfluencePaid,
    PointsChained,
)
from clocksmith.games.inventions.model.state import Inventions
from games.conformance.games import Table
from games.inventions.scene import scene

Parts = list[tuple[str, int]]


def told(state: Inventions, line: str) -> list[tuple[str, int, Parts]]:
    """Return the prices of an action: currency, total and parts."""
    prices = GAME.prices(state, GAME.actions.parse(line))
    return [(p.currency, p.total, [(part.key, part.amount) for part in p.parts]) for p in prices]


@pytest.mark.rule("4.2.4")
def test_a_tile_costs_its_base_its_neighbours_and_less_for_inventions() -> None:
    board = "row culture-1 wealth-a; map a1:economy-1 b2:culture-3; inventions wine; marked start"
    state = scene(at="placing", boards={0: board})
    assert told(state, "place culture-1 b1") == [
        ("citizens", 2, [("tile", 1), ("neighbours", 2), ("inventions", -1)])
    ]
    assert told(state, "place culture-1 d3") == [("citizens", 0, [("tile", 1), ("inventions", -1)])]
    assert told(state, "place wealth-a b1") == [("citizens", 4, [("wealth", 2), ("neighbours", 2)])]
    assert told(state, "pay") == [("influence", 2, [("row", 2)])]
    assert told(state, "skip") == []


@pytest.mark.rule("4.3.I", "4.3.II", "4.3.III", "4.3.IX", "culture.2")
def test_actions_cost_citizens() -> None:
    land = {"europe": "idea bread by 1 1", "asia": "idea cooking by 1 1 inventor 1 flipped"}
    state = scene("invent", land=land, boards={0: "map a1:culture-2; ideas wine"})
    assert told(state, "invent europe") == [
        ("citizens", 1, [("inventor", 1), ("extra", 1), ("culture", -1)])
    ]
    assert told(state, "innovate asia") == [("citizens", 1, [("innovator", 1)])]
    assert told(state, "present wine oceania") == [("citizens", 2, [("specialist-tile", 2)])]
    assert told(state, "dispatch pottery") == [("citizens", 1, [("diplomat", 1)])]
    assert told(state, "invent africa") == []


@pytest.mark.rule("4.3.VI", "culture.6", "4.3.T", "4.3.E", "4.3.C")
def test_claims_chains_and_tokens() -> None:
    boards = {0: "map a1:culture-6 b1:technology-2"}
    state = scene("influence", land={"europe": "people 4x0"}, boards=boards)
    assert told(state, "claim europe n5") == [
        ("map-citizens", 3, [("influence-tile", 4), ("culture", -1)])
    ]
    assert told(state, "chain bread") == [("tokens", 1, [("chain", 1)])]
    assert told(state, "chain technology-2") == [
        ("tokens", 1, [("chain", 1)]),
        ("influence", 1, [("technology", 1)]),
    ]
    assert told(state, "use start") == [("economy-tokens", 1, [("economy", 1)])]


def paid(events: list[Event]) -> dict[str, int]:
    """Return what events say was paid, by currency."""
    found = {"citizens": 0, "influence": 0, "tokens": 0, "economy-tokens": 0}
    for event in events:
        if isinstance(event, (CitizenSent, DiplomatSent, Exhausted, AcademicExhausted)):
            found["citizens"] += 1
        elif isinstance(event, InfluencePaid) and event.why in (FOR_PLACING, FOR_TECHNOLOGY):
            found["influence"] += event.influence
        elif isinstance(event, (ChainLaid, PointsChained)):
            found["tokens"] += 1
        elif isinstance(event, EconomyUsed):
            found["economy-tokens"] += 1
    return {currency: amount for currency, amount in found.items() if amount}


PAYING = ("SendCitizen", "ExhaustCitizen", "SendEnvoy")


@pytest.mark.parametrize("number", range(0, 320, 40))
def test_what_is_paid_is_the_price_that_was_told(number: int) -> None:
    table = Table("inventions", number)
    due: dict[str, int] = {}
    for action in table.moves():
        asked = type(GAME.decision(table.state)).__name__
        prices = {p.currency: p.total for p in GAME.prices(table.state, action) if p.total}
        prices.pop("map-citizens", None)
        events = table.play(action)
        if asked not in PAYING:
            assert due == {}, "a price is paid before anything else is asked"
            due = prices
        for currency, amount in paid(events).items():
            due[currency] = due.get(currency, 0) - amount
        due = {currency: amount for currency, amount in due.items() if amount}
        assert all(amount > 0 for amount in due.values()), "nothing is paid that was not told"


@pytest.mark.rule("4.3.IV")
def test_a_preview_tells_what_sharing_gives_to_everybody() -> None:
    state = scene("share", land={"asia": "idea bread by 1 2 inventor 2 innovator 0 flipped"})
    shown = preview(GAME, state, GAME.actions.parse("share asia"), state.turn.seat)
    assert [type(event).__name__ for event in shown.events] == ["Shared", "IpGained", "Settled"]
    assert type(shown.decision).__name__ == "ChooseReward"
