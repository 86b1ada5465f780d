"""What is stored of paired devices, and what they tell each other, is read back; damaged texts are no pairs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.rooms.memberships.storage import file_secrets
from app.stored.key_values import KeyValues
from app.sync.pairing.own_device import PairingDraft, load_or_make_own_device
from app.sync.pairing.stored_pairings import (
    MOST_ADDRESSES,
    NewPairing,
    Pairing,
    Pairings,
    cleaned_device_name,
    pairings_from_text,
    pairings_to_text,
)
from store.sync.peer.introduction import Introduction, PairingOffer, read_introduction, read_offer
from tests.sync.devices import Device

JSON: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=5),
    max_leaves=9,
)
HEX = st.binary(min_size=16, max_size=16).map(bytes.hex)
INTRODUCTIONS = st.builds(
    Introduction, HEX, st.text(max_size=60).map(cleaned_device_name), st.integers(0, (1 << 16) - 1), HEX
)
ADDRESSES = st.lists(st.ip_addresses(v=4).map(str), max_size=MOST_ADDRESSES, unique=True).map(tuple)
PAIRINGS = st.builds(Pairing, HEX, INTRODUCTIONS, ADDRESSES, st.integers(0, 1 << 50))
FIELDS = ("device", "name", "port", "pin", "pair", "secret")


@given(st.lists(PAIRINGS, max_size=3).map(tuple), st.integers(0, (1 << 16) - 1))
def test_stored_pairs_are_read_back(pairs: tuple[Pairing, ...], port: int) -> None:
    assert pairings_from_text(pairings_to_text(pairs, port)) == (pairs, port)


@given(PAIRINGS, st.integers(0, 300), st.characters())
def test_a_damaged_text_holds_no_pair_or_a_whole_one(pairing: Pairing, at: int, character: str) -> None:
    text = pairings_to_text((pairing,), 1)
    for damaged in (text[:at], f"{text[:at]}{character}{text[at + 1 :]}"):
        for found in pairings_from_text(damaged)[0]:
            assert len(found.id) == len(found.other.pin) == 32


@given(INTRODUCTIONS, HEX, st.binary(min_size=32, max_size=32))
def test_an_offer_is_read_back_and_does_not_show_its_secret(said: Introduction, pair: str, secret: bytes) -> None:
    offer = PairingOffer(said, pair, secret)
    assert read_offer(offer.to_json()) == offer and read_introduction(said.to_json()) == said
    assert repr(secret) not in repr(offer) and secret.hex() not in repr(offer)


@given(INTRODUCTIONS, st.sampled_from(FIELDS), JSON)
def test_no_introduction_from_another_device_raises(said: Introduction, key: str, junk: Any) -> None:
    changed = {**PairingOffer(said, "0" * 32, bytes(32)).to_json(), key: junk}
    for content in (changed, junk):
        offer = read_offer(content)
        assert offer is None or len(offer.secret) == 32
        introduction = read_introduction(content)
        assert introduction is None or len(introduction.name) <= 40


@given(PAIRINGS, st.lists(st.ip_addresses(v=4).map(str), max_size=9))
def test_addresses_are_remembered_the_last_first(pairing: Pairing, found: list[str]) -> None:
    addresses = pairing.addresses
    for address in found:
        addresses = Pairing(pairing.id, pairing.other, addresses).found_at(address)
        assert addresses[0] == address and len(addresses) == len(set(addresses)) <= MOST_ADDRESSES


async def test_a_pair_without_its_secret_or_its_row_opens_nothing(tmp_path: Path) -> None:
    device = Device(tmp_path)
    secrets = file_secrets(tmp_path / "secrets")
    values = KeyValues(device.store, lambda handler: handler)
    pairings = Pairings(values, secrets)
    one, renewed, third = (
        NewPairing(Pairing(id * 32, Introduction(of, "", 1, pin * 32)), bytes([number]) * 32)
        for number, (id, of, pin) in enumerate([("a", "x", "0"), ("b", "x", "1"), ("c", "y", "2")])
    )
    for new in (one, third, renewed):  # the same device twice
        await pairings.add(new, 4000)
    assert [each.id for each in pairings.all()] == ["b" * 32, "c" * 32]
    assert pairings.find_account("a" * 32) is None and pairings.find_account("b" * 32)
    await pairings.forget("b" * 32)
    pairings.update("b" * 32, last=5)  # an exchange that ends just then
    assert [each.id for each in pairings.all()] == ["c" * 32] and pairings.find_account("b" * 32) is None
    await secrets.write("")  # the keystore has lost it
    other = Pairings(values, secrets)
    await other.load_secrets()
    assert other.all() and other.find_account("c" * 32) is None
    device.close()


async def test_two_drafts_agree_on_one_pair_and_a_copy_is_not_paired_with_itself(tmp_path: Path) -> None:
    devices = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        devices.append(await asyncio.to_thread(load_or_make_own_device, tmp_path / name, name, name, "127.0.0.1", 0))
    here, there = (PairingDraft(each) for each in devices)
    answer = there.answer_offer("", "10.0.0.1", here.offer.to_json())
    here.accept_answer(read_introduction(answer), "10.0.0.2")
    assert here.found and there.found
    assert (here.found.pairing.id, here.found.secret) == (there.found.pairing.id, there.found.secret)
    assert here.found.pairing.urls == (f"http://10.0.0.2:{devices[1].introduction.port}",)
    assert here.found.pairing.other == devices[1].introduction
    devices[0].store_certificate(tmp_path / "one")
    copy = PairingDraft(load_or_make_own_device(tmp_path / "one", "renewed", "one", "127.0.0.1", 0))
    copy.accept_answer(devices[0].introduction, "10.0.0.1")
    assert copy.found is None
