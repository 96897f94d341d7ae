"""Chapter 5.8: caravans and the heritage they bring."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import price, scene, stock, used
from play import asked, play, refused, texts

HOME = "italia of 0 capital"


def trading(has: str, regions: str = HOME, card: str = "caravan1", seats: int = 3) -> Sands:
    """Return a position in which seat 0 has begun to lay a caravan."""
    state = scene(regions, has, cards=card, seats=seats)
    play(GAME, state, f"use {card}")
    return state


@pytest.mark.rule("5.8")
def test_two_crops_or_two_gold_not_mixed() -> None:
    state = trading("stock crops:1 gold:2")
    assert price(state, "caravan gallia italia gold") == (2, [2])
    assert refused(GAME, state, "caravan gallia italia crops").key == "too-poor-for-caravan"
    assert refused(GAME, state, "caravan gallia italia free").key == "not-free"
    play(GAME, state, "caravan gallia italia gold")
    assert stock(state, 0) == (1, 0)
    assert used(state, 0) == ["caravan1"]
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.8", "advance.barter")
def test_with_barter_one_is_enough() -> None:
    state = trading("stock crops:1; reached barter:1")
    assert price(state, "caravan gallia italia crops") == (1, [2, -1])
    play(GAME, state, "caravan gallia italia crops")
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("5.8")
def test_one_own_caravan_lies_on_a_border_and_all_are_connected() -> None:
    state = trading("stock gold:2; caravans gallia:italia syria:aegyptus")
    assert refused(GAME, state, "caravan gallia italia gold").key == "caravan-there"
    assert refused(GAME, state, "caravan cyprus syria gold").key == "not-connected"
    assert "caravan hispania gallia gold" in texts(GAME, state)


@pytest.mark.rule("5.8", "structure.city")
def test_a_city_begins_caravans_only_in_a_controlled_region() -> None:
    state = trading("stock gold:2", f"{HOME}; libya of 0 colony has city; syria has city")
    assert "caravan libya mauretania gold" in texts(GAME, state)
    assert refused(GAME, state, "caravan syria aegyptus gold").key == "not-connected"


@pytest.mark.rule("3.1", "5.8")
def test_no_chain_goes_on_through_a_region_out_of_play() -> None:
    state = trading("stock gold:2", seats=2)
    play(GAME, state, "caravan germania italia gold")
    state = trading("stock gold:2; caravans germania:italia", seats=2)
    assert refused(GAME, state, "caravan germania gallia gold").key == "not-connected"
    state = trading("stock gold:2; caravans germania:italia", seats=3)
    assert "caravan germania gallia gold" in texts(GAME, state)


@pytest.mark.rule("2.4", "5.8")
def test_twenty_caravans_are_all() -> None:
    all_of_them = " ".join(GAME.parts.border_names[:20])
    state = trading(f"stock gold:2; caravans {all_of_them}")
    assert refused(GAME, state, "caravan cyprus aegyptus gold").key == "no-caravan"


@pytest.mark.rule("card.caravan2", "5.8", "6")
def test_the_second_card_needs_culture_unlocked() -> None:
    state = trading("stock gold:2", card="caravan2")
    assert texts(GAME, state, "caravan") == []
    assert refused(GAME, state, "caravan gallia italia gold").key == "card-locked"
    play(GAME, state, "done")
    assert used(state, 0) == []
    state = trading("stock gold:2; emphasis cultural 0", card="caravan2")
    play(GAME, state, "caravan gallia italia gold")
    assert used(state, 0) == ["caravan2"]


# Heritage


@pytest.mark.rule("5.8")
def test_a_trade_good_brings_heritage() -> None:
    state = trading("stock gold:2")
    play(GAME, state, "caravan italia graecia gold")
    assert asked(GAME, state) == ("ChooseHeritage", 0)
    play(GAME, state, "raise political")
    assert state.players[0].heritage == [0, 1, 0]


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("sicilia", "brings"),
    [
        ("of 1 capital", True),
        ("of 1 colony has city", True),
        ("of 1 colony", False),
        ("has city", False),
        ("of 0 colony has city", False),
    ],
)
def test_a_foreign_capital_or_city_brings_heritage(sicilia: str, brings: bool) -> None:
    state = trading("stock gold:2", f"{HOME}; sicilia {sicilia}")
    play(GAME, state, "caravan italia sicilia gold")
    assert (asked(GAME, state)[0] == "ChooseHeritage") == brings


@pytest.mark.rule("5.8")
def test_a_region_touched_before_brings_none() -> None:
    regions = f"{HOME}; sicilia of 1 colony has city"
    state = trading("stock gold:2; caravans sicilia:mauretania", regions)
    play(GAME, state, "caravan italia sicilia gold")
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.8")
def test_a_caravan_brings_one_heritage_at_most() -> None:
    state = trading("stock gold:2", f"{HOME}; graecia of 1 capital has city")
    play(GAME, state, "caravan italia graecia gold", "raise civil")
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("8")
def test_heritage_ends_at_fifteen() -> None:
    state = trading("stock gold:2; heritage 15 0 0")
    play(GAME, state, "caravan italia graecia gold")
    assert play(GAME, state, "raise civil")[0].__class__.__name__ == "CardUsed"
    assert state.players[0].heritage == [15, 0, 0]
