"""A table drawn from its picture: where things lie and what they look like."""
