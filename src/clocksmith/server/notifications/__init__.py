"""Notifications to people who are away: by mail, in browsers, through services."""
