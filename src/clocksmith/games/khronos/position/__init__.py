"""Positions of Khronos as text that people can read and write."""
