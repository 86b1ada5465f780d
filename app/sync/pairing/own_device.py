"""This device as it's known to paired ones: its certificate, its port, and what it tells about itself."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from app.data import CLOCK
from app.rooms.host.port import bind_port
from app.sync.pairing.stored_pairings import NewPairing, Pairing, cleaned_device_name
from store.file_permissions import write_private_file
from store.rooms.certificate_pin import certificate_fingerprint
from store.sync.account import NAME_BYTES, SECRET_BYTES
from store.sync.peer.introduction import Introduction, PairingOffer, read_offer

CERTIFICATE_FILE: Final = "pairings-certificate"
_END: Final = "-----END CERTIFICATE-----\n"


@dataclass(frozen=True)
class OwnDevice:
    """What this device tells about itself, and its certificate with the private key (PEM), as it's stored once the
    device is paired.
    """

    introduction: Introduction
    certificate: str = field(repr=False)

    def store_certificate(self, folder: Path) -> None:
        """Write the certificate to its private file. Raises OSError."""
        write_private_file(folder / CERTIFICATE_FILE, self.certificate.encode())


def load_or_make_own_device(folder: Path, device: str, name: str, bind_host: str, port: int) -> OwnDevice:
    """Return this device, with the certificate of its folder or a new one, which isn't stored yet. Without a `port`, a
    free one is chosen at the IP address `bind_host`. May block. Raises `CannotHost`.
    """
    try:
        stored = (folder / CERTIFICATE_FILE).read_text()
        shown, end, _ = stored.partition(_END)
        pin = certificate_fingerprint(shown + end)
    except (OSError, ValueError):  # there is none, or it's damaged
        from store.rooms.certificate import make_certificate  # imports cryptography

        made = make_certificate([])  # without addresses, since it stays when they change
        stored, pin = made.certificate + made.key, made.fingerprint
    if not port:
        with bind_port(bind_host, 0) as bound:
            port = bound.getsockname()[1]
    return OwnDevice(Introduction(device, cleaned_device_name(name), port, pin), stored)


def remove_certificate(folder: Path) -> None:
    """Delete the certificate of a device without pairs. The next pair gets another one, so that nobody in the network
    can tell that both are of the same device.
    """
    (folder / CERTIFICATE_FILE).unlink(missing_ok=True)


class PairingDraft:
    """The pair of this device and the one that it exchanges with, before a person has chosen to keep it. `found` is
    None until the devices have agreed on it.
    """

    def __init__(self, own: OwnDevice) -> None:
        self.own = own
        self.found: NewPairing | None = None
        self._offer = PairingOffer(own.introduction, secrets.token_hex(NAME_BYTES), secrets.token_bytes(SECRET_BYTES))

    @property
    def offer(self) -> PairingOffer:
        """What the device that has read the code tells the other one."""
        return self._offer

    def accept_answer(self, said: Introduction | None, address: str) -> None:
        """Take over the answer of the other device, at this IP address, to the offer."""
        if said is not None:
            self._agree(said, address, self._offer)

    def answer_offer(self, name: str, address: str, said: Any) -> dict[str, Any] | None:
        """Take over the offer of the other device, and return the answer; None if it made none."""
        offer = read_offer(said)
        if offer is None:
            return None
        self._agree(offer.introduction, address, offer)
        return self.own.introduction.to_json()

    def _agree(self, other: Introduction, address: str, offer: PairingOffer) -> None:
        if other.pin != self.own.introduction.pin:  # a copy of this device would be called by itself
            self.found = NewPairing(Pairing(offer.pair, other, (address,), CLOCK.wall()), offer.secret)


def with_port(introduction: Introduction, port: int) -> Introduction:
    """Return what a device tells that listens at this port now, 0 for none."""
    return replace(introduction, port=port)
