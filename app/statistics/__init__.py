"""Statistics of people and games."""
