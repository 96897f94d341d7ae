"""The Sands of Time: three dynasties of the ancient world."""
