"""What is saved: matches, hands, players and settings in one SQLite file.

`store.opening` opens it, `store.store` is what is opened, `store.records` what it returns, `store.errors` what it
raises. Records and errors are cheap to import; the other two load the database library, which takes 0.3 s.
"""
