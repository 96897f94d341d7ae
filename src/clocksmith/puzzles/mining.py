"""Puzzles found in one game that bots play: the moments worth a look, and those that stand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from clocksmith.arena.job import Job, setting_of
from clocksmith.arena.match import Alive, play
from clocksmith.arena.rating import BEGINNER
from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.coach.ahead import luck_of
from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.puzzles.attempt import attempt_of
from clocksmith.puzzles.comparing import Bench, Effort
from clocksmith.puzzles.proving import LEAST, prove
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.solving import rating_by_bots
from clocksmith.puzzles.themes import themes_of

# Who plays: seats nearly as good as each other, since games that are decided hold no puzzles.
PLAYERS: Final = ("greedy@1500v", "greedy@300v", "search@600v")
USUAL: Final = Budget(visits=1_000)  # of a seat that brings none
MOMENTS: Final = 16  # of a game that are looked at
GLANCE: Final = 2_000  # visits that say whether a moment deserves a proof
TURN_BEGAN: Final = "TurnBegan"  # the event by which every game tells whose turn it is
STANDING: Final = 2  # puzzles of one game at most, so that they differ


@dataclass(frozen=True)
class Spot:
    """A moment of a game at which a seat begins a run of answers."""

    seat: Seat
    state: State


@dataclass(frozen=True)
class Mined:
    """The yield of one game: moments examined, those that deserved a proof, and puzzles."""

    number: int
    moments: int
    candidates: int
    puzzles: tuple[Puzzle, ...]


def mine_game(game: Game[Any], seed: int, number: int, effort: Effort, alive: Alive) -> Mined:
    """Return the puzzles of game *number* that follows from a seed; the same ones every time."""
    spots = spots_of(game, seed, number, alive)
    chosen = luck_of("moments", seed, number).sample(range(len(spots)), min(MOMENTS, len(spots)))
    moments, candidates = 0, 0
    puzzles: list[Puzzle] = []
    for place in sorted(chosen):
        alive()
        moments += 1
        spot = dealt_spot(game, spots[place])
        if not is_promising(game, spot):
            continue
        candidates += 1
        puzzle = puzzle_at(game, spot, effort)
        if puzzle is not None:
            puzzles.append(puzzle)
        if len(puzzles) == STANDING:
            break
    return Mined(number, moments, candidates, tuple(puzzles))


def spots_of(game: Game[Any], seed: int, number: int, alive: Alive) -> list[Spot]:
    """Let bots play a game, and return where a seat began to answer and had a choice."""
    tables = [seats for seats in game.seats if seats > 1]
    seats = tables[number % len(tables)]
    bots = tuple([PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)])
    job = Job("puzzles", f"{seed} {number}", 0, bots)
    result = play(setting_of(game, seats, USUAL, whole=True), job, alive)
    return spots_in(game, game.start(seats), [game.actions.actions[i] for i in result.actions])


def spots_in(game: Game[Any], state: State, actions: Sequence[Action]) -> list[Spot]:
    """Return where seats whose turn has begun have their first choice; *state* is changed."""
    spots: list[Spot] = []
    whose = CHANCE  # turn it is, until it has had a choice
    for action in actions:
        decision = game.decision(state)
        assert decision is not None, "an action answers a question"
        if decision.seat == whose != CHANCE and has_choice(game, state):
            spots.append(Spot(whose, state.copy()))
            whose = CHANCE
        log = Log()
        game.apply(state, action, log)
        for event in log.events:
            whose = event.seat if type(event).__name__ == TURN_BEGAN else whose  # type: ignore[attr-defined]
    return spots


def has_choice(game: Game[Any], state: State) -> bool:
    """Return whether a seat, and nobody else at once, has a choice after the setup."""
    decision = game.decision(state)
    if decision is None or decision.incidental() or len(decision.group(state)) > 1:
        return False
    in_game = knowledge_of(game).turn(state) >= 0  # numbers below are those of the setup
    return in_game and len(decision.legal(state)) > 1


def dealt_spot(game: Game[Any], spot: Spot) -> Spot:
    """Return a moment as its puzzle will have it: written, with other hidden cards."""
    dealt = Bench(game, spot.state, spot.seat).dealt(0)
    return Spot(spot.seat, game.read(_text(game, dealt)))


def is_promising(game: Game[Any], spot: Spot) -> bool:
    """Return whether one turn looks clearly better than all with another result."""
    lines, worths = Bench(game, spot.state, spot.seat).look(GLANCE)
    if len(lines) < 2:
        return False
    forecast = knowledge_of(game).forecast
    best = worths.index(max(worths))
    end = forecast(lines[best].state)
    others = [
        worth for line, worth in zip(lines, worths, strict=True) if forecast(line.state) != end
    ]
    return bool(others) and worths[best] - max(others) >= LEAST


def puzzle_at(game: Game[Any], spot: Spot, effort: Effort) -> Puzzle | None:
    """Return the puzzle of a moment; None where no turn proves to be the best."""
    proof = prove(game, spot.state, spot.seat, effort)
    if proof is None:
        return None
    solved = attempt_of(game, spot.state, spot.seat, proof.right[0])
    puzzle = Puzzle(
        game,
        _text(game, spot.state),
        spot.seat,
        proof.right,
        proof.second,
        proof.gain,
        themes_of(game, spot.state, solved),
        BEGINNER,
    )
    return replace(puzzle, rating=rating_by_bots(puzzle))


def _text(game: Game[Any], state: State) -> str:
    return game.write(state).strip("\n") + "\n"
