"""What the server is known to do, each against a real Kinto on a real PostgreSQL. `python -m tests.defects sync` takes
the client's defences out one by one and shows that something here fails each time."""
