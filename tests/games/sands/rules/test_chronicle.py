"""Chapter 5.1: chronicle cards are laid."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import ChronicleId, SpaceId
from clocksmith.games.sands.model.events import HIDDEN, ChronicleLaid
from games.sands.scene import scene, used
from play import P0, P1, asked, play, refused, texts


@pytest.mark.rule("5.1", "card.chronicle")
def test_one_card_is_laid_on_a_space_without_an_own_one() -> None:
    state = scene("", "chronicles b:3", "chronicles c:2", cards="chronicle")
    play(GAME, state, "use chronicle")
    assert len(texts(GAME, state, "record")) == 6 * 5
    assert refused(GAME, state, "record 3 a").key == "chronicle-laid"
    assert refused(GAME, state, "record 2 b").key == "space-taken"
    play(GAME, state, "record 2 c")
    assert asked(GAME, state) == ("TakeTurn", 0)
    assert used(state, 0) == ["chronicle"]
    assert state.players[0].chronicles == [-1, 2, 1, -1, -1, -1]


@pytest.mark.rule("5.1")
def test_the_number_of_a_card_is_hidden_from_others() -> None:
    event = ChronicleLaid(P0, SpaceId(2), ChronicleId(4))
    assert event.seen_by(P0) == event
    assert event.seen_by(P1) == ChronicleLaid(P0, SpaceId(2), ChronicleId(HIDDEN))


@pytest.mark.rule("5.1", "advance.history")
def test_history_allows_a_second_card_on_another_space() -> None:
    rows = "writing poetry history"
    state = scene("", "reached writing:3", cards="chronicle", rows=rows)
    play(GAME, state, "use chronicle", "record 1 a")
    assert asked(GAME, state) == ("LayChronicle", 0)
    assert refused(GAME, state, "record 2 a").key == "space-taken"
    play(GAME, state, "record 2 d")
    assert asked(GAME, state) == ("TakeTurn", 0)
    state = scene("", "reached writing:3", cards="chronicle", rows=rows)
    play(GAME, state, "use chronicle", "record 1 a", "done")
    assert used(state, 0) == ["chronicle"]
