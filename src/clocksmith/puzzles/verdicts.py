"""Whether an answer to a puzzle is right: played on the engine, compared where it ends."""

from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.coach.ahead import Ahead
from clocksmith.coach.explanation import Explainer
from clocksmith.coach.followed import reasons_later
from clocksmith.coach.picture import DIGITS, Reason, written
from clocksmith.core.event import Event
from clocksmith.core.game import State
from clocksmith.core.value import Value, plain
from clocksmith.puzzles.attempt import attempt_of
from clocksmith.puzzles.comparing import Bench, Effort, gain_over
from clocksmith.puzzles.proving import FULL, goes_on_after, outcome_of, prove
from clocksmith.puzzles.puzzle import Answers, Gain, Puzzle, same_answers
from clocksmith.puzzles.recounting import recounted
from clocksmith.table.errors import NOT_ASKED, CommandError
from clocksmith.table.offer import offer_of

QUICK: Final = Effort(visits=1_500, deals=4)  # for a turn that nobody has thought of before
NOTHING: Final = Gain(0.0, 0.0)


@dataclass(frozen=True)
class TurnTold:
    """A turn without the answers that change nothing, and what happens in it, as its seat sees."""

    answers: Answers
    events: tuple[Event, ...]

    def plain(self) -> dict[str, Any]:
        """Return the turn ready for JSON."""
        return {
            "answers": [offer_of(action) for action in self.answers],
            "events": [plain(event) for event in self.events],
        }


@dataclass(frozen=True)
class Verdict:
    """Whether a turn is right, what the solution gains over it, and why.

    A right turn is the *best* one, or is worth as much as far as can be known. The reasons are for
    the *better* turn beside the *worse* one; of both, answers that change nothing are left out.
    """

    right: bool
    best: bool
    gain: Gain
    reasons: tuple[Reason, ...]
    later: bool  # reasons are what both turns bring once the next one was played too
    better: TurnTold
    worse: TurnTold

    def plain(self) -> dict[str, Any]:
        """Return the verdict ready for JSON."""
        return {
            "right": self.right,
            "best": self.best,
            "gain": round(self.gain.chances, DIGITS),
            "unsure": round(self.gain.unsure, DIGITS),
            "reasons": [written(reason) for reason in self.reasons],
            "later": self.later,
            "better": self.better.plain(),
            "worse": self.worse.plain(),
        }


def verdict_on(puzzle: Puzzle, turn: Answers, effort: Effort = QUICK) -> Verdict:
    """Return whether *turn* solves a puzzle; CommandError when it is no whole turn.

    One that ends where a right one does, or is worth as much as far as can be known, is right.
    """
    state = puzzle.start()
    attempt = attempt_of(puzzle.game, state, puzzle.seat, turn)
    if not attempt.is_over:
        raise CommandError(NOT_ASKED, "the turn is not over yet")
    gain = NOTHING
    right = best = is_known_right(puzzle, state, turn)
    if not best:
        gain = _gain_over(puzzle, state, turn, effort)
        right = gain.chances <= tolerance_of(puzzle, gain)
    # What is right is explained itself, beside the second best; what is not, beside the solution.
    if right:
        return Verdict(True, best, gain, *_compared(puzzle, state, turn, puzzle.second))
    return Verdict(False, False, gain, *_compared(puzzle, state, puzzle.solution, turn))


def solution_told(puzzle: Puzzle) -> Verdict:
    """Return the solution of a puzzle beside the second best, for a solver who gives up."""
    compared = _compared(puzzle, puzzle.start(), puzzle.solution, puzzle.second)
    return Verdict(False, False, puzzle.gain, *compared)


def is_pointed(puzzle: Puzzle) -> bool:
    """Return whether the solution and the second best turn are different ideas.

    They are also once what changes nothing is left out, and no reasons speak against the solution.
    To end the turn at once is no idea.
    """
    if goes_on_after(puzzle.second, puzzle.solution) or is_idle(puzzle):
        return False
    verdict = solution_told(puzzle)
    points = sum([reason.points for reason in verdict.reasons])
    return points >= 0 and not same_answers(verdict.better.answers, verdict.worse.answers)


def is_idle(puzzle: Puzzle) -> bool:
    """Return whether the solution is to end the turn without doing anything."""
    attempt = attempt_of(puzzle.game, puzzle.start(), puzzle.seat, ())
    return attempt.close() and same_answers(attempt.answers, puzzle.solution)


def is_explained(puzzle: Puzzle) -> bool:
    """Return whether a solver can be told what the solution brings that the second best does not.

    Else it is only what follows later that counts.
    """
    return bool(solution_told(puzzle).reasons)


def _compared(
    puzzle: Puzzle, state: State, better: Answers, worse: Answers
) -> tuple[tuple[Reason, ...], bool, TurnTold, TurnTold]:
    """Return why one turn is better than another, whether only later, and both as they are told."""
    explainer = Explainer(puzzle.game, learned_knowledge_of(puzzle.game), state, puzzle.seat)
    attempts = [attempt_of(puzzle.game, state, puzzle.seat, turn) for turn in (better, worse)]
    ends = [attempt.state for attempt in attempts]
    turns: list[TurnTold] = []
    for turn, one, other in zip((better, worse), attempts, reversed(attempts), strict=True):
        happened = recounted(one.events, other.events)
        happened += puzzle.game.aftermath(state, one.state)
        events = tuple([event.seen_by(puzzle.seat) for event in happened])
        turns.append(TurnTold(explainer.essential(turn), events))
    reasons, later = explainer.compared(ends[0], ends[1]), False
    if not reasons:
        ahead = Ahead(puzzle.game)
        turn_number = ahead.knowledge.turn(state)
        reasons = reasons_later(ahead, puzzle.seat, turn_number, ends[0], ends[1])
        later = bool(reasons)
    return reasons, later, turns[0], turns[1]


def is_known_right(puzzle: Puzzle, state: State, turn: Answers) -> bool:
    """Return whether a turn is one of those known to be right, or ends where one of them does."""
    if any(same_answers(turn, one) for one in puzzle.right):
        return True
    end = _seen_after(puzzle, state, turn)
    return any(_seen_after(puzzle, state, one) == end for one in puzzle.right)


def tolerance_of(puzzle: Puzzle, gain: Gain) -> float:
    """Return how much a turn may seem to lack and still be as good as the solution.

    That is the interval, but never as much as would bring it nearer to the second best.
    """
    return min(max(puzzle.gain.unsure, gain.unsure), puzzle.gain.chances / 2)


def faults_of_puzzle(puzzle: Puzzle, effort: Effort = FULL) -> list[str]:
    """Return how a puzzle, proved again, fails to hold what it promises."""
    try:
        state = puzzle.start()
        for turn in (*puzzle.right, puzzle.second):
            if not attempt_of(puzzle.game, state, puzzle.seat, turn).is_over:
                return [f"puzzle {puzzle.id}: a turn of it is not over after its answers"]
        proof = prove(puzzle.game, state, puzzle.seat, effort)
        if proof is None:
            return [f"puzzle {puzzle.id}: no turn is clearly best"]
        where = [outcome_of(puzzle.game, state, puzzle.seat, turn) for turn in puzzle.right]
        if outcome_of(puzzle.game, state, puzzle.seat, proof.right[0]) not in where:
            return [f"puzzle {puzzle.id}: another turn is best than the one it knows"]
    except (CommandError, ValueError) as error:
        return [f"puzzle {puzzle.id}: {error}"]
    return []


def _gain_over(puzzle: Puzzle, state: State, turn: Answers, effort: Effort) -> Gain:
    """Return what the solution gains over a turn; over the second best, that is proved."""
    if same_answers(turn, puzzle.second):
        return puzzle.gain
    bench = Bench(puzzle.game, state, puzzle.seat)
    both = (puzzle.solution, turn)
    return gain_over(
        [bench.worths(both, effort.visits, deal) for deal in range(effort.deals)], 0, 1
    )


def _seen_after(puzzle: Puzzle, state: State, turn: Answers) -> Value:
    """Return what the solver sees when a turn is over."""
    attempt = attempt_of(puzzle.game, state, puzzle.seat, turn)
    return puzzle.game.view(attempt.state, puzzle.seat)
