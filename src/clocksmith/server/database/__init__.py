"""One database, written by one thread."""
