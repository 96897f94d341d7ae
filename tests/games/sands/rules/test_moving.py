"""Chapters 5.4 and 5.9: how citizens move, and roads with consent."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import ConsentDenied, ConsentGiven
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import at, citizens, scene, used
from play import P0, P1, asked, play, refused, texts

HOME = "libya of 0 capital"


def moving(card: str, regions: str, *seats_have: str, rows: str = "", seats: int = 3) -> Sands:
    """Return a position in which seat 0 has begun to move."""
    state = scene(regions, *seats_have, cards=card, rows=rows, seats=seats)
    play(GAME, state, f"use {card}")
    return state


@pytest.mark.rule("5.9", "5")
def test_every_citizen_moves_once_and_freely() -> None:
    state = moving("migrate", HOME, "peasants libya:2; soldiers sicilia:1")
    play(GAME, state, "move peasant libya sicilia", "move soldier sicilia libya")
    assert refused(GAME, state, "move peasant sicilia italia").key == "nobody-to-move"
    assert refused(GAME, state, "move soldier libya sicilia").key == "nobody-to-move"
    play(GAME, state, "move peasant libya aegyptus", "done")
    assert citizens(state, 0, "sicilia") == (1, 0)
    assert citizens(state, 0, "libya") == (0, 1)
    assert citizens(state, 0, "aegyptus") == (1, 0)
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("5.9")
def test_only_neighbours_in_play_are_entered() -> None:
    state = moving("migrate", HOME, "peasants libya:1", seats=2)
    assert refused(GAME, state, "move peasant libya aethopia").key == "out-of-play"
    assert refused(GAME, state, "move peasant libya italia").key == "too-far"
    assert texts(GAME, state, "move") == [
        "move peasant libya aegyptus",
        "move peasant libya mauretania",
        "move peasant libya sicilia",
        "move peasant libya rhodes",
    ]


@pytest.mark.rule("5.9", "4.2.B")
def test_a_migration_that_moves_nobody_is_declined() -> None:
    state = moving("migrate", HOME, "peasants libya:1")
    play(GAME, state, "done")
    assert used(state, 0) == []


@pytest.mark.rule("5.4")
def test_only_soldiers_raid() -> None:
    state = moving("raid", HOME, "peasants libya:1; soldiers libya:1")
    assert refused(GAME, state, "move peasant libya sicilia").key == "only-soldiers"
    assert texts(GAME, state, "move peasant") == []


@pytest.mark.rule("5.4", "advance.horse", "S7")
def test_horsemanship_lets_soldiers_of_a_raid_move_two_regions() -> None:
    rows = "law horse; bronze iron"
    has = "peasants libya:1; soldiers libya:1; reached law:2"
    state = moving("raid", HOME, has, rows=rows)
    assert "move soldier libya italia" in texts(GAME, state)
    assert not [text for text in texts(GAME, state, "move") if text.endswith("libya")]
    play(GAME, state, "move soldier libya italia", "done")
    assert texts(GAME, state, "plunder") == ["plunder italia"]
    state = moving("migrate", HOME, has, rows=rows)
    assert refused(GAME, state, "move soldier libya italia").key == "too-far"


@pytest.mark.rule("advance.galleys")
def test_galleys_join_the_islands_for_own_moves() -> None:
    for level, key in ((2, "too-far"), (3, None)):
        has = f"peasants sicilia:1; reached law:{level}"
        state = moving("migrate", HOME, has, rows="law horse galleys; bronze iron")
        refusal = GAME.refusal(state, GAME.actions.parse("move peasant sicilia cyprus"))
        assert (refusal.key if refusal else None) == key


# Roads


@pytest.mark.rule("5.9", "structure.road")
def test_a_road_joins_the_neighbours_of_its_region() -> None:
    state = moving("migrate", "rhodes of 0 capital has road", "peasants libya:1")
    assert "move peasant libya asia-minor" in texts(GAME, state)
    assert "move peasant libya graecia" in texts(GAME, state)
    assert "move peasant libya italia" not in texts(GAME, state)


@pytest.mark.rule("5.9")
def test_a_road_that_nobody_controls_serves_everybody() -> None:
    state = moving("raid", f"{HOME}; rhodes has road", "soldiers libya:1")
    assert texts(GAME, state, "ask") == []
    assert "move soldier libya asia-minor" in texts(GAME, state)


@pytest.mark.rule("5.9", "S9")
def test_a_foreign_road_needs_consent_asked_for_before_the_first_move() -> None:
    regions = f"{HOME}; rhodes of 1 capital has road; syria of 1 colony has road"
    state = moving("migrate", regions, "peasants libya:2")
    assert refused(GAME, state, "move peasant libya asia-minor").key == "no-consent"
    assert texts(GAME, state, "ask") == ["ask syria", "ask rhodes"]
    assert refused(GAME, state, "ask libya").key == "no-foreign-road"
    play(GAME, state, "ask rhodes")
    assert asked(GAME, state) == ("GiveConsent", P1)
    assert texts(GAME, state) == ["grant", "deny"]
    assert ConsentGiven(P1, P0, at("rhodes")) in play(GAME, state, "grant")
    assert refused(GAME, state, "ask rhodes").key == "asked-already"
    play(GAME, state, "move peasant libya asia-minor")
    assert refused(GAME, state, "ask syria").key == "too-late-to-ask"
    play(GAME, state, "move peasant libya graecia", "done")
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("5.9", "S9")
def test_denied_consent_holds_for_the_action_and_asking_is_no_use() -> None:
    state = moving("migrate", f"{HOME}; rhodes of 1 capital has road", "peasants libya:2")
    play(GAME, state, "ask rhodes")
    assert ConsentDenied(P1, P0, at("rhodes")) in play(GAME, state, "deny")
    assert refused(GAME, state, "move peasant libya asia-minor").key == "no-consent"
    assert "move peasant libya rhodes" in texts(GAME, state)
    play(GAME, state, "done")
    assert used(state, 0) == []


@pytest.mark.rule("advance.horse", "5.9")
def test_a_rider_needs_consent_for_a_road_step_only() -> None:
    rows = "law horse; bronze iron"
    state = moving(
        "raid",
        "hispania of 0 capital; rhodes of 1 capital has road",
        "soldiers libya:1; reached law:2",
        rows=rows,
    )
    assert "move soldier libya cyprus" in texts(GAME, state)
    assert refused(GAME, state, "move soldier libya armenia").key == "no-consent"
    play(GAME, state, "ask rhodes", "grant")
    assert "move soldier libya armenia" in texts(GAME, state)


@pytest.mark.rule("S6")
def test_galleys_do_not_reach_through_a_road() -> None:
    # A road in Syria joins its map neighbours, Cyprus among them, but not Sicilia.
    rows = "law horse galleys; bronze iron"
    has = "peasants mesopotamia:1; reached law:3"
    state = moving("migrate", "syria of 0 capital has road", has, rows=rows)
    assert "move peasant mesopotamia cyprus" in texts(GAME, state)
    assert "move peasant mesopotamia sicilia" not in texts(GAME, state)
