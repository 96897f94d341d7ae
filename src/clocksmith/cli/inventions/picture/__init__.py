"""Inventions as an SVG picture."""
