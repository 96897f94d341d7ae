"""Lessons: short positions with sentences, in which you play and get replies."""
