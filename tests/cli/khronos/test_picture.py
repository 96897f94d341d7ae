"""Pictures: valid, self-contained, and nothing of the position is missing."""

import re
from xml.etree import ElementTree

import pytest

from cli.terminal import POSITION
from clocksmith.cli.drawing import Locale
from clocksmith.cli.khronos import DRAWING
from clocksmith.cli.khronos.picture.holdings import edge_of
from clocksmith.cli.phrases import Phrases
from clocksmith.cli.picture.svg import tag, words
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.state import Khronos
from games.khronos.scene import scene

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: Khronos, language: str = "en", seat: Seat = SPECTATOR) -> str:
    """Return the picture of a position."""
    locale = Locale(Words(GAME, language), Phrases("khronos", language))
    return DRAWING.picture(GAME.view(state, seat), locale)


def texts(picture: str) -> list[str]:
    """Return all that is written in a picture."""
    root = ElementTree.fromstring(picture.encode())
    return ["".join(found.itertext()).strip() for found in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_picture_is_valid_and_needs_nothing_else(language: str, seats: int) -> None:
    picture = drawn(GAME.start(seats), language)
    root = ElementTree.fromstring(picture.encode())
    assert root.get("viewBox", "").startswith("0 0 1200 ")
    assert "href" not in picture
    assert "@import" not in picture
    assert not re.search(r"url\((?!#)", picture)
    for name in re.findall(r"url\(#([\w-]+)\)", picture):
        assert f'id="{name}"' in picture


def test_titles_players_and_coordinates_are_written() -> None:
    found = texts(drawn(GAME.read(POSITION.read_text(encoding="utf-8"))))
    for word in ("Khronos", "Might", "Faith", "Reason", "Red", "Green", "Yellow", "White"):
        assert word in found
    assert found.count("p") == 3
    assert found.count("20") == 3


def test_no_writing_is_smaller_than_twelve_pixels() -> None:
    picture = drawn(GAME.read(POSITION.read_text(encoding="utf-8")))
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)]
    assert min(sizes) >= 12


def test_ruins_are_hatched_and_values_told() -> None:
    plain = drawn(scene())
    ruin = drawn(scene(reason="castle b2 ruin"))
    assert "url(#ruin)" not in plain.split("</defs>")[1]
    assert "url(#ruin)" in ruin.split("</defs>")[1]
    assert texts(ruin).count("2") == texts(plain).count("2") + 1


def test_a_domain_that_pays_is_outlined_with_its_income() -> None:
    without, paying = (
        texts(drawn(scene("keep b2 of 1"))),
        texts(drawn(scene("keep b2 of 1; town d2"))),
    )
    assert paying.count("3") == without.count("3") + 2  # the value of the town, and the income


def test_hands_are_hidden_unless_a_seat_looks() -> None:
    state = scene(hands=("1m 1r 2c", "4c"))
    assert not any("4c" in text for text in texts(drawn(state)))
    assert any("4c" in text for text in texts(drawn(state, seat=Seat(1))))


def test_the_rim_of_a_set_of_cells_is_closed() -> None:
    path = edge_of(0b11)
    assert path.count("h22") == 4
    assert path.count("v22") == 2


def test_signs_of_markup_are_made_safe() -> None:
    assert words("<&>", 1, 2) == '<text x="1" y="2">&lt;&amp;&gt;</text>'
    assert tag("g", fill='"') == "<g fill='\"'/>"
    assert tag("circle", r=1.5, cx=2.0) == '<circle r="1.5" cx="2"/>'
