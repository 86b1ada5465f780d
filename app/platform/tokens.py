"""The token in the address that opens the app. Imported before the port is open, so it imports nothing slow."""

import os

TOKEN = "token"  # the token's query parameter


def new_token() -> str:
    """Return a random token: 24 bytes in hexadecimal."""
    return os.urandom(24).hex()
