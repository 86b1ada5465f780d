"""The token in the address that opens the app. Imported before the port is open, so it imports nothing slow."""

import os

TOKEN = "token"  # the name of its query parameter


def new_token() -> str:
    """A random token: 24 bytes in hex."""
    return os.urandom(24).hex()
