"""Inventions: ideas that become inventions through six eras."""
