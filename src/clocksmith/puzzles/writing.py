"""Puzzles as text: a head, and for each puzzle its numbers, its turns and its position.

::

    clocksmith puzzles 1
    game khronos

    puzzle 5f0c1e77a2
      seat 1
      right build keep might f6; end
      second travel a faith; end
      gain 0.0842 0.0213
      themes building payday
      rating 27.31 3.90
      position
        clocksmith position 1
        ...
"""

import re
from collections.abc import Iterable, Sequence
from textwrap import dedent, indent
from typing import Any, Final

from clocksmith.arena.rating import Rating
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.puzzles.puzzle import Answers, Gain, Puzzle

FORMAT: Final = "clocksmith puzzles 1"
BETWEEN: Final = "; "  # two answers of a turn
WORDS: Final = ("seat", "right", "second", "gain", "themes", "rating", "position")
OFTEN: Final = {"right"}  # may be there several times
NUMBER: Final = re.compile(r"-?\d{1,6}(\.\d{1,9})?")
QUOTED: Final = 40  # letters of a damaged text that an error repeats

Fields = dict[str, list[str]]


def write_puzzles(game: Game[Any], puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles of one game as text."""
    blocks = [write_puzzle(puzzle) for puzzle in puzzles]
    return "\n".join([f"{FORMAT}\ngame {game.name}\n", *blocks])


def write_puzzle(puzzle: Puzzle) -> str:
    """Return one puzzle as text."""
    rating, gain = puzzle.rating, puzzle.gain
    lines = [
        f"seat {puzzle.seat}",
        *[f"right {_written(turn)}" for turn in puzzle.right],
        f"second {_written(puzzle.second)}",
        f"gain {gain.chances:.4f} {gain.unsure:.4f}",
        " ".join(["themes", *puzzle.themes]),
        f"rating {rating.mean:.2f} {rating.deviation:.2f}",
        "position",
        indent(puzzle.position.strip("\n"), "  "),
    ]
    return f"puzzle {puzzle.id}\n" + indent("\n".join(lines), "  ") + "\n"


def read_puzzles(game: Game[Any], text: str) -> list[Puzzle]:
    """Return the puzzles that *text* writes; ValueError, with the puzzle, when it writes none.

    Positions are read when they are needed.
    """
    lines = text.splitlines()
    if [line.strip() for line in lines[:2]] != [FORMAT, f"game {game.name}"]:
        raise ValueError(f"puzzles begin with the lines {FORMAT!r} and 'game {game.name}'")
    puzzles: list[Puzzle] = []
    ids: set[str] = set()
    for head, body in _blocks(lines[2:]):
        puzzle = read_puzzle(game, head, body)
        if puzzle.id in ids:
            raise ValueError(f"{head[:QUOTED]}: it is there twice")
        ids.add(puzzle.id)
        puzzles.append(puzzle)
    return puzzles


def read_puzzle(game: Game[Any], head: str, body: Sequence[str]) -> Puzzle:
    """Return the puzzle with its first line and the lines below; ValueError when it is none."""
    try:
        fields = _fields(body)
        puzzle = Puzzle(
            game,
            "\n".join(fields["position"]) + "\n",
            Seat(_whole(fields["seat"][0])),
            tuple([_turn(game, turn) for turn in fields["right"]]),
            _turn(game, fields["second"][0]),
            Gain(*_two(fields["gain"][0], "a gain, and half of its interval")),
            tuple(fields["themes"][0].split()),
            Rating(*_two(fields["rating"][0], "a rating, and its deviation")),
        )
        if head != f"puzzle {puzzle.id}":
            raise ValueError(f"its position is that of puzzle {puzzle.id}")
    except ValueError as error:
        raise ValueError(f"{head[:QUOTED]}: {error}") from None
    return puzzle


def _blocks(lines: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the first line of each puzzle, with the lines that stand indented below it."""
    blocks: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith("puzzle "):
            blocks.append((line.rstrip(), []))
        elif blocks and (line.startswith("  ") or not line.strip()):
            blocks[-1][1].append(line)
        elif line.strip():
            raise ValueError(f"expected a puzzle, found {line[:QUOTED]!r}")
    return blocks


def _fields(body: Sequence[str]) -> Fields:
    """Return what stands after each word; the position as its lines."""
    lines = dedent("\n".join(body)).strip("\n").splitlines()
    fields: Fields = {}
    while lines:
        word, _, rest = lines.pop(0).partition(" ")
        if word not in WORDS:
            raise ValueError(f"expected one of {', '.join(WORDS)}, found {word[:QUOTED]!r}")
        if word in fields and word not in OFTEN:
            raise ValueError(f"{word} is there twice")
        if word == "position":
            fields[word], lines = dedent("\n".join(lines)).splitlines(), []
        else:
            fields.setdefault(word, []).append(rest.strip())
    missing = [word for word in WORDS if not fields.get(word)]
    if missing:
        raise ValueError(f"{missing[0]} is missing")
    return fields


def _turn(game: Game[Any], text: str) -> Answers:
    if not text:
        raise ValueError("a turn has at least one answer")
    return tuple([game.actions.parse(one) for one in text.split(BETWEEN.strip())])


def _whole(text: str) -> int:
    if not text.isdecimal() or len(text) > 1:
        raise ValueError(f"a seat is a number, not {text[:QUOTED]!r}")
    return int(text)


def _two(text: str, what: str) -> tuple[float, float]:
    words = text.split()
    if len(words) != 2 or not all(NUMBER.fullmatch(word) for word in words):
        raise ValueError(f"expected two numbers, {what}, found {text[:QUOTED]!r}")
    return float(words[0]), float(words[1])


def _written(turn: Answers) -> str:
    return BETWEEN.join([action.text for action in turn])
