"""What lies on the table, read: rows and piles of advances, regions and what stands there."""

from clocksmith.core.layout.kinds import Count, Named
from clocksmith.core.notation import Lines
from clocksmith.core.seat import Seat
from clocksmith.games.sands.content import (
    ADVANCE_NAMES,
    ADVANCES,
    FIRST_OF_ROW,
    LEVELS,
    NO_ADVANCE,
    NO_TILE,
    NOWHERE,
    PILE_NAMES,
    PILES,
    REGION_NAMES,
    ROW_CATEGORY,
    ROW_IDS,
    ROW_NAMES,
    STRUCTURE_NAMES,
    TILE_CAPACITY,
    TILES,
    AdvanceId,
    RegionId,
    pile_of,
)
from clocksmith.games.sands.state import Sands
from clocksmith.games.sands.view import CAPITAL_MARK, COLONY_MARK, PROVINCE_MARK

MARKS = [CAPITAL_MARK, PROVINCE_MARK, COLONY_MARK]


def read_advances(lines: Lines, state: Sands) -> None:
    """Read the rows, and cards put back on piles or just drawn."""
    if lines.take("rows"):
        raise ValueError("rows stands alone on its line")
    state.deck.piles = PILES[:]
    for row in ROW_IDS:
        words = lines.take(ROW_NAMES[row])
        cards = [_advance(word) for word in words]
        if not cards or cards[0] != FIRST_OF_ROW[row] or len(cards) > LEVELS:
            raise ValueError(f"the row begins with {ADVANCE_NAMES[FIRST_OF_ROW[row]]}")
        for place, card in enumerate(cards[1:], start=2):
            _take_card(state, card, pile_of(ROW_CATEGORY[row], place))
        state.deck.rows[row] = tuple(cards)
    while lines.peek() == "top":
        _top(lines.take("top"), state)
    if lines.peek() == "drawn":
        _drawn(lines.take("drawn"), state)


def _advance(word: str) -> AdvanceId:
    return AdvanceId(Named("an advance", ADVANCE_NAMES).read(word))


def _take_card(state: Sands, card: AdvanceId, pile: int) -> None:
    """Take a card from the pile it must be from."""
    if not state.deck.piles[pile] >> card & 1:
        name = ADVANCE_NAMES[card]
        raise ValueError(f"{name} is not a card of {PILE_NAMES[pile]}, or lies elsewhere already")
    state.deck.piles[pile] &= ~(1 << card)


def _known(state: Sands, words: list[str]) -> int:
    """Return the seats that know a card, as bits."""
    seats = Count("a seat", 0, len(state.players) - 1)
    mask = 0
    for word in words:
        mask |= 1 << seats.read(word)
    return mask


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Return the words before and after *known*."""
    if "known" not in words:
        return words, []
    place = words.index("known")
    if place == len(words) - 1:
        raise ValueError("known is followed by seats")
    return words[:place], words[place + 1 :]


def _top(words: list[str], state: Sands) -> None:
    """Read ``top civil-3 tyranny known 0 2``."""
    what, seats = _split(words)
    if len(what) != 2 or not seats:
        raise ValueError("a card on top is written like top civil-3 tyranny known 0")
    pile = Named("a pile", PILE_NAMES).read(what[0])
    if state.deck.tops[pile] != NO_ADVANCE:
        raise ValueError("only one card lies on top of a pile")
    card = _advance(what[1])
    _take_card(state, card, pile)
    state.deck.tops[pile] = card
    state.deck.known[pile] = _known(state, seats)


def _drawn(words: list[str], state: Sands) -> None:
    """Read ``drawn tyranny sewers``; *known* tells who knows the first of them."""
    what, seats = _split(words)
    cards = [_advance(word) for word in what]
    if not 1 <= len(cards) <= 2 or ADVANCES[cards[0]].row:
        raise ValueError("one or two cards are drawn")
    pile = pile_of(ADVANCES[cards[0]].category, ADVANCES[cards[0]].level)
    if state.deck.tops[pile] != NO_ADVANCE:
        raise ValueError("a card on top of a pile is drawn first")
    for card in cards:
        _take_card(state, card, pile)
    state.deck.drawn = tuple(cards)
    state.deck.known[pile] = _known(state, seats)


def read_regions(lines: Lines, state: Sands) -> None:
    """Read the tiles of regions, who controls them and what stands there."""
    if lines.take("regions"):
        raise ValueError("regions stands alone on its line")
    while lines.peek() in REGION_NAMES:
        words = lines.take_any()
        region = RegionId(REGION_NAMES.index(words[0]))
        if not state.in_play >> region & 1:
            raise ValueError(f"{words[0]} is not in play with {len(state.players)} players")
        if state.tiles[region] != NO_TILE:
            raise ValueError(f"{words[0]} is written twice")
        _lay_tile(state, region, words[1:3])
        rest = _owner(state, region, words[3:])
        _structures(state, region, rest)


def _lay_tile(state: Sands, region: RegionId, words: list[str]) -> None:
    name = " ".join(words)
    names = [tile.name for tile in TILES]
    if name not in names:
        raise ValueError(f"a tile is one of {', '.join(names)}, not {name[:40]!r}")
    tile = names.index(name)
    if not state.bag[tile]:
        raise ValueError(f"there are no more tiles {name}")
    state.bag[tile] -= 1
    state.tiles[region] = tile


def _owner(state: Sands, region: RegionId, words: list[str]) -> list[str]:
    """Read ``of 0 colony``, if it is there, and return the words after it."""
    if words[:1] != ["of"]:
        return words
    if len(words) < 3 or words[2] not in MARKS:
        raise ValueError(f"control is written like of 0 {', '.join(MARKS)}")
    seat = Seat(Count("a seat", 0, len(state.players) - 1).read(words[1]))
    player = state.players[seat]
    player.regions |= 1 << region
    if words[2] == COLONY_MARK:
        player.colonies |= 1 << region
    if words[2] == CAPITAL_MARK:
        if player.capital != NOWHERE:
            raise ValueError(f"seat {seat} has one capital")
        player.capital = region
    return words[3:]


def _structures(state: Sands, region: RegionId, words: list[str]) -> None:
    """Read ``has quarry city``."""
    if not words:
        return
    if words[0] != "has" or len(words) == 1:
        raise ValueError(f"a region is not written with {' '.join(words)[:40]!r}")
    for word in words[1:]:
        structure = Named("a structure", STRUCTURE_NAMES).read(word)
        if state.sites[structure] >> region & 1:
            raise ValueError(f"a region has one {word}")
        state.sites[structure] |= 1 << region
    if len(words) - 1 > TILE_CAPACITY[state.tiles[region]]:
        raise ValueError(f"{REGION_NAMES[region]} has more structures than its capacity")
