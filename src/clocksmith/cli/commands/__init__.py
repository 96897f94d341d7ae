"""The commands, each a module or a folder of its own."""
