"""How the database came to its present form, one numbered revision after the other."""
