"""The world: seven medallions joined by ropes, each with the card of its region."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.inventions.colours import KINDS, LAND, ROPE, SEA
from clocksmith.cli.inventions.picture.measures import (
    BLOCK,
    CENTRE,
    MEDALLION,
    PLACES,
    PLATE_LEFT,
    WORLD_HEIGHT,
    WORLD_WIDTH,
)
from clocksmith.cli.inventions.picture.pieces import (
    citizen,
    citizens,
    empty,
    influence_tile,
    pillar,
)
from clocksmith.cli.inventions.picture.plates import field_line, frame
from clocksmith.cli.inventions.picture.writing import block, wrapped
from clocksmith.cli.inventions.signs import ROLE_SIGNS
from clocksmith.cli.inventions.texts import (
    chain_text,
    knowledge_text,
    needs_text,
    specialist_text,
)
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.board import Display
from clocksmith.games.inventions.content import (
    CARD_FIELD,
    CHRONOS,
    NONE,
    REGION_IDS,
    REGION_NAMES,
    REGIONS,
    TILE_NAMES,
)
from clocksmith.games.inventions.view import InventionsView, RegionView

ROOM = BLOCK - PLATE_LEFT
CARD_HEIGHT = 122
# Ropes that would run through something else bend by so much, across and down.
BENDS = {("asia", "north-america"): (0, -118), ("north-america", "south-america"): (-84, 0)}


def world(view: InventionsView, locale: Locale) -> str:
    """Return the map with everything on it."""
    return "".join(
        [
            box(0, 0, WORLD_WIDTH, WORLD_HEIGHT, rx=10, fill=SEA, stroke=palette.LINE),
            *_ropes(),
            *[moved(*PLACES[region], _region(view, region, locale)) for region in REGION_IDS],
            _supply(view, locale),
        ]
    )


def _supply(view: InventionsView, locale: Locale) -> str:
    """Return how many citizens Chronos has left, if he plays."""
    if view.chronos is None:
        return ""
    name, supply = locale.words.seat(CHRONOS), locale.phrases.say("supply")
    text = f"{name}: {supply} {view.chronos.supply}"
    left, foot = WORLD_WIDTH / 2, WORLD_HEIGHT - 34
    return moved(left - 22, foot - 14, citizen(CHRONOS)) + words(text, left, foot, font_size=15)


def _centre(region: int) -> tuple[int, int]:
    left, top = PLACES[region]
    return left + CENTRE[0], top + CENTRE[1]


def _ropes() -> list[str]:
    """Return each rope once, as a twisted line."""
    drawn: list[str] = []
    for region in REGION_IDS:
        for name in REGIONS[region].ropes:
            other = REGION_NAMES.index(name)
            if other > region:
                drawn.append(_rope(region, other))
    return drawn


def _rope(region: int, other: int) -> str:
    (x, y), (to_x, to_y) = _centre(region), _centre(other)
    across, down = BENDS.get((REGION_NAMES[region], REGION_NAMES[other]), (0, 0))
    middle = f"{(x + to_x) / 2 + across:g} {(y + to_y) / 2 + down:g}"
    path = f"M{x} {y}Q{middle} {to_x} {to_y}"
    strand = palette.mixed(ROPE, palette.INK, 0.35)
    return shape(path, fill="none", stroke=ROPE, stroke_width=5, stroke_linecap="round") + shape(
        path, fill="none", stroke=strand, stroke_width=5, stroke_dasharray="2 7"
    )


def _region(view: InventionsView, region: int, locale: Locale) -> str:
    one = view.regions[region]
    x, y = CENTRE
    drawn, width = citizens(one.people)
    spaces = REGIONS[region].spaces
    places = [moved(x - 19 * spaces + 38 * n + 2, y + 62, _space(one, n)) for n in range(spaces)]
    return "".join(
        [
            tag("circle", cx=x, cy=y, r=MEDALLION + 4, fill=palette.BRASS),
            tag("circle", cx=x, cy=y, r=MEDALLION, fill=LAND, stroke=palette.PANEL),
            _name(region, locale),
            moved(x - width / 2, y + 2, drawn),
            *places,
            _chronos(view, region),
            moved(PLATE_LEFT, 0, _card(view, one, locale)),
            _facts(one, locale),
        ]
    )


def _name(region: int, locale: Locale) -> str:
    """Return the name of a region in its medallion, in one line or two smaller ones."""
    x, y = CENTRE
    name = wrapped(locale.words.name("region", region), 2 * MEDALLION - 6, 16)
    top, size = (y - 20, 16) if len(name) == 1 else (y - 27, 14)
    return block(name, x, top, size, text_anchor="middle", **{"class": "place"})


def _space(one: RegionView, number: int) -> str:
    """Return a space for an influence tile, with the tile if there is one."""
    if number >= len(one.laid):
        return empty(34, 18)
    laid = one.laid[number]
    return influence_tile(laid.seat, f"N{laid.tile + 1}", laid.face_up)


def _chronos(view: InventionsView, region: int) -> str:
    if view.chronos is None or view.chronos.region != region:
        return ""
    return moved(CENTRE[0] - 5, CENTRE[1] + 26, pillar(CHRONOS, False))


def _card(view: InventionsView, one: RegionView, locale: Locale) -> str:
    """Return the card of a region with who stands at it, or what presenting there gives."""
    if one.display.card == NONE:
        text = "" if one.specialist == NONE else specialist_text(one.specialist, locale)
        lines = wrapped(text, ROOM - 20, 13, 4)
        return empty(ROOM, CARD_HEIGHT) + block(lines, 10, 48, 13, **{"class": "quiet"})
    card, flipped = one.display.card, one.display.flipped
    side = locale.phrases.say("invention" if flipped else "idea")
    text = chain_text(card, locale) if flipped else needs_text(view, card, locale)
    return "".join(
        [
            frame(ROOM, CARD_HEIGHT, KINDS[CARD_FIELD[card]]),
            block(
                wrapped(locale.words.name("card", card), ROOM - 16, 17, 1),
                8,
                27,
                17,
                **{"class": "place"},
            ),
            words(f"{field_line(card, locale)} ({side})", 8, 45, font_size=12),
            block(wrapped(text, ROOM - 16, 12), 8, 62, 12, **{"class": "quiet"}),
            moved(8, 96, _roles(one.display, locale)),
        ]
    )


def _roles(display: Display, locale: Locale) -> str:
    """Return presenter, inventor and innovator with their citizens."""
    roles = (
        (display.presenter, display.count),
        (display.inventor, 1),
        (display.innovator, 1),
    )
    drawn: list[str] = []
    left = 0
    for role, (seat, count) in enumerate(roles):
        sign = locale.phrases.say(ROLE_SIGNS[role])
        drawn.append(words(sign, left, 14, font_size=13, **{"class": "quiet"}))
        left += 13
        if seat == NOBODY:
            drawn.append(moved(left, 1, empty(12, 15)))
            left += 26
        else:
            drawn += [moved(left + 13 * n, 0, citizen(seat)) for n in range(count)]
            left += 13 * max(1, count) + 13
    return "".join(drawn)


def _facts(one: RegionView, locale: Locale) -> str:
    """Return the knowledge tile and the Wealth tiles below a card."""
    say = locale.phrases.say
    lines: list[str] = []
    if one.knowledge != NONE:
        shown = knowledge_text(one.knowledge, one.spent, locale)
        text = say("knowledge-with" if one.scholar else "knowledge-without", shown=shown)
        lines += wrapped(text, ROOM, 12)
    if one.wealth != NONE:
        letter = TILE_NAMES[one.wealth][-1].upper()
        lines.append(say("wealth-left", letter=letter, count=one.wealth_left))
    return block(lines, PLATE_LEFT + 2, CARD_HEIGHT + 17, 12)
