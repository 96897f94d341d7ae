"""Chapter 5: cards whose action could do nothing now say why."""

import pytest

from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import scene
from play import P0, play


def reasons(state: Sands, card: str, seat: Seat = P0) -> set[str]:
    """Return the keys of what the action of a card would refuse, where it could do nothing."""
    found = GAME.idle_reasons(state, seat, GAME.actions.parse(f"use {card}"))
    return {refusal.key for refusal in found if refusal != NOT_OFFERED}


@pytest.mark.rule("5.7")
def test_a_card_without_a_legal_answer_tells_what_bars_each() -> None:
    state = scene("", "unrest 4; heritage 0 3 9; reached law:1", cards="advance")
    assert reasons(state, "advance") == {"too-much-unrest", "new-row-locked"}
    play(GAME, state, "use advance")
    assert reasons(state, "advance") == {"too-much-unrest", "new-row-locked"}


@pytest.mark.rule("5.7")
def test_a_card_that_can_do_something_tells_nothing() -> None:
    state = scene("", "unrest 3; heritage 0 3 9; reached law:1", cards="advance")
    key = state.key()
    assert reasons(state, "advance") == set()
    assert state.key() == key


def test_an_action_that_is_no_card_leads_to_nothing_else() -> None:
    state = scene("", "unrest 4", cards="advance")
    assert GAME.idle_reasons(state, P0, GAME.actions.parse("end")) == []
