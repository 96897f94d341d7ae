"""Several servers on one database: which one owns a table, and what they tell each other."""
