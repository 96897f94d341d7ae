"""Rows for tests of data sets: of recorded games, and of anything at all."""

import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.dataset.row import GameRow, RowPlayer
from clocksmith.games import OURS
from clocksmith.table.record import Record, read_record

GAMES = Path(__file__).parents[1] / "games"

TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
NUMBERS = st.integers(-(2**31), 2**31 - 1)
SMALL = st.integers(-128, 127)


@cache
def recorded(name: str) -> Record:
    """Return a recorded game of ours."""
    path = sorted((GAMES / name / "records").glob("*.txt"))[0]
    return read_record(path.read_text(encoding="utf-8"))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a recorded game, or its beginning."""
    whole = recorded(draw(st.sampled_from(OURS)))
    length = draw(st.integers(0, len(whole.actions)))
    part = Record(whole.game, whole.seats, whole.choices, whole.actions[:length])
    part.seed = draw(st.none() | st.binary(min_size=32, max_size=32))
    part.commitment = draw(st.none() | st.just("ab" * 32))
    return part


def players() -> st.SearchStrategy[RowPlayer]:
    """Return anybody who may sit on a seat."""
    seconds = st.floats(allow_nan=False)
    return st.builds(RowPlayer, st.none() | TEXTS, st.none() | seconds, st.none() | NUMBERS)


@st.composite
def rows(draw: st.DrawFn) -> GameRow:
    """Return a row of the right types, which need not be of any game."""
    seats = draw(st.integers(0, 5))
    count = draw(st.integers(0, 8))
    return GameRow(
        game=draw(TEXTS),
        rules_version=draw(NUMBERS),
        box=draw(TEXTS),
        box_digest=draw(TEXTS),
        seats=seats,
        options=tuple(draw(st.lists(TEXTS, max_size=3))),
        players=tuple([draw(players()) for _ in range(seats)]),
        places=draw(st.none() | st.lists(SMALL, max_size=5).map(tuple)),
        scores=draw(st.none() | st.lists(NUMBERS, max_size=5).map(tuple)),
        reason=draw(st.none() | TEXTS),
        actors=tuple([draw(SMALL) for _ in range(count)]),
        actions=tuple([draw(TEXTS) for _ in range(count)]),
        choices=tuple([draw(NUMBERS) for _ in range(count)]),
        rounds=tuple([draw(SMALL) for _ in range(count)]),
        turns=tuple([draw(SMALL) for _ in range(count)]),
        points=tuple([tuple(draw(st.lists(NUMBERS, max_size=5))) for _ in range(count)]),
        position=draw(st.none() | TEXTS),
        commitment=draw(st.none() | TEXTS),
        seed=draw(st.none() | TEXTS),
        origin=draw(TEXTS),
    )


def played(game: Game[Any], answers: int) -> Record:
    """Return the record of some random answers."""
    seats = game.seats[0]
    rng, state = random.Random(1), game.start(seats)
    record = Record(game, seats, game.options.choose({}), [])
    for _ in range(answers):
        legal = game.legal(state)
        if not len(legal):
            break
        record.actions.append(legal[rng.randrange(len(legal))])
        game.apply(state, record.actions[-1], Silence())
    return record
