"""The tables of the newest schema that hold no facts of history; those are in `store.facts`, one file a kind.
`store.migrations` creates all of them; a test compares the two.

Facts are rows that are only added. Each has a SHA-256 over all its other columns, so that a flipped bit on the disk is
noticed. `settings` and `leases` hold only the present and are overwritten; `derived` can be computed again.
"""
