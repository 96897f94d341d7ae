"""Chapter 5.3: annexing, and what an attack needs."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import at, citizens, owns, price, scene, stands, stock, used
from play import asked, play, refused, texts

THREE = "italia of 0 capital; gallia of 0 colony; hispania of 0 colony"


@pytest.mark.rule("5.3")
def test_an_attack_needs_citizens_of_both_and_crops_for_the_unrest() -> None:
    has = "stock crops:2; unrest 3; peasants libya:1 syria:1"
    state = scene(THREE, has, "peasants libya:1 rhodes:1", cards="conquest")
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "attack libya 1").key == "too-few-crops"
    assert refused(GAME, state, "attack syria 1").key == "no-rival"
    assert refused(GAME, state, "attack rhodes 1").key == "no-citizen"
    assert refused(GAME, state, "attack libya 0").key == "not-yourself"
    assert refused(GAME, state, "attack libya 4").key == "no-such-seat"
    state.players[0].stock[0] = 3
    assert price(state, "attack libya 1") == (3, [3])
    assert texts(GAME, state, "attack") == ["attack libya 1"]


@pytest.mark.rule("5.3")
def test_one_of_several_opponents_is_attacked() -> None:
    has = "stock crops:3; peasants libya:1"
    state = scene(THREE, has, "peasants libya:1", "soldiers libya:2", cards="conquest")
    play(GAME, state, "use conquest")
    assert texts(GAME, state, "attack") == ["attack libya 1", "attack libya 2"]


@pytest.mark.rule("5.3")
def test_annexing_needs_most_citizens_and_no_controller_who_is_there() -> None:
    state = scene(
        f"{THREE}; libya of 1 colony; syria of 1 colony",
        "stock crops:9; peasants libya:3 syria:1 rhodes:2 cyprus:1",
        "peasants libya:1",
        "peasants rhodes:2",
        cards="conquest",
    )
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "annex libya").key == "defended"
    assert refused(GAME, state, "annex rhodes").key == "not-most"
    assert refused(GAME, state, "annex aegyptus").key == "no-citizen"
    assert refused(GAME, state, "annex italia").key == "own-already"
    assert texts(GAME, state, "annex") == ["annex syria", "annex cyprus"]


@pytest.mark.rule("5.3")
def test_an_annexed_region_is_a_colony_and_ends_the_action() -> None:
    state = scene(f"{THREE}; libya has quarry", "stock crops:4; peasants libya:1", cards="conquest")
    play(GAME, state, "use conquest", "annex libya")
    assert owns(state, 0, "libya")
    assert state.players[0].colonies >> at("libya") & 1
    assert stands(state, "quarry", "libya")
    assert stock(state, 0) == (1, 0)
    assert used(state, 0) == ["conquest"]
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.3")
def test_a_last_region_is_never_annexed() -> None:
    state = scene(
        f"{THREE}; libya of 1 capital", "stock crops:9; peasants libya:3", cards="conquest"
    )
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "annex libya").key == "last-region"


@pytest.mark.rule("5.3")
def test_an_annexed_capital_is_set_up_again_at_once() -> None:
    state = scene(
        f"{THREE}; libya of 1 capital; syria of 1 colony; rhodes of 1 province",
        "stock crops:9; peasants libya:3",
        cards="conquest",
    )
    play(GAME, state, "use conquest", "annex libya")
    assert asked(GAME, state) == ("RestoreCapital", 1)
    assert texts(GAME, state) == ["capital syria", "capital rhodes"]
    assert refused(GAME, state, "capital libya").key == "not-controlled"
    play(GAME, state, "capital syria")
    assert state.players[1].capital == at("syria")
    assert not state.players[1].colonies
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.3", "2.4", "S11")
def test_ten_regions_are_the_most() -> None:
    names = [name for name in GAME.parts.region_names[:11] if name != "libya"]
    regions = "; ".join(
        f"{name} of 0 {'capital' if name == 'italia' else 'colony'}" for name in names
    )
    state = scene(regions, "stock crops:99; peasants libya:3", cards="conquest")
    play(GAME, state, "use conquest")
    assert refused(GAME, state, "annex libya").key == "enough-regions"


@pytest.mark.rule("5.3", "structure.palace")
def test_palaces_make_the_empire_count_as_smaller_once() -> None:
    palaces = THREE.replace("colony", "colony has palace")
    state = scene(palaces, "peasants libya:1", cards="conquest")
    assert price(state, "annex libya") == (2, [3, -1])
    state = scene(palaces, "peasants libya:1; emphasis political 0", cards="conquest")
    assert price(state, "annex libya") == (1, [3, -2])


@pytest.mark.rule("5.3", "advance.law")
def test_law_takes_one_off_for_each_own_soldier_down_to_nothing() -> None:
    state = scene(THREE, "soldiers libya:2; reached law:1", cards="conquest")
    assert price(state, "annex libya") == (1, [3, -2])
    state = scene(THREE, "soldiers libya:5; reached law:1", cards="conquest")
    assert price(state, "annex libya") == (0, [3, -5])
    play(GAME, state, "use conquest", "annex libya")
    assert owns(state, 0, "libya")


@pytest.mark.rule("5.3", "advance.imperium")
def test_imperium_bounds_the_price_at_four() -> None:
    names = ("gallia", "hispania", "sicilia", "graecia", "rhodes", "cyprus")
    regions = "italia of 0 capital; " + "; ".join(f"{name} of 0 colony" for name in names)
    rows = "bronze iron hoplites imperium; law horse"
    state = scene(regions, "peasants libya:1; reached bronze:4", cards="conquest", rows=rows)
    assert price(state, "annex libya") == (4, [7, -3])


@pytest.mark.rule("5.3", "S1")
def test_leaving_a_conquest_at_once_declines_it() -> None:
    state = scene(THREE, "", cards="conquest")
    play(GAME, state, "use conquest", "done")
    assert used(state, 0) == []
    assert citizens(state, 0, "italia") == (0, 0)
