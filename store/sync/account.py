"""The account that one's devices share: its keys, the code that adds a device, and invitations."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from engine.player_names import address_in_paste, words_in_paste
from store.hosts import is_ip_address, is_valid_host
from store.sync.errors import SyncError

NAME_BYTES = 16
SECRET_BYTES = 32
KEY_BYTES = 17  # with name and check bytes a whole number of base32 digits
CHECK_BYTES = 2
CODE_WORD = "switch-sync-1"
INVITATION_WORD = "switch-invitation-1"
MAX_PASTED_LENGTH = 4_000  # the most characters of a text that are searched for a code
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U, which are easily misread
_MISREAD_DIGITS = str.maketrans("ILO", "110")
_PATH = re.compile(r"(/[A-Za-z0-9._~-]{1,60}){0,6}")


@dataclass(frozen=True, slots=True)
class Account:
    """An account: its server (`https://…/v1`), its random name, and the secret that never leaves the devices."""

    server: str
    name: str
    secret: bytes = field(repr=False)

    @property
    def login_password(self) -> str:
        """The password that the server knows; short enough for bcrypt, which uses 72 bytes."""
        return base64.urlsafe_b64encode(derive_key(self.secret, b"login")).decode().rstrip("=")

    def sign_segment(self, segment: str, body: bytes) -> str:
        """Return a signature over a segment, in hex, that only devices of this account can make."""
        return hmac.new(derive_key(self.secret, b"seal"), segment.encode() + b"\0" + body, hashlib.sha256).hexdigest()

    @property
    def device_code(self) -> str:
        """The code that adds another device."""
        return _format_code(CODE_WORD, self.server, bytes.fromhex(self.name) + self.secret)


@dataclass(frozen=True, slots=True)
class Invitation:
    """An account that a server's owner has made for another person. Its key is the password until the person's device
    sets another; the first device that does so has the account.
    """

    server: str
    name: str
    key: bytes = field(repr=False)

    @property
    def account_password(self) -> str:
        """The password made of the key."""
        return base64.urlsafe_b64encode(self.key).decode().rstrip("=")

    @property
    def invitation_code(self) -> str:
        """The code that the server's owner gives to the person."""
        return _format_code(INVITATION_WORD, self.server, bytes.fromhex(self.name) + self.key)


def new_account(server: str, random_bytes: Callable[[int], bytes]) -> Account:
    """Return a new account with a random name: a reused name would show what its old owner left."""
    return Account(server, _new_name(random_bytes), random_bytes(SECRET_BYTES))


def new_invitation(server: str, random_bytes: Callable[[int], bytes]) -> Invitation:
    """Return an invitation to a new account."""
    return Invitation(server, _new_name(random_bytes), random_bytes(KEY_BYTES))


def _new_name(random_bytes: Callable[[int], bytes]) -> str:
    return random_bytes(NAME_BYTES).hex()


def parse_code(text: str) -> Account:
    """Return the account in a typed or pasted code; case, spaces and hyphens don't matter. Raises SyncError (code)
    saying what is wrong.
    """
    server, name, secret = _parse_parts(CODE_WORD, text, SECRET_BYTES)
    return Account(server, name, secret)


def parse_invitation(text: str) -> Invitation:
    """Return the invitation in a code, read like `parse_code`. Raises SyncError (code) saying what is wrong."""
    server, name, key = _parse_parts(INVITATION_WORD, text, KEY_BYTES)
    return Invitation(server, name, key)


def read_invitation(text: str) -> Invitation | None:
    """Return the invitation in a typed or pasted text; None if there is none. Raises SyncError if it is mistyped."""
    there = INVITATION_WORD in (word.lower() for word in words_in_paste(text[:MAX_PASTED_LENGTH]))
    return parse_invitation(text) if there else None


def _format_code(word: str, server: str, packed: bytes) -> str:
    digits = write_digits(server, packed)
    groups = "-".join(digits[at : at + 5] for at in range(0, len(digits), 5))
    return f"{word} {server.removeprefix('https://')} {groups}"


def _parse_parts(wanted: str, text: str, length: int) -> tuple[str, str, bytes]:
    """Return server, name and `length` bytes of a key, from the first code in a text that begins with `wanted`. Raises
    SyncError saying what is wrong.
    """
    if len(text) > MAX_PASTED_LENGTH:
        raise SyncError("code", "too long for a code", wrong="long")
    words = words_in_paste(text)
    begins = next((n for n, word in enumerate(words) if word.lower() == wanted), -1)
    if begins < 0:
        raise SyncError("code", f"a code begins with {wanted}", wrong="word", about=wanted)
    rest = words[begins + 1 :]
    if len(rest) < 2:
        said = f"a code has three parts: {wanted}, an address, and letters with digits"
        raise SyncError("code", said, wrong="parts", about=wanted)
    server, digits = clean_address(rest[0]), ""
    expected = digits_of_bytes(NAME_BYTES + length)
    for word in rest[1:]:
        if len(digits) < expected and word.lower() != wanted:  # words behind the code are ignored
            digits += word.replace("-", "")
    packed = read_digits(server, digits, NAME_BYTES + length)
    return server, packed[:NAME_BYTES].hex(), packed[NAME_BYTES:]


def digits_of_bytes(length: int) -> int:
    """Return how many letters and digits a code of so many bytes has, with its check bytes."""
    return -(-(length + CHECK_BYTES) * 8 // 5)


def write_digits(server: str, packed: bytes) -> str:
    """Return bytes as letters and digits that can be typed, with check bytes over them and the server's address."""
    return _to_base32(packed + _check_bytes(server, packed))


def read_digits(server: str, text: str, length: int) -> bytes:
    """Return the `length` bytes of a typed code; case and hyphens don't matter. Raises SyncError (code) saying what is
    wrong with its letters and digits, or that they don't belong to this address.
    """
    digits, expected = text.replace("-", "").upper().translate(_MISREAD_DIGITS), digits_of_bytes(length)
    if wrong := sorted(set(digits) - set(_DIGITS)):
        raise SyncError("code", f"{wrong[0]} is not in a code", wrong="letter", about=wrong[0])
    if len(digits) != expected:
        said = f"{len(digits)} letters and digits after the address; there should be {expected}"
        raise SyncError("code", said, wrong="count")
    whole = _from_base32(digits)
    packed, check = whole[:-CHECK_BYTES], whole[-CHECK_BYTES:]
    if check != _check_bytes(server, packed):
        raise SyncError("code", "mistyped: the address and the letters do not go together", wrong="mistyped")
    return packed


def clean_address(text: str) -> str:
    """Return the URL of a server as it is used: HTTPS, or HTTP to this machine; `/v1` if it has no path. Raises
    SyncError (address) saying what is wrong.
    """
    text = address_in_paste(text)
    whole = text if "://" in text else f"https://{text}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError as error:
        raise SyncError("address", f"{text!r} is not an address", wrong="address", about=text) from error
    host = parts.hostname or ""
    if "@" in parts.netloc or parts.query or parts.fragment:
        raise SyncError("address", "an address holds no name, password, query or fragment", wrong="extra")
    if not is_valid_host(host):
        raise SyncError("address", f"{text!r} is not an address", wrong="address", about=text)
    if parts.scheme not in ("https", "http"):
        raise SyncError("address", f"{parts.scheme} is not spoken here: https is", wrong="scheme", about=parts.scheme)
    if parts.scheme == "http" and not is_loopback(host):
        raise SyncError("address", "without encryption only on this machine: use https", wrong="open")
    path = parts.path.rstrip("/") or "/v1"
    if not _PATH.fullmatch(path):
        raise SyncError("address", f"{parts.path!r} is not a path", wrong="path", about=parts.path)
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}{f':{port}' if port else ''}{path}"


def is_loopback(host: str) -> bool:
    """Return whether a host name can only mean this machine."""
    return host == "localhost" or (is_ip_address(host) and ipaddress.ip_address(host).is_loopback)


def derive_key(secret: bytes, label: bytes) -> bytes:
    """Return a 32-byte key for one purpose: HKDF with SHA-256 (RFC 5869), one block."""
    extracted = hmac.new(b"pocket-switch", secret, hashlib.sha256).digest()
    return hmac.new(extracted, label + b"\x01", hashlib.sha256).digest()


def _check_bytes(server: str, packed: bytes) -> bytes:
    return hashlib.sha256(server.encode() + b"\0" + packed).digest()[:CHECK_BYTES]


def _to_base32(data: bytes) -> str:
    number, length = int.from_bytes(data, "big"), len(data) * 8 // 5
    return "".join(_DIGITS[number >> 5 * at & 31] for at in reversed(range(length)))


def _from_base32(digits: str) -> bytes:
    number = 0
    for digit in digits:
        number = number << 5 | _DIGITS.index(digit)
    return number.to_bytes(len(digits) * 5 // 8, "big")
