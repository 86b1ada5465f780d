"""`python -m store.server.invite KINTO.INI`: make an account for a person, and print the invitation to it.

It runs on the server, by Kinto's own Python and as its user. The first device that uses the invitation sets the
password, so it works once; of its key only Kinto's hash is stored.
"""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from kinto.plugins.accounts.scripts import create_user
from pyramid.paster import bootstrap

from store.sync.account import new_invitation


def make_invitation(env: Any, address: str) -> str:
    """Make an account and return the text of its invitation. `env` is Kinto's environment, `address` the URL of the
    server. Raises SystemExit if Kinto makes no account.
    """
    invitation = new_invitation(address, secrets.token_bytes)
    with contextlib.redirect_stdout(sys.stderr):
        if create_user(env, invitation.name, invitation.account_password):
            raise SystemExit("Kinto made no account")
    return invitation.invitation_code


def main(arguments: Sequence[str]) -> int:
    """Print one invitation. Return 0, or 2 for wrong usage."""
    if len(arguments) != 1:
        sys.stderr.write("python -m store.server.invite KINTO.INI\n")
        return 2
    env = bootstrap(arguments[0], options={})
    settings = env["registry"].settings
    sys.stdout.write(make_invitation(env, f"{settings['http_scheme']}://{settings['http_host']}/v1") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
