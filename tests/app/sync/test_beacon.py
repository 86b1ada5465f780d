"""Beacons are read by the paired device alone, and are random bytes to everybody else."""

from __future__ import annotations

import queue

from hypothesis import given
from hypothesis import strategies as st

from app.sync.pairing.beacon import LENGTH, BeaconKey, BeaconSocket
from tests.sync.servers import free_port

PINS = st.binary(min_size=16, max_size=16).map(bytes.hex)
KEYS = st.builds(BeaconKey, st.binary(min_size=32, max_size=32), PINS)
PORTS = st.integers(1, (1 << 16) - 1)
GUARD = 30.0  # seconds


@given(KEYS, KEYS, PORTS)
def test_only_the_key_of_a_beacon_reads_it(key: BeaconKey, other: BeaconKey, port: int) -> None:
    beacon = key.make_beacon(port)
    assert key.read_beacon(beacon) == port
    for wrong in (other, BeaconKey(key.secret, other.pin), BeaconKey(other.secret, key.pin)):
        assert wrong == key or wrong.read_beacon(beacon) == 0
    assert repr(key.secret) not in repr(key)


@given(KEYS, PORTS)
def test_two_beacons_of_a_device_have_nothing_in_common(key: BeaconKey, port: int) -> None:
    one, other = key.make_beacon(port), key.make_beacon(port)
    assert len(one) == len(other) == LENGTH
    assert one[:16] != other[:16] and one[-16:] != other[-16:]


@given(KEYS, PORTS, st.integers(0, LENGTH - 1), st.integers(1, 255), st.binary(max_size=LENGTH + 5))
def test_a_changed_beacon_is_none(key: BeaconKey, port: int, at: int, bits: int, junk: bytes) -> None:
    beacon = key.make_beacon(port)
    changed = beacon[:at] + bytes([beacon[at] ^ bits]) + beacon[at + 1 :]
    for wrong in (changed, junk, beacon + b"x", beacon[:-1]):
        assert key.read_beacon(wrong) == 0


def test_a_beacon_arrives_and_junk_does_not() -> None:
    heard: queue.Queue[tuple[bytes, str]] = queue.Queue()
    key, port = BeaconKey(b"s" * 32, "0" * 32), free_port()
    listening = BeaconSocket("127.0.0.1", port, lambda data, address: heard.put((data, address)))
    calling = BeaconSocket("127.0.0.1", free_port(), lambda data, address: None)
    beacon = key.make_beacon(4000)
    for data in (b"", b"x" * (LENGTH + 1), b"x" * 5000, beacon):
        calling.send(data, port)
    assert heard.get(timeout=GUARD) == (beacon, "127.0.0.1")
    assert heard.empty()
    calling.close()
    listening.close()
