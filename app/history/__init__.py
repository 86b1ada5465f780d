"""Past matches: the list of them, replay, review, sharing, backup."""
