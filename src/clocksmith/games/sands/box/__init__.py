"""What a box may hold, and what must be true of it."""
