"""Many games that are stepped together."""

import random

import numpy as np
import numpy.typing as npt

from clocksmith.research.batch import Batch
from clocksmith.research.episode import Episode, mask_of
from clocksmith.research.learning import LearningGame

Actions = npt.NDArray[np.int64] | list[int]


class Episodes:
    """Many games in one process; one that is over starts again at once, with the next luck.

    A game depends only on the seed and its number, not on the process that steps it: games from
    number *first* on are the rows of *batch* from *first* on.
    """

    def __init__(
        self,
        of: LearningGame,
        games: int,
        seed: int = 0,
        first: int = 0,
        batch: Batch | None = None,
    ) -> None:
        self.of = of
        self.batch = Batch(of, games) if batch is None else batch
        self._first = first
        self._lucks = [random.Random(f"{seed} {first + game}") for game in range(games)]
        self._going = [Episode(of, luck.getrandbits(63)) for luck in self._lucks]
        for place in range(games):
            self._tell(place)

    def step(self, actions: Actions) -> Batch:
        """Play one legal action in every game, by number, and return what there is to see."""
        last = self._first + len(self._going)
        self.batch.actions[self._first : last] = actions
        self.step_planned()
        return self.batch

    def step_planned(self) -> None:
        """Play the actions that the batch names already."""
        batch = self.batch
        for place, luck in enumerate(self._lucks):
            row = self._first + place
            episode = self._going[place]
            episode.step(int(batch.actions[row]))
            batch.over[row] = episode.is_over
            batch.shares[row] = episode.shares() if episode.is_over else 0.0
            if episode.is_over:
                self._going[place] = Episode(self.of, luck.getrandbits(63))
            self._tell(place)

    def _tell(self, place: int) -> None:
        row, episode = self._first + place, self._going[place]
        self.batch.seats[row] = episode.seat
        self.batch.masks[row] = mask_of(episode.legal, self.of.actions)
        episode.write_features(self.batch.features[row])
