"""Rooms: everybody on their own device, and one referee who holds the log. README.md is the contract as it is built."""
