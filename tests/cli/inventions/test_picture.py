"""Pictures of Inventions: valid, self-contained, and nothing of the position is missing."""

import re
from xml.etree import ElementTree

import pytest

from cli.inventions.tables import locale, played
from clocksmith.cli.inventions import DRAWING
from clocksmith.cli.inventions.picture.writing import wrapped
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.words import LANGUAGES
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.content import NONE
from clocksmith.games.inventions.state import Inventions

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: Inventions, language: str = "en", seat: Seat = SPECTATOR) -> str:
    """Return the picture of a position."""
    return DRAWING.picture(GAME.view(state, seat), locale(language))


def texts(picture: str) -> list[str]:
    """Return all that is written in a picture."""
    root = ElementTree.fromstring(picture.encode())
    return ["".join(found.itertext()).strip() for found in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 60, 400])
def test_a_picture_is_valid_and_needs_nothing_else(language: str, seats: int, answers: int) -> None:
    picture = drawn(played(seats, answers), language)
    root = ElementTree.fromstring(picture.encode())
    assert root.get("viewBox", "").startswith("0 0 1600 ")
    assert "href" not in picture
    assert "@import" not in picture
    assert not re.search(r"url\((?!#)", picture)
    for name in re.findall(r"url\(#([\w-]+)\)", picture):
        assert f'id="{name}"' in picture


def test_no_writing_is_smaller_than_twelve_pixels() -> None:
    picture = drawn(played(4, 400))
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)]
    assert min(sizes) >= 12


def test_regions_actions_players_and_cards_are_written() -> None:
    state = played(2, 120)
    found = texts(drawn(state))
    for word in ("Africa", "Middle East", "Red", "Green", "Travel", "Eureka", "Chronos"):
        assert word in found, word
    words = locale("en").words
    view = GAME.view(state, SPECTATOR)
    for region in view.regions:  # type: ignore[attr-defined]
        if region.display.card != NONE:
            assert words.name("card", region.display.card) in found


def test_goals_are_hidden_unless_a_seat_looks() -> None:
    state = played(3, 120)
    name = locale("en").words.name("goal", state.players[1].goals.bit_length() - 1)
    assert not any(name in text for text in texts(drawn(state)))
    assert any(name in text for text in texts(drawn(state, seat=Seat(1))))


def test_text_is_broken_and_shortened_to_its_room() -> None:
    assert wrapped("one two three", 60, 12) == ["one two", "three"]
    assert wrapped("one two three four five", 60, 12) == ["one two", "three fo…"]
    assert wrapped("", 60, 12) == [""]
