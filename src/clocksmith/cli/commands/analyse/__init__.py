"""The command ``clocksmith analyse``: what was luck, where it turned, what was better."""
