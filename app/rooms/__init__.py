"""Rooms: people play at one table, each on their own device."""
