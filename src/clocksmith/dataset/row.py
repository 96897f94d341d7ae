"""One game as a row of a data set, made from its record and made into it again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from clocksmith.core.box.box import Box
from clocksmith.core.game import Game
from clocksmith.core.notation import Header
from clocksmith.games import GAMES
from clocksmith.table.record import Record, replay

ROUND: Final = "RoundBegan"  # the events that count rounds and turns, under one name in all games
TURN: Final = "TurnBegan"
MISMATCH: Final = "what is told of the game is not what comes of its actions"
Boxes = Mapping[str, str]  # the text of every box that was played with, by its hash


@dataclass(frozen=True)
class RowPlayer:
    """The player of a seat, if known, and what a bot could spend on a turn."""

    name: str | None = None
    seconds: float | None = None
    visits: int | None = None


@dataclass(frozen=True)
class GameRow:
    """One game; the fields are the columns of a data set, which the schema describes."""

    game: str
    rules_version: int
    box: str
    box_digest: str
    seats: int
    options: tuple[str, ...]
    players: tuple[RowPlayer, ...]
    places: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    reason: str | None
    actors: tuple[int, ...]
    actions: tuple[str, ...]
    choices: tuple[int, ...]
    rounds: tuple[int, ...]
    turns: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    position: str | None
    commitment: str | None
    seed: str | None
    origin: str


def row_of(record: Record, players: tuple[RowPlayer, ...], origin: str) -> GameRow:
    """Return the row of a record; *players* by seat, *origin* says where the game is from."""
    game = record.game
    state = record.start()
    actors: list[int] = []
    choices: list[int] = []
    rounds: list[int] = []
    turns: list[int] = []
    points: list[tuple[int, ...]] = []
    begun = {ROUND: 0, TURN: 0}
    for played in replay(record):
        state = played.state
        actors.append(int(played.seat))
        choices.append(played.choices)
        rounds.append(begun[ROUND])
        turns.append(begun[TURN])
        points.append(tuple(game.scores(state)))
        for event in played.events:
            name = type(event).__name__
            if name in begun:
                begun[name] += 1
    outcome = game.outcome(state)
    box = game.box()
    return GameRow(
        game=game.name,
        rules_version=game.rules_version,
        box="" if box is None else box.name,
        box_digest="" if box is None else box.digest,
        seats=record.seats,
        options=tuple(game.options.unusual(record.choices)),
        players=players or (RowPlayer(),) * record.seats,
        places=None if outcome is None else outcome.places,
        scores=None if outcome is None else outcome.scores,
        reason=None if outcome is None else outcome.reason,
        actors=tuple(actors),
        actions=tuple([action.text for action in record.actions]),
        choices=tuple(choices),
        rounds=tuple(rounds),
        turns=tuple(turns),
        points=tuple(points),
        position=record.position,
        commitment=record.commitment,
        seed=None if record.seed is None else record.seed.hex(),
        origin=origin,
    )


def record_of(row: GameRow, boxes: Boxes) -> Record:
    """Return the record of a row, which replays; ValueError, in words, when it does not."""
    record = _record(row, boxes)
    if row_of(record, row.players, row.origin) != row:
        raise ValueError(MISMATCH)
    return record


def completed(row: GameRow, boxes: Boxes) -> GameRow:
    """Return a row of format 1 with what that format did not store of its actions."""
    record = _record(row, boxes)
    whole = row_of(record, row.players, row.origin)
    if replace(whole, choices=(), rounds=(), turns=(), points=()) != row:
        raise ValueError(MISMATCH)
    return whole


def _record(row: GameRow, boxes: Boxes) -> Record:
    """Return the record of a row, without comparing what comes of it."""
    game = _game_of(row, boxes)
    if row.seats not in game.seats:
        raise ValueError(f"{game.name} is not played by {row.seats}")
    actions = [game.actions.parse(text) for text in row.actions]
    record = Record(game, row.seats, game.options.parse(list(row.options)), actions)
    record.position = row.position
    record.commitment = row.commitment
    record.seed = None if row.seed is None else _bytes(row.seed)
    return record


def _game_of(row: GameRow, boxes: Boxes) -> Game[Any]:
    """Return the game with the rules and the box of a row: a shipped one, or that of the file."""
    if row.game not in GAMES:
        raise ValueError(f"the game must be one of {', '.join(GAMES)}, not {row.game[:40]!r}")
    game = GAMES[row.game]
    shelf = game.shelf()
    text = boxes.get(row.box_digest)
    if shelf is None or text is None or shelf.by_digest(row.box_digest) is not None:
        return game.matching(Header(row.rules_version, row.box, row.box_digest))
    box: Box = shelf.read(text)
    if box.digest != row.box_digest:
        raise ValueError("the box is another than the one whose hash the row names")
    return game.played_with(row.rules_version, box)


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise ValueError("the seed is not written in hexadecimal digits") from None
