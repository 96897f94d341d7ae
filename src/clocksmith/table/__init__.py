"""One game in progress: no sockets, no database."""
