"""Khronos as an SVG picture."""
