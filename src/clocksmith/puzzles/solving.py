"""Bots that try puzzles: how hard a puzzle is, and how often a bot finds the solution."""

from dataclasses import dataclass
from typing import Any, Final

from clocksmith.arena.entrant import read_entrant
from clocksmith.arena.rating import Rating
from clocksmith.bots.bot import Budget
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.puzzles.attempt import Attempt
from clocksmith.puzzles.puzzle import Answers, Puzzle
from clocksmith.puzzles.rating import rating_after, tilted
from clocksmith.puzzles.verdicts import verdict_on

USUAL: Final = Budget(visits=2_000)  # of a bot that brings none


@dataclass(frozen=True)
class KnownSolver:
    """A bot whose strength as a solver is settled, so that puzzles can be measured by it."""

    bot: str
    rating: Rating


# Far enough apart that what only the last finds is hard, and what the first finds is easy.
LADDER: Final = (
    KnownSolver("hasty@500v", Rating(18.0, 2.0)),
    KnownSolver("greedy@1500v", Rating(24.0, 2.0)),
    KnownSolver("search@1000v", Rating(28.0, 2.0)),
    KnownSolver("search@5000v", Rating(33.0, 2.0)),
    KnownSolver("search@20000v", Rating(38.0, 2.0)),
)
TRIES: Final = 2  # of each, with other luck


def rating_by_bots(puzzle: Puzzle) -> Rating:
    """Return how hard a puzzle is for the bots of the ladder, and by what it asks for."""
    tried = rating_after(
        [
            (solver.rating, solves(solver.bot, puzzle, seed))
            for solver in LADDER
            for seed in range(TRIES)
        ]
    )
    return tilted(tried, len(puzzle.solution), puzzle.gain)


def solves(bot: str, puzzle: Puzzle, seed: int) -> bool:
    """Return whether a bot solves a puzzle, judged as people are."""
    turn = turn_of_bot(puzzle.game, puzzle.start(), puzzle.seat, bot, seed)
    return verdict_on(puzzle, turn).right


def turn_of_bot(game: Game[Any], state: State, seat: Seat, bot: str, seed: int) -> Answers:
    """Return the turn that a bot plays; what it cannot know it deals anew itself."""
    entrant = read_entrant(bot)
    player, budget = entrant.make_bot(seed), entrant.budget or USUAL
    attempt = Attempt(game, state, seat)
    while not attempt.is_over:
        attempt.answer(player.choose(game, attempt.state.copy(), seat, budget))
    return attempt.answers
