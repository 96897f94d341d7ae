"""What the pictures of all games share: SVG and the patterns of the players."""
