"""A route that ends in `?` is opened."""

from __future__ import annotations

import pytest
from flet.controls.query_string import QueryString

from app.patches.flet import route_query


class Address:
    """The two fields of a page that Flet reads."""

    url = "http://127.0.0.1"
    route = "/settings?"


def test_a_route_that_ends_in_a_question_mark_is_followed() -> None:
    route_query.apply()
    page = Address()
    QueryString(page)()  # type: ignore[no-untyped-call]


def test_flet_fails_still() -> None:
    page = Address()
    with pytest.raises(AttributeError):
        route_query.UNPATCHED(QueryString(page))  # type: ignore[no-untyped-call]
