"""Pictures of Khronos show all that lies on the table, and no more."""

from collections import Counter

from clocksmith.core.seat import Seat
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import AGES
from clocksmith.games.khronos.view.view import KhronosView
from games.khronos.scene import scene
from pictures.page import Page, position, used


def test_every_building_pawn_and_income_is_drawn() -> None:
    page = Page(GAME, position("khronos", 4, 300))
    view = page.view
    assert isinstance(view, KhronosView)
    assert any(view.boards)
    for age in AGES:
        drawn = Counter(
            {
                str(element.get("data-building")): 1
                for element in page.part("age", age).iter()
                if element.get("data-building")
            }
        )
        assert drawn == Counter([f"{one.tile} {one.cell}" for one in view.boards[age]])
    pawns = [str(seat) for seat, one in enumerate(view.players) for _ in one.adventurers]
    assert page.marked("pawn") == Counter(pawns)
    paid = [domain for age in AGES for domain in view.domains[age] if domain.seats and domain.ecus]
    assert page.marked("pays") == Counter([str(domain.ecus) for domain in paid])


def test_ruins_and_cubes_are_those_of_the_board() -> None:
    assert "khronos-hatch" not in Page(GAME, scene("castle b2 of 1")).source
    ruined = Page(GAME, scene(reason="castle b2 ruin"))
    assert "khronos-hatch" in ruined.source
    held = used(Page(GAME, scene("keep b2 of 1")).part("building", f"1 {1 * 16 + 1}"))
    assert held["seat-cube-1"] == 1


def test_titles_players_and_coordinates_are_written() -> None:
    found = Page(GAME, position("khronos", 4, 90)).texts()
    for word in ("Khronos", "Might", "Faith", "Reason", "Red", "Green", "Yellow", "White"):
        assert word in found
    assert found.count("p") == 3
    assert found.count("20") >= 3


def test_hands_are_hidden_unless_a_seat_looks() -> None:
    state = scene(hands=("1m 1r 2c", "4c"))
    assert "4 civil" not in Page(GAME, state).told()
    assert "4 civil" in Page(GAME, state, seat=Seat(1)).told()
