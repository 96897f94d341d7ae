"""Chapter 5.10: Tribute."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import scene, stock, used
from play import play, refused, texts

HOME = "italia crops 4 of 0 capital; gallia gold 4 of 0 colony; libya crops 5 of 0 colony"


@pytest.mark.rule("5.10")
def test_each_colony_gives_one_of_its_kind() -> None:
    state = scene(f"{HOME}; syria of 0 province", "", cards="tribute")
    play(GAME, state, "use tribute", "tribute colonies")
    assert stock(state, 0) == (1, 1)
    assert used(state, 0) == ["tribute"]


@pytest.mark.rule("5.10")
def test_caravans_pay_without_a_limit_of_capacity_even_if_their_owner_cannot() -> None:
    caravans = "hispania:italia gallia:italia italia:sicilia italia:graecia germania:italia"
    state = scene(
        "italia crops 3 of 0 capital",
        "caravans gallia:italia",
        f"stock crops:2; caravans {caravans}",
        cards="tribute",
    )
    play(GAME, state, "use tribute", "tribute caravans")
    assert stock(state, 0) == (5, 0)
    assert stock(state, 1) == (0, 0)


@pytest.mark.rule("5.10")
def test_a_caravan_between_two_seats_of_trade_pays_twice_and_one_of_both_kinds_once() -> None:
    regions = "italia crops 4 of 0 capital has city; sicilia gold 3 of 0 colony has city"
    has = "stock crops:9 gold:9; caravans italia:sicilia"
    state = scene(regions, "", has, cards="tribute")
    play(GAME, state, "use tribute", "tribute caravans")
    assert stock(state, 0) == (1, 1)
    assert stock(state, 1) == (8, 8)


@pytest.mark.rule("5.10", "6", "S5")
def test_civil_unlocked_both_are_taken() -> None:
    has = "stock crops:9; caravans gallia:italia"
    state = scene(HOME, "emphasis civil 0", has, cards="tribute")
    play(GAME, state, "use tribute")
    assert texts(GAME, state, "tribute") == ["tribute both"]
    assert refused(GAME, state, "tribute colonies").key == "tribute-of-both"
    play(GAME, state, "tribute both")
    assert stock(state, 0) == (2, 1)
    state = scene(HOME, "", has, cards="tribute")
    play(GAME, state, "use tribute")
    assert refused(GAME, state, "tribute both").key == "tribute-locked"


@pytest.mark.rule("S5", "5.10")
def test_tribute_that_brings_nothing_is_refused() -> None:
    state = scene("italia of 0 capital", "", cards="tribute")
    play(GAME, state, "use tribute")
    assert refused(GAME, state, "tribute colonies").key == "no-tribute"
    assert refused(GAME, state, "tribute caravans").key == "no-tribute"
    play(GAME, state, "done")
    assert used(state, 0) == []
