"""Rooms: everybody on their own device, at one table."""
