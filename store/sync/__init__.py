"""Sync between one's own devices: segments of an append-only log, stored by a Kinto server.

Importing this package is cheap; `store.sync.client` loads httpx and is imported when sync is on.
"""
