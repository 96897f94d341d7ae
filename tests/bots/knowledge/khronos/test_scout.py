"""Which actions of a turn of Khronos are worth a thought."""

from clocksmith.bots.knowledge.khronos import KNOWLEDGE
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import scene


def found(state: Khronos, limit: int = 40) -> list[str]:
    """The texts of the actions worth a thought, best first."""
    return [a.text for a, _ in KNOWLEDGE.candidates(state, GAME.legal(state), limit)]


def test_hundreds_of_actions_become_a_few_and_ending_the_turn_is_among_them() -> None:
    state = scene("keep b2 of 0; town d2; keep h8 of 1", seats=2)
    assert len(GAME.legal(state)) > 400
    assert len(found(state, 1000)) < 80
    assert "end" in found(state, 1000)


def test_an_own_domain_is_to_grow() -> None:
    state = scene("keep b2 of 0", seats=2, hands=("3c",), adventurers=("might:2 might:2",))
    assert found(state)[0].startswith("build town might")


def test_a_rival_s_small_lord_is_to_be_demolished_or_overtopped() -> None:
    might = "watchtower b2 of 1; city c2"
    state = scene(might, seats=2, hands=("3m",), adventurers=("might:2 might:2",))
    assert "demolish might b2" in found(state)
    assert found(state)[0].startswith("build keep might")


def test_a_copy_is_to_fall_on_a_rival_s_lord_in_faith() -> None:
    faith = "monastery h8 of 1; city j8"
    state = scene("", faith, seats=2, hands=("2m",), adventurers=("might:2 might:2",))
    struck = {f"build keep might {x}{y}" for x in "ghi" for y in (7, 8, 9)}
    assert struck & set(found(state))


def test_one_inhabitant_is_to_share_a_rich_domain_of_reason() -> None:
    reason = "abbey b2; town e2 cubes 0 1"
    state = scene("", "", reason, seats=2, hands=("1c",), adventurers=("reason:2 might:2",))
    assert found(state)[0] == "populate e2"
