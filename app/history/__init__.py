"""Past matches: list, replay, review, sharing, backup."""
