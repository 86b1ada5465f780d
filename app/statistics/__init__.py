"""Numbers of people and games."""
