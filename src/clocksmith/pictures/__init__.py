"""Positions as pictures, drawn by the boards of the browser client."""
