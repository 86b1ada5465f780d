"""The server, ready to run: configuration for Kinto on PostgreSQL, for one household. See GROWING.md for more."""
