"""Parts that more than one game uses."""
