"""Moderation: stop or remove tables, mute people, and the audit log."""
