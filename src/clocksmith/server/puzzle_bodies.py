"""What clients send and get about puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from clocksmith.server.bodies import Body
from clocksmith.server.lesson_bodies import Answers
from clocksmith.table import wire

Mean = Annotated[float, Meta(ge=-100, le=200)]
Deviation = Annotated[float, Meta(gt=0, le=25)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]  # seconds since 1970
Slug = Annotated[str, Meta(max_length=32)]
MOST_BROUGHT = 500  # tries that are brought along at once


class RatingInfo(Body):
    """How hard a puzzle or how good a solver is, and how far that may be wrong."""

    mean: Mean
    deviation: Deviation


class PuzzleInfo(Struct):
    """A puzzle in a list: its word list has its themes."""

    id: str
    themes: list[str]
    rating: RatingInfo


class PuzzleShelfInfo(Struct):
    """The puzzles of one game, and which of them is that of the day."""

    game: str
    daily: str
    puzzles: list[PuzzleInfo]


class PuzzleJudge(Body):
    """A whole turn to be judged, and how good the solver was before."""

    answers: Answers
    solver: RatingInfo


class GainInfo(Struct):
    """By how much a turn is better than another, in chances to win, within *unsure* either way."""

    chances: float
    unsure: float


class VerdictInfo(Struct):
    """Whether a turn is right, what the solution gains over it and why, and what comes of it.

    *solution*, *turn*, which is the solver's own, and *second*, the best of all others, are
    answers as they are offered. *proved* is what the solution gains over the second.
    """

    right: bool
    gain: float
    unsure: float
    reasons: list[wire.ReasonInfo]
    solution: list[wire.Plain]
    turn: list[wire.Plain]
    second: list[wire.Plain]
    proved: GainInfo
    solver: RatingInfo


class BroughtTry(Body):
    """The first try at a puzzle, as a guest's browser has kept it."""

    game: Slug
    puzzle: Slug
    solved: bool
    at: Moment


class BroughtTries(Body):
    """What a guest has tried before he had an account."""

    tries: Annotated[list[BroughtTry], Meta(max_length=MOST_BROUGHT)]


class PuzzleTryInfo(Struct):
    """The first try of a solver at a puzzle, and how good he was after it."""

    game: str
    puzzle: str
    solved: bool
    at: float
    solver: RatingInfo
