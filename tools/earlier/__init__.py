"""Bots of an earlier state of this project, as opponents of those of today."""
