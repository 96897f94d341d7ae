"""Doors for researchers: games as numbers, and as environments of the common libraries.

Needs numpy, and what each door is named after: ``clocksmith[research]``.
"""
