"""The spaces of observations and actions, with the bounds that a game declares."""

from typing import Any

import numpy as np
from gymnasium import spaces

from clocksmith.research.learning import LearningGame


def features_space(of: LearningGame) -> Any:
    """Return the space of what a seat sees: a number of its own bounds for each feature."""
    low, high = np.array(of.layout.bounds(), np.float32).T
    return spaces.Box(low, high, dtype=np.float32)


def actions_space(of: LearningGame) -> Any:
    """Return the space of the numbers of actions."""
    return spaces.Discrete(of.actions)


def masked_space(of: LearningGame) -> spaces.Dict:
    """Return the space of what a seat sees together with its legal actions."""
    mask = spaces.Box(0, 1, (of.actions,), np.int8)
    return spaces.Dict({"observation": features_space(of), "action_mask": mask})
