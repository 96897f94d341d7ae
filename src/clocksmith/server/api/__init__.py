"""What the server can be asked by HTTP, and the socket of a table."""
