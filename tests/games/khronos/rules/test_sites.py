"""Chapter 5: what is offered is exactly what is not refused."""

import random

import pytest

from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.actions import Build, Upgrade
from clocksmith.games.khronos.model.content import GRID
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.sites import anchors_over
from games.khronos.scene import CITY, KEEP, TOWN, at, drawn, scene
from play import asked, texts

CROWDED = (
    "keep b2 of 0; hamlet d3; watchtower d4 of 0; chapel e4 of 1; castle h2 of 1;"
    "watchtower m5 of 0; monastery b8 of 0; chapel h8 of 0; town k9; hamlet k12; city d14"
)
ROUGH = drawn(
    hamlets="f10 c12",
    forest="f10 g10 b7 c7 i9 j9",
    mountain="a1 a2 a3 e7 f7 l12 m12",
    river="n1 n2 n3 n4 m9 m10 c16 d17 a8 a9",
)


def unrefused(state: Khronos) -> list[str]:
    """Return all buildings and upgrades that are not refused."""
    return [
        action.text
        for action in GAME.actions.actions
        if isinstance(action, Build | Upgrade) and GAME.refusal(state, action) is None
    ]


def offered(state: Khronos) -> list[str]:
    """Return all buildings and upgrades that are offered."""
    return [text for text in texts(GAME, state) if text.startswith(("build", "upgrade"))]


@pytest.mark.rule("5", "5.1", "5.2", "5.3", "5.4", "5.5")
@pytest.mark.parametrize("hand", ["4m", "4r", "4c", "2m 2r", "1m 1r 2c", "3c 1r", "1c", "nothing"])
@pytest.mark.parametrize("ages", ["might:2 might:2", "might:2 faith:1", "might:1 might:2"])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_offer_on_rough_and_crowded_land_is_what_is_not_refused(
    hand: str, ages: str, seats: int
) -> None:
    state = scene(CROWDED, options=ROUGH, hands=(hand,), adventurers=(ages,), seats=seats)
    assert offered(state) == unrefused(state)


@pytest.mark.rule("5.1", "5.2", "5.6")
def test_the_offer_without_tiles_or_cubes_is_what_is_not_refused() -> None:
    state = scene(CROWDED, hands=("2m 2c",), adventurers=("might:2 might:2",))
    state.players[0].cubes = 0
    state.supply[KEEP] = state.supply[TOWN] = state.supply[CITY] = 0
    assert offered(state) == unrefused(state)
    assert not texts(GAME, state, "upgrade keep")
    assert not texts(GAME, state, "build keep")


@pytest.mark.rule("4.2")
def test_the_offer_to_bound_adventurers_is_what_is_not_refused() -> None:
    state = scene(
        CROWDED,
        options=f"{ROUGH} edition=first",
        hands=("2m 2c",),
        adventurers=("might:1/faith might:2",),
    )
    assert offered(state) == unrefused(state)


@pytest.mark.rule("4.1")
def test_nothing_is_offered_without_cards_or_room() -> None:
    assert not offered(scene(CROWDED, hands=("nothing",)))
    assert not offered(scene(CROWDED, adventurers=("might:0 reason:2",)))


@pytest.mark.rule("5")
@pytest.mark.parametrize("seed", range(4))
def test_the_offer_in_random_games_by_seed_is_what_is_not_refused(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(2 + seed)
    turns = 0
    while GAME.decision(state) is not None:
        if asked(GAME, state)[0] == "TakeTurn":
            turns += 1
            if turns % 12 == 0:
                assert offered(state) == unrefused(state)
        legal = GAME.legal(state)
        GAME.apply(state, legal.nth(rng.randrange(len(legal))), Silence())


@pytest.mark.rule("5.2")
def test_a_tile_covers_a_cell_from_every_anchor_up_and_to_the_left() -> None:
    cell = 1 << at("d4")
    assert anchors_over(cell, 1) == cell
    assert anchors_over(cell, 2) == sum(1 << at(name) for name in ("c3", "d3", "c4", "d4"))
    assert anchors_over(cell, 3) == GRID.square(at("b2"), 3)
