"""Positions for the tests of the printed parts: a usual table, and the lines that differ."""

from clocksmith.core.event import Event, Log
from clocksmith.core.game import run_tasks, then
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    FIELDS,
    SOCIETIES,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES
from clocksmith.games.inventions.model.state import NO_TURN, Inventions, Player
from clocksmith.games.inventions.rules.chronos import ChronosTurn
from clocksmith.games.inventions.rules.eras import EndEra
from clocksmith.games.inventions.rules.turn import NextTurn
from games.inventions.house import PARTS
from play import asked, play, texts

TABLE = ("ideas", "top", "gone", "common", "discarded", "eureka")
REGION = ("specialist", "knowledge", "wealth", "scholar", "idea", "people", "influence")
BOARD = (
    "ip",
    "influence",
    "available",
    "exhausted",
    "academics",
    "scholars",
    "ideas",
    "inventions",
    "row",
    "map",
    "marked",
    "epoch",
    "seasons",
    "goals",
    "dropped",
)
USUAL = """
ideas granary dyed-cloth kiln
top dairying
common control-of-fire stone-knapping spoken-language cordage symbolic-art
eureka mining writing wheel
private 0 agriculture
private 1 animal-domestication
"""
USUAL_BOARD = """
ip 0
influence 5
available 2 2 2
exhausted 0 0 0
academics 1
scholars 0
"""


def _filled(usual: list[str], changed: list[str]) -> dict[str, str]:
    """Return lines by their first word (or two); a line without more words leaves one out."""
    found: dict[str, str] = {}
    for line in [*usual, *changed]:
        words = line.split()
        size = 2 if words[0] in ("private", "post", "era") else 1
        found[" ".join(words[:size])] = " ".join(words[size:])
    return {key: rest for key, rest in found.items() if rest}


def position(*lines: str, seats: int = 3, round: int = 1, options: str = "") -> Inventions:
    """Return a position at the beginning of the turn of seat 0, which is first.

    A line is written as in a position; one of a region or a board stands behind
    its name: ``"africa: people 2x0"``, ``"1: influence 7"``. Everything else is usual: tiles
    s1 to s7, k1 to k7 and wealth a to g in order, and in round 1 no pillar.
    """
    order = [str(seat) for seat in range(seats)] + (["chronos"] if seats == 2 else [])
    parts: dict[str, list[str]] = {"": []}
    for line in lines:
        name, colon, rest = line.partition(": ")
        parts.setdefault(name if colon else "", []).append(rest if colon else line)
    text = [
        "clocksmith position 1",
        "game inventions 2",
        f"options seats={seats} {options}",
        f"round {round}",
        f"order {' '.join(order)}",
        "turn 0 tokens=1 spent=0 presented=0 cards=- regions=- technology=no",
        *_table(seats, parts[""]),
    ]
    for number, name in enumerate(PARTS.region_names):
        usual = [f"specialist s{number + 1}", f"knowledge k{number + 1}"]
        usual.append(f"wealth wealth-{'abcdefg'[number]}")
        found = _filled(usual, parts.pop(name, []))
        text += [f"region {name}", *[f"{key} {found[key]}" for key in REGION if key in found]]
    for seat in range(seats):
        found = _filled(_usual_board(round), parts.pop(str(seat), []))
        text += [f"seat {seat}", *[f"{key} {found[key]}" for key in BOARD if key in found]]
    assert list(parts) == [""], f"nothing is called {list(parts)[1:]}"
    text += [
        "next PlacePillar seat=0 possible=-",
        "next CloseActions seat=0",
        "next SwapAspirations seat=0",
        "next OfferPlacing seat=0",
        "next EndTurn",
        "next NextTurn place=1",
    ]
    state = GAME.read("\n".join(text))
    begin(state, 0)
    return state


def _table(seats: int, changed: list[str]) -> list[str]:
    usual = USUAL.strip().splitlines()
    usual += [f"private {'chronos' if seats == 2 else 2} pottery"]
    usual += [f"private {3 if seats == 4 else 'nobody'} weaving"]
    usual += ["pillar africa"] if seats == 2 else []
    found = _filled(usual, changed)
    several = [f"{first} " for first in ("private", "post", "era")]
    keys = [*TABLE, *[key for first in several for key in found if key.startswith(first)]]
    return [f"{key} {found[key]}" for key in [*keys, "pillar", "removed"] if key in found]


def _usual_board(round: int) -> list[str]:
    seasons = round - 1 - sum(PARTS.era_rounds[: PARTS.era_of_round[round] - 1])
    usual = USUAL_BOARD.strip().splitlines()
    usual += ["epoch recall"] if round > 1 else []
    return usual + ([f"seasons {' '.join(['call', 'eureka'][:seasons])}"] if seasons else [])


# Going on


def begin(state: Inventions, place: int) -> None:
    """Let the turn of the society at a place of the turn order begin."""
    state.turn = NO_TURN
    state.stack.clear()
    then(state, NextTurn(place))
    run_tasks(state, Log())


def do(state: Inventions, *lines: str) -> list[Event]:
    """Play legal actions."""
    return play(GAME, state, *lines)


def question(state: Inventions) -> str:
    """Return the name of the question that waits."""
    return asked(GAME, state)[0]


def offered(state: Inventions, first: str = "") -> list[str]:
    """Return the legal actions that begin with some text."""
    return texts(GAME, state, first)


def drawn(state: Inventions) -> list[Event]:
    """Let chance give its first answers for as long as it is asked."""
    events: list[Event] = []
    while GAME.decision(state) is not None and asked(GAME, state)[1] == -1:
        events += do(state, offered(state)[0])
    return events


def chronos_turn(state: Inventions) -> list[Event]:
    """Let Chronos take a turn, and nothing after it."""
    log = Log()
    state.turn = NO_TURN
    state.stack.clear()
    then(state, ChronosTurn())
    run_tasks(state, log)
    return log.events + drawn(state)


def end_era(state: Inventions, era: int) -> list[Event]:
    """Let an era end, and nothing after it; stop at the first question to a seat."""
    log = Log()
    state.turn = NO_TURN
    state.stack.clear()
    then(state, EndEra(era))
    run_tasks(state, log)
    return log.events + drawn(state)


# Looking at a position


def count(state: Inventions, seat: int = 0) -> dict[str, int]:
    """Return what a seat has, by name: points, citizens at home by field, its row, its people."""
    player = state.players[seat]
    found = {
        "ip": player.ip,
        "influence": player.influence,
        "academics": player.academics,
        "scholars": player.scholars,
        "supply": player.supply,
        "tokens": state.turn.tokens,
        "on milestones": sum(posts[seat] for posts in state.shelves.posts),
    }
    for field in FIELDS:
        found[FIELD_NAMES[field]] = player.available[field]
        found[f"tired {FIELD_NAMES[field]}"] = player.exhausted[field]
    for piece, name in enumerate(PARTS.piece_names):
        found[name] = player.row.count(piece)
    for region in PARTS.region_ids:
        found[PARTS.region_names[region]] = state.land.people[region * SOCIETIES + seat]
    return found


def change(before: dict[str, int], state: Inventions, seat: int = 0) -> dict[str, int]:
    """Return what differs for a seat since it was counted, and by how much."""
    now = count(state, seat)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def gained(state: Inventions, *lines: str, seat: int = 0) -> dict[str, int]:
    """Play actions and return what they changed for a seat."""
    before = count(state, seat)
    do(state, *lines)
    return change(before, state, seat)


def people(state: Inventions, region: str) -> dict[str, int]:
    """Return the citizens on the map in a region, by society."""
    first = PARTS.region_names.index(region) * SOCIETIES
    names = {**{seat: str(seat) for seat in range(4)}, CHRONOS: "chronos"}
    counts = state.land.people[first : first + SOCIETIES]
    return {names[seat]: counts[seat] for seat in range(SOCIETIES) if counts[seat]}


def cards(bits: int) -> list[str]:
    """Return the names of a set of ideas."""
    return [name for card, name in enumerate(PARTS.card_names) if bits >> card & 1]


def named(milestones: list[int]) -> list[str]:
    """Return the names of milestones; a gap is a hyphen."""
    return ["-" if milestone < 0 else PARTS.milestone_names[milestone] for milestone in milestones]


def stock(state: Inventions, tile: str) -> int:
    """Return how many copies of a tile are left."""
    return state.stock[PARTS.tile_names.index(tile)]


def row(player: Player) -> list[str]:
    """Return a tile row by the names of its pieces."""
    return [PARTS.piece_names[piece] for piece in player.row]
