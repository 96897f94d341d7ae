"""Many games stepped together, in one process and over several."""

import random

import numpy as np
import pytest

from clocksmith.research.batch import Batch
from clocksmith.research.episode import Episode
from clocksmith.research.episodes import Episodes
from clocksmith.research.fleet import Fleet
from clocksmith.research.learning import LearningGame
from clocksmith.workers.worker import CrashError


def legal_actions(batch: Batch, luck: random.Random) -> list[int]:
    """Return a legal action for each game, each as likely as another."""
    return [luck.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]


def test_rows_tell_of_the_games_and_of_new_ones_once_they_are_over() -> None:
    of = LearningGame("khronos")
    episodes = Episodes(of, 3, seed=4)
    alone = [Episode(of, random.Random(f"4 {game}").getrandbits(63)) for game in range(3)]
    luck = random.Random(4)
    finished: set[int] = set()
    while len(finished) < len(alone):
        before = episodes.batch.masks.copy()
        actions = legal_actions(episodes.batch, luck)
        batch = episodes.step(actions)
        for row, episode in enumerate(alone):
            if row in finished:
                continue
            assert (episode.mask() == before[row]).all()
            episode.step(actions[row])
            assert batch.over[row] == episode.is_over
            assert batch.shares[row].tolist() == pytest.approx(episode.shares())
            if episode.is_over:
                finished.add(row)
            else:
                assert batch.seats[row] == episode.seat
                assert (batch.features[row] == episode.features()).all()
        assert batch.masks.any(axis=1).all(), "a game that is over has begun anew"


@pytest.mark.parametrize("name", ["sands", "inventions"])
def test_processes_play_the_same_games_as_one(name: str) -> None:
    of = LearningGame(name, 3)
    episodes = Episodes(of, 3, seed=7)
    luck = random.Random(7)
    with Fleet(of, 3, processes=2, seed=7) as fleet:
        for _ in range(40):
            ours, theirs = episodes.batch, fleet.batch
            assert (ours.features == theirs.features).all()
            assert (ours.masks == theirs.masks).all()
            assert (ours.seats == theirs.seats).all()
            actions = legal_actions(ours, luck)
            episodes.step(actions)
            fleet.step(actions)


def test_an_illegal_action_ends_a_process_with_a_sentence() -> None:
    of = LearningGame("inventions")
    with Fleet(of, 2, processes=1) as fleet:
        unlawful = np.argmin(fleet.batch.masks, axis=1)
        with pytest.raises(CrashError, match="not the number of a legal action"):
            fleet.step(unlawful)
