"""Measuring how fast the rules are, plain and compiled, each in a process of its own."""
