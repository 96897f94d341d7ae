"""A game is looked at better and better, and always in the same way."""

import pytest

from clocksmith.coach.analysis import Analysis
from clocksmith.coach.picture import Picture
from clocksmith.core.action import Action
from clocksmith.games import OURS
from coach.games import short


def after(analysis: Analysis, pieces: int) -> Picture:
    """Return what is known after so much work."""
    for _ in range(pieces):
        analysis.go_on()
    return analysis.picture()


def after_a_thorough_look(analysis: Analysis) -> Picture:
    """Return what is known once the first move was looked at thoroughly."""
    while not analysis.looked:
        analysis.go_on()
    return analysis.picture()


@pytest.mark.parametrize("game", OURS)
def test_the_first_picture_is_whole(game: str) -> None:
    told = short(game)
    analysis = Analysis(told)
    assert analysis.picture().moves == ()
    assert len(analysis.picture().curve) == len(told.ends)
    while not analysis.is_whole:
        assert analysis.go_on()
    picture = analysis.picture()
    assert picture.state == "working"
    assert picture.looked == 0
    assert picture.decisions == len(picture.moves) == len(told.choices())
    for moment, move in zip(told.choices(), picture.moves, strict=True):
        assert (move.step, move.seat, move.played) == (moment.step, moment.seat, moment.action)
        assert (move.gain > move.unsure) == (move.best is not None)
        assert move.best is not move.played
        assert move.unsure > 0.0
        assert move.best is None or move.best in told.game.legal(moment.state)


@pytest.mark.parametrize("game", OURS)
def test_the_same_work_gives_the_same_picture(game: str) -> None:
    one, two = [after_a_thorough_look(Analysis(short(game), 3)) for _ in range(2)]
    assert one == two
    assert one.looked == 1


def test_it_is_done_when_everything_was_looked_at_thoroughly() -> None:
    analysis = Analysis(short("inventions"))
    while analysis.go_on():
        pass
    picture = analysis.picture()
    assert picture.state == "done"
    assert picture.looked == picture.decisions
    for move in picture.moves:
        assert move.thorough
        assert move.best is None or move.gain > move.unsure
        assert sum(reason.points for reason in move.reasons) == pytest.approx(move.points, abs=1.5)
    assert not analysis.go_on()


def test_the_moves_that_may_be_worst_are_looked_at_first() -> None:
    analysis = Analysis(short("khronos"))
    while not analysis.is_whole:
        analysis.go_on()
    glanced = {(move.step, move.seat): move for move in analysis.picture().moves}
    while analysis.looked < 3:
        analysis.go_on()
    looked = [move for move in analysis.picture().moves if move.thorough]
    least = min(glanced[move.step, move.seat].gain for move in looked)
    for move in analysis.picture().moves:
        if not move.thorough:
            assert move.gain <= least


@pytest.mark.parametrize("game", OURS)
def test_a_picture_is_written_as_plain_data(game: str) -> None:
    told = short(game)
    plain = after(Analysis(told), len(told.choices())).plain()
    assert set(plain) == {
        "state",
        "looked",
        "decisions",
        "curve",
        "luck",
        "turning",
        "moves",
    }
    actions: list[Action] = [moment.action for moment in told.choices()]
    assert [move["played"]["text"] for move in plain["moves"]] == [one.text for one in actions]
    assert all(move["played"]["say"].startswith("do-") for move in plain["moves"])
