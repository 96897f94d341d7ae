"""What is asked, what is refused, what follows."""
