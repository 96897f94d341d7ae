"""The `clocksmith` command."""
