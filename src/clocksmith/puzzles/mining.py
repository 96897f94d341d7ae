"""Puzzles found in one game that bots play: the moments worth a look, and those that hold."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from clocksmith.arena.job import Job, setting_of
from clocksmith.arena.match import Alive, play
from clocksmith.arena.rating import BEGINNER
from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.coach.ahead import luck_of
from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.puzzles.attempt import attempt_of
from clocksmith.puzzles.comparing import Bench, Effort
from clocksmith.puzzles.probing import lead_of
from clocksmith.puzzles.proving import LEAST, prove
from clocksmith.puzzles.puzzle import Answers, Puzzle
from clocksmith.puzzles.solving import rating_by_bots
from clocksmith.puzzles.themes import Theme, themes_known, themes_of
from clocksmith.puzzles.trimming import without_fillers

# Who plays: seats nearly as good as each other, since games that are decided hold no puzzles.
PLAYERS: Final = ("greedy@1500v", "greedy@300v", "search@600v")
# Where puzzles begin inside turns, others: what is easy to see is overlooked by weak players.
WEAK: Final = ("greedy@300v", "hasty@500v", "hasty@300v")
USUAL: Final = Budget(visits=1_000)  # of a seat that brings none
MOMENTS: Final = 16  # of a game that are looked at
GLANCE: Final = 2_000  # visits that say whether a moment deserves a proof
TURN_BEGAN: Final = "TurnBegan"  # the event by which every game tells whose turn it is
STANDING: Final = 2  # puzzles of one game at most, so that they differ
MANY_MOMENTS: Final = 60  # of a game that are looked at where certain themes are looked for
MANY_STANDING: Final = 4
OPENING: Final = 8  # one such part of a game is left out: there is little on the board
FEWEST: Final = 3  # legal answers to the first question of a puzzle inside a turn


@dataclass(frozen=True)
class Aim:
    """Which puzzles are looked for: with certain *themes*, if any are named, or with short turns.

    Puzzles that begin *inside* a turn ask for the rest of it, which is mostly one idea.
    """

    inside: bool = False
    themes: tuple[str, ...] = ()
    players: tuple[str, ...] = ()  # whose games are looked at, if not those of the usual ones

    def plain(self) -> dict[str, Any]:
        """Return it ready for JSON."""
        themes, players = list(self.themes), list(self.players)
        return {"inside": self.inside, "themes": themes, "players": players}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return what :meth:`plain` wrote."""
        return cls(plain["inside"], tuple(plain["themes"]), tuple(plain["players"]))


EVERYTHING: Final = Aim()


@dataclass(frozen=True)
class Spot:
    """A moment of a game at which a seat begins a run of answers."""

    seat: Seat
    state: State
    turn: int = 0  # which of the turns of its game it belongs to
    followed: tuple[Event, ...] = ()  # what came of it in its game, until the seat's next turn


@dataclass(frozen=True)
class Mined:
    """The yield of one game: moments examined, those that deserved a proof, and puzzles."""

    number: int
    moments: int
    candidates: int
    puzzles: tuple[Puzzle, ...]


def mine_game(
    game: Game[Any], seed: int, number: int, effort: Effort, aim: Aim, alive: Alive
) -> Mined:
    """Return the puzzles of game *number* that follows from a seed; the same ones every time."""
    spots = spots_of(game, seed, number, aim, alive)
    most, standing = (MANY_MOMENTS, MANY_STANDING) if aim.themes else (MOMENTS, STANDING)
    luck = luck_of("moments", seed, number)
    places = range(len(spots) // OPENING, len(spots))
    moments, candidates = 0, 0
    puzzles: list[Puzzle] = []
    turns: set[int] = set()  # that have given a puzzle
    for place in sorted(luck.sample(places, min(most, len(places)))):
        if spots[place].turn in turns:
            continue
        alive()
        moments += 1
        spot = dealt_spot(game, spots[place])
        if not is_promising(game, spot, aim.themes):
            continue
        candidates += 1
        puzzle = puzzle_at(game, spot, effort, aim.themes)
        if puzzle is not None:
            puzzles.append(puzzle)
            turns.add(spot.turn)
        if len(puzzles) == standing:
            break
    return Mined(number, moments, candidates, tuple(puzzles))


def spots_of(game: Game[Any], seed: int, number: int, aim: Aim, alive: Alive) -> list[Spot]:
    """Let bots play a game, and return the moments that may be puzzles of that aim."""
    tables = [seats for seats in game.seats if seats > 1]
    seats = tables[number % len(tables)]
    players = aim.players or (WEAK if aim.inside else PLAYERS)
    bots = tuple([players[(number + seat) % len(players)] for seat in range(seats)])
    job = Job("puzzles", f"{seed} {number}", 0, bots)
    result = play(setting_of(game, seats, USUAL, whole=True), job, alive)
    actions = [game.actions.actions[i] for i in result.actions]
    spots = (inner_spots if aim.inside else spots_in)(game, game.start(seats), actions)
    if not aim.themes:
        return spots
    aims = [theme for theme in themes_known(game.name) if theme.id in aim.themes]
    return [spot for spot in spots if any(_may_hold(game, spot, one) for one in aims)]


def _may_hold(game: Game[Any], spot: Spot, theme: Theme) -> bool:
    """Return whether a theme may be what makes the difference at a moment, by a quick look."""
    if not theme.is_offered(game, spot.state) or not theme.may_come(spot.followed):
        return False
    return not theme.offers or lead_of(game, theme, spot.state, spot.seat) >= LEAST / 2


def spots_in(game: Game[Any], state: State, actions: Sequence[Action]) -> list[Spot]:
    """Return where seats whose turn has begun have their first choice; *state* is changed."""
    return [choices[0][0] for choices in _choices(game, state, actions)]


def inner_spots(game: Game[Any], state: State, actions: Sequence[Action]) -> list[Spot]:
    """Return where seats are asked again what they do in their turn; *state* is changed.

    In a game that asks that once in each turn, all further choices count.
    """
    turns = _choices(game, state, actions)
    again = [spot for first, *others in turns for spot, kind in others if kind is first[1]]
    if len(again) < len(turns):
        again = [spot for _, *others in turns for spot, _ in others]
    return [spot for spot in again if len(game.legal(spot.state)) >= FEWEST]


def _choices(
    game: Game[Any], state: State, actions: Sequence[Action]
) -> list[list[tuple[Spot, type]]]:
    """Return the choices of the seat whose turn it is, turn by turn, and what kind each is."""
    turns: list[list[tuple[Spot, type]]] = []
    whose, began = CHANCE, True
    seats: list[Seat] = [CHANCE]  # by the number of the turn
    events: list[list[Event]] = [[]]  # by the number of the turn
    for action in actions:
        decision = game.decision(state)
        assert decision is not None, "an action answers a question"
        if decision.seat == whose != CHANCE and has_choice(game, state):
            if began:
                turns.append([])
                began = False
            turns[-1].append((Spot(whose, state.copy(), len(seats) - 1), type(decision)))
        log = Log()
        game.apply(state, action, log)
        for event in log.events:
            if type(event).__name__ == TURN_BEGAN:
                whose, began = event.seat, True  # type: ignore[attr-defined]
                seats.append(whose)
                events.append([])
            events[-1].append(event)
    return [
        [(replace(spot, followed=_until_next(spot, seats, events)), kind) for spot, kind in turn]
        for turn in turns
    ]


def _until_next(
    spot: Spot, seats: Sequence[Seat], events: Sequence[Sequence[Event]]
) -> tuple[Event, ...]:
    """Return what happened in the turn of a moment and after it, until its seat had another."""
    later = [turn for turn in range(spot.turn + 1, len(seats)) if seats[turn] == spot.seat]
    end = later[0] if later else len(seats)
    return tuple([event for turn in events[spot.turn : end] for event in turn])


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
    return replace(spot, state=game.read(_text(game, dealt)))


def is_promising(game: Game[Any], spot: Spot, themes: tuple[str, ...] = ()) -> bool:
    """Return whether one turn looks clearly better than all with another result.

    Where *themes* are named, the turn must be about one of them.
    """
    lines, worths = Bench(game, spot.state, spot.seat).look(GLANCE)
    if len(lines) < 2:
        return False
    forecast = knowledge_of(game).forecast
    best = worths.index(max(worths))
    end = forecast(lines[best].state)
    others = [place for place, line in enumerate(lines) if forecast(line.state) != end]
    if not others:
        return False
    second = max(others, key=lambda place: worths[place])
    if worths[best] - worths[second] < LEAST:
        return False
    if not themes:
        return True
    turns = [tuple(lines[place].answers) for place in (best, second)]
    return _is_about(game, spot, turns[0], turns[1], themes)


def puzzle_at(
    game: Game[Any], spot: Spot, effort: Effort, themes: tuple[str, ...] = ()
) -> Puzzle | None:
    """Return the puzzle of a moment; None where no turn proves to be the best.

    Where *themes* are named, it must be about one of them.
    """
    proof = prove(game, spot.state, spot.seat, effort)
    if proof is None:
        return None
    if themes and not _is_about(game, spot, proof.right[0], proof.second, themes):
        return None
    puzzle = Puzzle(
        game,
        _text(game, spot.state),
        spot.seat,
        proof.right,
        proof.second,
        proof.gain,
        (),
        BEGINNER,
    )
    return polished(puzzle, effort)


def polished(puzzle: Puzzle, effort: Effort) -> Puzzle | None:
    """Return a proved puzzle without fillers, with its themes and rating; None if it is none."""
    shorter = without_fillers(puzzle, effort)
    if shorter is None or not shorter.gain.is_clear:
        return None
    named = themed(shorter)
    return replace(named, rating=rating_by_bots(named)) if named.themes else None


def themed(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the themes that its turns have."""
    state = puzzle.start()
    best, second = [
        attempt_of(puzzle.game, state, puzzle.seat, turn)
        for turn in (puzzle.solution, puzzle.second)
    ]
    return replace(puzzle, themes=themes_of(puzzle.game, state, best, second))


def _is_about(
    game: Game[Any], spot: Spot, best: Answers, second: Answers, themes: tuple[str, ...]
) -> bool:
    turns = [attempt_of(game, spot.state, spot.seat, turn) for turn in (best, second)]
    return not set(themes).isdisjoint(themes_of(game, spot.state, *turns))


def _text(game: Game[Any], state: State) -> str:
    return game.write(state).strip("\n") + "\n"
