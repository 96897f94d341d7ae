"""Nothing is told by colour alone: what is drawn stays apart for people who lack a kind of cones.

Colours are read from the page as it is drawn, in both lights, and looked at as they look to each
kind of people. What is close then must have another form: a pattern, a rim or a sign.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import SCHEMES
from browser.doorman import Doorman, Scheme
from browser.moments import sit
from browser.test_sands import alone, in_turn
from browser.vision import Three, apart, distance
from clocksmith.cli.commands.bench.server.served import Served

Look = Callable[[str, Scheme], Page]

CLEARLY: Final = 12  # by CIEDE2000: two fields are told apart at a glance, though they do not touch
SEEN: Final = 8  # and so is a fine line on its ground
KINDS, SEATS, CATEGORIES, FIELDS = range(3), range(5), range(3), range(4)
PLAIN: Final = 0  # the seat whose pieces have no pattern: that tells it from the others

# What a style sheet says of a colour, as the screen shows it
SHOWN: Final = """([selector, property]) => {
  const found = document.querySelector(selector);
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = getComputedStyle(found)[property];
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""


@pytest.fixture(scope="module")
def look(served: Served, browser: Browser) -> Iterator[Look]:
    """Tables that are only looked at, each opened once."""
    doorman = Doorman(f"http://127.0.0.1:{served.port}", browser)
    yield cache(lambda game, scheme: sit(doorman, game, scheme).page)
    assert doorman.send_home() == [], "no page has an error in its console"
    doorman.close()


def colour(page: Page, selector: str, of: str = "fill") -> Three:
    """Return the colour of the first element found, in red, green and blue."""
    red, green, blue = page.evaluate(SHOWN, [selector, of])
    return red, green, blue


def form(page: Page, selector: str) -> str:
    """Return the path of the first element found; nothing where there is none."""
    found = page.locator(selector).first
    return (found.get_attribute("d") or "") if found.count() else ""


def tell(page: Page, names: list[str]) -> None:
    """Fail unless any two of some elements are filled with colours that everybody tells apart."""
    colours = [colour(page, name) for name in names]
    for (one, first), (other, second) in combinations(zip(names, colours, strict=True), 2):
        away, eyes = apart(first, second)
        assert away >= CLEARLY, f"{one} and {other} are {away:.1f} apart with {eyes}"


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_published_samples(one: Three, other: Three, far: float) -> None:
    assert distance(one, other) == pytest.approx(far, abs=1e-4)


def test_red_and_green_of_one_lightness_look_alike_to_those_who_lack_cones() -> None:
    away, eyes = apart((176, 88, 60), (112, 118, 60))
    assert away < CLEARLY
    assert eyes in ("protanopia", "deuteranopia")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_seats_are_told_by_colour_and_by_pattern(look: Look, scheme: Scheme) -> None:
    page = look("khronos", scheme)
    tell(page, [f"#seat-fill-{seat} .seat-face" for seat in SEATS])
    for drawn in ("fill", "cube"):
        signs = [form(page, f"#seat-{drawn}-{seat} .seat-sign") for seat in SEATS]
        assert len(set(signs)) == len(SEATS)
        assert signs[PLAIN] == ""
    for seat in set(SEATS) - {PLAIN}:
        mark = f"#seat-cube-{seat} .seat-sign"
        how = "fill" if page.locator(f"{mark}.solid").count() else "stroke"
        ground = colour(page, f"#seat-cube-{seat} .seat-face")
        assert apart(colour(page, mark, how), ground)[0] >= CLEARLY


@pytest.mark.parametrize("scheme", SCHEMES)
def test_kinds_of_tiles_are_told_by_colour_and_by_what_they_are_woven_of(
    look: Look, scheme: Scheme
) -> None:
    page = look("khronos", scheme)
    tell(page, [f".khronos-kind-{kind} .khronos-face" for kind in KINDS])
    weaves = [form(page, f"#khronos-weave-{kind} path") for kind in KINDS]
    assert len(set(weaves)) == len(KINDS)
    for kind in (kind for kind in KINDS if weaves[kind]):
        ground = colour(page, f".khronos-kind-{kind} .khronos-face")
        assert apart(colour(page, f"#khronos-weave-{kind} path", "stroke"), ground)[0] >= SEEN
        tiles = page.locator(f"g[id^='khronos-tile-'].khronos-kind-{kind}")
        expect(tiles.locator(f"[fill='url(#khronos-weave-{kind})']")).to_have_count(tiles.count())


def test_kinds_are_told_apart_where_an_age_is_shown_in_little(visitors: Doorman) -> None:
    page = sit(visitors, "khronos").page
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".khronos-little").first).to_be_attached()
    tell(page, [f".khronos-little.khronos-kind-{kind}" for kind in KINDS])


def test_every_piece_of_a_seat_carries_its_pattern(look: Look) -> None:
    pieces = {
        "khronos": ("khronos-pawn",),
        "sands": ("sands-soldier", "sands-peasant", "sands-bead"),
        "inventions": ("inventions-epoch", "inventions-season"),
    }
    for game, names in pieces.items():
        page = look(game, "light")
        for name in names:
            for seat in set(SEATS) - {PLAIN}:
                carried = f".seat-sign, [fill='url(#seat-fill-{seat})'], [href='#seat-cube-{seat}']"
                expect(page.locator(f"#{name}-{seat}").locator(carried)).to_have_count(1)


def test_soldiers_have_another_outline_than_peasants_and_carry_the_sign_of_the_face(
    look: Look,
) -> None:
    page = look("sands", "light")
    for seat in SEATS:
        edges = [form(page, f"#{of}-{seat} .seat-edge") for of in ("sands-soldier", "seat-cube")]
        assert edges[0] != edges[1]
        signs = [form(page, f"#{of}-{seat} .seat-sign") for of in ("sands-soldier", "seat-cube")]
        assert signs[0] == signs[1]


def test_who_holds_a_region_is_told_by_the_pattern_of_its_rim_and_mark(look: Look) -> None:
    page = look("sands", "light")
    for owned in page.locator(".sands-mark").all():
        seat = (owned.get_attribute("class") or "")[-1]
        expect(owned.locator(f"[fill='url(#seat-fill-{seat})']")).to_have_count(1)
    for realm in page.locator(".sands-realm").all():
        seat = (realm.get_attribute("class") or "")[-1]
        expect(realm.locator(f"[stroke='url(#seat-fill-{seat})']")).to_have_count(1)


def test_structures_of_other_categories_have_other_rims_and_so_have_locks(
    visitors: Doorman,
) -> None:
    person = alone(visitors, in_turn("muster"), 1366, 768)
    page = person.page
    rims = [form(page, f".sands-stamp.sands-category-{one} .edge") for one in CATEGORIES]
    assert len(set(rims)) == len(CATEGORIES)
    stamps = page.locator(".sands-stamp")
    for stamp in stamps.all():
        category = int((stamp.get_attribute("class") or "")[-1])
        assert stamp.locator(".edge").get_attribute("d") == rims[category]
    lock = page.locator(".sands-card .lock").first
    category = next(
        one for one in CATEGORIES if f"category-{one}" in (lock.get_attribute("class") or "")
    )
    assert lock.locator(".rim").get_attribute("d") == rims[category]


def test_what_a_region_yields_is_told_by_a_sign(look: Look) -> None:
    page = look("sands", "light")
    assert form(page, ".sands-tile.resource-0 path") != form(page, ".sands-tile.resource-1 path")


def test_fields_of_inventions_are_told_by_sign_and_word_wherever_they_are_coloured(
    look: Look,
) -> None:
    page = look("inventions", "light")
    signs = [form(page, f".field-{field} .inventions-sign path") for field in FIELDS]
    assert len({sign for sign in signs if sign}) == sum(map(bool, signs)) >= len(FIELDS) - 1
    for field in (field for field in FIELDS if signs[field]):
        for coloured in page.locator(f".field-{field}:visible").all():
            found = [
                one.get_attribute("d") for one in coloured.locator(".inventions-sign path").all()
            ]
            assert signs[field] in found, coloured.inner_text()
            assert coloured.inner_text().strip()


def test_pillars_of_an_epoch_are_taller_than_those_of_a_season(look: Look) -> None:
    page = look("inventions", "light")
    high = "(one) => one.getBBox().height"
    for seat in SEATS:
        epoch = page.locator(f"#inventions-epoch-{seat} path").first.evaluate(high)
        assert epoch > page.locator(f"#inventions-season-{seat} path").first.evaluate(high) * 1.2
