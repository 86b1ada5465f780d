"""What a person can set."""
