"""Chapter 5.11: bonus actions."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import scene, stock, used
from play import play, refused, texts

HOME = "italia crops 3 of 0 capital; gallia gold 4 of 0 colony"


@pytest.mark.rule("5.11")
def test_oppress_takes_one_for_each_own_peasant_up_to_the_capacity() -> None:
    state = scene(HOME, "peasants italia:5 syria:2; soldiers gallia:2", cards="build")
    assert texts(GAME, state, "oppress") == ["oppress italia"]
    assert refused(GAME, state, "oppress gallia").key == "no-peasant"
    assert refused(GAME, state, "oppress syria").key == "not-controlled"
    play(GAME, state, "oppress italia")
    assert stock(state, 0) == (3, 0)


@pytest.mark.rule("5.11", "advance.agriculture")
def test_oppress_ignores_agriculture() -> None:
    state = scene(HOME, "peasants italia:1; reached agriculture:1", cards="build")
    play(GAME, state, "oppress italia")
    assert stock(state, 0) == (1, 0)


@pytest.mark.rule("5.11")
def test_taxation_takes_one_for_each_trade_good_reached() -> None:
    state = scene(HOME, "caravans italia:graecia germania:gallia", cards="build")
    assert texts(GAME, state, "tax") == ["tax crops", "tax gold"]
    play(GAME, state, "tax gold")
    assert stock(state, 0) == (0, 2)
    state = scene(HOME, "caravans gallia:italia", cards="build")
    assert refused(GAME, state, "tax gold").key == "no-goods"


@pytest.mark.rule("5.11", "advance.coinage")
def test_coinage_adds_two_also_without_a_trade_good() -> None:
    state = scene(HOME, "reached barter:2", cards="build")
    play(GAME, state, "tax crops")
    assert stock(state, 0) == (2, 0)


@pytest.mark.rule("5.11")
def test_one_bonus_action_in_a_turn_at_any_decision_of_it() -> None:
    state = scene(HOME, "peasants italia:2; stock gold:1; unrest 1", cards="build")
    play(GAME, state, "use build", "support civil")
    assert refused(GAME, state, "oppress italia").key == "one-bonus"
    assert texts(GAME, state) == ["done"]
    play(GAME, state, "done")
    assert used(state, 0) == []
    assert state.players[0].unrest == 2


@pytest.mark.rule("5.11")
def test_the_first_use_of_a_kind_in_a_generation_costs_unrest() -> None:
    for bonuses, unrest in (("", 4), ("; bonuses oppress", 3), ("; bonuses support", 4)):
        state = scene(HOME, f"peasants italia:2{bonuses}", cards="build", round=2)
        play(GAME, state, "oppress italia", "end")
        assert state.players[0].unrest == unrest


@pytest.mark.rule("12", "5.11")
def test_with_strict_bonus_every_use_costs_unrest() -> None:
    has = "peasants italia:2; bonuses oppress"
    state = scene(HOME, has, cards="build", round=2, options="strict-bonus=yes")
    play(GAME, state, "oppress italia", "end")
    assert state.players[0].unrest == 4


@pytest.mark.rule("5.11", "8")
def test_support_lasts_until_the_end_of_the_turn() -> None:
    state = scene(HOME, "", cards="build")
    play(GAME, state, "support civil")
    assert state.players[0].heritage == [0, 0, 0]
    assert state.supported == 0
    play(GAME, state, "end")
    assert state.supported == -1


@pytest.mark.rule("5.11")
def test_no_bonus_action_while_a_die_a_loss_or_a_heritage_is_chosen() -> None:
    state = scene(
        "italia of 0 capital; graecia of 1 capital; syria of 1 colony",
        "stock crops:9 gold:9; peasants italia:2 syria:3",
        "peasants syria:2",
        cards="conquest caravan1",
    )
    play(GAME, state, "use caravan1", "caravan italia graecia gold")
    assert texts(GAME, state) == ["raise civil", "raise political", "raise cultural"]
    play(GAME, state, "raise civil", "use conquest", "attack syria 1")
    assert texts(GAME, state) == ["die 0", "die 1", "die 2", "die 3", "die 4"]
    play(GAME, state, "die 0", "die 0")
    assert texts(GAME, state) == ["lose peasant"]
