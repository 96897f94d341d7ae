"""What a hundred thousand people would need: measured on one machine, computed for many."""
