"""The Sands of Time as an SVG picture."""
