"""What lies face down is known to those who may know it, in every deal that agrees with it."""

from collections import Counter
from random import Random

import pytest

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import PILE_NAMES
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import scene
from play import P0, P1, P2, play

TOP = PILE_NAMES.index("political-3")


def dealt(state: Sands, seat: Seat, times: int = 200) -> list[Sands]:
    """Return many redeals of a position for a seat, with a fixed seed."""
    luck = Random(7)
    twins = []
    for _ in range(times):
        twin = state.copy()
        GAME.redeal(twin, seat, luck.randrange)
        assert GAME.view(twin, seat) == GAME.view(state, seat)
        twins.append(twin)
    return twins


@pytest.mark.rule("4.2.A")
def test_sealed_cards_could_be_any_that_may_be_chosen() -> None:
    state = scene(
        "",
        "used raid build; sealed chronicle raid",
        "emphasis civil 0; sealed chronicle raid",
        pending="ChooseCards seat=2; NextTurn",
        round=2,
    )
    twins = dealt(state, P2)
    assert len({twin.players[0].sealed for twin in twins}) > 40
    assert all(twin.players[0].sealed != (3, 4) for twin in twins)
    assert all(max(twin.players[1].sealed) < 11 for twin in twins)
    assert all(twin.players[0].sealed == (0, 3) for twin in dealt(state, P0, 20))


@pytest.mark.rule("5.1")
def test_chronicle_cards_could_be_any_on_the_same_spaces() -> None:
    state = scene("", "chronicles a:3 d:5", cards="raid")
    found = Counter(tuple(twin.players[0].chronicles) for twin in dealt(state, P1))
    assert len(found) > 35
    assert all(cards[0] >= 0 <= cards[3] and cards[1] == -1 for cards in found)
    assert {tuple(twin.players[0].chronicles) for twin in dealt(state, P0, 20)} == {
        (2, -1, -1, 4, -1, -1)
    }


@pytest.mark.rule("5.3")
def test_a_sealed_die_could_be_any_that_unrest_allows() -> None:
    state = scene(
        "", "stock crops:9; unrest 4; soldiers libya:1", "soldiers libya:1", cards="conquest"
    )
    play(GAME, state, "use conquest", "attack libya 1", "die 2")
    assert {twin.die for twin in dealt(state, P1)} == {0, 1, 2, 3}
    assert {twin.die for twin in dealt(state, SPECTATOR)} == {0, 1, 2, 3}
    assert {twin.die for twin in dealt(state, P0)} == {2}


@pytest.mark.rule("5.7", "S8")
def test_a_card_put_back_stays_where_those_know_it_who_saw_it() -> None:
    state = scene("", extra="top political-3 galleys known 0 2", rows="law iron chariots")
    for seat in (P0, P2):
        assert {GAME.parts.advance_names[twin.deck.tops[TOP]] for twin in dealt(state, seat)} == {
            "galleys"
        }
    for seat in (P1, SPECTATOR):
        tops = {GAME.parts.advance_names[twin.deck.tops[TOP]] for twin in dealt(state, seat)}
        assert tops == {"galleys", "hoplites", "monarchy"}


@pytest.mark.rule("5.7")
def test_drawn_cards_are_known_to_who_drew_them_and_the_first_to_who_knew_it() -> None:
    state = scene(
        "",
        "unrest 1; heritage 0 3 0; reached bronze:1",
        cards="advance",
        extra="top political-3 galleys known 2",
        rows="law iron chariots",
    )
    play(GAME, state, "use advance", "advance political-2", "draw monarchy")
    assert {twin.deck.drawn for twin in dealt(state, P0)} == {state.deck.drawn}
    by_knower = {twin.deck.drawn for twin in dealt(state, P2)}
    assert {cards[0] for cards in by_knower} == {state.deck.drawn[0]}
    assert len(by_knower) == 2
    assert len({twin.deck.drawn for twin in dealt(state, P1)}) == 6
