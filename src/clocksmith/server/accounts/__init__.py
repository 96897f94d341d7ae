"""Guests and accounts: names, passwords, sessions, profiles, deletion."""
