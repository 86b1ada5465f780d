"""Rooms as people use them."""
