"""What a person would tell a bot about Khronos."""

from clocksmith.bots.knowledge.khronos.advice import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
