"""Clocksmith: three board games about time, as rules, tables, bots and a browser client."""

__version__ = "0.1.0"
