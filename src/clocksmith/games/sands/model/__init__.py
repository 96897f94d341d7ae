"""What the game is made of: what is printed, positions, actions, events."""
