"""Pads to enter a round."""
