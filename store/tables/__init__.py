"""The tables of the newest schema that hold no facts of history: those are in `store.facts`, one file a kind.
`store.migrations` makes all of them; a test compares the two.

Facts are rows that are only ever added, and each carries a SHA-256 over all its other columns, so
a bit that flips on the disk is noticed. `settings` and `leases` hold the present only and are
rewritten; what is in `derived` is made from the facts and can be rebuilt.
"""
