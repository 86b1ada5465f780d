"""What stands in the address that lets somebody in; read in before the port is open, so it needs nothing."""

import os

TOKEN = "token"  # its name there


def new_token() -> str:
    """What nobody guesses."""
    return os.urandom(24).hex()
