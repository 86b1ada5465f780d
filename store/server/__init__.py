"""The server, ready to run: Kinto on PostgreSQL for one household, to which its owner invites people. GROWING.md is
about larger ones.
"""
