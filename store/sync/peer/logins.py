"""The logins that a peer server accepts: that of a code, once, or those of all paired devices."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Protocol

from store.sync.account import Account


class Logins(Protocol):
    """The logins that a peer server accepts."""

    def is_open(self) -> bool:
        """Return whether any login is accepted now. While none is, wrong ones aren't counted."""

    def find_account(self, name: str, password: bytes) -> Account | None:
        """Return the account of a login, None if it isn't accepted."""

    def end_exchange(self, name: str) -> None:
        """Note that the device with this account name has everything."""


class OneTimeLogin:
    """The secret of `account` lets in the first device that uses it, under the name that it chooses, until its exchange
    has ended. `is_valid` is asked at each request.
    """

    def __init__(self, account: Account, is_valid: Callable[[], bool] = lambda: True) -> None:
        self._account, self._is_valid = account, is_valid
        self._peer = ""
        self._is_over = False

    def is_open(self) -> bool:
        return not self._is_over and self._is_valid()

    def find_account(self, name: str, password: bytes) -> Account | None:
        if not self.is_open() or not _fits(self._account, password):
            return None
        if self._peer and name != self._peer:
            return None
        self._peer = name
        return self._account

    def end_exchange(self, name: str) -> None:
        self._is_over = True


class PairedLogins:
    """The accounts of all paired devices, each for any number of exchanges.

    `find_pair` returns the account with a name, None if there is none any more. `on_end` is called with the name of an
    account whenever an exchange has ended. They're always open, so wrong logins are always counted.
    """

    def __init__(self, find_pair: Callable[[str], Account | None], on_end: Callable[[str], object]) -> None:
        self._find_pair, self._on_end = find_pair, on_end

    def is_open(self) -> bool:
        return True

    def find_account(self, name: str, password: bytes) -> Account | None:
        account = self._find_pair(name)
        return account if account is not None and _fits(account, password) else None

    def end_exchange(self, name: str) -> None:
        self._on_end(name)


def _fits(account: Account, password: bytes) -> bool:
    return hmac.compare_digest(password, account.login_password.encode())
