"""Short positions of Inventions for tests: only what matters is written."""

from typing import Any, Final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    DEED_NAMES,
    SOCIETIES,
)
from clocksmith.games.inventions.model.state import Inventions, Player
from games.inventions.house import PARTS
from play import asked, play, texts

# Where pillars stand unless a test says otherwise: forums 3, 5 and 4.
EPOCH: Final = "call"
SEASONS: Final = ("send", "travel")
A_SET: Final = "control-of-fire stone-knapping spoken-language cordage symbolic-art"
B_SET: Final = ("agriculture", "animal-domestication", "pottery", "weaving")
C_SET: Final = "mining writing wheel"
OFFER: Final = "granary dyed-cloth kiln"  # economy, culture, technology
TOP: Final = "dairying"


class _Lines:
    """Lines of a part, by their first word; a test replaces some of them."""

    def __init__(self, usual: list[str], changed: str) -> None:
        self._lines = {line.split()[0]: line for line in usual}
        for line in changed.split(";"):
            if line.strip():
                self._lines[line.split()[0]] = line.strip()

    def listed(self, order: str) -> list[str]:
        """Return the lines in the order that a position has; a bare word leaves a line out."""
        found = [self._lines[first] for first in order.split() if first in self._lines]
        return [line for line in found if len(line.split()) > 1]


def scene(
    deed: str = "",
    *,
    at: str = "",
    seats: int = 3,
    options: str = "",
    round: int = 2,
    turn: int = 0,
    order: str = "",
    tokens: int = 2,
    spent: int = 0,
    memory: str = "presented=0 cards=- regions=- technology=no",
    table: str = "",
    land: dict[str, str] | None = None,
    boards: dict[int, str] | None = None,
    removed: str = "",
    possible: str = "-",
) -> Inventions:
    """Return a position in the turn of a seat.

    With *deed* that action is about to be done; otherwise *at* says where the turn
    is: ``pillar``, ``placing``, or pending steps written as in a position. Lines of the
    table (``common``, ``eureka``, ``ideas``, ``top``, ``gone``, ``private-0``, ``post-NAME``,
    ``era-0``, ``pillar``), of regions and of boards replace the usual ones; semicolons part them.
    """
    order = order or " ".join(["0", "1", "2", "3"][:seats]) + (" chronos" if seats == 2 else "")
    lines = [
        "clocksmith position 1",
        "game inventions 2",
        f"options seats={seats} {options}",
        f"round {round}",
        f"order {order}",
    ]
    pending = _pending(deed, at, turn, order, possible)
    in_turn = "EndTurn" in pending
    if in_turn:
        lines.append(f"turn {turn} tokens={tokens} spent={spent} {memory}")
    lines += _table(seats, table)
    lines += [f"removed {removed}"] if removed else []
    for number, name in enumerate(PARTS.region_names):
        lines += [f"region {name}", *_region(number, (land or {}).get(name, ""))]
    for seat in range(seats):
        waiting = "PlacePillar" in pending
        done = order.split().index(str(seat)) <= order.split().index(str(turn)) - waiting
        lines += [f"seat {seat}", *_board(round, done, (boards or {}).get(seat, ""))]
    return GAME.read("\n".join([*lines, *pending.splitlines()]))


def _pending(deed: str, at: str, turn: int, order: str, possible: str) -> str:
    place = order.split().index(str(turn)) + 1
    end = ["EndTurn", f"NextTurn place={place}"]
    swapping = [f"SwapAspirations seat={turn}", f"OfferPlacing seat={turn}", *end]
    rest = [f"CloseActions seat={turn}", *swapping]
    if deed:
        steps = [f"DoDeed seat={turn} deed={deed}", f"OfferTechnology seat={turn} deed={deed}"]
        steps += rest
    elif at == "pillar":
        steps = [f"PlacePillar seat={turn} possible={possible}", *rest]
    elif at == "placing":
        steps = [f"MayPlace seat={turn}", *end]
    elif at.startswith(("ChooseTile", "ChooseDiscard")):
        steps = [at, *swapping]
    else:
        steps = [*at.split("\n"), *rest]
    return "\n".join([f"next {step}" for step in steps])


def _table(seats: int, changed: str) -> list[str]:
    names = ["0", "1", "2", "3"][:seats] + (["chronos"] if seats == 2 else [])
    private = [*names, "nobody"] if len(names) == 3 else names
    usual = [f"ideas {OFFER}", f"top {TOP}", f"common {A_SET}", f"eureka {C_SET}"]
    usual += [f"private-{n} {name}" for n, name in zip(private, B_SET, strict=True)]
    usual += ["pillar africa"] if seats == 2 else []
    posts = " ".join([f"post-{name}" for name in PARTS.milestone_names])
    eras = " ".join([f"era-{name}" for name in names])
    shelves = " ".join([f"private-{n}" for n in private])
    wanted = f"ideas top gone common discarded eureka {shelves} {posts} {eras} pillar"
    found = _Lines(usual, changed).listed(wanted)
    return [_spoken(line) for line in found]


def _spoken(line: str) -> str:
    """Return ``private-0 x`` as ``private 0 x``."""
    first, _, rest = line.partition(" ")
    for word in ("private", "post", "era"):
        if first.startswith(f"{word}-"):
            return f"{word} {first.removeprefix(f'{word}-')} {rest}"
    return line


def _region(number: int, changed: str) -> list[str]:
    usual = [
        f"specialist s{number + 1}",
        f"knowledge k{number + 1}",
        f"wealth wealth-{'abcdefg'[number]}",
    ]
    return _Lines(usual, changed).listed(
        "specialist knowledge wealth scholar idea people influence"
    )


def _board(round: int, done: bool, changed: str) -> list[str]:
    usual = [
        "ip 0",
        "influence 3",
        "available 2 2 2",
        "exhausted 0 0 0",
        "academics 1",
        "scholars 0",
    ]
    era = PARTS.era_of_round[round]
    seasons = round - 1 - sum(PARTS.era_rounds[: era - 1]) + (done and not PARTS.is_last[round])
    usual += [f"epoch {EPOCH}"] if round > 1 or done else []
    usual += [f"seasons {' '.join(SEASONS[:seasons])}"] if seasons else []
    return _Lines(usual, changed).listed(
        "ip influence available exhausted academics scholars ideas inventions "
        "row map marked epoch seasons goals dropped"
    )


# Looking at a position


def region(name: str) -> int:
    """Return the number of a region."""
    return PARTS.region_names.index(name)


def card(name: str) -> int:
    """Return the number of an idea."""
    return PARTS.card_names.index(name)


def milestone(name: str) -> int:
    """Return the number of a milestone."""
    return PARTS.milestone_names.index(name)


def tile(name: str) -> int:
    """Return the number of a tile."""
    return PARTS.tile_names.index(name)


def deed(name: str) -> int:
    """Return the number of one of the ten actions."""
    return DEED_NAMES.index(name)


def people(state: Inventions, name: str) -> list[int]:
    """Return the citizens on the map in a region, by society."""
    first = region(name) * SOCIETIES
    return state.land.people[first : first + SOCIETIES]


def row(player: Player) -> list[str]:
    """Return a tile row by the names of its pieces."""
    return [PARTS.piece_names[piece] for piece in player.row]


def of_kind(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """Return the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def total(events: list[Event], kind: type[Event], field: str, seat: Seat) -> int:
    """Return the sum of a field over the events of a kind that speak of a seat."""
    found: list[Any] = [event for event in events if isinstance(event, kind)]
    return sum(getattr(event, field) for event in found if event.seat == seat)


# Going on


def go_on(state: Inventions, *wanted: str) -> list[Event]:
    """Answer every question by the first of *wanted* that is legal, until none is."""
    events: list[Event] = []
    while GAME.decision(state) is not None:
        legal = texts(GAME, state)
        fitting = [text for text in wanted if text in legal]
        if not fitting:
            break
        events += play(GAME, state, fitting[0])
    return events


def draw_until(state: Inventions, question: str) -> list[Event]:
    """Let chance give its first answers until *question* is asked."""
    events: list[Event] = []
    while GAME.decision(state) is not None and asked(GAME, state)[0] != question:
        assert asked(GAME, state)[1] == -1, f"{asked(GAME, state)} comes before {question}"
        events += play(GAME, state, texts(GAME, state)[0])
    return events
