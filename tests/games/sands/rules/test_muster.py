"""Chapter 5.2: Muster."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import citizens, price, scene, stock, used
from play import play, refused, texts

HOMES = "gallia of 0 capital; hispania of 0 colony; italia of 0 colony"


@pytest.mark.rule("5.2")
def test_a_soldier_costs_one_gold_in_a_controlled_region() -> None:
    state = scene(HOMES, "stock gold:1", cards="muster")
    play(GAME, state, "use muster")
    assert price(state, "muster gallia") == (1, [1])
    assert refused(GAME, state, "muster libya").key == "not-controlled"
    play(GAME, state, "muster gallia")
    assert refused(GAME, state, "muster gallia").key == "one-soldier"
    assert stock(state, 0) == (0, 0)
    play(GAME, state, "done")
    assert used(state, 0) == ["muster"]


@pytest.mark.rule("5.2")
def test_without_gold_nothing_is_mustered() -> None:
    state = scene(HOMES, "", cards="muster")
    play(GAME, state, "use muster")
    assert refused(GAME, state, "muster gallia").key == "too-little-gold"


@pytest.mark.rule("2.4", "5.2")
def test_without_a_soldier_in_supply_nothing_is_mustered() -> None:
    has = "stock gold:5; peasants italia:1; soldiers libya:10; emphasis political 0"
    state = scene(HOMES, has, cards="muster")
    play(GAME, state, "use muster")
    assert refused(GAME, state, "muster gallia").key == "no-piece"
    assert refused(GAME, state, "turn soldier italia").key == "no-piece"


@pytest.mark.rule("5.2", "6")
def test_politics_unlocked_citizens_are_turned_in_other_regions() -> None:
    has = "stock gold:5; peasants hispania:2 gallia:1; soldiers italia:1"
    state = scene(HOMES, has, cards="muster")
    play(GAME, state, "use muster")
    assert refused(GAME, state, "turn soldier hispania").key == "muster-locked"
    state = scene(HOMES, has + "; emphasis political 0", cards="muster")
    play(GAME, state, "use muster", "turn soldier hispania")
    assert refused(GAME, state, "turn soldier hispania").key == "region-used"
    assert refused(GAME, state, "muster hispania").key == "region-used"
    assert refused(GAME, state, "turn soldier italia").key == "nobody-to-turn"
    play(GAME, state, "turn peasant italia", "muster gallia", "done")
    assert citizens(state, 0, "hispania") == (1, 1)
    assert citizens(state, 0, "italia") == (1, 0)
    assert stock(state, 0) == (0, 2)


@pytest.mark.rule("5.2", "structure.irrigation")
def test_irrigation_needs_civil_and_uses_its_region_up() -> None:
    homes = HOMES.replace("italia of 0 colony", "italia of 0 colony has irrigation")
    state = scene(homes, "stock gold:5", cards="muster")
    play(GAME, state, "use muster")
    assert refused(GAME, state, "irrigate italia").key == "no-irrigation"
    state = scene(homes, "stock gold:5; emphasis civil 0", cards="muster")
    play(GAME, state, "use muster")
    assert refused(GAME, state, "irrigate gallia").key == "no-irrigation"
    play(GAME, state, "irrigate italia")
    assert refused(GAME, state, "irrigate italia").key == "region-used"
    assert texts(GAME, state, "muster") == ["muster hispania", "muster gallia"]


@pytest.mark.rule("5.2", "structure.fortress")
def test_a_fortress_takes_a_second_soldier() -> None:
    homes = HOMES.replace("italia of 0 colony", "italia of 0 colony has fortress")
    state = scene(homes, "stock gold:5", cards="muster")
    play(GAME, state, "use muster", "muster italia")
    assert texts(GAME, state, "muster") == []
    state = scene(homes, "stock gold:5; emphasis political 0", cards="muster")
    play(GAME, state, "use muster", "muster italia")
    assert texts(GAME, state, "muster") == ["muster italia"]
    play(GAME, state, "muster italia")
    assert texts(GAME, state, "muster") == []
    assert citizens(state, 0, "italia") == (0, 2)
    assert stock(state, 0) == (0, 3)


@pytest.mark.rule("6", "advance.monarchy")
def test_monarchy_unlocks_politics_for_good() -> None:
    has = "stock gold:5; peasants hispania:2; reached law:3"
    state = scene(HOMES, has, cards="muster", rows="law iron monarchy")
    play(GAME, state, "use muster", "turn soldier hispania")
    assert citizens(state, 0, "hispania") == (1, 1)


@pytest.mark.rule("5")
def test_capacity_does_not_limit_muster() -> None:
    state = scene("gallia gold 3 of 0 capital", "stock gold:1; peasants gallia:9", cards="muster")
    play(GAME, state, "use muster", "muster gallia")
    assert citizens(state, 0, "gallia") == (9, 1)
