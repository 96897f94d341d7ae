"""Request and response bodies of puzzles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from clocksmith.server.lessons.messages import Answers
from clocksmith.server.messages import Body
from clocksmith.table import wire

Mean = Annotated[float, Meta(ge=-100, le=200)]
Deviation = Annotated[float, Meta(gt=0, le=25)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]  # seconds since 1970
Slug = Annotated[str, Meta(max_length=32)]
MOST_BROUGHT = 500  # attempts in one import
MOST_RUNS = 100  # in one import: of each game the best of each kind


class RatingInfo(Body):
    """The difficulty of a puzzle or the strength of a solver, and its uncertainty."""

    mean: Mean
    deviation: Deviation


class PuzzleInfo(Struct):
    """A puzzle in a list; the texts of its word list include its themes."""

    id: str
    themes: list[str]
    rating: RatingInfo


class PuzzleShelfInfo(Struct):
    """The puzzles of one game, those of the day, an easy one first, and those to begin with."""

    game: str
    daily: list[str]
    first: list[str]
    puzzles: list[PuzzleInfo]


class PuzzleJudge(Body):
    """A whole turn to judge, and the solver's rating before it.

    In a run of puzzles a try is not rated, and none is kept.
    """

    answers: Answers
    solver: RatingInfo
    rated: bool = True


class PuzzleHelp(Body):
    """A request for help after some answers, and the solver's rating before it."""

    answers: Answers
    solver: RatingInfo


class PuzzleHintInfo(Struct):
    """What a right turn goes on with; null where the answers so far begin none.

    A puzzle with help counts as not solved.
    """

    action: wire.Plain | None
    solver: RatingInfo


class TurnTold(Struct):
    """A turn without the answers that change nothing, and what happens in it."""

    answers: list[wire.Plain]
    events: list[Any]


class GainInfo(Struct):
    """How much better one turn is than another, in winning chances, with the margin of error."""

    chances: float
    unsure: float


class VerdictInfo(Struct):
    """Whether a turn is right, what the solution gains over it and why, and its outcome.

    A right turn that is not *best* is worth as much. The reasons are for *better* beside *worse*:
    for the solver's turn beside the second best, or for the solution beside the solver's turn.
    They are what shows at once, or only *later*, after another turn of the seat. *solution* and
    *turn* (the solver's own) are all answers. *proved* is what the solution gains over the second.
    """

    right: bool
    best: bool
    gain: float
    unsure: float
    reasons: list[wire.ReasonInfo]
    later: bool
    better: TurnTold
    worse: TurnTold
    solution: list[wire.Plain]
    turn: list[wire.Plain]
    proved: GainInfo
    solver: RatingInfo


class BroughtTry(Body):
    """The first attempt at a puzzle, as saved in a guest's browser."""

    game: Slug
    puzzle: Slug
    solved: bool
    at: Moment


class BroughtTries(Body):
    """A guest's attempts from before they had an account."""

    tries: Annotated[list[BroughtTry], Meta(max_length=MOST_BROUGHT)]


class PuzzleTryInfo(Struct):
    """A solver's first attempt at a puzzle, and their rating after it."""

    game: str
    puzzle: str
    solved: bool
    at: float
    solver: RatingInfo


class RunInfo(Body):
    """The best run of one kind: puzzles of a game solved in a row, or against the clock."""

    game: Slug
    kind: Literal["streak", "storm"]
    solved: Annotated[int, Meta(ge=1, le=10_000)]
    at: Moment


class BroughtRuns(Body):
    """Runs of an account's owner, or of a guest who has one now."""

    runs: Annotated[list[RunInfo], Meta(max_length=MOST_RUNS)]
