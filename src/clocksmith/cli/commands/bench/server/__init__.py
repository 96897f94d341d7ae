"""Load on a real server process, over loopback."""
