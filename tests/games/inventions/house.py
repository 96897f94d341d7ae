"""What is printed in the newest box of the house, and the actions with it."""

from clocksmith.games.inventions.game import GAME

PARTS = GAME.parts
ACTIONS = GAME.catalogue
