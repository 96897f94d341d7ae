"""A slow, plain second reading of the rules of Khronos, to check the real engine against."""

from games.khronos.oracle.game import Oracle, Question
from games.khronos.oracle.parts import VALLEY

__all__ = ["VALLEY", "Oracle", "Question"]
