"""Pictures: valid, self-contained, nothing small, and no region on another."""

import re
from xml.etree import ElementTree

import pytest

from cli.terminal import SANDS_RECORD
from clocksmith.cli.drawing import Locale
from clocksmith.cli.opened import position_after, read_record_file
from clocksmith.cli.phrases import Phrases
from clocksmith.cli.sands import DRAWING
from clocksmith.cli.sands.picture.lettering import broken, fitted
from clocksmith.cli.sands.picture.measures import LAND_HEIGHT, LAND_WIDTH, MAP, MIDDLES
from clocksmith.cli.sands.picture.ways import way_of
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.content import BORDERS, REGION_NAMES, Border
from clocksmith.games.sands.state import Sands
from games.sands.scene import scene

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: Sands, language: str = "en", seat: Seat = SPECTATOR) -> str:
    """Return the picture of a position."""
    locale = Locale(Words(GAME, language), Phrases("sands", language))
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
    assert root.get("viewBox", "").startswith("0 0 ")
    assert "href" not in picture
    assert "@import" not in picture
    for name in re.findall(r"url\(#([\w-]+)\)", picture):
        assert f'id="{name}"' in picture


def test_a_late_position_shows_everything_and_nothing_too_small() -> None:
    state = position_after(read_record_file(SANDS_RECORD), 440)
    picture = drawn(state)
    found = texts(picture)
    for word in ("The Sands of Time", "Italia", "Æthopia", "Civil", "Red", "Green", "Agriculture"):
        assert word in found
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)]
    assert min(sizes) >= 12


def test_chronicles_are_face_down_unless_a_seat_looks() -> None:
    state = scene("", "chronicles b:7", cards="build")
    assert texts(drawn(state)).count("?") == 1
    assert texts(drawn(state, seat=Seat(0))).count("?") == 0


def test_no_region_lies_on_another_and_all_lie_in_the_world() -> None:
    for number, (x, y) in enumerate(MIDDLES):
        for ox, oy in MIDDLES[:number]:
            apart = abs(x - ox) >= LAND_WIDTH + 8 or abs(y - oy) >= LAND_HEIGHT + 8
            assert apart, REGION_NAMES[number]
        assert LAND_WIDTH / 2 <= x <= MAP - LAND_WIDTH / 2 + 1


@pytest.mark.parametrize("border", BORDERS, ids=[border.name for border in BORDERS])
def test_what_lies_on_a_border_covers_no_region(border: Border) -> None:
    way = way_of(border)
    for x, y in MIDDLES:
        assert abs(way.x - x) >= LAND_WIDTH / 2 + 2 or abs(way.y - y) >= LAND_HEIGHT / 2 + 2


def test_long_writing_is_squeezed_or_broken() -> None:
    assert "textLength" not in fitted("short", (0, 0), 100, 12)
    assert 'textLength="20"' in fitted("a long name", (0, 0), 20, 12)
    assert broken(["one", "two", "three"], 60, 12) == ["one, two,", "three"]
    assert broken([], 60, 12) == []
