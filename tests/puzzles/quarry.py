"""Positions and puzzles for tests: moments of recorded games, and turns that a planner finds."""

from dataclasses import replace
from functools import cache

from clocksmith.arena.rating import Rating
from clocksmith.bots.planner import Breadth
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.core.game import State
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from clocksmith.puzzles.comparing import Bench
from clocksmith.puzzles.mining import spots_in
from clocksmith.puzzles.puzzle import Answers, Gain, Puzzle
from coach.games import recorded

# Among the beginnings of turns: towards the end, where games are quick.
PLACES = {"khronos": -6, "sands": -6, "inventions": -7}
WIDE = Breadth(6, 20, 0)


@cache
def moment(game: str) -> tuple[State, Seat]:
    """Return a position in which a seat begins its turn, hidden cards dealt anew.

    It is that of a recorded game as the present rules write it.
    """
    record = recorded(game)
    found = spots_in(record.game, record.start(), record.actions)[PLACES[game]]
    dealt = Bench(record.game, found.state, found.seat).dealt(0)
    return GAMES[game].read(GAMES[game].write(dealt)), found.seat


@cache
def turns(game: str) -> list[Answers]:
    """Return whole turns of that moment, the best by forecast first."""
    state, seat = moment(game)
    lines = Ahead(GAMES[game]).planner(luck_of("test")).lines(state, seat, WIDE)
    return [tuple(line.answers) for line in lines if line.is_over]


@cache
def sample_puzzle(game: str) -> Puzzle:
    """Return something that looks like a puzzle: its gain is made up, its turns are legal."""
    state, seat = moment(game)
    found = turns(game)
    return Puzzle(
        GAMES[game],
        GAMES[game].write(state).strip("\n") + "\n",
        seat,
        (found[0],),
        found[-1],
        Gain(0.0842, 0.0213),
        ("building",),
        Rating(27.31, 3.9),
    )


def numbered_puzzle(number: int) -> Puzzle:
    """Return the sample of Khronos with a comment that makes it another puzzle."""
    puzzle = sample_puzzle("khronos")
    return replace(puzzle, position=f"{puzzle.position}# {number}\n")
