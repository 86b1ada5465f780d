"""Rate limits: never more requests at once than a bucket holds, and all hosts of a network share one."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from store.rooms.refereeing.rate_buckets import RateBucket, network_of_address

MOST, EACH = 10, 200.0


@given(st.lists(st.integers(0, 10_000), max_size=60), st.integers(1, 20))
@example([10_000, *[0] * 20], 10)
def test_bucket_never_allows_more_than_its_rate(waits: list[int], most: int) -> None:
    bucket, now, taken = RateBucket(most, 0), 0, list[int]()
    for wait in waits:
        now += wait
        if bucket.acquire(now, most, EACH) == 0:
            taken.append(now)
    for first, begun in enumerate(taken):
        for last, ended in enumerate(taken[first:], 1):
            assert last <= most + (ended - begun) / EACH + 1e-6


@given(st.integers(0, 5_000))
def test_request_after_the_stated_wait_is_allowed(begun: int) -> None:
    bucket = RateBucket(MOST, begun)
    while not (wait := bucket.acquire(begun, MOST, EACH)):
        continue
    assert bucket.acquire(begun + wait - 1, MOST, EACH) > 0
    assert bucket.acquire(begun + wait, MOST, EACH) == 0


def test_uncounted_request_can_be_made_again() -> None:
    bucket = RateBucket(1, 0)
    for _ in range(3):
        assert bucket.acquire(0, 1, EACH) == 0
        bucket.uncount_last()
    assert bucket.acquire(0, 1, EACH) == 0
    assert bucket.acquire(0, 1, EACH) > 0


def test_one_ipv6_64_network_shares_a_limit() -> None:
    assert network_of_address("2001:db8:1:2::1") == network_of_address("2001:db8:1:2:ffff:1:2:3") == "2001:db8:1:2::/64"
    assert network_of_address("2001:db8:1:3::1") != network_of_address("2001:db8:1:2::1")
    assert network_of_address("fe80::1%eth0") == network_of_address("fe80::2") == "fe80::/64"
    assert network_of_address("::ffff:192.0.2.7") == network_of_address("192.0.2.7") == "192.0.2.7"
    assert network_of_address("192.0.2.8") != network_of_address("192.0.2.7")
    assert network_of_address("") == "" and network_of_address("a proxy's socket") == "a proxy's socket"
