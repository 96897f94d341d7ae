"""The endpoints of tables."""
