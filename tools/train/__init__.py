"""Trains the nets of learned bots."""
