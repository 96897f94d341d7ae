"""What people are told while they are away, by mail, in their browsers, by services."""
