"""A position of Khronos, read: every damage is an error in words."""

from clocksmith.core.bits import places
from clocksmith.core.notation import (
    Count,
    Lines,
    Named,
    read_text,
    take_header,
    take_options,
    take_steps,
)
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.board import MOST_SEATS, Board, Building, board_of
from clocksmith.games.khronos.content import (
    AGE_NAMES,
    AGES,
    ANYWHERE,
    CELL_NAMES,
    CIVIL,
    DECKS,
    FOOTPRINT,
    HAND,
    KIND_LETTERS,
    KINDS,
    ROOM,
    ROUNDS,
    SMALL,
    START_CUBES,
    TILE_IDS,
    TILE_KIND,
    TILE_NAMES,
    TILE_RANK,
    TILES,
    Age,
    Cell,
    TileId,
    tile_of,
)
from clocksmith.games.khronos.land import Land, land_of
from clocksmith.games.khronos.options import OPTIONS, Options
from clocksmith.games.khronos.position.checks import check_building, check_pending
from clocksmith.games.khronos.position.steps import CLASSES, codecs_for
from clocksmith.games.khronos.rules.setup import FEWEST_SEATS
from clocksmith.games.khronos.state import Adventurer, Khronos, Player

MOST_ECUS = 9999


def read_position(text: str, version: int) -> Khronos:
    """Return the position that *text* writes; ValueError, naming the line, when it writes none."""
    return read_text(text, lambda lines: _read(lines, version))


def _read(lines: Lines, version: int) -> Khronos:
    take_header(lines, "khronos", version)
    seats, choices = take_options(lines, OPTIONS, range(FEWEST_SEATS, MOST_SEATS + 1))
    options = Options(choices)
    seat = Count("a seat", 0, seats - 1)
    round = Count("the round", 0, ROUNDS).read(lines.take_one("round"))
    start = Seat(seat.read(lines.take_one("start"))) if lines.peek() == "start" else NOBODY
    turn = Seat(seat.read(lines.take_one("turn"))) if lines.peek() == "turn" else NOBODY
    discards = _cards(lines.take("discards"))
    face_up = _cards(lines.take("face-up")) if options.holdem else [0] * len(KINDS)
    lost = _lost(lines.take("lost")) if lines.peek() == "lost" else [0] * len(TILES)
    players = [_player(lines, number) for number in range(seats)]
    land = land_of(options.map, seats)
    boards = [_board(lines, age, land, seats) for age in AGES]
    state = Khronos(
        stack=[],
        options=options,
        land=land,
        round=round,
        start=start,
        turn=turn,
        boards=boards,
        supply=_supply(boards, lost, options),
        pile=_pile(options, discards, face_up, players),
        discards=discards,
        face_up=face_up,
        players=players,
    )
    _take_cubes(state)
    _stack(lines, state)
    return state


def _cards(words: list[str]) -> list[int]:
    """Return cards written ``1m 2c`` or ``nothing``."""
    cards = [0] * len(KINDS)
    if words == ["nothing"]:
        return cards
    for word in words:
        kind = KIND_LETTERS.find(word[-1])
        if kind < 0 or cards[kind]:
            raise ValueError(f"cards are written like 1m 2c, not {word[:40]!r}")
        cards[kind] = Count("a number of cards", 1, 99).read(word[:-1])
    if not words:
        raise ValueError("cards are written like 1m 2c, or nothing")
    return cards


def _lost(words: list[str]) -> list[int]:
    lost = [0] * len(TILES)
    for word in words:
        count, _, name = word.partition("x")
        tile = Named("a building", TILE_NAMES).read(name)
        lost[tile] = Count("a number of tiles", 1, TILES[tile].count).read(count)
    return lost


def _player(lines: Lines, number: int) -> Player:
    if lines.take("seat") != [str(number)]:
        raise ValueError(f"here comes seat {number}")
    ecus = Count("money", 0, MOST_ECUS).read(lines.take_one("ecus"))
    hand = _cards(lines.take("hand"))
    if sum(hand) > HAND:
        raise ValueError(f"a hand has at most {HAND} cards")
    words = lines.take("adventurers")
    if len(words) != 2:
        raise ValueError("a seat has two adventurers")
    adventurers = [_adventurer(word) for word in words]
    shown = _cards(lines.take("shown")) if lines.peek() == "shown" else [0] * len(KINDS)
    if any(shown[kind] > hand[kind] for kind in KINDS):
        raise ValueError("a shown card is one of the hand")
    return Player(ecus, START_CUBES, hand, shown, adventurers)


def _adventurer(word: str) -> Adventurer:
    where, _, bound = word.partition("/")
    age, _, room = where.partition(":")
    ages = Named("an age", AGE_NAMES)
    return Adventurer(
        ages.read(age),
        Count("room for cards", 0, ROOM).read(room),
        ages.read(bound) if bound else ANYWHERE,
    )


def _board(lines: Lines, age: Age, land: Land, seats: int) -> Board:
    if lines.take(AGE_NAMES[age]):
        raise ValueError(f"{AGE_NAMES[age]} stands alone on its line")
    buildings: list[Building] = []
    taken = 0
    while lines.peek() in TILE_NAMES:
        building = _building(lines.take_any(), age, land, seats)
        check_building(building, age, land)
        if building.cells & taken:
            raise ValueError(f"something stands on {CELL_NAMES[building.cell]} already")
        taken |= building.cells
        buildings.append(building)
    bare = [Cell(cell) for cell in places(land.hamlets & ~taken)]
    hamlets = [Building(tile_of(CIVIL, SMALL), cell, printed=True) for cell in bare]
    return board_of([*hamlets, *buildings])


def _building(words: list[str], age: Age, land: Land, seats: int) -> Building:
    """Return a building written ``keep f7 of 0``, ``town f7 cubes 0 0 2`` or ``abbey f7 ruin``."""
    tile = TileId(Named("a building", TILE_NAMES).read(words[0]))
    cell = Cell(Named("a cell", CELL_NAMES).read(words[1] if len(words) > 1 else ""))
    if not FOOTPRINT[TILE_RANK[tile]][cell]:
        raise ValueError(f"a {TILE_NAMES[tile]} on {CELL_NAMES[cell]} sticks out of the grid")
    rest = words[2:]
    seat = Count("a seat", 0, seats - 1)
    owner = NOBODY
    if rest[:1] == ["of"]:
        owner = Seat(seat.read(rest[1] if len(rest) > 1 else ""))
        rest = rest[2:]
    ruined = rest[:1] == ["ruin"]
    rest = rest[1:] if ruined else rest
    cubes = [0] * MOST_SEATS
    if rest[:1] == ["cubes"] and len(rest) > 1:
        for word in rest[1:]:
            cubes[seat.read(word)] += 1
    elif rest:
        raise ValueError(f"a building is not written with {' '.join(rest)[:40]!r}")
    printed = TILE_RANK[tile] == SMALL and land.hamlets >> cell & 1 == 1
    if printed and TILE_KIND[tile] != CIVIL:
        raise ValueError(f"a hamlet is printed on {CELL_NAMES[cell]}")
    return Building(tile, cell, owner, printed, ruined, tuple(cubes))


def _supply(boards: list[Board], lost: list[int], options: Options) -> list[int]:
    supply = [TILES[tile].count - lost[tile] for tile in TILE_IDS]
    for board in boards:
        for building in board.buildings():
            if not building.printed:
                supply[building.tile] -= 1
    for tile in TILE_IDS:
        if supply[tile] < 0 and options.limited_tiles:
            raise ValueError(f"there are only {TILES[tile].count} tiles {TILE_NAMES[tile]}")
    if any(lost) and not options.lost_tiles:
        raise ValueError("tiles are lost only with the option lost-tiles")
    return supply


def _pile(
    options: Options, discards: list[int], face_up: list[int], players: list[Player]
) -> list[int]:
    pile = DECKS[options.edition][:]
    for kind in KINDS:
        pile[kind] -= discards[kind] + face_up[kind] + sum([p.hand[kind] for p in players])
        if pile[kind] < 0:
            raise ValueError(f"there are only {DECKS[options.edition][kind]} cards of a kind")
    return pile


def _take_cubes(state: Khronos) -> None:
    """Take the cubes on the boards from the stocks."""
    for building in [b for board in state.boards for b in board.buildings()]:
        if building.owner != NOBODY:
            state.players[building.owner].cubes -= 1
        for seat, player in enumerate(state.players):
            player.cubes -= building.cubes[seat]
    if any(player.cubes < 0 for player in state.players):
        raise ValueError(f"a seat has only {START_CUBES} cubes")


def _stack(lines: Lines, state: Khronos) -> None:
    state.stack = take_steps(lines, CLASSES, codecs_for(len(state.players)))
    check_pending(state)
