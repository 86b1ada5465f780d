"""What two devices tell each other about themselves over an encrypted line, so that they find each other again."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from engine.player_names import clean_name
from store.rooms.certificate_pin import FINGERPRINT_DIGITS
from store.sync.account import NAME_BYTES, SECRET_BYTES, Account
from store.sync.errors import SyncError
from store.sync.wire import WireClient

PATH: Final = "/introduction"
END_PATH: Final = "/introduction/end"
LONGEST: Final = 4096  # bytes of an introduction
LONGEST_NAME: Final = 40  # characters
_ID: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
_PIN: Final = re.compile(rf"[0-9a-f]{{{FINGERPRINT_DIGITS}}}")
_PAIR: Final = re.compile(rf"[0-9a-f]{{{2 * NAME_BYTES}}}")
_SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


@dataclass(frozen=True, slots=True)
class Introduction:
    """A device: its id, its name for people, the port at which it listens for paired devices (0 if it doesn't), and the
    fingerprint of the certificate that it has there.
    """

    device: str
    name: str
    port: int
    pin: str

    def to_json(self) -> dict[str, Any]:
        """Return it as it's sent."""
        return {"device": self.device, "name": self.name, "port": self.port, "pin": self.pin}


@dataclass(frozen=True, slots=True)
class PairingOffer:
    """What a device offers to another one during an exchange: its introduction, and the id and secret of a new pair."""

    introduction: Introduction
    pair: str
    secret: bytes = field(repr=False)

    def to_json(self) -> dict[str, Any]:
        """Return it as it's sent."""
        return {**self.introduction.to_json(), "pair": self.pair, "secret": self.secret.hex()}


def read_introduction(content: Any) -> Introduction | None:
    """Return the introduction in JSON from another device, None if it has none."""
    match content:
        case {"device": str(device), "name": str(name), "port": int(port), "pin": str(pin)}:
            if _ID.fullmatch(device) and 0 <= port < 1 << 16 and type(port) is int and _PIN.fullmatch(pin):
                return Introduction(device, clean_name(name, LONGEST_NAME), port, pin)
    return None


def read_offer(content: Any) -> PairingOffer | None:
    """Return the offer in JSON from another device, None if it has none."""
    introduction = read_introduction(content)
    match content:
        case {"pair": str(pair), "secret": str(secret)}:
            if introduction is not None and _PAIR.fullmatch(pair) and _SECRET.fullmatch(secret):
                return PairingOffer(introduction, pair, bytes.fromhex(secret))
    return None


async def introduce(
    client: httpx.AsyncClient, account: Account, said: Introduction | PairingOffer
) -> Introduction | None:
    """Tell a peer about this device, and return what it tells about itself; None if it doesn't, as devices with earlier
    versions of the app. Raises SyncError.
    """
    try:
        answer = await WireClient(client, account.server, account).send_request("POST", PATH, content=said.to_json())
    except SyncError as error:
        if error.trouble != "server":
            raise
        return None
    return read_introduction(answer.content) if answer.status == 200 else None


async def end_pairing(client: httpx.AsyncClient, account: Account) -> None:
    """Tell a paired device that the pair has ended. Raises SyncError."""
    await WireClient(client, account.server, account).send_request("POST", END_PATH, content={})
