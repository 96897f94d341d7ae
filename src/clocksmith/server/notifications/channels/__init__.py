"""Channels a notification can take: mail, browser push, Apprise services."""
