"""Every price is told in its parts, and what is paid is the price that was told."""

import pytest

from clocksmith.core.preview import preview
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.actions import Annex, Attack, Build, Caravan, Commit
from clocksmith.games.sands.model.content import RESOURCE_NAMES
from clocksmith.games.sands.model.events import Paid
from games.conformance.games import Table
from games.sands.scene import price, scene


@pytest.mark.rule("5.5")
def test_a_structure_names_unrest_level_and_every_discount() -> None:
    state = scene(
        "italia of 0 capital has quarry amphitheater",
        "unrest 4; reached labor:2; emphasis cultural 0",
        cards="build",
    )
    (told,) = GAME.prices(state, GAME.actions.parse("build library italia"))
    assert told.currency == "gold"
    assert [(part.key, part.amount) for part in told.parts] == [
        ("unrest", 4),
        ("level", 3),
        ("neighbourhood", -1),
        ("neighbourhood", -1),
        ("advance", -1),
    ]
    assert told.total == 4


@pytest.mark.rule("5.3", "5.6", "5.8")
def test_other_prices_are_told_too() -> None:
    state = scene("italia of 0 capital", "unrest 4; reached law:1; soldiers libya:1", cards="raid")
    assert price(state, "attack libya 1") == (4, [4])
    assert price(state, "annex libya") == (0, [1, -1])
    assert price(state, "lower") == (1, [1])
    assert price(state, "caravan gallia italia crops") == (2, [2])
    assert price(state, "turn soldier italia") == (1, [1])
    assert price(state, "irrigate italia") == (1, [1])
    assert GAME.prices(state, GAME.actions.parse("commit 1")) == ()
    assert GAME.prices(state, GAME.actions.parse("caravan gallia italia free")) == ()
    assert GAME.prices(state, GAME.actions.parse("done")) == ()


def test_nothing_has_a_price_when_nobody_has_a_turn() -> None:
    state = GAME.start(2)
    assert GAME.prices(state, GAME.actions.parse("build road italia")) == ()


@pytest.mark.parametrize("number", range(0, 320, 16))
def test_what_is_paid_is_the_price_that_was_told(number: int) -> None:
    table = Table("sands", number)
    for action in table.moves():
        paying = isinstance(action, (Annex, Attack, Build, Caravan, Commit))
        if (paying or action.text == "lower") and table.state.turn >= 0:
            seat = table.state.turn
            prices = GAME.prices(table.state, action)
            events = preview(GAME, table.state, action, seat).events
            paid = {
                RESOURCE_NAMES[event.resource]: event.amount
                for event in events
                if isinstance(event, Paid) and event.seat == seat
            }
            labor = table.state.players[seat].advances & GAME.parts.labor.mask
            if not isinstance(action, Build) or not labor:
                assert paid == {told.currency: told.total for told in prices if told.total}
        table.play(action)
