"""Chapter 4.2 A: two cards are chosen in secret."""

import pytest

from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import CardId
from clocksmith.games.sands.model.events import HIDDEN, CardRevealed, CardSealed
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import scene
from play import P0, P1, P2, asked, play, refused, texts


def choosing(*seats_have: str, round: int = 2) -> Sands:
    """Return a position in which all three seats choose cards."""
    return scene(
        "",
        *seats_have,
        pending="ChooseCards seat=0; ChooseCards seat=1; ChooseCards seat=2; NextTurn",
        round=round,
    )


@pytest.mark.rule("4.2.A", "4.2")
def test_all_pairs_but_two_emphasis_cards_can_be_chosen_at_first() -> None:
    state = choosing()
    assert len(texts(GAME, state)) == 11 * 10 // 2 + 11 * 3
    assert "choose caravan1 caravan2" in texts(GAME, state)


@pytest.mark.rule("4.2.A")
def test_at_most_one_card_is_a_repeat() -> None:
    state = choosing("used build raid")
    assert refused(GAME, state, "choose raid build").key == "two-repeats"
    assert "choose build govern" in texts(GAME, state)
    assert "choose build civil" in texts(GAME, state)


@pytest.mark.rule("4.2.A", "7")
def test_one_emphasis_card_is_played_in_a_generation() -> None:
    state = choosing("emphasis civil 1")
    assert refused(GAME, state, "choose build cultural").key == "one-emphasis"
    assert refused(GAME, state, "choose build civil").key == "one-emphasis"
    assert not [text for text in texts(GAME, state) if text.endswith("political")]


@pytest.mark.rule("4.2.A")
def test_a_locked_caravan_card_may_be_chosen() -> None:
    assert "choose build caravan2" in texts(GAME, choosing())


@pytest.mark.rule("4.2.A")
def test_choices_are_sealed_until_the_turn_of_their_seat() -> None:
    state = choosing()
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.group(state) == (P0, P1, P2)
    events = play(GAME, state, "choose raid build")
    assert events == [CardSealed(P0, _card("raid")), CardSealed(P0, _card("build"))]
    assert [event.seen_by(P1) for event in events] == [CardSealed(P0, HIDDEN)] * 2
    view = GAME.view(state, P1)
    assert view.players[0].sealed == (HIDDEN, HIDDEN)  # type: ignore[attr-defined]
    assert GAME.view(state, P0).players[0].sealed != (HIDDEN, HIDDEN)  # type: ignore[attr-defined]
    play(GAME, state, "choose raid govern")
    events = play(GAME, state, "choose muster tribute")
    assert CardRevealed(P0, _card("raid")) in events
    assert not [e for e in events if isinstance(e, CardRevealed) and e.seat != 0]
    hidden = GAME.view(state, SPECTATOR)
    assert hidden.players[1].sealed == (HIDDEN, HIDDEN)  # type: ignore[attr-defined]


@pytest.mark.rule("4.2.B", "4")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = choosing()
    play(GAME, state, "choose raid build", "choose raid build", "choose raid build")
    for seat in range(3):
        assert asked(GAME, state) == ("TakeTurn", Seat(seat))
        play(GAME, state, "end")
    assert asked(GAME, state) == ("RollDie", -1)


def _card(name: str) -> CardId:
    return CardId(GAME.parts.card_names.index(name))
