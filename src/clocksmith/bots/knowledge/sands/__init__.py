"""What a person would tell a bot about The Sands of Time."""

from clocksmith.bots.knowledge.sands.advice import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
