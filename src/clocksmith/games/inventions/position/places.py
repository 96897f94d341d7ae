"""Regions and players of a position, read."""

from clocksmith.core.layout.kinds import Count, Kind, Named
from clocksmith.core.notation import Lines
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.board import Display, Laid
from clocksmith.games.inventions.content import (
    CARD_NAMES,
    CITIZENS,
    DEED_NAMES,
    FIELDS,
    GOAL_NAMES,
    INFLUENCE_NAMES,
    KNOWLEDGE_NAMES,
    MOST_INFLUENCE,
    NONE,
    PIECE_NAMES,
    PLACE_IDS,
    PLACE_NAMES,
    REGION_COUNT,
    REGION_NAMES,
    SOCIETIES,
    SPECIALIST_NAMES,
    TILE_NAMES,
)
from clocksmith.games.inventions.state import Inventions, Player

MOST_IP = 9999
FLIPPED = "/flipped"


def read_crowd(words: list[str], society: Kind) -> list[int]:
    """Return citizens written ``2x0 1xchronos``, by society."""
    counts = [0] * SOCIETIES
    for word in words:
        count, _, whose = word.partition("x")
        seat = society.read(whose)
        if counts[seat]:
            raise ValueError(f"citizens are written like 2x0, each society once, not {word[:40]!r}")
        counts[seat] = Count("a number of citizens", 1, CITIZENS).read(count)
    return counts


def read_region(lines: Lines, state: Inventions, region: int, society: Kind) -> None:
    """Read one region."""
    if lines.take("region") != [REGION_NAMES[region]]:
        raise ValueError(f"expected region {REGION_NAMES[region]}")
    if lines.peek() == "specialist":
        tile = Named("a specialist tile", SPECIALIST_NAMES)
        state.land.specialists[region] = tile.read(lines.take_one("specialist"))
    if lines.peek() == "knowledge":
        words = lines.take("knowledge")
        if words[1:] == ["spent"]:
            state.land.spent_knowledge |= 1 << region
            words = words[:1]
        tile = Named("a knowledge tile", KNOWLEDGE_NAMES)
        state.land.knowledge[region] = tile.read(" ".join(words))
    if lines.peek() == "wealth":
        state.land.wealth[region] = Named("a tile", TILE_NAMES).read(lines.take_one("wealth"))
    if lines.peek() == "scholar":
        if lines.take("scholar") != ["away"]:
            raise ValueError("a scholar is there or away")
        state.land.scholars &= ~(1 << region)
    if lines.peek() == "idea":
        state.land.displays[region] = _display(lines.take("idea"), society)
    if lines.peek() == "people":
        people = read_crowd(lines.take("people"), society)
        state.land.people[region * SOCIETIES : (region + 1) * SOCIETIES] = people
    if lines.peek() == "influence":
        state.land.laid[region] = tuple([_laid(word, society) for word in lines.take("influence")])


def _display(words: list[str], society: Kind) -> Display:
    """Return a card written ``bread by 0 2 inventor 1 innovator 0 flipped``."""
    if len(words) < 4 or words[1] != "by":
        raise ValueError("an idea is written like: bread by 0 2")
    card = Named("an idea", CARD_NAMES).read(words[0])
    presenter = Seat(society.read(words[2]))
    count = Count("a number of citizens", 0, CITIZENS).read(words[3])
    rest = words[4:]
    flipped = rest[-1:] == ["flipped"]
    rest = rest[:-1] if flipped else rest
    inventor = innovator = NOBODY
    if rest[:1] == ["inventor"] and len(rest) > 1:
        inventor = Seat(society.read(rest[1]))
        rest = rest[2:]
    if rest[:1] == ["innovator"] and len(rest) > 1:
        innovator = Seat(society.read(rest[1]))
        rest = rest[2:]
    if rest:
        raise ValueError(f"an idea is not written with {' '.join(rest)[:40]!r}")
    return Display(card, presenter, count, flipped, inventor, innovator)


def _laid(word: str, society: Kind) -> Laid:
    """Return an influence tile written ``0:n1`` or ``0:n1/flipped``."""
    face_up = not word.endswith(FLIPPED)
    whose, _, name = word.removesuffix(FLIPPED).partition(":")
    tile = Named("an influence tile", INFLUENCE_NAMES).read(name)
    return Laid(Seat(society.read(whose)), tile, face_up)


def read_player(lines: Lines, number: int) -> Player:
    """Read what lies in front of a seat; its supply is counted later."""
    if lines.take("seat") != [str(number)]:
        raise ValueError(f"expected seat {number}")
    ip = Count("points", 0, MOST_IP).read(lines.take_one("ip"))
    influence = Count("influence", 0, MOST_INFLUENCE).read(lines.take_one("influence"))
    citizens = Count("a number of citizens", 0, CITIZENS)
    available, exhausted = [_by_field(lines.take(n), citizens) for n in ("available", "exhausted")]
    academics = citizens.read(lines.take_one("academics"))
    scholars = Count("a number of scholars", 0, REGION_COUNT).read(lines.take_one("scholars"))
    card = Named("an idea", CARD_NAMES)
    ideas, inventions = _set(lines, "ideas", card), _set(lines, "inventions", card)
    row = _list(lines, "row", Named("a tile of a row", PIECE_NAMES))
    spaces, flipped = _map(lines.take("map") if lines.peek() == "map" else [])
    marked = _set(lines, "marked", Named("a tile", TILE_NAMES))
    deed = Named("an action", DEED_NAMES)
    epoch = deed.read(lines.take_one("epoch")) if lines.peek() == "epoch" else NONE
    seasons = _list(lines, "seasons", deed)
    goal = Named("a goal", GOAL_NAMES)
    goals, dropped = _set(lines, "goals", goal), _set(lines, "dropped", goal)
    return Player(
        ip=ip,
        influence=influence,
        available=available,
        exhausted=exhausted,
        academics=academics,
        scholars=scholars,
        supply=CITIZENS,
        ideas=ideas,
        inventions=inventions,
        row=row,
        spaces=spaces,
        placed=sum([1 << tile for tile in spaces if tile != NONE]),
        flipped=flipped,
        marked=marked,
        epoch=epoch,
        seasons=seasons,
        goals=goals,
        dropped=dropped,
    )


def _by_field(words: list[str], citizens: Kind) -> list[int]:
    if len(words) != len(FIELDS):
        raise ValueError("expected a number for each of the three fields")
    return [citizens.read(word) for word in words]


def _list(lines: Lines, first: str, one: Kind) -> list[int]:
    return [one.read(word) for word in lines.take(first)] if lines.peek() == first else []


def _set(lines: Lines, first: str, one: Kind) -> int:
    found = _list(lines, first, one)
    if len(set(found)) < len(found):
        raise ValueError(f"{first} names something twice")
    return sum([1 << item for item in found])


def _map(words: list[str]) -> tuple[list[int], int]:
    """Return the tiles written ``b2:culture-3`` and which of them are flipped."""
    spaces = [NONE for _ in PLACE_IDS]
    flipped = 0
    for word in words:
        where, _, name = word.removesuffix(FLIPPED).partition(":")
        cell = Named("a space of the map", PLACE_NAMES).read(where)
        tile = Named("a tile", TILE_NAMES[:-1]).read(name)
        if spaces[cell] != NONE or tile in spaces:
            raise ValueError("every space has one tile, and every tile one space")
        spaces[cell] = tile
        if word.endswith(FLIPPED):
            flipped |= 1 << tile
    return spaces, flipped
