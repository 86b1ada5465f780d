"""The server, ready to run: Kinto on PostgreSQL for one household, whose keeper invites. See GROWING.md for more."""
