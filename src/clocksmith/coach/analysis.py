"""The analysis of a whole game: a first picture soon, then the doubtful moves in depth."""

from collections.abc import Iterator
from typing import Final

from clocksmith.bots.gc_pause import pause_gc
from clocksmith.coach.ahead import Ahead
from clocksmith.coach.curve import Curve
from clocksmith.coach.judge import Judge
from clocksmith.coach.picture import DONE, WORKING, Move, Picture
from clocksmith.coach.story import Moment, Story
from clocksmith.coach.turning import turning_points

SOON: Final = 1  # samples of the course of the game for the first picture
SAMPLES: Final = 24  # in the end
BETWEEN: Final = 4  # moves looked at for each sample of the course


class Analysis:
    """The work on one game, in small pieces; what is known so far can be asked at any time.

    The same story, seed and number of pieces give the same picture, however
    long they take.
    """

    def __init__(self, story: Story, seed: int = 0) -> None:
        self._ahead = Ahead(story.game)
        self._judge = Judge(self._ahead, seed)
        self._choices = story.choices()
        self._moves: dict[int, Move] = {}  # by number of the moment
        self._curve = Curve(story, self._ahead, seed)
        self._done = False
        self.is_whole = False  # whether the first picture is complete
        self._pieces = self._work()

    def go_on(self) -> bool:
        """Do one more piece of work; False when there is nothing left to do."""
        with pause_gc():
            return next(self._pieces, False)

    @property
    def looked(self) -> int:
        """How many decisions have been analysed in depth."""
        return len([move for move in self._moves.values() if move.thorough])

    def picture(self) -> Picture:
        """Return what is known."""
        moves = [self._moves[number] for number in sorted(self._moves)]
        return Picture(
            DONE if self._done else WORKING,
            self.looked,
            len(self._choices),
            self._curve.points(),
            self._curve.luck(),
            turning_points(self._curve.stretches(), self._moves),
            tuple(moves),
        )

    def _work(self) -> Iterator[bool]:
        for moment in self._choices:
            self._moves[moment.number] = self._judge.glance(moment)
            yield True
        for _ in range(SOON):
            yield from self._sample()
        self.is_whole = True
        moments = {moment.number: moment for moment in self._choices}
        while len(moments) or self._curve.samples < SAMPLES:
            yield from self._sample()
            for moment in self._doubtful(moments):
                self._moves[moment.number] = self._judge.look(moment)
                del moments[moment.number]
                yield True
        self._done = True

    def _sample(self) -> Iterator[bool]:
        if self._curve.samples < SAMPLES:
            for anchor in self._curve.anchors:
                self._curve.play_on(anchor)
                yield True
            self._curve.count()

    def _doubtful(self, left: dict[int, Moment]) -> list[Moment]:
        """Return the moves that may turn out worst, of those not yet analysed in depth."""

        def promise(moment: Moment) -> tuple[float, int]:
            move = self._moves[moment.number]
            return -(move.gain + move.unsure), moment.number

        return sorted(left.values(), key=promise)[:BETWEEN]
