"""The code that one device shows and another one reads: as a link, as a QR code of it, or typed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from app.rooms.memberships.invitation import clean_host
from app.rooms.memberships.link_format import LinkFormat
from engine.player_names import words_in_paste
from store.rooms.certificate_pin import MIN_PIN_DIGITS
from store.sync.account import MAX_PASTED_LENGTH, Account, derive_key, digits_of_bytes, read_digits, write_digits
from store.sync.errors import SyncError

PIN_BYTES: Final = MIN_PIN_DIGITS // 2
TOKEN_BYTES: Final = 8  # with the limits on wrong ones, nobody guesses it in the minutes that a code is valid
_NAME_BYTES: Final = 16
_GROUP: Final = 4  # letters and digits between hyphens
TRANSFER_LINK: Final = LinkFormat(
    "/#/m/", "pocket-switch://table/settings/move", rf"[0-9A-Za-z]{{{digits_of_bytes(PIN_BYTES + TOKEN_BYTES)}}}"
)


@dataclass(frozen=True)
class TransferCode:
    """What a device needs to exchange with the one that shows the code: its URL, the beginning of the fingerprint of
    its certificate in hex, and the secret that lets one device in.
    """

    address: str
    pin: str
    token: bytes = field(repr=False)

    @property
    def link(self) -> str:
        """The link for a QR code or a message."""
        return TRANSFER_LINK.link(self.address, self._digits)

    @property
    def in_app(self) -> str:
        """The link that opens the app on the device where it's tapped."""
        return TRANSFER_LINK.link_in_app(self.address, self._digits)

    @property
    def text(self) -> str:
        """The code for typing: an address, and letters and digits in groups."""
        groups = (self._digits[at : at + _GROUP] for at in range(0, len(self._digits), _GROUP))
        return f"{self.address.removeprefix('http://')} {'-'.join(groups)}"

    def account_of(self, device: str) -> Account:
        """Return the account of the exchange for the device with this id, which has the same name at each attempt."""
        name = derive_key(self.token, b"device " + device.encode())[:_NAME_BYTES].hex()
        return Account(self.address.replace("http:", "https:") + "/v1", name, self.token)

    @property
    def _digits(self) -> str:
        return write_digits(self.address, bytes.fromhex(self.pin) + self.token)


def read_code(text: str) -> TransferCode:
    """Return the code in a link, or in a typed or pasted text. Raises SyncError (code) saying what is wrong."""
    if len(text) > MAX_PASTED_LENGTH:
        raise SyncError("code", "too long for a code", wrong="long")
    if found := TRANSFER_LINK.find_link(text):
        typed, digits = found
    else:
        words = words_in_paste(text)
        typed, digits = (words[0], "".join(words[1:])) if words else ("", "")
    address = clean_host(typed)
    if not address:
        raise SyncError("code", f"{typed!r} is not an address", wrong="address", about=typed)
    packed = read_digits(address, digits, PIN_BYTES + TOKEN_BYTES)
    return TransferCode(address, packed[:PIN_BYTES].hex(), packed[PIN_BYTES:])
