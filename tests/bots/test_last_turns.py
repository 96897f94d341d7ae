"""Last turns whose best end is proved: bots, hints and the coach find it."""

from typing import Any

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import LEVELS, bot_named
from clocksmith.coach.ahead import Ahead
from clocksmith.coach.hint import hint
from clocksmith.coach.judge import Judge
from clocksmith.coach.story import Moment
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.games import GAMES, OURS
from effort import covering, part
from last_turns import WANTED, LastTurn, Proof, drawn, lead_of, read

ENOUGH = Budget(visits=30_000)  # less than a journeyman has in its second
ABLE = [level for level in LEVELS if level != "apprentice"]  # who must find what is proved
TURNS = [(name, number) for name in OURS for number in part(range(WANTED), 3)]


def turn_of(name: str, number: int) -> tuple[Game[Any], LastTurn, State]:
    game, turn = GAMES[name], read(name)[number]
    return game, turn, game.read(turn.position)


def lead_with(game: Game[Any], state: State, seat: Seat, answers: list[Action]) -> int:
    """Return how it ends with these answers; others are asked nothing that matters."""
    twin, left = state.copy(), answers[:]
    while (decision := game.decision(twin)) is not None and not isinstance(decision, Chance):
        mine = decision.seat == seat and left
        game.apply(twin, left.pop(0) if mine else likely(game, twin, decision.seat), Silence())
    assert not left
    return lead_of(game, drawn(game, twin, 0), seat)


def likely(game: Game[Any], state: State, seat: Seat) -> Action:
    return bot_named("hasty").choose(game, state.copy(), seat, ENOUGH)


@pytest.mark.parametrize(("which", "level"), covering(TURNS, ABLE))
def test_a_last_turn_is_played_as_well_as_it_can_be(which: tuple[str, int], level: str) -> None:
    game, turn, state = turn_of(*which)
    player = bot_named(level, 1)
    while (decision := game.decision(state)) is not None and not isinstance(decision, Chance):
        mine = decision.seat == turn.seat
        answering = player if mine else bot_named("hasty")
        action = answering.choose(game, state.copy(), decision.seat, ENOUGH)
        game.apply(state, action, Silence())
    assert lead_of(game, drawn(game, state, 0), turn.seat) == turn.lead


@pytest.mark.parametrize(("name", "number"), TURNS)
def test_a_hint_for_a_last_turn_is_the_best_there_is(name: str, number: int) -> None:
    game, turn, state = turn_of(name, number)
    told = hint(game, state, turn.seat, ENOUGH)
    assert lead_with(game, state, turn.seat, list(told.line)) == turn.lead


@pytest.mark.parametrize(("name", "number"), TURNS)
def test_the_coach_calls_nothing_better_than_the_best_last_turn(name: str, number: int) -> None:
    game, turn, state = turn_of(name, number)
    first = game.actions.parse(turn.line[0])
    moment = Moment(0, 0, turn.seat, first, len(game.legal(state)), state, 0)
    assert Judge(Ahead(game), 1).look(moment).best is None


@pytest.mark.parametrize("name", OURS)
def test_what_is_called_the_best_is_proved(name: str) -> None:
    game, turn, state = turn_of(name, 0)
    proof = Proof(game, turn.seat, turn.seen)
    assert proof.best(state) == turn.lead
    assert proof.seen == turn.seen
    assert proof.line(state) == turn.line


@pytest.mark.parametrize("name", OURS)
def test_there_are_enough_of_each_game(name: str) -> None:
    assert len(read(name)) == WANTED
