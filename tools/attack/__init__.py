"""Attacks on a running server, while somebody plays on it."""
