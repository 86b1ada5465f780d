"""Rooms in a storm: workers, PostgreSQL and phones are killed, and nothing that was acknowledged is lost or doubled."""
