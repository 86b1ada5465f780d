"""Rooms under faults: workers, PostgreSQL and phones are killed, and nothing acknowledged is lost or doubled."""
