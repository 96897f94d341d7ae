"""What the server keeps: one database, written by one thread."""
