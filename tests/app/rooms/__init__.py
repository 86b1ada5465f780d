"""Rooms as people meet them."""
