"""Above the limit, a member of the largest group is dropped, never one that came alone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.platform.fair_limit import FairLimit

STEPS = st.lists(st.tuples(st.sampled_from("aaaabc"), st.booleans()), max_size=80)


@given(STEPS, st.integers(1, 8), st.integers(1, 8))
def test_no_more_stay_than_may_and_who_goes_is_the_eldest_of_those_who_are_most(
    steps: list[tuple[str, bool]], most: int, each: int
) -> None:
    crowd: FairLimit[int] = FairLimit(most, each)
    there: dict[int, str] = {}
    for n, (key, leaves) in enumerate(steps):
        if leaves and there:
            crowd.remove_member(gone := next(iter(there)))
            del there[gone]
            continue
        there[n] = key
        many = {other: list(there.values()).count(other) for other in set(there.values())}
        if (went := crowd.add_member(n, key)) is not None:
            assert many[there[went]] == max(many.values()) or (there[went] == key and many[key] > each)
            assert went == next(other for other in there if there[other] == there[went])
            del there[went]
        else:
            assert len(there) <= most and many[key] <= each
        assert len(crowd) == len(there) and all(other in crowd for other in there)


def test_lone_member_is_kept_however_many_others_join() -> None:
    crowd: FairLimit[int] = FairLimit(10)
    assert crowd.add_member(0, "alone") is None
    went = [crowd.add_member(n, "crowd") for n in range(1, 100)]
    assert 0 in crowd and went[-90:] == list(range(1, 91))


def test_nobody_is_taken_where_nobody_is() -> None:
    assert FairLimit[int](1).evict_oldest() is None
