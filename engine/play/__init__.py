"""A hand in play: its compiled rules, its state, what is legal, what a seat knows."""
