"""Known behaviour of the server, each tested on a real Kinto over a real PostgreSQL. `python -m tests.defects sync`
removes the client's defences one by one, and shows that a test here fails each time.
"""
