"""A whole game as text: a header, and one line for each action.

::

    clocksmith record 1
    game khronos 2
    box house-1 0123456789abcdef0123456789abcdef
    options seats=3 edition=first

    * start 1
    1 build keep might f7

A line is the seat and the action; ``*`` is chance. A box that is not shipped is told below its
name, each line behind ``>``: what differs from a shipped one. A record without a box was played
with the one that its rules came with. A branch has the position it
began from in its header, each line behind a bar; a game with a promised seed its hash and the seed.
"""

from collections.abc import Iterator
from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.notation import Header, Lines, read_text, take_box
from clocksmith.core.options import Choices
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.core.step import Decision
from clocksmith.games import GAMES
from clocksmith.games.rules import box_text
from clocksmith.table.committed import DIGEST_BYTES, SEED_BYTES
from clocksmith.table.setup import Setup

FORMAT: Final = 1
CHANCE_SIGN: Final = "*"
POSITION_SIGN: Final = "|"
BOX_SIGN: Final = ">"
LONGEST: Final = 20_000  # actions a record may have; a long game has hundreds


class Record:
    """A game as it was played, from its first position on."""

    def __init__(
        self, game: Game[Any], seats: int, choices: Choices, actions: list[Action]
    ) -> None:
        self.game = game
        self.seats = seats
        self.choices = choices
        self.actions = actions
        self.position: str | None = None  # a branch begins from it
        self.commitment: str | None = None  # the hash of the seed, in hexadecimal
        self.seed: bytes | None = None  # what chance was computed from

    def start(self) -> State:
        """Return the first position."""
        return self.setup().start()

    def setup(self) -> Setup:
        """Return what a table begins with at which the same game is played."""
        return Setup(self.game, self.seats, self.choices, position=self.position)


def record_from(game: Game[Any], state: State) -> Record:
    """Return the record, still empty, of a game that begins from a position."""
    position = game.write(state)
    record = Record(game, *game.chosen(position), [])
    record.position = position
    return record


class Played:
    """One action of a replayed game: who, what was asked, among how many, what came of it."""

    def __init__(
        self,
        seat: Seat,
        action: Action,
        decision: Decision[Any],
        choices: int,
        events: list[Event],
        state: State,
    ) -> None:
        self.seat = seat
        self.action = action
        self.decision = decision
        self.choices = choices  # how many actions were legal
        self.events = events
        self.state = state  # the position after it; the next step changes it


def replay(record: Record) -> Iterator[Played]:
    """Play a record again, action by action; ValueError where one is not legal."""
    game = record.game
    state = record.start()
    for number, action in enumerate(record.actions, start=1):
        decision = game.decision(state)
        if decision is None:
            raise ValueError(f"action {number}, {action.text!r}, comes after the end of the game")
        refusal = decision.refusal(state, action)
        if refusal is not None:
            why = f"rule {refusal.rule}, {refusal.key}"
            raise ValueError(f"action {number}, {action.text!r}, is not legal: {why}")
        log = Log()
        choices = len(decision.legal(state))
        game.apply(state, action, log)
        yield Played(decision.seat, action, decision, choices, log.events, state)


def header(kind: str, record: Record) -> list[str]:
    """Return the lines above the first action."""
    chosen = record.game.options.unusual(record.choices)
    lines = [
        f"clocksmith {kind} {FORMAT}",
        f"game {record.game.name} {record.game.rules_version}",
        *_box_lines(record.game),
        " ".join(["options", f"seats={record.seats}", *chosen]),
    ]
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    if record.position is not None:
        kept = [line.rstrip() for line in record.position.splitlines() if line.strip()]
        lines += ["", *[f"{POSITION_SIGN} {line}" for line in kept]]
    return [*lines, ""]


def _box_lines(game: Game[Any]) -> list[str]:
    """Return the name and hash of the box, and what it holds where it is not shipped."""
    box, text = game.box(), box_text(game)
    if box is None:
        return []
    differing = text.splitlines() if "\n" in text else []
    kept = [f"{BOX_SIGN} {line}" for line in differing if line.strip()]
    return [f"box {box.name} {box.digest}", *kept]


def seat_sign(seat: Seat) -> str:
    """Return how a seat is written."""
    return CHANCE_SIGN if seat == CHANCE else str(seat)


def write_record(record: Record) -> str:
    """Return a record as text."""
    lines = header("record", record)
    lines += [f"{seat_sign(played.seat)} {played.action.text}" for played in replay(record)]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Return the record that *text* writes; ValueError, naming the line, when it writes none.

    Every action is played again, so a record that is read can be replayed.
    """
    return read_text(text, lambda lines: _read(lines, text))


def _read(lines: Lines, text: str) -> Record:
    if lines.take("clocksmith") != ["record", str(FORMAT)]:
        raise ValueError(f"a record begins with 'clocksmith record {FORMAT}'")
    words = lines.take("game")
    if len(words) != 2 or words[0] not in GAMES:
        raise ValueError(f"the game must be one of {', '.join(GAMES)}, with its rules version")
    if not words[1].isdecimal():
        raise ValueError("the rules have a number")
    game = _read_game(GAMES[words[0]], int(words[1][:9]), lines, text)
    seats, choices = _options(game, lines.take("options"))
    record = Record(game, seats, choices, [])
    _read_promise(record, lines)
    state = _read_start(record, lines, text)
    while lines.peek():
        if len(record.actions) == LONGEST:
            raise ValueError(f"a record has at most {LONGEST} actions")
        record.actions.append(_play_line(game, state, lines.take_any()))
    return record


def _read_game(game: Game[Any], rules_version: int, lines: Lines, text: str) -> Game[Any]:
    """Return the game with the rules and the box that the header names."""
    header = Header(rules_version, *take_box(lines))
    if lines.peek() != BOX_SIGN:
        return game.matching(header)
    while lines.peek() == BOX_SIGN:
        lines.take_any()
    shelf = game.shelf()
    if shelf is None or not header.digest:
        raise ValueError(f"{game.name} has no box of that kind")
    box = shelf.read(_behind(text, BOX_SIGN))
    if box.digest != header.digest:
        raise ValueError("the box is another than the one whose hash the record names")
    return game.played_with(rules_version, box)


def _options(game: Game[Any], words: list[str]) -> tuple[int, Choices]:
    seats = words[0].removeprefix("seats=") if words else ""
    known = [str(number) for number in game.seats]
    if not words or not words[0].startswith("seats=") or seats not in known:
        raise ValueError(f"the options begin with seats= and one of {', '.join(known)}")
    return int(seats), game.options.parse(words[1:])


def _read_promise(record: Record, lines: Lines) -> None:
    if lines.peek() == "commitment":
        word = lines.take_one("commitment")
        record.commitment = _bytes(word, DIGEST_BYTES).hex()
    if lines.peek() == "seed":
        record.seed = _bytes(lines.take_one("seed"), SEED_BYTES)


def _bytes(word: str, count: int) -> bytes:
    digits = set(word.lower()) <= set("0123456789abcdef")
    if len(word) != 2 * count or not digits:
        raise ValueError(f"expected {2 * count} hexadecimal digits, found {word[:20]!r}")
    return bytes.fromhex(word)


def _read_start(record: Record, lines: Lines, text: str) -> State:
    """Return the first position; where the header has one, it has the options of the record."""
    if lines.peek() != POSITION_SIGN:
        return record.start()
    while lines.peek() == POSITION_SIGN:
        lines.take_any()
    record.position = _behind(text, POSITION_SIGN)
    state = record.start()
    record.position = record.game.write(state)
    if record.game.chosen(record.position) != (record.seats, record.choices):
        raise ValueError("the position above has other seats or options than the record")
    return state


def _behind(text: str, sign: str) -> str:
    """Return what stands behind a sign in a record, each line where it stands there."""
    lines: list[str] = []
    for line in text.splitlines():
        before, met, rest = line.partition(sign)
        lines.append(rest if met and not before.strip() else "")
    return "\n".join(lines)


def _play_line(game: Game[Any], state: State, words: list[str]) -> Action:
    decision = game.decision(state)
    if decision is None:
        raise ValueError("the game is over here")
    if words[0] != seat_sign(decision.seat):
        raise ValueError(f"seat {seat_sign(decision.seat)} is asked here, not {words[0][:20]!r}")
    action = game.actions.parse(" ".join(words[1:]))
    refusal = decision.refusal(state, action)
    if refusal is not None:
        raise ValueError(f"{action.text!r} is not legal here: rule {refusal.rule}, {refusal.key}")
    game.apply(state, action, Log())
    return action
