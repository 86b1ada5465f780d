"""Seats: your own and those of the others."""
