"""The command ``clocksmith dataset``."""
