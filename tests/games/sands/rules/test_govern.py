"""Chapter 5.6: Govern."""

import pytest

from clocksmith.games.sands import GAME
from games.sands.scene import price, scene, stock, used
from play import play, refused, texts

THREE = "italia of 0 capital; gallia of 0 colony; libya of 0 colony"


@pytest.mark.rule("5.6")
def test_each_step_costs_as_many_crops_as_regions() -> None:
    state = scene(THREE, "stock crops:7; unrest 5", cards="govern")
    play(GAME, state, "use govern", "lower", "lower")
    assert state.players[0].unrest == 3
    assert stock(state, 0) == (1, 0)
    assert refused(GAME, state, "lower").key == "too-few-crops"
    play(GAME, state, "done")
    assert used(state, 0) == ["govern"]


@pytest.mark.rule("5.6", "9")
def test_unrest_goes_down_to_one_at_least() -> None:
    state = scene(THREE, "stock crops:9; unrest 2", cards="govern")
    play(GAME, state, "use govern", "lower")
    assert refused(GAME, state, "lower").key == "calm-already"


@pytest.mark.rule("5.6", "S3")
def test_culture_unlocked_the_first_step_is_free() -> None:
    state = scene(THREE, "unrest 5; emphasis cultural 0", cards="govern")
    play(GAME, state, "use govern", "lower")
    assert state.players[0].unrest == 4
    assert texts(GAME, state, "lower") == []


@pytest.mark.rule("5.6", "advance.poetry", "structure.palace")
def test_palace_and_poetry_lower_the_price_to_one_at_least() -> None:
    palace = THREE.replace("capital", "capital has palace")
    state = scene(palace, "reached writing:2", cards="govern")
    assert price(state, "lower") == (1, [3, -1, -1])
    state = scene(palace, "reached writing:2; emphasis political 0", cards="govern")
    assert price(state, "lower") == (1, [3, -2, -1])
    state = scene(THREE, "reached writing:2", cards="govern")
    assert price(state, "lower") == (2, [3, -1])


@pytest.mark.rule("5.6", "S4", "structure.shrine")
def test_shrines_give_first_which_alone_makes_govern_used() -> None:
    shrines = THREE.replace("colony", "colony has shrine")
    for emphasis in ("", "; emphasis cultural 0"):
        state = scene(shrines, f"unrest 1{emphasis}", cards="govern")
        play(GAME, state, "use govern")
        assert stock(state, 0) == (2, 0)
        play(GAME, state, "done")
        assert used(state, 0) == ["govern"]
