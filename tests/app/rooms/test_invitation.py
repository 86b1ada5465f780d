"""Invitations, codes and addresses in pasted text."""

from __future__ import annotations

import os
from typing import Final

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rooms.memberships.invitation import (
    RoomInvitation,
    clean_host,
    clean_server,
    read_link,
    read_short_code,
    read_typed,
)
from store.rooms.client import HostUnreachable, RoomClient
from tests.pasted import AROUND, MESSAGE

IDS = st.binary(min_size=16, max_size=16).map(bytes.hex)
PINS = st.sampled_from(["", "0f" * 16, "ff" * 16])
ADDRESSES = st.sampled_from(["http://192.168.1.23:8551", "https://rooms.example.org:443", "http://[fe80::1]:8551"])
INVITATIONS = st.builds(RoomInvitation, ADDRESSES, IDS, IDS, PINS)
AROUND_LINKS: Final = [*AROUND, MESSAGE, "{0}{0}", "[the table]({0})", "Link：{0}。"]  # known wherever they begin


@given(INVITATIONS)
def test_a_link_is_found_in_pasted_text(invitation: RoomInvitation) -> None:
    for link in (invitation.link, invitation.in_app, invitation.link.replace("#", "%23")):
        for around in AROUND_LINKS:
            assert read_link(around.format(link)) == invitation, around.format(link)
    half = len(invitation.link) - 20
    assert read_link(f"{invitation.link[:half]}\n {invitation.link[half:]}") == invitation


@given(st.text(max_size=300))
def test_other_texts_are_not_read_as_invitations(text: str) -> None:
    assert read_link(text) is None
    assert read_short_code(text) == "" or len(read_short_code(text).replace(" ", "").replace("-", "")) == 8


@given(INVITATIONS)
def test_a_secret_can_be_typed_in_groups(invitation: RoomInvitation) -> None:
    spaced = " ".join(invitation.secret[n : n + 4] for n in range(0, len(invitation.secret), 4))
    for typed in (invitation.secret, spaced, f"“{spaced}”", f"{spaced}."):
        assert read_typed(f" {invitation.address} ", typed) == invitation


@pytest.mark.parametrize("around", AROUND)
def test_addresses_and_short_codes_are_found_too(around: str) -> None:
    assert clean_host(around.format("http://192.168.1.23:8551/")) == "http://192.168.1.23:8551"
    assert clean_host(around.format("192.168.1.23")) == "http://192.168.1.23:8551"
    assert clean_server(around.format("rooms.example.org")) == "https://rooms.example.org:443"
    assert read_short_code(around.format("K7QX-2MNP")) == "K7QX-2MNP"


def test_a_short_code_is_found_beside_its_address() -> None:
    both = "http://192.168.1.23:8551, the code is k7qx\u20112mnp"
    assert (clean_host(both), read_short_code(both)) == ("http://192.168.1.23:8551", "k7qx-2mnp")
    assert read_short_code("K7QX 2MNP") == "K7QX 2MNP" and read_short_code("K7QX2MNP.") == "K7QX2MNP"
    assert read_short_code("code K7QX-") == "" == read_short_code("come and play with")


NO_HOSTS: Final = [
    "999.1.1.1", "1.2.3", "256.256.256.256", "1.2.3.4.5", "0", "0x7f.1", "a..b", "-a", "a-", "_a", "a" * 64,
    "a." * 130 + "a", "[::zz]", "[fe80::1%25eth0]", "ann@host", "host:0", "host:99999", "host:x", "höst", "",
]  # fmt: skip


@pytest.mark.parametrize("typed", NO_HOSTS)
def test_invalid_hosts_are_found_without_a_request(typed: str) -> None:
    assert clean_host(typed) == ""
    assert clean_host(f"http://{typed}") == "" == clean_server(f"https://{typed}")
    assert read_typed(typed, "A" * 43) is None
    assert clean_host("ho st") == ""


@pytest.mark.parametrize("name", ["xn--a", "xn--zz--", "[::zz]", "999.1.1.1"])
async def test_an_address_that_cannot_be_requested_raises_no_answer(name: str) -> None:
    async with httpx.AsyncClient() as http:
        with pytest.raises(HostUnreachable):
            await RoomClient(http, f"http://{name}:8551", os.urandom).fetch_host_info()
