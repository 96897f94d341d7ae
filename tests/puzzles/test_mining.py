"""One game mined: reproducible from its seed."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles import mining, solving
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.mining import (
    EVERYTHING,
    Aim,
    Spot,
    has_choice,
    mine_game,
    puzzle_at,
    spots_of,
)
from clocksmith.puzzles.proving import Proof
from clocksmith.puzzles.puzzle import Gain
from clocksmith.puzzles.themes import themes_known
from clocksmith.puzzles.writing import read_puzzles, write_puzzles
from puzzles.quarry import moment, turns

SMALL = Effort(visits=200, deals=2)


def nothing() -> None:
    pass


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "PLAYERS", ("hasty@20v",))
    monkeypatch.setattr(mining, "WEAK", ("hasty@20v",))
    monkeypatch.setattr(mining, "MOMENTS", 3)
    monkeypatch.setattr(mining, "GLANCE", 200)
    monkeypatch.setattr(solving, "LADDER", solving.LADDER[:1])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_seed_gives_the_same_moments_and_puzzles(game: str) -> None:
    one, other = [mine_game(GAMES[game], 7, 0, SMALL, EVERYTHING, nothing) for _ in range(2)]
    assert one == other
    assert one.moments == 3
    assert one.candidates <= one.moments


def test_another_seed_or_number_is_another_game() -> None:
    game = GAMES["khronos"]
    firsts = [
        spots_of(game, seed, number, EVERYTHING, nothing)[0]
        for seed, number in ((1, 0), (2, 0), (1, 4))
    ]
    assert len({spot.state.key() for spot in firsts}) == 3


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_are_those_of_one_seat_with_a_choice(game: str) -> None:
    for spot in spots_of(GAMES[game], 1, 1, EVERYTHING, nothing)[:20]:
        decision = GAMES[game].decision(spot.state)
        assert decision is not None
        assert decision.seat == spot.seat
        assert has_choice(GAMES[game], spot.state)
        assert len(decision.legal(spot.state)) > 1


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_inside_a_turn_come_after_its_first_choice(game: str) -> None:
    first = {spot.state.key() for spot in spots_of(GAMES[game], 1, 1, EVERYTHING, nothing)}
    inner = spots_of(GAMES[game], 1, 1, Aim(inside=True), nothing)
    assert inner
    for spot in inner[:20]:
        assert has_choice(GAMES[game], spot.state)
        assert spot.state.key() not in first


def test_moments_without_an_answer_that_may_lead_to_a_theme_are_left_out() -> None:
    game = GAMES["sands"]
    every = spots_of(game, 1, 1, Aim(inside=True), nothing)
    about = spots_of(game, 1, 1, Aim(inside=True, themes=("battle",)), nothing)
    assert 0 < len(about) < len(every)
    for spot in about:
        assert game.actions.parse("use conquest") in game.legal(spot.state)
    other = spots_of(game, 1, 1, Aim(inside=True, themes=("battle", "calm")), nothing)
    assert len(other) == len(every), "nothing says which answers may lead to calm"


def test_moments_after_which_a_theme_that_comes_later_came_to_nobody_are_left_out() -> None:
    game = GAMES["inventions"]
    every = spots_of(game, 1, 1, EVERYTHING, nothing)
    about = spots_of(game, 1, 1, Aim(themes=("goal",)), nothing)
    assert 0 < len(about) < len(every)
    assert {spot.seat for spot in about} == {spot.seat for spot in every}
    for seat in {spot.seat for spot in every}:
        turns, late = [
            [spot.turn for spot in spots if spot.seat == seat] for spots in (every, about)
        ]
        assert late == turns[-1:], "goals count at the end"


def test_a_puzzle_about_something_else_is_not_kept_where_themes_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = turns("khronos")
    proof = Proof((found[0],), found[-1], Gain(0.1, 0.02))
    monkeypatch.setattr(mining, "prove", lambda *about: proof)
    state, seat = moment("khronos")
    free = puzzle_at(GAMES["khronos"], Spot(seat, state), SMALL)
    assert free is not None
    meant = puzzle_at(GAMES["khronos"], Spot(seat, state), SMALL, free.themes[:1])
    assert meant == free
    others = tuple({theme.id for theme in themes_known("khronos")} - set(free.themes))
    assert puzzle_at(GAMES["khronos"], Spot(seat, state), SMALL, others) is None


@pytest.mark.parametrize("game", list(GAMES))
def test_what_stands_is_written_with_themes_and_a_rating(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = turns(game)
    proof = Proof((found[0],), found[-1], Gain(0.1, 0.02))
    monkeypatch.setattr(mining, "prove", lambda *about: proof)
    monkeypatch.setattr(mining, "without_fillers", lambda puzzle, effort: puzzle)
    state, seat = moment(game)
    puzzle = puzzle_at(GAMES[game], Spot(seat, state), SMALL)
    assert puzzle is not None
    [read] = read_puzzles(GAMES[game], write_puzzles(GAMES[game], [puzzle]))
    assert read.start().key() == state.key()
    assert read.right == puzzle.right
    assert 0 < read.rating.deviation < 25 / 3
