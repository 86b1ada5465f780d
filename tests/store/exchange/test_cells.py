"""Numbers and dates are read in every notation they are written in."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.exchange.cells import find_date_order, number_text, parse_date, parse_number, uses_decimal_comma

NUMBERS = st.decimals(-99_999, 99_999, places=2).map(lambda number: number + 0)


@given(NUMBERS)
def test_a_number_is_read_as_it_is_written(number: Decimal) -> None:
    plain = number_text(number)
    assert parse_number(plain) == plain
    assert parse_number(plain.replace(".", ","), decimal_comma=True) == plain
    assert parse_number(plain.replace("-", "−")) == plain
    assert parse_number(f" {number:,.2f} ") == plain
    assert parse_number(f"{number:,.2f}".translate(str.maketrans(",.", ".,")), decimal_comma=True) == plain
    assert parse_number(f"{number:,.2f}".replace(",", "\u202f")) == plain


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("½", "0.5"),
        ("3½", "3.5"),
        ("-2½", "-2.5"),
        ("+7", "7"),
        ("007", "7"),
        (".5", "0.5"),
        ("-0", "0"),
        ("1'250", "1250"),
    ],
)
def test_a_number_may_be_written_in_short(text: str, number: str) -> None:
    assert parse_number(text) == number


@pytest.mark.parametrize("text", ["", "-", "x", "1e9", "1/2", "1..2", "½½", "--1", "9" * 30, "NaN"])
def test_what_is_no_number_is_none(text: str) -> None:
    assert parse_number(text) is None


def test_a_comma_is_a_decimal_comma_where_the_numbers_show_it() -> None:
    assert uses_decimal_comma(["1,5", "1,234"], ";")
    assert not uses_decimal_comma(["1,234"], ",")
    assert uses_decimal_comma(["1,234"], ";")


@given(st.dates(date(1970, 1, 1), date(2069, 12, 31)))
def test_a_date_is_read_in_its_order(day: date) -> None:
    said = day.isoformat()
    assert parse_date(said) == parse_date(f"{day:%Y/%m/%d}", "dmy") == parse_date(f"{day:%Y%m%d}") == said
    assert parse_date(f"{day:%d.%m.%Y}", "dmy") == parse_date(f"{day:%d/%m/%y}", "dmy") == said
    assert parse_date(f"{day.month}/{day.day}/{day.year}", "mdy") == said
    assert parse_date(f"{day.year}년 {day.month}월 {day.day}일") == parse_date(f"{day:%Y. %m. %d.}") == said


@given(st.datetimes(datetime(1970, 1, 1), datetime(2069, 12, 31)))
def test_a_time_is_read_with_its_date(moment: datetime) -> None:
    said = moment.replace(microsecond=0).isoformat(timespec="seconds" if moment.second else "minutes")
    assert parse_date(f"{moment:%Y-%m-%d %H:%M:%S}") == said
    assert parse_date(f"{moment:%d.%m.%Y, %H:%M:%S}", "dmy") == said
    assert parse_date(f"{moment:%m/%d/%Y %I:%M:%S %p}", "mdy") == said
    assert parse_date(f"{moment:%Y-%m-%dT%H:%M:%S.000Z}") == said


@pytest.mark.parametrize("text", ["", "x", "2024-13-01", "2024-02-30", "1/2", "24", "2024-01-01 25:00", "0000-00-00"])
def test_what_is_no_date_is_empty(text: str) -> None:
    assert parse_date(text) == ""


@given(st.lists(st.dates(date(2000, 1, 13), date(2030, 1, 1)).filter(lambda day: day.day > 12), min_size=1))
def test_the_order_is_found_where_a_day_shows_it(days: list[date]) -> None:
    assert find_date_order(f"{day:%d/%m/%Y}" for day in days) == ("dmy", False)
    assert find_date_order(f"{day:%m/%d/%Y}" for day in days) == ("mdy", False)
    assert find_date_order(f"{day:%d.%m.%Y}" for day in days) == ("dmy", False)
