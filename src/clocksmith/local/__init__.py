"""Tables without a server: what a page answers itself, with the same messages as a server."""
