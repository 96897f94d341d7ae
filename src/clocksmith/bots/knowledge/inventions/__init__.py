"""What a person would tell a bot about Inventions."""

from clocksmith.bots.knowledge.inventions.advice import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
