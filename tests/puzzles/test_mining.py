"""One game mined: reproducible from its seed."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles import mining, solving
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.mining import Spot, has_choice, mine_game, puzzle_at, spots_of
from clocksmith.puzzles.proving import Proof
from clocksmith.puzzles.puzzle import Gain
from clocksmith.puzzles.writing import read_puzzles, write_puzzles
from puzzles.quarry import moment, turns

SMALL = Effort(visits=200, deals=2)


def nothing() -> None:
    pass


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "PLAYERS", ("hasty@20v",))
    monkeypatch.setattr(mining, "MOMENTS", 3)
    monkeypatch.setattr(mining, "GLANCE", 200)
    monkeypatch.setattr(solving, "LADDER", solving.LADDER[:1])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_seed_gives_the_same_moments_and_puzzles(game: str) -> None:
    one, other = [mine_game(GAMES[game], 7, 0, SMALL, nothing) for _ in range(2)]
    assert one == other
    assert one.moments == 3
    assert one.candidates <= one.moments


def test_another_seed_or_number_is_another_game() -> None:
    game = GAMES["khronos"]
    firsts = [spots_of(game, seed, number, nothing)[0] for seed, number in ((1, 0), (2, 0), (1, 4))]
    assert len({spot.state.key() for spot in firsts}) == 3


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_are_those_of_one_seat_with_a_choice(game: str) -> None:
    for spot in spots_of(GAMES[game], 1, 1, nothing)[:20]:
        decision = GAMES[game].decision(spot.state)
        assert decision is not None
        assert decision.seat == spot.seat
        assert has_choice(GAMES[game], spot.state)
        assert len(decision.legal(spot.state)) > 1


@pytest.mark.parametrize("game", list(GAMES))
def test_what_stands_is_written_with_themes_and_a_rating(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = turns(game)
    proof = Proof((found[0],), found[-1], Gain(0.1, 0.02))
    monkeypatch.setattr(mining, "prove", lambda *about: proof)
    state, seat = moment(game)
    puzzle = puzzle_at(GAMES[game], Spot(seat, state), SMALL)
    assert puzzle is not None
    [read] = read_puzzles(GAMES[game], write_puzzles(GAMES[game], [puzzle]))
    assert read.start().key() == state.key()
    assert read.right == puzzle.right
    assert 0 < read.rating.deviation < 25 / 3
