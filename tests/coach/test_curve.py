"""The course of a game adds up, and says at the end what happened."""

import pytest

from clocksmith.coach.ahead import Ahead
from clocksmith.coach.curve import Curve
from clocksmith.core.seat import CHANCE
from clocksmith.games import OURS
from coach.games import short, story


def sampled(game: str, samples: int) -> Curve:
    """Return the course of a short story, played on so often."""
    curve = Curve(short(game), Ahead(short(game).game), seed=1)
    for _ in range(samples):
        for anchor in curve.anchors:
            curve.play_on(anchor)
        curve.count()
    return curve


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("samples", [0, 2])
def test_draws_play_and_others_are_the_whole_way_from_first_to_last(
    game: str, samples: int
) -> None:
    curve = sampled(game, samples)
    points = curve.points()
    assert len(points) == len(short(game).ends)
    for seat, fortune in enumerate(curve.luck()):
        way = points[-1].chances[seat] - points[0].chances[seat]
        assert fortune.draws + fortune.play + fortune.others == pytest.approx(way, abs=1e-9)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("samples", [0, 2])
def test_chances_are_chances_and_end_with_who_has_won(game: str, samples: int) -> None:
    told = short(game)
    points = sampled(game, samples).points()
    for point in points:
        assert sum(point.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in point.chances)
    outcome = told.game.outcome(told.states[-1])
    assert outcome is not None
    for seat, place in enumerate(outcome.places):
        assert points[-1].points[seat] == outcome.scores[seat]
        assert (points[-1].chances[seat] > 0.0) == (place == 1)


def test_whoever_decides_alone_is_the_only_cause() -> None:
    told = story("khronos")
    curve = Curve(told, Ahead(told.game), seed=1)
    deciding = {moment.seat for moment in told.moments[told.ends[0] :] if moment.seat != CHANCE}
    one, two = curve.luck()
    assert deciding == {0, 1}
    assert one.play == pytest.approx(-two.others)
    assert one.draws == pytest.approx(-two.draws)


def test_anchors_are_where_turns_and_draws_begin() -> None:
    told = story("khronos")
    curve = Curve(told, Ahead(told.game), seed=1)
    first = told.ends[0]
    places = set(curve.anchors)
    for place in range(1, len(curve)):
        if place + first == len(told.moments):
            break
        was, now = told.moments[first + place - 1].seat, told.moments[first + place].seat
        if (was == CHANCE) != (now == CHANCE):
            assert place in places
