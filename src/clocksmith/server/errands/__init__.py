"""Errands: what a server has workers elsewhere think about, by way of the database."""
