"""What players see of a position."""
