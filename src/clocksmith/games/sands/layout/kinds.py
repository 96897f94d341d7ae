"""What is spread on the table, as a position writes it: advances and regions."""

from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.layout.fields import LayoutEntry
from clocksmith.core.layout.kinds import QUOTED, UNIT, Bounds, Named, Numbers, OfSeat
from clocksmith.core.layout.sight import Sight
from clocksmith.core.notation import Lines
from clocksmith.core.seat import NOBODY, OPEN, Seat, may_see
from clocksmith.games.sands.model.content import (
    LEVELS,
    NO_ADVANCE,
    NO_TILE,
    NOWHERE,
    PILE_NAMES,
    ROW_CATEGORY,
    ROW_IDS,
    ROW_NAMES,
    AdvanceId,
    RegionId,
    pile_of,
)
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.model.state import Deck, Sands
from clocksmith.games.sands.rules.empire import owner_of, regions_in
from clocksmith.games.sands.view.redeal import drawn_by

NO_MARK: Final = "none"
CAPITAL_MARK: Final = "capital"
PROVINCE_MARK: Final = "province"
COLONY_MARK: Final = "colony"
MARKS: Final = (CAPITAL_MARK, PROVINCE_MARK, COLONY_MARK)
PILE: Final = Named("a pile", PILE_NAMES)


class Advances(LayoutEntry):
    """The rows of advances, cards put back on piles or just drawn; piles follow from these."""

    def __init__(self, parts: Parts, seats: int) -> None:
        self.name = "deck"
        self._parts = parts
        self._advance = Named("an advance", parts.advance_names)
        self._seat = OfSeat(seats)
        self.size = len(self.labels())

    def is_open(self) -> bool:
        return True

    def write(self, thing: Sands, out: list[str]) -> None:
        deck = thing.deck
        out += ["", "rows"]
        for row in ROW_IDS:
            out.append(" ".join([f"  {ROW_NAMES[row]}", *map(self._advance.write, deck.rows[row])]))
        for pile, top in enumerate(deck.tops):
            if top != NO_ADVANCE:
                out.append(f"top {PILE_NAMES[pile]} {self._advance.write(top)}{_known(deck, pile)}")
        drawn = drawn_by(thing)
        if drawn is not None:
            names = " ".join(map(self._advance.write, deck.drawn))
            out.append(f"drawn {names}{_known(deck, drawn[1])}")

    def read(self, lines: Lines, thing: Sands) -> None:
        deck = thing.deck
        if lines.take("rows"):
            raise ValueError("nothing may follow rows on its line")
        for row in ROW_IDS:
            cards = [AdvanceId(self._advance.read(word)) for word in lines.take(ROW_NAMES[row])]
            first = self._parts.first_of_row[row]
            if not cards or cards[0] != first or len(cards) > LEVELS:
                raise ValueError(f"the row begins with {self._advance.write(first)}")
            for place, card in enumerate(cards[1:], start=2):
                self._take(deck, card, pile_of(ROW_CATEGORY[row], place))
            deck.rows[row] = tuple(cards)
        while lines.peek() == "top":
            self._read_top(lines.take("top"), deck)
        if lines.peek() == "drawn":
            self._read_drawn(lines.take("drawn"), deck)

    def _read_top(self, words: list[str], deck: Deck) -> None:
        """Read ``civil-3 tyranny known 0 2``."""
        if len(words) < 4 or words[2] != "known":
            raise ValueError("a card on top is written like top civil-3 tyranny known 0")
        pile = PILE.read(words[0])
        if deck.tops[pile] != NO_ADVANCE:
            raise ValueError("only one card lies on top of a pile")
        card = AdvanceId(self._advance.read(words[1]))
        self._take(deck, card, pile)
        deck.tops[pile] = card
        deck.known[pile] = self._seats(words[3:])

    def _read_drawn(self, words: list[str], deck: Deck) -> None:
        """Read ``tyranny sewers``; *known* tells who knows the first of them."""
        split = words.index("known") if "known" in words else len(words)
        cards = [AdvanceId(self._advance.read(word)) for word in words[:split]]
        first = self._parts.advances[cards[0]] if cards else None
        if first is None or len(cards) > 2 or first.row:
            raise ValueError("one or two cards are drawn")
        pile = pile_of(first.category, first.level)
        if deck.tops[pile] != NO_ADVANCE:
            raise ValueError("a card on top of a pile is drawn first")
        for card in cards:
            self._take(deck, card, pile)
        deck.drawn = tuple(cards)
        deck.known[pile] = self._seats(words[split + 1 :])

    def _take(self, deck: Deck, card: AdvanceId, pile: int) -> None:
        """Take a card from the pile it must be from."""
        if not deck.piles[pile] >> card & 1:
            name, place = self._advance.write(card), PILE_NAMES[pile]
            raise ValueError(f"{name} is not a card of {place}, or lies elsewhere already")
        deck.piles[pile] &= ~(1 << card)

    def _seats(self, words: list[str]) -> int:
        mask = 0
        for word in words:
            mask |= 1 << self._seat.read(word)
        return mask

    def shown_as(self) -> set[str]:
        return {"rows"}

    def show(self, thing: Sands, sight: Sight, into: dict[str, Any]) -> None:
        into["rows"] = tuple(thing.deck.rows)

    def fill(self, numbers: Numbers, at: int, thing: Sands, sight: Sight) -> None:
        deck = thing.deck
        for row in ROW_IDS:
            for card in deck.rows[row]:
                numbers[at + row * self._advance.size + card] += 1
        at += len(ROW_NAMES) * self._advance.size
        for pile, top in enumerate(deck.tops):
            numbers[at] += (deck.piles[pile].bit_count() + (top != NO_ADVANCE)) / 10
            if knows_top(thing, sight.viewer, pile):
                self._advance.fill(numbers, at + 1, top, sight.viewer)
            at += 1 + self._advance.size
        for drawn in drawn_seen(thing, sight.viewer):
            if drawn is not None:
                numbers[at + drawn] += 1

    def traits(self, thing: Sands, sight: Sight) -> object:
        return thing.deck.key(), drawn_by(thing)

    def labels(self) -> list[str]:
        cards = self._advance.labels()
        rows = [f"{row}{card}" for row in ROW_NAMES for card in cards]
        tops = [".left", *[f".top{card}" for card in cards]]
        piles = [f"pile {pile}{one}" for pile in PILE_NAMES for one in tops]
        return [*rows, *piles, *[f"drawn{card}" for card in cards]]

    def bounds(self) -> list[Bounds]:
        cards = [UNIT] * self._advance.size
        pile: list[Bounds] = [(0.0, self._advance.size / 10), *cards]
        return [*cards * len(ROW_NAMES), *pile * len(PILE_NAMES), *cards]


def _known(deck: Deck, pile: int) -> str:
    seats = [f" {seat}" for seat in places(deck.known[pile])]
    return "".join([" known", *seats]) if seats else ""


def knows_top(state: Sands, seat: Seat, pile: int) -> bool:
    """5.7 Return whether *seat* has seen the card that was put back on a pile."""
    return seat == OPEN or (seat >= 0 and state.deck.known[pile] >> seat & 1 == 1)


def drawn_seen(state: Sands, seat: Seat) -> list[AdvanceId | None]:
    """5.7 Return drawn cards, None for those that *seat* may not see.

    They are seen by who drew them; one that lay on top by those who knew it.
    """
    drawn = drawn_by(state)
    cards: list[AdvanceId | None] = [AdvanceId(card) for card in state.deck.drawn]
    if drawn is None or may_see(seat, drawn[0]):
        return cards
    first = cards[:1] if knows_top(state, seat, drawn[1]) else [None]
    return [*first, *[None for _ in cards[1:]]]


class Regions(LayoutEntry):
    """The regions that have a tile: who controls them and what stands there, one to a line.

    A learner sees the tiles here; the rest is told by the fields it lies in.
    """

    def __init__(self, parts: Parts, seats: int) -> None:
        self.name = "tiles"
        self._parts = parts
        self._seat = OfSeat(seats)
        self._structure = Named("a structure", parts.structure_names)
        self.size = len(parts.regions) * len(parts.tiles)

    def is_open(self) -> bool:
        return True

    def write(self, thing: Sands, out: list[str]) -> None:
        out += ["", "regions"]
        for region in regions_in(thing.in_play):
            if thing.tiles[region] != NO_TILE:
                out.append(f"  {_written(thing, region)}")

    def read(self, lines: Lines, thing: Sands) -> None:
        if lines.take("regions"):
            raise ValueError("nothing may follow regions on its line")
        regions, tiles = self._parts.region_names, self._parts.tile_names
        while lines.peek() in regions:
            words = lines.take_any()
            region = RegionId(regions.index(words[0]))
            if not thing.in_play >> region & 1:
                raise ValueError(f"{words[0]} is not in play with {len(thing.players)} players")
            if thing.tiles[region] != NO_TILE:
                raise ValueError(f"{words[0]} is written twice")
            tile = " ".join(words[1:3])
            if tile not in tiles:
                raise ValueError(f"a tile must be one of {', '.join(tiles)}, not {tile[:QUOTED]!r}")
            thing.tiles[region] = tiles.index(tile)
            self._read_structures(thing, region, self._read_owner(thing, region, words[3:]))

    def _read_owner(self, state: Sands, region: RegionId, words: list[str]) -> list[str]:
        """Read ``of 0 colony``, if it is there, and return the words after it."""
        if words[:1] != ["of"]:
            return words
        if len(words) < 3 or words[2] not in MARKS:
            raise ValueError(f"control is written like of 0 {', '.join(MARKS)}")
        player = state.players[self._seat.read(words[1])]
        player.regions |= 1 << region
        if words[2] == COLONY_MARK:
            player.colonies |= 1 << region
        if words[2] == CAPITAL_MARK:
            if player.capital != NOWHERE:
                raise ValueError(f"seat {words[1]} has one capital")
            player.capital = region
        return words[3:]

    def _read_structures(self, state: Sands, region: RegionId, words: list[str]) -> None:
        """Read ``has quarry city``."""
        if not words:
            return
        if words[0] != "has" or len(words) == 1:
            raise ValueError(f"a region is not written with {' '.join(words)[:QUOTED]!r}")
        for word in words[1:]:
            structure = self._structure.read(word)
            if state.sites[structure] >> region & 1:
                raise ValueError(f"a region has one {word}")
            state.sites[structure] |= 1 << region
        if len(words) - 1 > self._parts.tile_capacity[state.tiles[region]]:
            name = self._parts.region_names[region]
            raise ValueError(f"{name} has more structures than its capacity")

    def show(self, thing: Sands, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = tuple(thing.tiles)

    def fill(self, numbers: Numbers, at: int, thing: Sands, sight: Sight) -> None:
        for region, tile in enumerate(thing.tiles):
            if tile != NO_TILE:
                numbers[at + region * len(self._parts.tiles) + tile] += 1

    def traits(self, thing: Sands, sight: Sight) -> object:
        return tuple(thing.tiles)

    def labels(self) -> list[str]:
        regions, tiles = self._parts.region_names, self._parts.tile_names
        return [f"{region}.{tile}" for region in regions for tile in tiles]


def mark_of(state: Sands, owner: Seat, region: RegionId) -> str:
    """Return what marks the control of a region."""
    if owner < 0:
        return NO_MARK
    player = state.players[owner]
    if player.capital == region:
        return CAPITAL_MARK
    return COLONY_MARK if player.colonies >> region & 1 else PROVINCE_MARK


def _written(state: Sands, region: RegionId) -> str:
    """Return a region as ``italia crops 4 of 0 colony has quarry city``."""
    parts = state.parts
    words = [parts.region_names[region], parts.tile_names[state.tiles[region]]]
    owner = owner_of(state, region)
    if owner != NOBODY:
        words += ["of", str(owner), mark_of(state, owner, region)]
    names = parts.structure_names
    standing = [names[i] for i in parts.structure_ids if state.sites[i] >> region & 1]
    return " ".join([*words, "has", *standing] if standing else words)
