"""Every price is told in its parts."""

import pytest

from clocksmith.core.preview import preview
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.events import Paid, Played
from clocksmith.games.khronos.rules.turn import TakeTurn
from games.conformance.games import Table
from games.khronos.scene import scene


def told(line: str) -> list[str]:
    """Return the prices of an action in a scene, as sentences."""
    state = scene(might="watchtower b2 of 0; hamlet d3; chapel h8 of 1")
    words = Words(GAME, "en")
    return [words.cost(price) for price in GAME.prices(state, GAME.actions.parse(line))]


@pytest.mark.rule("5.1")
def test_a_building_costs_its_value_in_cards() -> None:
    assert told("build keep might h2") == ["2 cards: 2 military for the keep"]


@pytest.mark.rule("5.2")
def test_an_upgrade_costs_the_difference() -> None:
    parts = "2 military for the keep, -1 for the watchtower it replaces"
    assert told("upgrade keep might b2") == [f"1 card: {parts}"]


@pytest.mark.rule("5.3")
def test_difficult_ground_is_a_part_of_the_price() -> None:
    state = scene(options="")
    (price,) = GAME.prices(state, GAME.actions.parse("build keep might a1"))
    assert (price.total, [part.amount for part in price.parts]) == (4, [2, 2])


@pytest.mark.rule("2.1", "3", "8", "9.1")
def test_money_and_single_cards_are_told() -> None:
    assert told("exchange 1m") == ["2 ecus: 2 for the exchange"]
    assert told("travel a reason") == ["1 ecu: 1 for the journey"]
    assert told("demolish might h8") == [
        "1 card: 1 religious for the chapel",
        "1 ecu: 1 for the demolition",
    ]
    assert told("populate p1") == ["1 card: 1 civil for a cube"]
    assert told("end") == []


@pytest.mark.parametrize("number", range(0, 320, 40))
def test_what_is_paid_is_the_price_that_was_told(number: int) -> None:
    table = Table("khronos", number)
    said = [Words(GAME, language) for language in LANGUAGES]
    for action in table.moves():
        asked = GAME.decision(table.state)
        if isinstance(asked, TakeTurn):
            prices = {price.currency: price.total for price in GAME.prices(table.state, action)}
            events = preview(GAME, table.state, action, asked.seat).events
            cards = sum(sum(event.cards) for event in events if isinstance(event, Played))
            ecus = sum(event.ecus for event in events if isinstance(event, Paid))
            assert (prices.get("cards", 0), prices.get("ecus", 0)) == (cards, ecus)
        for price in GAME.prices(table.state, action):
            assert not [words for words in said if "{" in words.cost(price)]
        table.play(action)
