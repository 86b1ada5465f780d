"""`python -m store.server.invite KINTO.INI`: makes an account for somebody, and prints the invitation that gives it.

It runs on the server, by Kinto's own Python and as its user. Whoever uses the invitation first sets the password, so it
works once; nothing of it is kept but Kinto's hash of the key.
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
    """The text of a new invitation to the server of a Kinto's environment, which is reached at an address."""
    invitation = new_invitation(address, secrets.token_bytes)
    with contextlib.redirect_stdout(sys.stderr):
        if create_user(env, invitation.name, invitation.account_password):
            raise SystemExit("Kinto made no account")
    return invitation.invitation_code


def main(arguments: Sequence[str]) -> int:
    """Prints one invitation."""
    if len(arguments) != 1:
        sys.stderr.write("python -m store.server.invite KINTO.INI\n")
        return 2
    env = bootstrap(arguments[0], options={})
    settings = env["registry"].settings
    sys.stdout.write(make_invitation(env, f"{settings['http_scheme']}://{settings['http_host']}/v1") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
