"""Stones and Suns: a tiny game for tests, with a grid and cards on a declared board."""
