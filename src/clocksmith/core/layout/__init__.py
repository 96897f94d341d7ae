"""States declared once: text, checks, what a view passes on, and numbers for learners."""
