"""Playing on at random."""

import random

from clocksmith.research.episode import Episode


def play_on(episode: Episode, luck: random.Random, steps: int = 5_000) -> None:
    """Give so many legal answers, each as likely as another, or as many as there are."""
    for _ in range(steps):
        if episode.is_over:
            return
        episode.step(luck.choice(episode.legal.indices()))
