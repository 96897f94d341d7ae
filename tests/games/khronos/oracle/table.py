"""1 The whole table: three boards, the supply, the cards and the players."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.khronos.oracle.board import Board
from games.khronos.oracle.parts import (
    KINDS,
    REASON,
    TILES,
    Ask,
    Asking,
    Building,
    Cards,
    Cell,
    footprint,
    no_cards,
)

TERRAIN = {
    ".": "plain",
    "h": "plain",
    "f": "forest",
    "F": "forest",
    "m": "mountain",
    "M": "mountain",
    "~": "river",
}
SURCHARGES = {
    2: {"forest": 1, "mountain": 2},
    3: {"forest": 1, "mountain": 2},
    4: {"mountain": 1},
    5: {},
}


@dataclass
class Adventurer:
    """4.1 Where an adventurer stands, how many cards it can still carry, and 4.2 its binding."""

    age: int = 0
    room: int = 2
    bound: int = -1


@dataclass
class Player:
    """1.4 What belongs to a player."""

    ecus: int = 4
    cubes: int = 25
    hand: Cards = field(default_factory=no_cards)
    adventurers: list[Adventurer] = field(default_factory=lambda: [Adventurer(), Adventurer()])

    def carriers(self, age: int) -> list[Adventurer]:
        """4.1 and 4.2 The adventurers to whom cards played in this age may be charged."""
        return [who for who in self.adventurers if who.age == age and who.bound in (-1, age)]

    def room(self, age: int) -> int:
        """4.1 How many more cards can be played in this age."""
        return sum(who.room for who in self.carriers(age))


class Table:
    """1 Everything that is in play."""

    higher = False  # 5.3 only the higher surcharge is paid
    always_asks = False  # 5.3 also where there is one way to pay (rules 1)
    summary = False  # 6.7 hamlet cubes of the summary, for the first edition

    def __init__(
        self, seats: int, rows: list[str], *, edition: str, holdem: bool, lost_tiles: bool
    ) -> None:
        """1.4, 1.5 and 12 Lay everything out, before the first card is dealt."""
        self.edition = edition
        self.lost_tiles = lost_tiles
        self.holdem = holdem
        self.round = 1
        marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
        self.terrain = {cell: TERRAIN[mark] for cell, mark in marks.items()}
        hamlets = [cell for cell, mark in marks.items() if mark in "hFM"]
        self.boards = [Board(hamlets), Board(hamlets), Board(hamlets)]
        self.supply: dict[tuple[str, int], int | None] = {
            kind_rank: None if edition == "first" else tiles for kind_rank, tiles in TILES.items()
        }
        self.players = [Player() for _ in range(seats)]
        self.pile = dict.fromkeys(KINDS, 11)
        if edition == "second":
            self.pile = {"military": 18, "religious": 18, "civil": 19}
        self.discards = no_cards()
        self.face_up = no_cards()
        if holdem:
            for kind in KINDS:
                self.pile[kind] -= 1
                self.face_up[kind] += 1

    def surcharge(self, cell: Cell, rank: int) -> int:
        """5.3 The extra cards for the terrain under a footprint."""
        prices = SURCHARGES[len(self.players)]
        covered = {self.terrain[spot] for spot in footprint(cell, rank)}
        due = [prices.get(terrain, 0) for terrain in covered]
        return max(due) if self.higher else sum(due)

    def crosses_river(self, cell: Cell, rank: int) -> bool:
        """5.3 Whether a footprint covers a river cell."""
        return any(self.terrain[spot] == "river" for spot in footprint(cell, rank))

    def has_tile(self, kind: str, rank: int) -> bool:
        """1.2 Whether such a tile is left."""
        left = self.supply[kind, rank]
        return left is None or left > 0

    def move_tile(self, kind: str, rank: int, number: int) -> None:
        """1.2 Put so many tiles into the supply (negative: take them out)."""
        left = self.supply[kind, rank]
        if left is not None:
            self.supply[kind, rank] = left + number

    def lay(self, age: int, tile: Building) -> None:
        """5.6 Put a tile from the supply on a board, with a cube of its owner."""
        self.move_tile(tile.kind, tile.rank, -1)
        if tile.owner >= 0:
            self.players[tile.owner].cubes -= 1
        self.boards[age].tiles.append(tile)

    def remove(self, age: int, tile: Building, *, lost: bool = False) -> None:
        """6.6 Take a tile off a board; its cubes go home, the tile too unless it is lost."""
        self.boards[age].tiles.remove(tile)
        if not lost:
            self.move_tile(tile.kind, tile.rank, 1)
        if tile.owner >= 0:
            self.players[tile.owner].cubes += 1
        self.clear_cubes(tile)

    def clear_cubes(self, building: Building) -> None:
        """6.7 Send home the cubes that people put on a building in Reason."""
        for seat, number in building.cubes.items():
            self.players[seat].cubes += number
        building.cubes.clear()

    def discard(self, seat: int, cards: Cards) -> None:
        """1.5 Move cards from a hand to the discards."""
        for kind in KINDS:
            self.players[seat].hand[kind] -= cards[kind]
            self.discards[kind] += cards[kind]

    def fill_hand(self, seat: int) -> Asking[None]:
        """2.3 Draw until the hand has four cards, one question to chance for each card."""
        hand = self.players[seat].hand
        while sum(hand.values()) < 4:
            if not any(self.pile.values()):
                self.pile, self.discards = self.discards, no_cards()
            answers = frozenset(f"draw {kind}" for kind in KINDS if self.pile[kind])
            answer = yield Ask("DrawCard", -1, answers)
            kind = answer.split()[1]
            self.pile[kind] -= 1
            hand[kind] += 1

    def income(self, seat: int) -> int:
        """10 What a player earns in the ages where their adventurers stand."""
        ages = {who.age for who in self.players[seat].adventurers}
        return sum(self.age_income(seat, age) for age in ages)

    def age_income(self, seat: int, age: int) -> int:
        """10.1 and 10.2 What a player earns in one age."""
        total = 0
        for domain in self.boards[age].domains():
            if age == REASON:
                if leads_people(domain, seat):
                    total += sum(each.value for each in domain if each.kind != "civil")
            elif rules(domain, KINDS[age], seat):
                total += sum(each.value for each in domain if each.kind == "civil")
        return total


def rules(domain: list[Building], kind: str, seat: int) -> bool:
    """10.1 Whether the highest building of a kind in a domain belongs to the seat."""
    ranked = [building for building in domain if building.kind == kind]
    return bool(ranked) and max(ranked, key=lambda building: building.rank).owner == seat


def leads_people(domain: list[Building], seat: int) -> bool:
    """10.2 Whether the seat has cubes on civil buildings of a domain and nobody has more."""
    people: dict[int, int] = {}
    for building in domain:
        if building.kind == "civil":
            for who, number in building.cubes.items():
                people[who] = people.get(who, 0) + number
    mine = people.get(seat, 0)
    return mine > 0 and mine == max(people.values())
