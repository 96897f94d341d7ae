"""What clients send and get about puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from clocksmith.server.bodies import Body
from clocksmith.server.lesson_bodies import Answers
from clocksmith.table import wire

Mean = Annotated[float, Meta(ge=-100, le=200)]
Deviation = Annotated[float, Meta(gt=0, le=25)]


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


class VerdictInfo(Struct):
    """Whether a turn is right, what the solution gains over it and why, and what comes of it.

    *solution* and *second*, the best of the other turns, are answers as they are written.
    """

    right: bool
    gain: float
    unsure: float
    reasons: list[wire.ReasonInfo]
    solution: list[str]
    second: list[str]
    solver: RatingInfo
