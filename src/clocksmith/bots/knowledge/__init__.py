"""What a person would tell a bot about one game; one module for each game."""
