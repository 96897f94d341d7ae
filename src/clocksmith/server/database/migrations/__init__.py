"""The migrations of the database, one numbered revision after the other."""
