"""Plays for the account of a bot: what ``clocksmith join`` does."""
