"""Pictures of Inventions show all that lies on the table, and no more."""

from collections import Counter
from collections.abc import Iterable

from cli.inventions.tables import played
from clocksmith.core.seat import Seat
from clocksmith.core.words import Words
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import NONE
from clocksmith.games.inventions.view.view import InventionsView
from games.inventions.house import PARTS
from pictures.page import Page

WORDS = Words(GAME, "en")


def texts(numbers: Iterable[int]) -> Counter[str]:
    """Return numbers as data says them; what is none is left out."""
    return Counter([str(number) for number in numbers if number != NONE])


def page_of(seats: int, answers: int) -> tuple[Page, InventionsView]:
    """Return a picture and what it shows."""
    page = Page(GAME, played(seats, answers))
    assert isinstance(page.view, InventionsView)
    return page, page.view


def test_every_card_and_milestone_lies_where_it_is_seen() -> None:
    page, view = page_of(4, 400)
    cards = [*[region.display.card for region in view.regions], view.top, *view.ideas]
    assert page.marked("card") == texts(cards)
    assert page.marked("milestone") == texts([*view.eureka, *view.private, *view.common])
    for card in cards:
        assert card == NONE or WORDS.name("card", card) in page.texts()


def test_every_tile_pillar_and_marker_is_drawn() -> None:
    page, view = page_of(3, 300)
    tiles = [
        tile for player in view.players for tile in (*player.spaces, *player.row, PARTS.start_tile)
    ]
    assert page.marked("tile") == texts(tiles)
    pillars = [
        seat
        for seat, player in enumerate(view.players)
        for deed in (player.epoch, *player.seasons)
        if deed != NONE
    ]
    assert page.marked("pillar") == texts(pillars)
    laid = [f"{one.seat} {one.tile}" for region in view.regions for one in region.laid]
    assert page.marked("laid") == Counter(laid)
    crowds = [*[region.people for region in view.regions]]
    crowds += [view.posts[m] for m in (*view.eureka, *view.private, *view.common) if m != NONE]
    people = [f"{seat} {count}" for crowd in crowds for seat, count in enumerate(crowd) if count]
    assert page.marked("citizens") == Counter(people)


def test_chronos_is_drawn_where_two_play() -> None:
    page, view = page_of(2, 120)
    assert view.chronos is not None
    assert "inventions-season-4" in page.source
    for word in ("Africa", "Middle East", "Red", "Green", "Travel", "Eureka"):
        assert word in page.texts()


def test_goals_are_hidden_unless_a_seat_looks() -> None:
    state = played(3, 120)
    name = WORDS.name("goal", state.players[1].goals.bit_length() - 1)
    assert name not in Page(GAME, state).told()
    assert name in Page(GAME, state, seat=Seat(1)).told()
