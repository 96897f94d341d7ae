"""Lessons: short positions with sentences, in which one plays and is answered."""
