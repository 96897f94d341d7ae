"""Chapter 5.9: the free caravan of Migrate."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import scene, stock, used
from play import asked, play, refused, texts

HOME = "italia of 0 capital"


@pytest.mark.rule("5.9", "6")
def test_culture_unlocked_a_free_caravan_may_follow_beside_a_citizen() -> None:
    has = "peasants gallia:1; caravans gallia:italia; emphasis cultural 0"
    state = scene(HOME, has, cards="migrate")
    play(GAME, state, "use migrate", "move peasant gallia hispania", "done")
    assert asked(GAME, state) == ("LeadCaravan", 0)
    assert refused(GAME, state, "caravan italia sicilia free").key == "no-citizen-at-border"
    assert refused(GAME, state, "caravan hispania italia gold").key == "costs-nothing"
    assert refused(GAME, state, "caravan hispania mauretania free").key == "not-connected"
    assert texts(GAME, state, "caravan") == [
        "caravan hispania gallia free",
        "caravan hispania italia free",
    ]
    play(GAME, state, "caravan hispania italia free")
    assert stock(state, 0) == (0, 0)
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.9", "5.8")
def test_the_free_caravan_brings_heritage_like_any_other() -> None:
    has = "peasants italia:1; emphasis cultural 0"
    state = scene(HOME, has, cards="migrate")
    play(GAME, state, "use migrate", "done", "caravan italia graecia free")
    assert asked(GAME, state) == ("ChooseHeritage", 0)
    play(GAME, state, "raise civil")
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("5.9")
def test_without_culture_or_a_border_no_caravan_is_offered() -> None:
    state = scene(HOME, "peasants italia:1", cards="migrate")
    play(GAME, state, "use migrate", "move peasant italia gallia", "done")
    assert asked(GAME, state) == ("TakeTurn", 0)
    state = scene(HOME, "peasants syria:1; emphasis cultural 0", cards="migrate")
    play(GAME, state, "use migrate", "move peasant syria aegyptus", "done")
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.9")
def test_the_caravan_may_be_left_out() -> None:
    state = scene(HOME, "peasants italia:1; emphasis cultural 0", cards="migrate")
    play(GAME, state, "use migrate", "done", "done")
    assert used(state, 0) == []
