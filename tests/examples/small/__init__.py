"""Three small games of different kinds, of which bots know nothing but the rules."""
