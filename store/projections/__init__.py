"""What is derived from the facts, match by match, and can be made anew from them at any time."""
