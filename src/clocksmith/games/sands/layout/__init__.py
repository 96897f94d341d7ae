"""How positions are written and read, and what must add up in them."""
