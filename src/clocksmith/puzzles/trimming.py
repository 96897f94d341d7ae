"""Solutions without fillers: an answer that adds nothing to a turn is left out of it."""

from dataclasses import replace
from typing import Final

from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.core.game import State
from clocksmith.puzzles.attempt import Attempt, attempt_of, is_turn
from clocksmith.puzzles.comparing import Bench, Effort, gain_over
from clocksmith.puzzles.proving import EACH, LEAST, outcome_of
from clocksmith.puzzles.puzzle import Answers, Puzzle, same_answers
from clocksmith.table.errors import CommandError

# Chances to win: a turn that lacks less is worth as much. Where the forecast is the same for
# every seat, a proof overlooks LEAST, and so does this.
NEARLY: Final = 0.01
RUN: Final = 4  # answers in a row that are left out together
COMPARED: Final = 4  # shorter turns at once


def without_fillers(puzzle: Puzzle, effort: Effort) -> Puzzle | None:
    """Return a puzzle whose solution has no answer that can be left out.

    The longer turn stays among those that are right. None where the shorter one no longer
    stands out.
    """
    state = puzzle.start()
    bench = Bench(puzzle.game, state, puzzle.seat)
    while True:
        shorter = _shorter_turns(puzzle, state, bench, effort)
        if not shorter:
            return puzzle
        turns = [puzzle.solution, *shorter, puzzle.second]
        visits = min(effort.visits, EACH * len(turns))
        rows = [bench.worths(turns, visits, deal) for deal in range(effort.deals)]
        ends = [outcome_of(puzzle.game, state, puzzle.seat, turn) for turn in turns]
        enough = [
            place
            for place in range(1, len(turns) - 1)
            if gain_over(rows, 0, place).chances < (LEAST if ends[place] == ends[0] else NEARLY)
        ]
        if not enough:
            return puzzle
        place = min(enough, key=lambda place: len(turns[place]))
        gain = gain_over(rows, place, len(turns) - 1)
        if not gain.is_clear or gain.chances < LEAST:
            return None
        others = [turn for turn in puzzle.right if not same_answers(turn, turns[place])]
        puzzle = replace(puzzle, right=(turns[place], *others), gain=gain)


def _shorter_turns(puzzle: Puzzle, state: State, bench: Bench, effort: Effort) -> list[Answers]:
    """Return shorter turns that look as good as the solution, the best by forecast first."""
    prospects = learned_knowledge_of(puzzle.game).prospects

    def worth(turn: Answers) -> float:
        end = attempt_of(puzzle.game, state, puzzle.seat, turn).state
        return prospects([end])[0].utility_of(puzzle.seat)

    solution = puzzle.solution
    least = worth(solution) - 2 * NEARLY
    turns = [turn for turn in puzzle.right if len(turn) < len(solution)]
    for length in range(1, RUN + 1):
        for start in range(len(solution) - length + 1):
            turn = _closed(puzzle, state, solution[:start] + solution[start + length :])
            if turn is None or len(turn) >= len(solution):
                continue
            if not any(same_answers(turn, one) for one in (*turns, puzzle.second)):
                turns.append(turn)
    places = [bench.dealt(deal) for deal in range(effort.deals)]
    good = [
        turn
        for turn in turns
        if worth(turn) >= least
        and all(is_turn(puzzle.game, place, puzzle.seat, turn) for place in places)
    ]
    return sorted(good, key=worth, reverse=True)[:COMPARED]


def _closed(puzzle: Puzzle, state: State, answers: Answers) -> Answers | None:
    """Return a turn that stops after *answers*; None where they are not legal or not enough."""
    if not answers:
        return None
    attempt = Attempt(puzzle.game, state, puzzle.seat)
    try:
        for action in answers:
            attempt.answer(action)
    except CommandError:
        return None
    return attempt.answers if attempt.close() else None
