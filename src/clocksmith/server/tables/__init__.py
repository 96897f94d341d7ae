"""Tables people play at: one live table, and how tables are opened, played and closed."""
