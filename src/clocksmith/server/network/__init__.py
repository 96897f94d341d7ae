"""The network: HTTP and sockets, read and written by the event loop itself."""
