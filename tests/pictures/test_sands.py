"""Pictures of The Sands of Time show all that lies on the table, and no more."""

from collections import Counter

from cli.terminal import SANDS_RECORD
from clocksmith.cli.opened import position_after, read_record_file
from clocksmith.core.seat import Seat
from clocksmith.core.words import Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.view.view import SandsView
from games.sands.scene import scene
from pictures.page import Page, used


def late() -> Page:
    """Return a position of which much can be seen."""
    return Page(GAME, position_after(read_record_file(SANDS_RECORD), 440))


def test_every_piece_lies_in_its_region() -> None:
    page = late()
    assert isinstance(page.view, SandsView)
    for region in page.view.regions:
        drawn = used(page.part("region", region.region))
        expected = Counter([f"sands-structure-{structure}" for structure in region.structures])
        for kind, people in (("peasant", region.peasants), ("soldier", region.soldiers)):
            expected += Counter([f"sands-{kind}-{s}" for s, count in enumerate(people) if count])
        assert drawn == expected


def test_every_caravan_lies_on_its_border() -> None:
    page = late()
    assert isinstance(page.view, SandsView)
    for border in range(len(GAME.parts.borders)):
        beads = [
            f"sands-bead-{seat}"
            for seat, player in enumerate(page.view.players)
            if border in player.caravans
        ]
        drawn = used(page.part("border", border))
        assert drawn - Counter(["sands-good"]) == Counter(beads)


def test_advances_and_names_are_written() -> None:
    page = late()
    assert isinstance(page.view, SandsView)
    words = Words(GAME, "en")
    for region in GAME.parts.region_ids:
        assert words.name("region", region) in page.texts()
    known = [advance for row in page.view.rows for advance in row]
    assert page.marked("advance") == Counter([str(advance) for advance in known])
    for advance in known:
        assert words.name("advance", advance) in page.told()


def test_chronicles_are_face_down_unless_a_seat_looks() -> None:
    state = scene("", "chronicles b:7", cards="build")
    assert Page(GAME, state).texts().count("?") == 1
    assert Page(GAME, state, seat=Seat(0)).texts().count("?") == 0


def test_regions_out_of_play_are_named_and_empty() -> None:
    page = Page(GAME, GAME.start(2))
    assert isinstance(page.view, SandsView)
    drawn = {found for found in page.marked("region") if page.marked("region")[found] > 1}
    assert drawn == {str(region.region) for region in page.view.regions}
