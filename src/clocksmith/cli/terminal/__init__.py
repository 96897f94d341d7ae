"""How games look and are played in a terminal."""
