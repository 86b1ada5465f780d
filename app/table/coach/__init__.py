"""What the coach says at a table."""
