"""A position of Inventions, read: every damage is an error in words."""

from clocksmith.core.layout.kinds import Count, Kind, Named, YesNo
from clocksmith.core.notation import Lines, read_text, take_header, take_options
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.content import (
    CARD_NAMES,
    CHAIN_TOKENS,
    CITIZENS,
    COPIES,
    FEWEST_SEATS,
    MILESTONE_NAMES,
    MOST_SEATS,
    NONE,
    REGION_IDS,
    REGION_NAMES,
    ROUNDS,
    SPACE_NAMES,
    TILE_IDS,
    TILE_NAMES,
    UNCLAIMED,
)
from clocksmith.games.inventions.options import OPTIONS, Options
from clocksmith.games.inventions.position.checks import check_parts
from clocksmith.games.inventions.position.pending import check_pending
from clocksmith.games.inventions.position.places import read_crowd, read_player, read_region
from clocksmith.games.inventions.position.steps import Bits, Society, steps_for
from clocksmith.games.inventions.position.supplies import take_all
from clocksmith.games.inventions.rules.setup import empty_table
from clocksmith.games.inventions.state import Chronos, Inventions, Turn


def read_position(text: str, version: int) -> Inventions:
    """Return the position that *text* writes; ValueError, naming the line, when it writes none."""
    return read_text(text, lambda lines: _read(lines, version))


def _read(lines: Lines, version: int) -> Inventions:
    take_header(lines, "inventions", version)
    seats, choices = take_options(lines, OPTIONS, range(FEWEST_SEATS, MOST_SEATS + 1))
    options = Options(choices)
    state = empty_table(seats, options)
    state.round = Count("the round", 0, ROUNDS).read(lines.take_one("round"))
    society = Society(seats)
    if lines.peek() == "order":
        state.order = [society.read(word) for word in lines.take("order")]
    if lines.peek() == "turn":
        state.turn = _turn(lines.take("turn"), seats)
    gone = _ideas(lines, state)
    _milestones(lines, state, society)
    if seats == 2:
        region = Named("a region", REGION_NAMES).read(lines.take_one("pillar"))
        state.chronos = Chronos(CITIZENS, region, 0)
    removed = _removed(lines, seats)
    for region in REGION_IDS:
        read_region(lines, state, region, society)
    state.players = [read_player(lines, number) for number in range(seats)]
    take_all(state, gone, removed)
    check_parts(state)
    _stack(lines, state)
    return state


def _turn(words: list[str], seats: int) -> Turn:
    """Return a turn written ``0 tokens=2 spent=1 presented=0 cards=- regions=- technology=no``."""
    token = Count("a number of tokens", 0, CHAIN_TOKENS)
    fields: list[tuple[str, Kind]] = [
        ("tokens", token),
        ("spent", token),
        ("presented", Count("a number of ideas", 0, CITIZENS)),
        ("cards", Bits(Named("an idea", CARD_NAMES))),
        ("regions", Bits(Named("a region", REGION_NAMES))),
        ("technology", YesNo()),
    ]
    if len(words) != 1 + len(fields):
        raise ValueError("a turn is a seat and " + ", ".join([f"{name}=" for name, _ in fields]))
    seat = Seat(Count("a seat", 0, seats - 1).read(words[0]))
    found = []
    for (name, codec), word in zip(fields, words[1:], strict=True):
        if not word.startswith(f"{name}="):
            raise ValueError(f"expected {name}=, found {word[:40]!r}")
        found.append(codec.read(word.removeprefix(f"{name}=")))
    return Turn(seat, *found)


def _ideas(lines: Lines, state: Inventions) -> list[int]:
    """Read the idea display; return the cards that left the game."""
    card = Named("an idea", CARD_NAMES)
    if lines.peek() == "ideas":
        state.ideas = [card.read(word) for word in lines.take("ideas")]
    if lines.peek() == "top":
        state.top = card.read(lines.take_one("top"))
    return [card.read(word) for word in lines.take("gone")] if lines.peek() == "gone" else []


def _milestones(lines: Lines, state: Inventions, society: Society) -> None:
    milestone = Named("a milestone", MILESTONE_NAMES)
    if lines.peek() == "common":
        state.shelves.common = [milestone.read(word) for word in lines.take("common")]
    if lines.peek() == "discarded":
        state.shelves.discarded = [milestone.read(word) for word in lines.take("discarded")]
    if lines.peek() == "eureka":
        words = lines.take("eureka")
        state.shelves.eureka = [NONE if word == "-" else milestone.read(word) for word in words]
    while lines.peek() == "private":
        whose, name = _two(lines.take("private"))
        display = UNCLAIMED if whose == "nobody" else society.read(whose)
        if state.shelves.private[display] != NONE:
            raise ValueError("a private display holds one milestone")
        state.shelves.private[display] = milestone.read(name)
    while lines.peek() == "post":
        words = lines.take("post")
        place = milestone.read(words[0] if words else "")
        state.shelves.posts[place] = tuple(read_crowd(words[1:], society))
    space = Named("a space of the era track", SPACE_NAMES)
    while lines.peek() == "era":
        whose, name = _two(lines.take("era"))
        state.shelves.eras[society.read(whose)] = space.read(name)


def _two(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise ValueError(f"expected two words, found {len(words)}")
    return words[0], words[1]


def _removed(lines: Lines, seats: int) -> list[int]:
    """Return how many tiles of each kind Chronos took out."""
    removed = [0] * len(TILE_IDS)
    if lines.peek() == "removed":
        for word in lines.take("removed"):
            count, _, name = word.partition("x")
            tile = Named("a tile", TILE_NAMES[: len(TILE_IDS)]).read(name)
            removed[tile] = Count("a number of tiles", 1, COPIES[seats]).read(count)
        if seats > 2:
            raise ValueError("only Chronos takes tiles out of the game")
    return removed


def _stack(lines: Lines, state: Inventions) -> None:
    steps = steps_for(len(state.players)).take(lines)
    state.stack = [step for _, step in reversed(steps)]
    check_pending(state)
